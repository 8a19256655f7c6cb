//! The effects of each action on the game.

mod actions;
mod computer;
#[cfg(not(target_arch = "wasm32"))] // proptest takes its seeds from the system.
mod pressed;

use std::rc::Rc;

use bezzel_solver::board::Square;
use yew::Reducible;

use super::{Action, History, State};
use crate::link::{DuelLink, Link};
use crate::tests;

/// The game that a link opens, named by what follows `#/duel`.
fn game(link: &str) -> DuelLink {
    tests::state(&format!("#/duel{link}"))
}

fn open(link: &str) -> Rc<State> {
    Rc::new(State::new(History::new(game(link)), 7))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

/// The link of the game as it is now.
fn shown(state: &State) -> String {
    let link = Link::of(state.link()).to_string();
    link.trim_start_matches("#/duel").to_owned()
}

/// The number of squares that the knight has visited.
fn visited(state: &State) -> usize {
    state.link().path.squares.len()
}

fn press(state: &Rc<State>, name: &str) -> Rc<State> {
    let square = Square::from_name(name, state.link().path.board.size()).unwrap();
    after(state, Action::Press(square))
}
