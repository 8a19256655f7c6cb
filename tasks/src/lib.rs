//! Questions about the states of screens, and their answers, which the solver knows.
//!
//! A [`Question`] is put about what a link opens. It judges each answer, gives the reason why a wrong one is wrong, and
//! finds another question of the same kind.

#[macro_use]
extern crate bezzel_named as named;

mod code;
mod complete;
mod knight_move;
pub mod lesson;
mod link;
mod position;
mod program;
mod search;
mod watched;

use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;
use bezzel_stepping::queens::Cells;

use bezzel_links::{OwnLink, Place, Property, QueensLink, Screen, SearchLink, Task, TourLink};

pub use code::{code, program_number};
pub use complete::CompleteTask;
pub use knight_move::MoveTask;
pub use link::{open_link, question_of};
pub use position::{PositionTask, Setting, Unmet, pieces};
pub use program::{ProgramRun, ProgramTask, Shortfall};
pub use search::{SearchTask, Where};

/// Up to this side of a board questions look through whole searches.
pub const MAX_SIDE: u32 = 12;
/// Up to this step of a search, and this number of squares, [`Question::fitting`] looks for questions.
const FAR: u32 = 100_000;
const SMALL: u64 = 24;

/// A question about a state, with its answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// About a search at one of its events.
    Search(SearchTask),
    /// About a position that is to be completed.
    Complete(CompleteTask),
    /// About a knight's next move.
    Move(MoveTask),
    /// For a position with a property.
    Position(PositionTask),
    /// For a program that reaches a goal.
    Program(ProgramTask),
}

/// A visitor's answer. A position is set up on the board and judged by [`PositionTask::unmet`], a program is run and judged by
/// [`ProgramTask::judge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This square.
    Square(Square),
    /// The square that is tried is free.
    Free,
    /// This line of the program, from 0.
    Line(usize),
    /// This cell of a marker array.
    Cell(Cell),
    /// The place where the search continues.
    Where(Where),
}

/// A cell of the marker arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The cell of array a for column j.
    A(u32),
    /// The cell of array b for the sum i + j.
    B(u32),
    /// The cell of array c for the difference i − j.
    C(i32),
}

impl Cell {
    /// The three cells that belong to a square.
    pub const fn of(cells: Cells) -> [Self; 3] {
        [Self::A(cells.a), Self::B(cells.b), Self::C(cells.c)]
    }
}

/// Why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The search has not left this row or column yet: its next square is tried.
    NextInUnit,
    /// A queen has just been placed: the next row begins with its first square.
    NextUnit,
    /// The row above has squares left: the search continues with the square after the queen that is taken back.
    Behind {
        /// The queen that is taken back.
        queen: Square,
    },
    /// The row above is used up as well: this number of queens go.
    FurtherBack {
        /// The number.
        queens: usize,
    },
    /// All squares of the first row have been tried: the search is over.
    Over,
    /// No queen shares a line with the square.
    Free,
    /// The square is attacked by a queen.
    Attacked {
        /// The queen.
        by: Square,
    },
    /// This queen shares no line with the square.
    NoAttack {
        /// The queen.
        queen: Square,
    },
    /// Another line of the program comes next. Lines count from 0.
    Line {
        /// The line that the search is at.
        now: usize,
        /// The next one.
        next: usize,
    },
    /// A queen is put on a square: its column, its sum and its difference are marked, nothing else.
    Marks {
        /// The square.
        square: Square,
    },
    /// A queen is taken back: exactly its own marks are removed.
    Unmarks {
        /// The square.
        square: Square,
    },
    /// The square is not attacked, but a queen on it leaves no solution.
    NoCompletion {
        /// The square.
        square: Square,
        /// The row or column that then has no free square, if there is one.
        unit: Option<Unit>,
    },
    /// The knight cannot go there.
    NoMove,
    /// Another square has fewer moves on.
    FewerMoves {
        /// The moves on from the square that was chosen.
        chosen: usize,
        /// The fewest.
        fewest: usize,
    },
}

impl Question {
    /// The question of a task about the state of a screen; `None` where it makes no sense there.
    pub fn about(screen: &Screen, task: Task) -> Option<Self> {
        if screen.place() != task.place() {
            return None;
        }
        match task {
            Task::NextSquare | Task::Line | Task::Cells | Task::Verdict => {
                SearchTask::about(screen.read::<SearchLink>().0, task).map(Self::Search)
            }
            Task::Complete => {
                CompleteTask::about(screen.read::<QueensLink>().0).map(Self::Complete)
            }
            Task::Move => MoveTask::about(&screen.read::<TourLink>().0).map(Self::Move),
            Task::Position(property) => PositionTask::about(screen, property).map(Self::Position),
            Task::Program(goal) => {
                ProgramTask::about(screen.read::<OwnLink>().0, goal).map(Self::Program)
            }
        }
    }

    /// The questions about the state of a screen, one of each kind, if they can be found at once. Programs get boards
    /// of side n.
    pub fn fitting(screen: &Screen, n: u32) -> Vec<Self> {
        let tasks: Vec<Task> = match screen.place() {
            Place::Queens => {
                let n = screen.read::<QueensLink>().0.placement.n();
                let properties = [Property::DeadEnd(n / 2 + 2), Property::HalfTurn];
                let positions = properties.map(Task::Position);
                [Task::Complete].into_iter().chain(positions).collect()
            }
            Place::Search if screen.read::<SearchLink>().0.step <= FAR => {
                vec![Task::NextSquare, Task::Verdict, Task::Cells, Task::Line]
            }
            Place::Tour => {
                let path = screen.read::<TourLink>().0.path;
                let pieces = (2..=4).map(|count| Task::Position(Property::Pieces(count)));
                let small = path.squares.is_empty() && path.board.area() <= SMALL;
                [Task::Move]
                    .into_iter()
                    .chain(pieces.filter(|_| small))
                    .collect()
            }
            Place::Own => ProgramTask::goals(n).map(Task::Program).collect(),
            _ => Vec::new(),
        };
        let question = |task| Self::about(screen, task);
        tasks.into_iter().filter_map(question).collect()
    }

    /// The pieces on its board.
    pub fn setting(&self) -> Setting {
        match self {
            Self::Search(task) => Setting::Queens(task.position()),
            Self::Complete(task) => Setting::Queens(task.given.clone()),
            Self::Move(task) => Setting::Squares(task.board.clone()),
            Self::Position(task) => task.start.clone(),
            Self::Program(task) => task.setting(),
        }
    }

    /// The question by which a visitor goes before a run, at the present state of a screen or the next that has one.
    pub fn first(screen: &Screen) -> Option<Self> {
        match screen.place() {
            Place::Search => SearchTask::first(screen.read::<SearchLink>().0).map(Self::Search),
            Place::Tour => MoveTask::about(&screen.read::<TourLink>().0).map(Self::Move),
            _ => None,
        }
    }

    /// The next question of a run, after the answer to this one: the knight goes to the square that was answered.
    pub fn next(&self, answer: Option<Square>) -> Option<Self> {
        match self {
            Self::Search(task) => task.next().map(Self::Search),
            Self::Move(task) => task.next(answer).map(Self::Move),
            _ => None,
        }
    }

    /// The screen in the state that is asked about.
    pub fn screen(&self) -> Option<Screen> {
        match self {
            Self::Search(task) => Some(Screen::of(&task.link())),
            Self::Move(task) => Some(Screen::of(&task.link())),
            _ => None,
        }
    }

    /// The question.
    pub const fn task(&self) -> Task {
        match self {
            Self::Search(task) => task.task,
            Self::Complete(_) => Task::Complete,
            Self::Move(_) => Task::Move,
            Self::Position(task) => Task::Position(task.property),
            Self::Program(task) => Task::Program(task.goal),
        }
    }

    /// The number of right answers; 1 for a position to set up and for a program, which are judged as one answer.
    pub fn right_answers(&self) -> usize {
        match self {
            Self::Search(task) => task.right_answers(),
            Self::Complete(task) => task.completions,
            Self::Move(task) => task.best().count(),
            Self::Position(task) => usize::from(task.is_possible()),
            Self::Program(_) => 1,
        }
    }

    /// The right answers: one answer, each accepted answer, or the parts of one.
    pub fn answers(&self) -> Vec<Answer> {
        let squares = |squares: Vec<Square>| squares.into_iter().map(Answer::Square).collect();
        match self {
            Self::Search(task) => task.answers(),
            Self::Complete(task) => squares(task.missing()),
            Self::Move(task) => squares(task.best().collect()),
            Self::Position(task) => squares(task.example().unwrap_or_default()),
            Self::Program(_) => Vec::new(),
        }
    }

    /// Judges an answer.
    ///
    /// # Errors
    /// Why it is wrong.
    pub fn judge(&self, answer: Answer) -> Result<(), Reason> {
        match (self, answer) {
            (Self::Search(task), answer) => task.judge(answer),
            (Self::Complete(task), Answer::Square(square)) => task.judge(square),
            (Self::Move(task), Answer::Square(square)) => task.judge(square),
            _ => Err(Reason::NoMove),
        }
    }

    /// Another question of the same kind; the same one where there is no other.
    #[must_use]
    pub fn another(&self) -> Self {
        match self {
            Self::Search(task) => Self::Search(task.another()),
            Self::Complete(task) => Self::Complete(task.reflected()),
            Self::Move(task) => Self::Move(task.reflected()),
            Self::Position(task) => Self::Position(task.another()),
            Self::Program(_) => self.clone(),
        }
    }
}

#[cfg(test)]
mod tests;
