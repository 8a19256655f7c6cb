//! The values that a link or a field accepts, in words.

use crate::link::{Expected, MoveFault, NumberFault, Obstacle};
use crate::locale::Locale;
use crate::text;

/// The most numbers of a list that are shown.
const READ: usize = 16;

/// The expected value, as a part of a sentence.
pub fn expected_words(expected: &Expected, locale: &Locale) -> String {
    match *expected {
        Expected::WholeNumber { least, most } => {
            text!(locale, "expected-number", least, most)
        }
        Expected::OneOf(ref words) => text!(locale, "expected-word", words = words.join(", ")),
        Expected::SomeOf(ref words) => text!(locale, "expected-words", words = words.join(", ")),
        Expected::Proof => text!(locale, "expected-proof", example = "se5.ca4b4"),
        Expected::Permutation(n) => text!(
            locale,
            "expected-permutation",
            n,
            example = example_permutation(n)
        ),
        Expected::Solution(n) => text!(locale, "expected-solution", n),
        Expected::Fen(n) => text!(locale, "expected-fen", n, example = example_fen(n)),
        Expected::Position(n) => text!(
            locale,
            "expected-position",
            n,
            permutation = example_permutation(n),
            fen = example_fen(n),
            square = "a1"
        ),
        Expected::Columns { n, ref read } => {
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
        Expected::Column { n, found } => {
            text!(locale, "expected-column", n, last = n - 1, found)
        }
        Expected::Squares(size) => {
            let (rows, columns) = (size.rows(), size.columns());
            text!(locale, "expected-squares", rows, columns, example = "a1")
        }
        Expected::Square(size) => {
            let (rows, columns) = (size.rows(), size.columns());
            text!(locale, "expected-square", rows, columns, example = "a1")
        }
        Expected::Size { least, most } => {
            text!(locale, "expected-size", least, most, example = "8x8")
        }
        Expected::Shape { most } => {
            text!(locale, "expected-shape", most, example = "3x3.272")
        }
        Expected::NoEnd => text!(locale, "expected-no-end"),
        Expected::TourNumber { most: Some(most) } => {
            let most = locale.digits(&most.to_string());
            text!(locale, "expected-tour-number", most)
        }
        Expected::TourNumber { most: None } => text!(locale, "expected-any-tour-number"),
        Expected::Board(obstacle) => obstacle_words(obstacle, locale),
        Expected::LessonPart => text!(locale, "expected-lesson", example = "backtracking.3"),
        Expected::Question => text!(locale, "expected-question"),
        Expected::Date => text!(locale, "expected-date", example = "2026-11-22"),
        Expected::Regions(n) => {
            let last = char::from(b'a' + (n as u8).saturating_sub(1));
            text!(
                locale,
                "expected-regions",
                n,
                squares = n * n,
                last = last.to_string()
            )
        }
        Expected::Moves(ref fault) => move_fault(fault, locale),
        Expected::Numbers(ref fault) => number_fault(fault, locale),
        Expected::Packed { most } => text!(locale, "expected-packed", most),
        Expected::Lines { last } => text!(locale, "expected-lines", last),
        Expected::Text { most } => text!(locale, "expected-text", most),
        Expected::PieceOfFen(piece) => text!(locale, "expected-piece-of-fen", piece),
    }
}

/// The boards without this obstacle, as a part of a sentence.
pub fn obstacle_words(obstacle: Obstacle, locale: &Locale) -> String {
    match obstacle {
        Obstacle::NoTours => text!(locale, "expected-board-tours"),
        Obstacle::Wide { widest } => text!(locale, "expected-board-narrow", widest),
        Obstacle::Large => text!(locale, "expected-board-small"),
    }
}

fn move_fault(fault: &MoveFault, locale: &Locale) -> String {
    match fault {
        &MoveFault::NoDigit(number, found) => {
            let found = found.to_string();
            text!(locale, "expected-moves-digit", number, found)
        }
        MoveFault::Outside(number, square) => {
            let (number, square) = (*number, square.as_str());
            text!(locale, "expected-moves-outside", number, square)
        }
        MoveFault::Hole(number, square) => {
            let (number, square) = (*number, square.as_str());
            text!(locale, "expected-moves-hole", number, square)
        }
        MoveFault::Visited(number, square) => {
            let (number, square) = (*number, square.as_str());
            text!(locale, "expected-moves-visited", number, square)
        }
        MoveFault::NoStart => text!(locale, "expected-moves-start"),
    }
}

fn number_fault(fault: &NumberFault, locale: &Locale) -> String {
    let (name, part, last) = match fault {
        NumberFault::Form(part) => ("form", part.clone(), 0),
        NumberFault::Number(number, last) => ("number", number.to_string(), *last),
        NumberFault::Square(part) => ("square", part.clone(), 0),
        NumberFault::NumberTwice(number) => ("number-twice", number.to_string(), 0),
        NumberFault::SquareTwice(square) => ("square-twice", square.clone(), 0),
    };
    let example = "1a1.9c5";
    text!(
        locale,
        "expected-numbers",
        example,
        fault = name,
        part,
        last
    )
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
