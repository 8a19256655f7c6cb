//! The actions of a visitor, and the state after each.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::TourKind;
use yew::Reducible;

use super::State;
use crate::bridge::numbers::WorkerEvent;
use crate::components::{History, PuzzleRecords};
use crate::link::{Day, NumberSource, NumbersLink};

/// The seconds between two times at which the time of a puzzle is stored.
const SECONDS_APART: u32 = 5;

/// An action of a visitor on the screen.
#[derive(Clone, Debug)]
pub enum Action {
    /// Go to the puzzle of a link that was opened.
    Open(NumbersLink),
    /// Go to another puzzle.
    Choose(NumberSource),
    /// Write the next number on a free square, or erase the visitor's number.
    Press(Square),
    /// Write a number by its digits.
    Type(Square, u32),
    /// Erase the visitor's number.
    Erase(Square),
    /// Let presses write the numbers from this one on, or the lowest that is missing.
    Pick(Option<u32>),
    /// Make the puzzle instead of solving it, or solve it.
    Make(bool),
    /// Let presses make and fill holes, or give numbers.
    EditHoles(bool),
    /// Make the puzzle on a board of this size, with a tour of this kind.
    Shape(Size, TourKind),
    /// Give more numbers of the puzzle that is being made until exactly one tour fits.
    MakeUnique,
    /// Erase all of the visitor's numbers.
    Clear,
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Show the wrong numbers.
    Check,
    /// Give a hint.
    Hint,
    /// Do as the hint says.
    FollowHint,
    /// A second has gone by.
    Tick,
    /// Set the present day.
    Today(Day),
    /// Another window has stored these puzzles.
    Stored(PuzzleRecords),
    /// Delete all stored puzzles.
    Forget,
    /// Make or judge the puzzle once more.
    Again,
    /// Make and judge it no longer.
    Cancel,
    /// A worker reports on the puzzle.
    Worker(WorkerEvent),
    /// A worker reports on the hint.
    Advise(WorkerEvent),
}

impl Action {
    /// Whether it comes from the visitor, and not from a link, a worker, a clock or another window.
    const fn is_visitors(&self) -> bool {
        !matches!(
            self,
            Self::Open(_)
                | Self::Worker(_)
                | Self::Advise(_)
                | Self::Stored(_)
                | Self::Today(_)
                | Self::Tick
        )
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        let is_visitors = action.is_visitors();
        if is_visitors {
            next.idle = 0;
        }
        match action {
            Action::Open(link) => next.open_link(link),
            Action::Choose(source) if self.is_same(&source) => {}
            Action::Choose(source) => next.go(History::new(source.into())),
            Action::Check | Action::Hint | Action::FollowHint if self.making => {}
            Action::Press(square) if self.making && self.edits_holes => next.turn_hole(square),
            Action::Press(square) => next.press(square),
            Action::Type(square, digit) => next.type_digit(square, digit),
            Action::Erase(square) => next.write(square, None),
            Action::Pick(number) => next.chosen = number,
            Action::Make(on) => next.make(on),
            Action::EditHoles(on) => next.edits_holes = on,
            Action::Shape(size, kind) => next.shape(size, kind),
            Action::MakeUnique => next.make_unique(),
            Action::Clear if self.making => next.redraw(self.blank()),
            Action::Clear => next.change(self.changeable().source.into()),
            Action::Undo => next.travel(self.history.undo()),
            Action::Redo => next.travel(self.history.redo()),
            Action::Check => {
                next.checked = true;
                next.forget_hint();
            }
            Action::Hint => next.give_hint(),
            Action::FollowHint => next.follow_hint(),
            Action::Tick => {
                next.seconds += 1;
                next.idle += 1;
                if next.seconds.is_multiple_of(SECONDS_APART) {
                    next.store();
                }
            }
            Action::Today(day) if day == self.today => return self,
            Action::Today(day) => {
                next.today = day;
                // The puzzle that was begun belongs to its day.
                if let NumberSource::Day(None, _) = self.position().source {
                    next.forget_hint();
                    next.begin();
                }
            }
            Action::Stored(records) => next.take_over(records),
            Action::Forget => next.records = PuzzleRecords::default(),
            Action::Again => next.ask(),
            Action::Cancel if self.is_making_unique() => next.leave_as_it_is(),
            Action::Cancel => next.request.cancel(),
            Action::Worker(event) => next.receive(event),
            Action::Advise(event) => next.receive_hint(event),
        }
        let solves = next.hints != self.hints || next.position() != self.position();
        if is_visitors && solves && next.is_same(&self.position().source) {
            next.store();
        }
        if next == *self { self } else { Rc::new(next) }
    }
}
