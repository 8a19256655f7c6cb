//! The link of the knight's number puzzle: the puzzle, and the numbers that the visitor has written into it.

mod text;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::puzzle::{MAX_SIDE, MIN_MADE_SIDE, Puzzle, PuzzleRequest};
use bezzel_solver::knight::{Board, TourKind};

use super::fields::{Fields, any_number, flag, named};
use super::knight_path::{read_holes, sides};
use super::query::{Query, Writer};
use super::squares::squares_text;
use super::{Day, Expected, Grade, Place, ScreenLink};

/// No and yes, to whether the last number is a move from the first.
const CLOSED: [&str; 2] = ["0", "1"];

/// A number puzzle and the numbers that the visitor has written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NumbersLink {
    /// The puzzle.
    pub source: NumberSource,
    /// The numbers that the visitor has written, each with its square, in ascending order. Neither is given, if the link
    /// itself holds the puzzle.
    pub mine: Vec<(u32, Square)>,
}

/// The origin of a number puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum NumberSource {
    /// The puzzle of a day; of today where none is named.
    Day(Option<Day>, Grade),
    /// A puzzle that is made from a number.
    Numbered {
        /// The size of its board.
        size: Size,
        /// The kind of its tour, which the board has.
        kind: TourKind,
        /// The grade.
        grade: Grade,
        /// The number.
        seed: u32,
    },
    /// A puzzle that somebody has made.
    Own(Puzzle),
}

impl Default for NumberSource {
    fn default() -> Self {
        Self::Day(None, Grade::One)
    }
}

impl NumberSource {
    /// The smallest number of rows and of columns of a puzzle that somebody has made: on fewer there is no tour.
    pub const LEAST_SIDE: u32 = 3;

    /// The board.
    pub fn board(&self) -> Board {
        match self {
            Self::Day(_, grade) => Board::from(of_day(Day::default(), *grade).size),
            Self::Numbered { size, .. } => Board::from(*size),
            Self::Own(puzzle) => puzzle.board().clone(),
        }
    }

    /// The kind of the tour.
    pub fn kind(&self) -> TourKind {
        match self {
            Self::Day(_, grade) => of_day(Day::default(), *grade).kind,
            Self::Numbered { kind, .. } => *kind,
            Self::Own(puzzle) => puzzle.kind(),
        }
    }

    /// The request to the solver; `None` if the puzzle is given.
    pub fn request(&self, today: Day) -> Option<PuzzleRequest> {
        match *self {
            Self::Day(day, grade) => Some(of_day(day.unwrap_or(today), grade)),
            Self::Numbered {
                size,
                kind,
                grade,
                seed,
            } => Some(PuzzleRequest {
                grade: Some(grade.number()),
                ..PuzzleRequest::new(size, kind, seed.into())
            }),
            Self::Own(_) => None,
        }
    }

    /// Whether puzzles with such a tour are made on boards of this size.
    pub const fn is_made(size: Size, kind: TourKind) -> bool {
        let (rows, columns) = (size.rows(), size.columns());
        // From five rows and columns on, every board has an open tour, and every board of an even number of squares a closed
        // one.
        let is_in_range = rows >= MIN_MADE_SIDE
            && columns >= MIN_MADE_SIDE
            && rows <= MAX_SIDE
            && columns <= MAX_SIDE;
        is_in_range && !(kind.is_closed() && size.area() % 2 == 1)
    }
}

/// The puzzle of a day: the boards grow with the grade, and the tour is closed where that is possible.
fn of_day(day: Day, grade: Grade) -> PuzzleRequest {
    let size = Size::square(MIN_MADE_SIDE - 1 + u32::from(grade.number()))
        .expect("boards may have so few rows");
    let kind = TourKind::closed_if(size.area().is_multiple_of(2));
    PuzzleRequest {
        grade: Some(grade.number()),
        ..PuzzleRequest::new(size, kind, day.number().into())
    }
}

impl From<NumberSource> for NumbersLink {
    /// The puzzle, in which nothing has been written.
    fn from(source: NumberSource) -> Self {
        Self {
            source,
            mine: Vec::new(),
        }
    }
}

impl ScreenLink for NumbersLink {
    const PLACE: Place = Place::Numbers;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.by_hand(self, Self::read, Self::write);
    }
}

impl NumbersLink {
    fn read(query: &mut Query) -> Self {
        let has = |name| query.value(name).is_some();
        let source = if has("numbers") {
            read_own(query).map_or_else(NumberSource::default, NumberSource::Own)
        } else if ["size", "closed", "seed"].into_iter().any(has) {
            read_numbered(query)
        } else {
            let day = query.parsed("day", Expected::Date, |text| text.parse().ok());
            let grade = query.read("grade", named());
            NumberSource::Day(day, grade.unwrap_or(Grade::One))
        };
        let empty = || Puzzle::new(source.board(), source.kind(), Vec::new()).ok();
        let puzzle = match &source {
            NumberSource::Own(puzzle) => Some(puzzle.clone()),
            _ => empty(),
        };
        let mine = puzzle.and_then(|puzzle| text::read(query, "mine", &puzzle));
        Self {
            source,
            mine: mine.unwrap_or_default(),
        }
    }

    fn write(&self, writer: &mut Writer) {
        let size = self.source.board().size();
        let closed = |writer: &mut Writer| {
            if self.source.kind().is_closed() {
                writer.add("closed", CLOSED[1]);
            }
        };
        match &self.source {
            NumberSource::Day(day, grade) => {
                writer.add_some("day", *day);
                writer.add("grade", grade.name());
            }
            NumberSource::Numbered { grade, seed, .. } => {
                writer.add("size", size);
                closed(writer);
                writer.add("grade", grade.name());
                writer.add("seed", seed);
            }
            NumberSource::Own(puzzle) => {
                writer.add("size", size);
                writer.add("numbers", text::written(puzzle.given(), size));
                closed(writer);
                let holes = puzzle.board().holes();
                if !holes.is_empty() {
                    writer.add("holes", squares_text(holes, size));
                }
            }
        }
        if !self.mine.is_empty() {
            writer.add("mine", text::written(&self.mine, size));
        }
    }
}

/// The puzzle that the link itself holds; `None` if its numbers are wrong.
fn read_own(query: &mut Query) -> Option<Puzzle> {
    let size = query.read("size", sides(NumberSource::LEAST_SIDE..=MAX_SIDE));
    let size = size.unwrap_or_else(default_size);
    let mut board = read_holes(query, size);
    if board.area() == 0 {
        let holes = query.value("holes").unwrap_or_default();
        query.refuse("holes", &holes, Expected::Squares(size));
        board = Board::from(size);
    }
    let is_closed = query.read("closed", flag(&CLOSED)).unwrap_or(false);
    let kind = TourKind::closed_if(is_closed);
    let empty = Puzzle::new(board, kind, Vec::new())
        .expect("the board has squares, and its sides are in the range");
    let given = text::read(query, "numbers", &empty)?;
    Puzzle::new(empty.board().clone(), kind, given).ok()
}

/// A puzzle made from a number.
fn read_numbered(query: &mut Query) -> NumberSource {
    let size = query.read("size", sides(MIN_MADE_SIDE..=MAX_SIDE));
    let size = size.unwrap_or_else(default_size);
    let kinds =
        [false, true].map(|closed| NumberSource::is_made(size, TourKind::closed_if(closed)));
    let words: &[&str] = if kinds[1] { &CLOSED } else { &CLOSED[..1] };
    let is_closed = query.parsed("closed", Expected::OneOf(words.to_vec()), |text| {
        words.iter().position(|word| *word == text)
    });
    NumberSource::Numbered {
        size,
        kind: TourKind::closed_if(is_closed == Some(1)),
        grade: query.read("grade", named()).unwrap_or(Grade::One),
        seed: query.read("seed", any_number()).unwrap_or(0),
    }
}

/// The board of a link that names none.
fn default_size() -> Size {
    Size::square(6).expect("boards may have six rows")
}
