//! Numbers with their squares, as text: `1a1.9c5.36d4`.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::puzzle::{Puzzle, PuzzleError};

use crate::query::Query;
use crate::{Expected, NumberFault};

/// The text of no numbers at all: an empty parameter counts as none.
const NONE: &str = "none";

/// The most characters of a wrong part that are shown.
const SHOWN: usize = 20;

/// The numbers with their squares, with dots between them.
pub fn written(numbers: &[(u32, Square)], size: Size) -> String {
    if numbers.is_empty() {
        return NONE.to_owned();
    }
    let one = |(number, square): &(u32, Square)| format!("{number}{}", square.name(size));
    let all: Vec<String> = numbers.iter().map(one).collect();
    all.join(".")
}

/// Reads the numbers of a parameter, which are to be written into a puzzle beside those that it has, in ascending order. Wrong
/// ones are refused, all together.
pub fn read(query: &mut Query, name: &'static str, puzzle: &Puzzle) -> Option<Vec<(u32, Square)>> {
    let value = query.value(name)?;
    match parsed(&value, puzzle) {
        Ok(numbers) => Some(numbers),
        Err(fault) => {
            query.refuse(name, &value, Expected::Numbers(fault));
            None
        }
    }
}

fn parsed(text: &str, puzzle: &Puzzle) -> Result<Vec<(u32, Square)>, NumberFault> {
    if text == NONE {
        return Ok(Vec::new());
    }
    let size = puzzle.board().size();
    let one = |part: &str| {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, name) = part.split_at(digits);
        let is_named = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
        let number: u32 = number
            .parse()
            .ok()
            .filter(|_| is_named)
            .ok_or_else(|| NumberFault::Form(shown(part)))?;
        let square = Square::from_name(name, size).ok();
        let square = square.filter(|&square| puzzle.board().contains(square));
        let square = square.ok_or_else(|| NumberFault::Square(shown(name)))?;
        Ok((number, square))
    };
    let mut numbers = text.split('.').map(one).collect::<Result<Vec<_>, _>>()?;
    numbers.sort_unstable();
    let together = [puzzle.given(), &numbers].concat();
    match Puzzle::new(puzzle.board().clone(), puzzle.kind(), together) {
        Ok(_) => Ok(numbers),
        Err(error) => Err(match error {
            PuzzleError::Number { number, most } => NumberFault::Number(number, most),
            PuzzleError::NumberTwice { number } => NumberFault::NumberTwice(number),
            PuzzleError::SquareTwice { square, .. } => NumberFault::SquareTwice(square.name(size)),
            _ => NumberFault::Form(shown(text)),
        }),
    }
}

/// The first characters of a wrong part.
fn shown(part: &str) -> String {
    part.chars().take(SHOWN).collect()
}
