//! The actions of a visitor, and the state after each.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Kind, Puzzle, Reason, Rule};
use yew::Reducible;

use super::State;
use crate::bridge::puzzle::WorkerEvent;
use crate::components::transport::Command;
use crate::components::{History, PuzzleRecords};
use crate::link::{Day, PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::queens::draft::toggled;
use crate::queens::habits::Habits;
use crate::queens::step::GivenStep;
use crate::queens::watch::WatchedSearch;

/// The seconds between two times at which the time of a puzzle is stored.
const SECONDS_APART: u32 = 5;

/// An action of a visitor on the puzzles screen.
#[derive(Clone, Debug)]
pub enum Action {
    /// Go to the puzzle of a link that was opened.
    Open(PuzzlesLink),
    /// Go to another puzzle.
    Choose(PuzzleSource),
    /// From now on the bare link opens this sort of puzzle.
    Prefer(PuzzleSpec),
    /// Replace the content of a square by the next one.
    Press(Square),
    /// Cross a square out, or take the cross away.
    Cross(Square),
    /// Put a queen on a square, or take it away.
    Queen(Square),
    /// Begin or continue a stroke over these squares. The first square decides if the stroke crosses out or clears.
    Stroke(Vec<Square>),
    /// The stroke has ended.
    EndStroke,
    /// Move a queen.
    Move(Square, Square),
    /// Remove all that the visitor has put on the squares.
    Clear,
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// An action on the proof.
    Proof(ProofAction),
    /// Show the wrong squares.
    Check,
    /// Give a hint, or more of it.
    Hint,
    /// Do as the hint says.
    FollowHint,
    /// Make the puzzle instead of solving it, or solve it.
    Make(bool),
    /// Make this puzzle another one, in the place of the present puzzle. The region of these squares is not sure.
    Draft(Puzzle, Vec<Square>),
    /// Make a puzzle of this kind and rule with `n` rows.
    Redraw(Kind, Rule, u32),
    /// Paint a square with a region.
    Paint(Square, u32),
    /// Change the puzzle that is being made until it has one solution.
    MakeUnique,
    /// Watch the search for the solution, or no longer.
    Watch(bool),
    /// A command to the search that is watched.
    Command(Command),
    /// A frame is due, this many milliseconds after the one before.
    Frame(f64),
    /// A second has gone by.
    Tick,
    /// Set the present day.
    Today(Day),
    /// Another window has stored these puzzles.
    Stored(PuzzleRecords),
    /// Delete all stored puzzles.
    Forget,
    /// Solve by other habits.
    SetHabits(Habits),
    /// Make or judge the puzzle once more.
    Again,
    /// Make and judge it no longer.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

/// An action of a visitor on a proof.
#[derive(Clone, Debug)]
pub enum ProofAction {
    /// Give each step with its reason, or no longer.
    Prove(bool),
    /// Take the answer to the reason of the marked squares.
    Answer(GivenStep),
    /// So many steps of a proof that was opened follow, one after the other.
    Keep(usize),
    /// Allow a reason, or no longer.
    Allow(Reason, bool),
}

impl Action {
    /// Whether it shows that the visitor is there.
    const fn is_awake(&self) -> bool {
        !matches!(
            self,
            Self::Tick
                | Self::Today(_)
                | Self::Worker(_)
                | Self::Stored(_)
                | Self::Proof(ProofAction::Keep(_))
        )
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        // A link that is opened may hold what somebody else has put on the squares.
        let is_visitors = !matches!(
            action,
            Action::Open(_)
                | Action::Worker(_)
                | Action::Stored(_)
                | Action::Proof(ProofAction::Keep(_))
        );
        if action.is_awake() {
            next.idle = 0;
        }
        match action {
            Action::Open(link) => next.open_link(link),
            Action::Press(square) if self.making && self.doubtful.contains(&square) => {
                next.mend(square);
            }
            Action::Press(square) | Action::Queen(square) if self.making => {
                next.redraw(self.puzzle().and_then(|puzzle| toggled(puzzle, square)));
            }
            Action::Stroke(squares) if self.making => next.paint(&squares),
            Action::Paint(square, region) if self.making => next.paint_square(square, region),
            Action::Cross(_)
            | Action::Move(..)
            | Action::Check
            | Action::Hint
            | Action::FollowHint
                if self.making => {}
            Action::Paint(..) => {}
            Action::Choose(source) if self.is_same(&source) => {}
            Action::Choose(source) => next.go(History::new(self.position().of(source))),
            Action::Prefer(sort) => next.habits.sort = sort,
            Action::Press(_)
            | Action::Cross(_)
            | Action::Queen(_)
            | Action::Stroke(_)
            | Action::Move(..) => {
                next.mark(action);
            }
            Action::Undo if self.pending().is_some() => next.step = None,
            Action::Proof(action) => next.prove(action),
            Action::EndStroke => next.stroke = None,
            Action::Clear => next.change(self.changeable().unmarked()),
            Action::Undo => next.travel(self.history.undo()),
            Action::Redo => next.travel(self.history.redo()),
            Action::Check => {
                next.checked = true;
                next.hint = None;
            }
            Action::Hint => next.give_hint(),
            Action::FollowHint => next.follow_hint(),
            Action::Make(_) | Action::Draft(..) | Action::Redraw(..) | Action::MakeUnique => {
                next.make(action);
            }
            Action::Watch(on) => next.watch = self.puzzle().filter(|_| on).map(WatchedSearch::of),
            Action::Command(command) => {
                next.watch = self.watch.as_ref().map(|watch| watch.after(command));
            }
            Action::Frame(milliseconds) => {
                next.watch = self.watch.as_ref().map(|watch| watch.frame(milliseconds));
            }
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
                if let PuzzleSource::Day(None, _) = self.position().source {
                    next.hint = None;
                    next.watch = None;
                    next.begin();
                }
            }
            Action::Stored(records) => next.take_over(records),
            Action::Forget => next.records = PuzzleRecords::default(),
            Action::SetHabits(habits) => next.habits = habits,
            Action::Again => next.ask(),
            // The puzzle stays as it is; all about it is known.
            Action::Cancel if self.is_making_unique() => next.request.finish(),
            Action::Cancel => next.request.cancel(),
            Action::Worker(event) => next.receive(event),
        }
        let solves = next.hints != self.hints || next.position() != self.position();
        if is_visitors && solves && next.is_same(&self.position().source) {
            next.store();
        }
        if next == *self { self } else { Rc::new(next) }
    }
}
