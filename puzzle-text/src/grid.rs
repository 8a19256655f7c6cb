//! Lines of letters, numbers, names of colours or squares in colours.

use bezzel_solver::queens::puzzle::Puzzle;

use crate::cells::{Cell, puzzle};
use crate::error::{Fault, Place, TextError};

/// The signs that stand between squares.
fn is_between(sign: char) -> bool {
    sign.is_whitespace() || ",;|\"'`()".contains(sign)
}

/// Signs that belong to the one before: they choose how it is drawn.
fn is_joined(sign: char) -> bool {
    matches!(sign, '\u{fe0e}' | '\u{fe0f}' | '\u{200d}')
}

/// The puzzle of a grid.
pub fn read(text: &str) -> Result<Puzzle, TextError> {
    let lines = (1..).zip(text.lines());
    let words: Vec<Vec<Cell>> = lines
        .filter(|(_, line)| !line.trim_start().starts_with("```"))
        .map(|(line, text)| words(text, line))
        .filter(|words| !words.is_empty())
        .collect();
    let signs: Vec<Vec<Cell>> = words.iter().map(|words| signs(words)).collect();
    if is_square(&words) && words.len() > 1 {
        return puzzle(&words);
    }
    if let [line] = signs.as_slice()
        && line.len().isqrt().pow(2) == line.len()
    {
        let rows = line.chunks(line.len().isqrt().max(1));
        return puzzle(&rows.map(<[Cell]>::to_vec).collect::<Vec<_>>());
    }
    let have_words = words.iter().any(|words| words.len() > 1);
    if have_words && !is_square(&signs) {
        return puzzle(&words);
    }
    if signs.is_empty() {
        return Err(Fault::Empty.into());
    }
    puzzle(&signs)
}

fn is_square(rows: &[Vec<Cell>]) -> bool {
    rows.iter().all(|row| row.len() == rows.len())
}

/// The words of a line.
fn words(text: &str, line: usize) -> Vec<Cell> {
    let mut words: Vec<Cell> = Vec::new();
    let mut is_open = false;
    for (column, sign) in (1..).zip(text.chars()) {
        if is_between(sign) {
            is_open = false;
        } else if let Some(word) = words.last_mut().filter(|_| is_open) {
            word.name.push(sign);
        } else {
            let name = sign.to_string();
            let place = Place { line, column };
            words.push(Cell { name, place });
            is_open = true;
        }
    }
    words
}

/// The signs of words, each a square.
pub fn signs(words: &[Cell]) -> Vec<Cell> {
    let mut signs: Vec<Cell> = Vec::new();
    for word in words {
        for (column, sign) in (word.place.column..).zip(word.name.chars()) {
            match signs.last_mut() {
                Some(before) if is_joined(sign) => before.name.push(sign),
                _ => signs.push(Cell {
                    name: sign.to_string(),
                    place: Place {
                        column,
                        ..word.place
                    },
                }),
            }
        }
    }
    // A sign may stand with and without the mark that it is drawn in colours.
    for sign in &mut signs {
        let bare: String = sign.name.chars().filter(|&sign| !is_joined(sign)).collect();
        if !bare.is_empty() {
            sign.name = bare;
        }
    }
    signs
}
