//! The visitor's puzzle, and its change by each action.

mod action;
mod making;
mod proving;
mod puzzle;
mod solving;
mod storing;

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};

pub use self::action::{Action, ProofAction};
pub use self::puzzle::{are_one, nearest};
use super::draft::Refusal;
use super::facts::Facts;
use super::habits::Habits;
use super::hint::Hint;
use super::step::GivenStep;
use super::watch::WatchedSearch;
use crate::bridge::puzzle::{Judged, Request};
use crate::components::screen::ScreenState;
use crate::components::{History, PuzzleRecords};
use crate::link::{Day, PuzzleSource, PuzzleSpec, PuzzlesLink};

/// The seconds without an action after which the time stands still: the visitor has gone.
const IDLE: u32 = 300;

/// The state of the puzzles screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The puzzle and the contents of its squares, with all earlier positions.
    pub history: History<PuzzlesLink>,
    /// The present day.
    pub today: Day,
    /// Makes and judges the puzzle.
    pub request: Request,
    /// The solver's judgement of the puzzle, once it is known.
    pub judged: Option<Rc<Judged>>,
    pub habits: Habits,
    pub hint: Option<Hint>,
    /// The step of a proof that is given, or was accepted last.
    pub step: Option<GivenStep>,
    /// The number of the first step of a link's proof that does not follow, and is left out with those behind it.
    pub left_out: Option<usize>,
    /// Whether the steps of the proof come from a link or a store, and have not been checked.
    unchecked: bool,
    /// Whether the visitor has asked for the wrong squares; a change resets this.
    pub checked: bool,
    /// Whether the visitor is making the puzzle, instead of solving it.
    pub making: bool,
    /// While a puzzle is made that was read in a picture, the squares whose region is not sure.
    pub doubtful: Vec<Square>,
    /// The puzzle that the visitor has begun to change, and the source from which it came.
    taken_over: Option<(Puzzle, PuzzleSource)>,
    /// The reason why the latest square was not painted, until something changes.
    pub refusal: Option<Refusal>,
    /// The seconds that the visitor has spent on the puzzle since its first change.
    pub seconds: u32,
    /// The seconds since the visitor's latest action.
    idle: u32,
    /// The number of hints that the visitor has read.
    pub hints: u32,
    /// The puzzles that are stored on the device.
    pub records: PuzzleRecords,
    /// The search for the solution, while it is watched.
    pub watch: Option<WatchedSearch>,
    stroke: Option<Stroke>,
}

/// Squares that are crossed out, cleared or painted in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stroke {
    /// While the puzzle is solved.
    Crosses {
        clears: bool,
        /// Whether the history knows of it.
        begun: bool,
    },
    /// While it is made: with a region, and the history knows of it.
    Paints(u32),
}

impl State {
    /// The screen when it opens, with its history.
    pub fn new(
        history: History<PuzzlesLink>,
        today: Day,
        habits: Habits,
        records: PuzzleRecords,
    ) -> Self {
        let mut state = Self {
            history,
            today,
            request: Request::default(),
            judged: None,
            habits,
            hint: None,
            step: None,
            left_out: None,
            unchecked: false,
            checked: false,
            making: false,
            doubtful: Vec::new(),
            taken_over: None,
            refusal: None,
            seconds: 0,
            idle: 0,
            hints: 0,
            records,
            watch: None,
            stroke: None,
        };
        state.begin();
        state
    }

    /// The puzzle and the contents of its squares.
    pub fn position(&self) -> &PuzzlesLink {
        self.history.present()
    }

    /// The puzzle, once it is made.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match &self.position().source {
            PuzzleSource::Own(puzzle) => Some(puzzle),
            _ => self.judged.as_ref().map(|judged| &judged.puzzle),
        }
    }

    /// The source of the puzzle; of a puzzle that was taken over and is unchanged, the source from which it came.
    pub fn origin(&self) -> &PuzzleSource {
        let source = &self.position().source;
        match (&self.taken_over, source) {
            (Some((taken, origin)), PuzzleSource::Own(puzzle)) if taken == puzzle => origin,
            _ => source,
        }
    }

    /// The verdict of the rules on the squares.
    pub fn facts(&self) -> Option<Facts> {
        Some(Facts::of(self.puzzle()?, self.position()))
    }

    /// The same with the queens of the search that is watched, to be shown in its place.
    pub fn watched(&self) -> Option<Self> {
        let watch = self.watch.as_ref()?;
        let mut position = PuzzlesLink::from(self.position().source.clone());
        for square in watch.queens() {
            position.queens.insert(square);
        }
        Some(Self {
            history: History::new(position),
            ..self.clone()
        })
    }

    /// Whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        let is_whole = |facts: Facts| facts.is_solved();
        !self.making && !self.is_unchecked() && self.facts().is_some_and(is_whole)
    }

    /// Whether the visitor has put something on the squares.
    pub fn is_begun(&self) -> bool {
        !self.position().is_blank()
    }

    /// Whether the time runs: something has been done not long ago, and the puzzle was never solved.
    pub fn is_timed(&self) -> bool {
        self.is_begun()
            && self.watch.is_none()
            && !self.making
            && !self.is_solved()
            && self.idle < IDLE
            && self.solving().is_none()
    }

    /// Goes to the puzzle of a link that was opened. Undo does not lead back to the puzzle before: that is for Back.
    fn open_link(&mut self, link: PuzzlesLink) {
        let link = link.preferring(self.habits.sort);
        if !self.is_same(&link.source) {
            self.making = false;
            return self.go(History::new(link));
        }
        // The bare link of a day's puzzle shows it as the visitor has left it.
        let is_daily = matches!(link.source, PuzzleSource::Day(..));
        let is_proved_alike = match (&link.proof, &self.position().proof) {
            (None, _) => true,
            (Some(wanted), Some(proof)) => wanted.reasons == proof.reasons,
            (Some(_), None) => false,
        };
        if !(is_daily && link.is_blank() && is_proved_alike) {
            self.change(link);
        }
        self.restore();
    }

    /// Goes to another position, which can be taken back.
    fn change(&mut self, position: PuzzlesLink) {
        self.go(self.history.change(position));
    }

    /// Goes to a position of the history, if there is one.
    fn travel(&mut self, history: Option<History<PuzzlesLink>>) {
        if let Some(history) = history {
            let reasons = self.proof().map(|proof| proof.reasons.clone());
            self.go(history);
            // The step that began or ended the proof was the choice of a habit, too.
            if self.proof().is_some() != reasons.is_some() {
                self.habits.proves = self.proof().is_some();
            }
            // The choice of reasons is no step.
            if let (Some(reasons), Some(proof)) = (reasons, self.proof())
                && reasons != proof.reasons
            {
                self.set_reasons(reasons);
            }
        }
    }

    fn go(&mut self, history: History<PuzzlesLink>) {
        let same = self.is_same(&history.present().source);
        self.history = history;
        self.hint = None;
        self.step = None;
        self.left_out = None;
        self.checked = false;
        self.watch = None;
        self.stroke = None;
        self.refusal = None;
        if !same {
            self.making &= matches!(self.position().source, PuzzleSource::Own(_));
            if !self.making {
                self.doubtful.clear();
            }
            self.begin();
        }
    }

    /// The present position for a change. If it is of today's puzzle, it becomes one of this day's puzzle.
    pub fn changeable(&self) -> PuzzlesLink {
        let mut position = self.position().clone();
        if let PuzzleSource::Day(day, _) = &mut position.source {
            day.get_or_insert(self.today);
        }
        position
    }
}

impl ScreenState for State {
    type Link = PuzzlesLink;

    fn open(link: PuzzlesLink) -> Action {
        Action::Open(link)
    }

    /// The link; the bare one where it opens the same on every device.
    fn link(&self) -> PuzzlesLink {
        let first = PuzzleSpec::default();
        let position = self.position();
        let is_bare = self.habits.sort == first
            && position.source == PuzzleSource::Day(None, first)
            && position.is_blank();
        if is_bare {
            position.of(PuzzleSource::Todays)
        } else {
            position.clone()
        }
    }

    fn keeps_changing(&self) -> bool {
        self.stroke.is_some()
    }
}

/// The piece of the puzzle's queens.
pub fn figure(rule: Rule) -> crate::components::Figure {
    use bezzel_solver::queens::Piece;

    match rule {
        Rule::Chess(piece) => piece.into(),
        Rule::Touch => Piece::Queen.into(),
    }
}

#[cfg(test)]
mod tests;
