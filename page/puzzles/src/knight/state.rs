//! The state of the screen: the puzzle with the visitor's numbers and their history, and the work for it, with one reducer.
//! Nothing here touches the page.

mod action;
mod making;
mod puzzle;
mod storing;
mod writing;

use std::rc::Rc;

use bezzel_solver::knight::puzzle::Puzzle;

use super::advice::Advice;
use super::facts::Facts;
use crate::bridge::numbers::{Judged, Request};
use crate::components::screen::ScreenState;
use crate::components::{History, PuzzleRecords};
use crate::link::{Day, NumberSource, NumbersLink};

pub use action::Action;
pub use puzzle::are_one;
use writing::Typed;

/// The seconds without an action after which the time of a puzzle stands still.
const IDLE: u32 = 120;

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The puzzle and the visitor's numbers, with all earlier ones.
    pub history: History<NumbersLink>,
    /// The present day.
    pub today: Day,
    /// The work that makes and judges the puzzle.
    pub request: Request,
    /// The verdict on the puzzle.
    pub judged: Option<Rc<Judged>>,
    /// The search for a hint.
    pub asking: Request,
    /// The hint that the visitor reads.
    pub advice: Option<Advice>,
    /// Whether wrong numbers are shown.
    pub checked: bool,
    /// Whether the visitor makes the puzzle, and does not solve it.
    pub making: bool,
    /// Whether a press makes and fills holes, while the puzzle is made.
    pub edits_holes: bool,
    /// The number from which on a press writes the next one that is missing.
    chosen: Option<u32>,
    /// The digits that the visitor is typing.
    typed: Option<Typed>,
    /// The seconds that the visitor has spent on the puzzle since its first change.
    pub seconds: u32,
    /// The seconds since the visitor's latest action.
    idle: u32,
    /// The number of hints that the visitor has read.
    pub hints: u32,
    /// The puzzles that are stored on the device.
    pub records: PuzzleRecords,
}

impl State {
    /// The screen when it opens, with its history.
    pub fn new(history: History<NumbersLink>, today: Day, records: PuzzleRecords) -> Self {
        let mut state = Self {
            history,
            today,
            request: Request::default(),
            judged: None,
            asking: Request::default(),
            advice: None,
            checked: false,
            making: false,
            edits_holes: false,
            chosen: None,
            typed: None,
            seconds: 0,
            idle: 0,
            hints: 0,
            records,
        };
        state.begin();
        state
    }

    /// The puzzle and the visitor's numbers.
    pub fn position(&self) -> &NumbersLink {
        self.history.present()
    }

    /// The puzzle, once it is made.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match &self.position().source {
            NumberSource::Own(puzzle) => Some(puzzle),
            _ => self.judged.as_ref().map(|judged| &judged.puzzle),
        }
    }

    /// The verdict of the rules on the numbers.
    pub fn facts(&self) -> Option<Facts> {
        Some(Facts::of(self.puzzle()?, &self.position().mine))
    }

    /// Whether the numbers are a tour.
    pub fn is_solved(&self) -> bool {
        !self.making && self.facts().is_some_and(|facts| facts.is_solved())
    }

    /// Whether the visitor has written something.
    pub fn is_begun(&self) -> bool {
        !self.position().mine.is_empty()
    }

    /// Whether the time runs: something has been done not long ago, and the puzzle was never solved.
    pub fn is_timed(&self) -> bool {
        self.is_begun()
            && !self.making
            && !self.is_solved()
            && self.idle < IDLE
            && self.solving().is_none()
    }

    /// Goes to other numbers, which can be taken back.
    fn change(&mut self, position: NumbersLink) {
        self.go(self.history.change(position));
    }

    fn go(&mut self, history: History<NumbersLink>) {
        let same = self.is_same(&history.present().source);
        self.history = history;
        self.forget_hint();
        self.checked = false;
        self.typed = None;
        if !same {
            self.making &= matches!(self.position().source, NumberSource::Own(_));
            if !self.making {
                self.chosen = None;
            }
            self.begin();
        }
    }

    fn forget_hint(&mut self) {
        self.advice = None;
        self.asking.reset();
    }

    /// The present numbers for a change. If they are of today's puzzle, they become those of this day's puzzle.
    pub fn changeable(&self) -> NumbersLink {
        let mut position = self.position().clone();
        if let NumberSource::Day(day, _) = &mut position.source {
            day.get_or_insert(self.today);
        }
        position
    }
}

impl ScreenState for State {
    type Link = NumbersLink;

    fn open(link: NumbersLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> NumbersLink {
        self.position().clone()
    }
}

#[cfg(test)]
mod tests;
