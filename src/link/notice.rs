//! Notices: the fault of a value, and the expected values.

use bezzel_solver::board::Size;

use super::catalogue::Obstacle;
use crate::locale::Locale;
use crate::text;

/// The most characters of a wrong value that are shown.
const SHOWN: usize = 60;
/// The most numbers of a list that are shown.
const READ: usize = 16;

/// A value that was refused; a default stands in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The parameter's name in the link, or the field's name in a form.
    pub parameter: &'static str,
    /// The value, as it was found.
    pub value: String,
    /// The accepted values.
    pub expected: Expected,
}

/// The values that a parameter accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number in a range, both ends included.
    WholeNumber {
        /// The least accepted.
        least: u32,
        /// The greatest accepted.
        most: u32,
    },
    /// One word of a few.
    OneOf(Vec<&'static str>),
    /// A permutation of an n x n board: a column for each row.
    Permutation(u32),
    /// A solution of the n x n board, as a permutation.
    Solution(u32),
    /// The piece placement of a FEN for an n x n board.
    Fen(u32),
    /// Squares, a permutation, a FEN or a link: what the text box of an n x n board takes.
    Position(u32),
    /// As many columns as the board has rows.
    Columns {
        /// The board's side.
        n: u32,
        /// The numbers that were read.
        read: Vec<u32>,
    },
    /// Numbers of columns of the board.
    Column {
        /// The board's side.
        n: u32,
        /// The number that is none.
        found: u32,
    },
    /// Names of squares of a board of this size, with commas between them.
    Squares(Size),
    /// The name of a square that is no hole, of a board of this size.
    Square(Size),
    /// Rows and columns of a board.
    Size {
        /// The least number of either.
        least: u32,
        /// The greatest number of either.
        most: u32,
    },
    /// No square to end on, where none can be chosen.
    NoEnd,
    /// The number of a closed tour of the board.
    TourNumber {
        /// The number of such tours, where it is known.
        most: Option<u128>,
    },
    /// A board whose tours can be drawn or have numbers.
    Board(Obstacle),
    /// The moves of a knight, a digit from 0 to 7 each.
    Moves(MoveFault),
    /// A lesson and one of its parts.
    LessonPart,
    /// A question that the state has.
    Question,
    /// A day.
    Date,
    /// The letter of a region for each square of an n x n board.
    Regions(u32),
    /// The piece whose letter the FEN uses.
    PieceOfFen(&'static str),
    /// A program that this page has packed.
    PackedProgram {
        /// The longest packed form, in characters.
        most: u32,
    },
    /// A short text.
    Text {
        /// Its greatest length, in bytes.
        most: u32,
    },
}

impl Notice {
    /// The value, cut where it is too long to show.
    #[must_use]
    pub fn shown_value(&self) -> String {
        let mut shown: String = self.value.chars().take(SHOWN).collect();
        if shown.len() < self.value.len() {
            shown.push('…');
        }
        shown
    }

    /// The whole sentence in the language of the page.
    #[must_use]
    pub fn message(&self, locale: &Locale) -> String {
        text!(
            locale,
            "notice",
            parameter = self.parameter,
            value = self.shown_value(),
            expected = self.expected.message(locale),
        )
    }
}

impl Expected {
    /// The expected value, as a part of a sentence.
    #[must_use]
    pub fn message(&self, locale: &Locale) -> String {
        match *self {
            Self::WholeNumber { least, most } => {
                text!(locale, "expected-number", least, most)
            }
            Self::OneOf(ref words) => text!(locale, "expected-word", words = words.join(", ")),
            Self::Permutation(n) => text!(
                locale,
                "expected-permutation",
                n,
                example = example_permutation(n)
            ),
            Self::Solution(n) => text!(locale, "expected-solution", n),
            Self::Fen(n) => text!(locale, "expected-fen", n, example = example_fen(n)),
            Self::Position(n) => text!(
                locale,
                "expected-position",
                n,
                permutation = example_permutation(n),
                fen = example_fen(n),
                square = "a1"
            ),
            Self::Columns { n, ref read } => {
                let numbers: Vec<String> = read.iter().take(READ).map(u32::to_string).collect();
                let more = if read.len() > READ { ", …" } else { "" };
                text!(
                    locale,
                    "expected-columns",
                    n,
                    count = read.len(),
                    numbers = numbers.join(", ") + more
                )
            }
            Self::Column { n, found } => {
                text!(locale, "expected-column", n, last = n - 1, found)
            }
            Self::Squares(size) => {
                let (rows, columns) = (size.rows(), size.columns());
                text!(locale, "expected-squares", rows, columns, example = "a1")
            }
            Self::Square(size) => {
                let (rows, columns) = (size.rows(), size.columns());
                text!(locale, "expected-square", rows, columns, example = "a1")
            }
            Self::Size { least, most } => {
                text!(locale, "expected-size", least, most, example = "8x8")
            }
            Self::NoEnd => text!(locale, "expected-no-end"),
            Self::TourNumber { most: Some(most) } => {
                let most = locale.digits(&most.to_string());
                text!(locale, "expected-tour-number", most)
            }
            Self::TourNumber { most: None } => text!(locale, "expected-any-tour-number"),
            Self::Board(obstacle) => obstacle.expected(locale),
            Self::LessonPart => text!(locale, "expected-lesson", example = "backtracking.3"),
            Self::Question => text!(locale, "expected-question"),
            Self::Date => text!(locale, "expected-date", example = "2026-11-22"),
            Self::Regions(n) => {
                let last = char::from(b'a' + (n as u8).saturating_sub(1));
                text!(
                    locale,
                    "expected-regions",
                    n,
                    squares = n * n,
                    last = last.to_string()
                )
            }
            Self::Moves(ref fault) => fault.message(locale),
            Self::PackedProgram { most } => text!(locale, "expected-packed", most),
            Self::Text { most } => text!(locale, "expected-text", most),
            Self::PieceOfFen(piece) => text!(locale, "expected-piece-of-fen", piece),
        }
    }
}

/// A permutation that would be accepted: the queen of each row one column on.
fn example_permutation(n: u32) -> String {
    let columns: Vec<String> = (1..=n).map(|column| column.to_string()).collect();
    columns.join(if n < 10 { "" } else { "." })
}

/// A FEN that would be accepted: a queen in the top left corner.
fn example_fen(n: u32) -> String {
    let mut ranks = vec![n.to_string(); n as usize];
    if let Some(top) = ranks.first_mut() {
        *top = match n {
            1 => "Q".to_owned(),
            n => format!("Q{}", n - 1),
        };
    }
    ranks.join("/")
}

/// The first wrong move of a link: its number, from 1, and its fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveFault {
    /// This is not a digit from 0 to 7.
    NoDigit(usize, char),
    /// It leads off the board, from this square.
    Outside(usize, String),
    /// It leads into this hole.
    Hole(usize, String),
    /// It leads to this square, which the knight has visited.
    Visited(usize, String),
    /// There is no square for the first move to begin on.
    NoStart,
}

impl MoveFault {
    /// The expected value, as a part of a sentence.
    pub(super) fn message(&self, locale: &Locale) -> String {
        match self {
            &Self::NoDigit(number, found) => {
                let found = found.to_string();
                text!(locale, "expected-moves-digit", number, found)
            }
            Self::Outside(number, square) => {
                let (number, square) = (*number, square.as_str());
                text!(locale, "expected-moves-outside", number, square)
            }
            Self::Hole(number, square) => {
                let (number, square) = (*number, square.as_str());
                text!(locale, "expected-moves-hole", number, square)
            }
            Self::Visited(number, square) => {
                let (number, square) = (*number, square.as_str());
                text!(locale, "expected-moves-visited", number, square)
            }
            Self::NoStart => text!(locale, "expected-moves-start"),
        }
    }
}
