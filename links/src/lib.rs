//! The state of each screen as text in the hash, both ways.
//!
//! Reading never fails: a wrong value becomes a [`Notice`] and the default
//! takes its place; unknown parameters are ignored. Writing is canonical: one
//! state has one text, a default is not written, and a screen in its default
//! state is its bare name. So `write(read(text))` is a fixed point of both.
//!
//! The meaning of a screen's parameters is defined by its [`ScreenLink`], which is
//! part of the screen's chunk of the program. Until a screen is opened, the
//! parameters of its links are handed on as they are.

#[macro_use]
extern crate bezzel_named as named;

mod bare;
mod boards;
mod carried;
mod catalogue;
mod construct;
mod digits;
mod duel;
mod fields;
mod format;
mod knight_path;
mod language;
mod look;
mod names;
mod notation;
mod notice;
mod numbers;
mod opened;
mod own;
mod packed;
mod place;
mod puzzles;
mod queens;
mod query;
mod screen;
mod search;
mod shape;
mod solutions;
mod square_set;
mod squares;
mod steps;
mod study;
mod task;
mod task_set;
mod tour;
mod typed;

use std::fmt;

use fields::{flag, named};
use place::Problem;

pub use bare::{AboutLink, LessonsLink};
pub use boards::{BoardsLink, ChosenBoard};
pub use carried::Carried;
pub use catalogue::{Obstacle, known_tours, known_tours_of, tour_of_day, tours_of};
pub use construct::{ConstructLink, ConstructRule};
pub use digits::{in_threes, plain_digits};
pub use duel::{DuelLink, Player};
pub use fields::Fields;
pub use knight_path::{KnightPath, move_digits};
pub use language::Language;
pub use look::{Colouring, Look, LookChoice, Theme};
pub use names::Names;
pub use notation::{Notation, NotationChoice};
pub use notice::{Expected, MoveFault, Notice, NumberFault};
pub use numbers::{NumberSource, NumbersLink};
pub use opened::open;
pub use own::{Opponent, OwnLink};
pub use place::{Door, Place};
pub use puzzles::{Day, Grade, Proof, ProofStep, PuzzleSource, PuzzleSpec, PuzzlesLink};
pub use queens::QueensLink;
pub use query::{Query, Writer};
pub use screen::{Screen, ScreenLink};
pub use search::{Code, RunLink, SearchLink};
pub use shape::shape_text;
pub use solutions::{SolutionsLink, View};
pub use squares::{parse_squares, squares_text};
pub use steps::StepsLink;
pub use study::{LessonName, LessonPart, Study, StudyMode};
pub use task::{Finds, ProgramGoal, Property, Task};
pub use task_set::{NamedTask, TaskSet};
pub use tour::{Finder, Goal, TourLink, TourSource, read_number};
pub use typed::{TypedPosition, read_position};

/// The parameters that part the screens of one name.
const PROBLEM: &str = "problem";
const PROGRAM: &str = "program";
/// The parameter of the kinds of puzzles, and the kind that has a screen of its own.
const KIND: &str = "kind";
const KNIGHT: &str = "knight";

/// A link: a screen in some state, and the choices that it carries.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The screen and its state.
    pub screen: Screen,
    /// The lesson beside it, and the task about it.
    pub study: Study,
    /// The choices that go along to other screens.
    pub carried: Carried,
    /// Whether it was opened as the start of the page: the board, and below it what else there is. Its address names no screen
    /// as long as nothing has been done on the board.
    pub start: bool,
}

impl Link {
    /// A screen in some state, which carries no choices.
    pub fn of(link: &impl ScreenLink) -> Self {
        Self::to(Screen::of(link))
    }

    /// A screen, carrying no choices.
    pub fn to(screen: Screen) -> Self {
        Self {
            screen,
            study: Study::default(),
            carried: Carried::default(),
            start: false,
        }
    }

    /// The start of the page.
    pub fn to_start() -> Self {
        Self {
            start: true,
            ..Self::to(Screen::bare(Place::Queens))
        }
    }

    /// Whether it is the start of the page as it opens.
    pub fn is_bare_start(&self) -> bool {
        self.start && self.screen == Screen::bare(Place::Queens)
    }

    /// Reads the hash of an address, with or without its `#`: the screen, and the choices that every link can carry.
    /// The parameters of the screen stay unread, for [`Screen::read`].
    pub fn read(hash: &str) -> (Self, Vec<Notice>) {
        let (name, parameters) = parts(hash);
        let mut query = Query::new(parameters);
        let part = match name {
            "search" => {
                let problem = query.read(PROBLEM, named());
                let is_own = query.read(PROGRAM, flag(&[own::NAME])) == Some(true);
                let steps = (problem == Some(Problem::Knight)).then_some(Place::Steps);
                is_own.then_some(Place::Own).or(steps)
            }
            "puzzles" => {
                let is_numbers = query.value(KIND).as_deref() == Some(KNIGHT);
                is_numbers.then_some(Place::Numbers)
            }
            _ => None,
        };
        let place = match name {
            "" => Place::Queens,
            name => Place::addressed(name, part).unwrap_or_else(|| {
                query.refuse("screen", name, Expected::OneOf(Place::addressed_names()));
                Place::Queens
            }),
        };
        let screen = Screen::unread(place, parameters);
        let study = Study::read(&mut query, place);
        let mut carried = Carried::default();
        carried
            .notation
            .fields(place, &mut Fields::Read(&mut query));
        carried.fields(&mut Fields::Read(&mut query));
        let is_bare = name.is_empty() && screen == Screen::bare(place);
        let link = Self {
            start: is_bare && study.is_none() && !carried.embedded,
            screen,
            study,
            carried,
        };
        (link, query.into_notices())
    }
}

/// The name of the screen and the parameters of a hash.
fn parts(hash: &str) -> (&str, &str) {
    let path = hash.trim_start_matches('#').trim_start_matches('/');
    path.split_once('?').unwrap_or((path, ""))
}

/// Writes the canonical hash, `#` included.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut writer = self.screen.writer();
        let mut carried = self.carried;
        let place = self.screen.place();
        // Early links with a notation were those of searches, and they name their search.
        if carried.notation != NotationChoice::default() && self.screen == Screen::bare(place) {
            let fields = &mut Fields::Write(&mut writer);
            match place {
                Place::Search => SearchLink::default().fields(fields),
                Place::Steps => StepsLink::default().fields(fields),
                _ => {}
            }
        }
        carried
            .notation
            .fields(place, &mut Fields::Write(&mut writer));
        self.study.write(&mut writer);
        carried.fields(&mut Fields::Write(&mut writer));
        let stem = match place {
            _ if self.is_bare_start() => "",
            place => place.stem(),
        };
        let parameters = writer.to_string();
        if stem.contains('?') {
            write!(f, "#/{stem}{}", parameters.replacen('?', "&", 1))
        } else {
            write!(f, "#/{stem}{parameters}")
        }
    }
}

#[cfg(test)]
mod tests;
