//! A whole screen, as a link opens it.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel::link::{Link, ScreenLink};
use gloo::utils::window;
use yew::prelude::*;
use yew::scheduler::flush;

use crate::stage::{Stage, recorder};

/// A screen and the links that it has reported.
pub struct Shown<L> {
    pub stage: Stage,
    pub on_change: Callback<L>,
    changes: Rc<RefCell<Vec<L>>>,
}

/// The text of a screen's link.
pub fn state<L: ScreenLink>(hash: &str) -> L {
    Link::read(hash).0.screen.read().0
}

impl<L: ScreenLink + 'static> Shown<L> {
    /// The screen that is drawn for the state of a link, with the callback for its changes.
    pub async fn new(hash: &str, draw: impl Fn(L, Callback<L>) -> Html) -> Self {
        // What an earlier test has done, whose screen may still be going, is not to be undone in this one.
        flush().await;
        let visit = window().session_storage().unwrap().unwrap();
        visit.clear().unwrap();
        let (changes, on_change) = recorder();
        let stage = Stage::new(draw(state(hash), on_change.clone())).await;
        Self {
            stage,
            on_change,
            changes,
        }
    }

    /// The name of the position's status.
    pub fn status(&self) -> String {
        self.stage
            .attribute("[data-status]", "data-status")
            .unwrap()
    }

    /// The number of squares that the knight has visited.
    pub fn visited(&self) -> usize {
        self.stage.count("[data-visited]")
    }

    /// The words of the status.
    pub fn words(&self) -> String {
        self.stage.words("[data-status]")
    }

    /// The link that was reported last.
    pub fn link(&self) -> String {
        let link = self.changes.borrow().last().expect("a report").clone();
        Link::of(&link).to_string()
    }

    /// Presses a button or switch.
    pub async fn press(&self, action: &str) {
        self.stage.click(&format!("[data-action={action}]")).await;
    }

    /// Switches something on or off, or chooses it.
    pub async fn switch(&self, selector: &str) {
        self.stage.plain(selector, "change").await;
    }

    /// Presses squares, one after the other.
    pub async fn walk(&self, squares: &str) {
        for name in squares.split(' ') {
            self.stage.click(&crate::board::at(name)).await;
        }
    }
}
