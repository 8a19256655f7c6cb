//! The effects of each action on the position.

mod actions;
mod asking;
mod history;
mod typing;

use std::rc::Rc;

use bezzel_solver::board::Square;
use yew::Reducible;

use super::{Action, History, State};
use crate::link::{Link, QueensLink};
use crate::tests;

/// The position that a link opens, named by what follows `#/queens`.
fn position(link: &str) -> QueensLink {
    tests::state(&format!("#/queens{link}"))
}

fn open(link: &str) -> Rc<State> {
    Rc::new(State::new(History::new(position(link))))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

/// The link of the position as it is now.
fn shown(state: &State) -> String {
    let link = Link::of(state.position()).to_string();
    link.trim_start_matches("#/queens").to_owned()
}

fn square(state: &State, name: &str) -> Square {
    Square::from_name(name, state.position().placement.size()).unwrap()
}

fn press(state: &Rc<State>, name: &str) -> Rc<State> {
    after(state, Action::Press(square(state, name)))
}
