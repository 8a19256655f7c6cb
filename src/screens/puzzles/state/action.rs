//! What a visitor can do, and what becomes of the state.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Kind, Rule};
use yew::Reducible;

use super::State;
use crate::bridge::puzzle::{Task, WorkerEvent};
use crate::components::transport::Command;
use crate::link::{PuzzleSource, PuzzlesLink};
use crate::screens::puzzles::draft::{painted, redrawn, toggled};
use crate::screens::puzzles::habits::Habits;
use crate::screens::puzzles::position::{Content, pressed, put};
use crate::screens::puzzles::watch::Watch;

/// What a visitor can do on the puzzles screen.
#[derive(Clone, Debug)]
pub(in crate::screens::puzzles) enum Action {
    /// Go to the puzzle of a link that was opened.
    Open(PuzzlesLink),
    /// Go to another puzzle.
    Choose(PuzzleSource),
    /// Put on a square what comes after what is there.
    Press(Square),
    /// Cross a square out, or take the cross away.
    Cross(Square),
    /// Put a queen on a square, or take it away.
    Queen(Square),
    /// Draw a stroke over these squares, or go on with it: as it is with the first square, it crosses out or clears.
    Stroke(Vec<Square>),
    /// The stroke has ended.
    EndStroke,
    /// Move a queen.
    Move(Square, Square),
    /// Take away all that the visitor has put on the squares.
    Clear,
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Show what is wrong.
    Check,
    /// Give a hint, or more of it, or do what it says.
    Hint,
    /// Make the puzzle instead of solving it, or solve it.
    Make(bool),
    /// Make a puzzle of this kind and rule with so many rows.
    Redraw(Kind, Rule, u32),
    /// Paint a square with a region.
    Paint(Square, u32),
    /// Change the puzzle that is being made until it has one solution.
    MakeUnique,
    /// Watch the search for the solution, or no longer.
    Watch(bool),
    /// What is asked of the search that is watched.
    Command(Command),
    /// A frame is due, this many milliseconds after the one before.
    Frame(f64),
    /// A second has gone by.
    Tick,
    /// Solve by other habits.
    Live(Habits),
    /// Make or judge the puzzle once more.
    Again,
    /// Make and judge it no longer.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Open(link) => self.with(link),
            Action::Press(square) | Action::Queen(square) if self.making => {
                self.redrawn(self.puzzle().and_then(|puzzle| toggled(puzzle, square)))
            }
            Action::Stroke(squares) if self.making => self.painted(&squares),
            Action::Paint(square, region) if self.making => self.redrawn(
                self.puzzle()
                    .and_then(|puzzle| painted(puzzle, square, region)),
            ),
            Action::Cross(_) | Action::Move(..) | Action::Check | Action::Hint if self.making => {
                return self;
            }
            Action::Paint(..) => return self,
            Action::Choose(source) if self.is_same(&source) => return self,
            Action::Choose(source) => self.with(source.into()),
            Action::Press(square) => {
                let habits = self.habits;
                self.with_square(square, |now, implied| pressed(now, implied, habits))
            }
            Action::Cross(square) => {
                self.with_square(square, |now, _| other_than(Content::Cross, now))
            }
            Action::Queen(square) => {
                self.with_square(square, |now, _| other_than(Content::Queen, now))
            }
            Action::Stroke(squares) => self.stroked(&squares),
            Action::EndStroke => Self {
                stroke: None,
                ..(*self).clone()
            },
            Action::Move(from, to) => {
                if !self.is_open(from) || !self.is_open(to) {
                    return self;
                }
                let mut position = self.changeable();
                put(&mut position, from, Content::Empty);
                put(&mut position, to, Content::Queen);
                self.with(position)
            }
            Action::Clear => self.with(self.changeable().source.into()),
            Action::Undo => match self.history.undo() {
                Some(history) => self.at(history),
                None => return self,
            },
            Action::Redo => match self.history.redo() {
                Some(history) => self.at(history),
                None => return self,
            },
            Action::Check => Self {
                checked: true,
                hint: None,
                ..(*self).clone()
            },
            Action::Hint => self.hinted(),
            Action::Make(true) => {
                let sort = self.sort();
                let n = self.position().source.n();
                let draft = redrawn(sort.kind, sort.rule, n, self.puzzle());
                self.redrawn(draft)
            }
            Action::Make(false) => Self {
                making: false,
                ..(*self).clone()
            },
            Action::Redraw(kind, rule, n) => self.redrawn(redrawn(kind, rule, n, self.puzzle())),
            Action::MakeUnique => {
                let mut next = (*self).clone();
                if let Some(puzzle) = self.puzzle() {
                    next.request.ask([Task::MakeUnique(puzzle.clone())]);
                }
                next
            }
            Action::Watch(on) => self.watching(self.puzzle().filter(|_| on).map(Watch::of)),
            Action::Command(command) => {
                self.watching(self.watch.as_ref().map(|watch| watch.after(command)))
            }
            Action::Frame(milliseconds) => {
                self.watching(self.watch.as_ref().map(|watch| watch.frame(milliseconds)))
            }
            Action::Tick => Self {
                seconds: self.seconds + 1,
                ..(*self).clone()
            },
            Action::Live(habits) => Self {
                habits,
                ..(*self).clone()
            },
            Action::Again => (*self).clone().asking(),
            Action::Cancel => {
                let mut next = (*self).clone();
                next.request.cancel();
                next
            }
            Action::Worker(event) => self.hears(event),
        };
        if next == *self { self } else { Rc::new(next) }
    }
}

/// That content, or nothing where it is there already.
fn other_than(content: Content, now: Content) -> Content {
    if now == content {
        Content::Empty
    } else {
        content
    }
}
