//! A knight's moves that are printed with both ends: `b1-c3`, `b1c3`, `Nb1-c3`, `b1 to c3`, `(0, 0) -> (2, 1)`.

use crate::candidate::{Candidate, Form, HASH};
use crate::collector::Collector;

/// The most squares that are kept.
const MANY: usize = 1 << 14;
/// The smallest board with a tour has twelve squares.
const LEAST: usize = 12;

/// A square as it is printed: a file and a rank, or a row and a column.
type Square = (u32, u32);

/// Reads moves of which each begins where the one before has ended.
#[derive(Clone, Debug)]
pub struct Legs {
    pub found: Collector,
    line: u64,
    /// Whether squares are written by name.
    named: bool,
    squares: Vec<Square>,
}

impl Legs {
    pub const fn new(found: Collector) -> Self {
        Self {
            found,
            line: 0,
            named: false,
            squares: Vec::new(),
        }
    }

    /// Reads a line, or a piece of a long one.
    pub fn read(&mut self, text: &str, line: u64) {
        let words = text.split(|c: char| !c.is_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let names: Vec<Square> = words.iter().copied().flat_map(names).collect();
        if names.is_empty() {
            let numbers: Vec<u32> = words.iter().filter_map(|word| word.parse().ok()).collect();
            // The move may have a number.
            match numbers[..] {
                [a, b, c, d] | [_, a, b, c, d] => self.take(false, (a, b), (c, d), line),
                _ if words.is_empty() => {}
                _ => self.end(),
            }
        } else if names.len().is_multiple_of(2) {
            for leg in names.chunks_exact(2) {
                self.take(true, leg[0], leg[1], line);
            }
        } else {
            self.end();
        }
    }

    fn take(&mut self, named: bool, from: Square, to: Square, line: u64) {
        let continues = self.named == named && self.squares.last() == Some(&from);
        if !continues || self.squares.len() >= MANY {
            self.end();
            (self.line, self.named) = (line, named);
            self.squares.push(from);
        }
        self.squares.push(to);
    }

    /// Ends a tour.
    pub fn end(&mut self) {
        let squares = std::mem::take(&mut self.squares);
        if squares.len() < LEAST {
            return;
        }
        let extent = |place: fn(&Square) -> u32| {
            let values = squares.iter().map(place);
            let ends = values.fold((u32::MAX, 0), |(least, most), value| {
                (value.min(least), value.max(most))
            });
            (ends.1 - ends.0).saturating_add(1)
        };
        let (first, second) = (extent(|square| square.0), extent(|square| square.1));
        let (form, width, rows) = if self.named {
            (Form::TourNames, first, second)
        } else {
            (Form::TourPairs, second, first)
        };
        self.found.add(Candidate {
            form,
            line: self.line,
            context: HASH,
            width,
            rows,
            values: squares
                .iter()
                .flat_map(|&(first, second)| [first, second])
                .collect(),
        });
    }
}

/// The squares that a word names: one, or two without anything between them.
fn names(word: &str) -> Vec<Square> {
    let word = word.strip_prefix(['N', 'S']).unwrap_or(word);
    let mut squares = Vec::new();
    let mut rest = word;
    while let Some(file) = rest.bytes().next().filter(u8::is_ascii_alphabetic) {
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let rank = rest[1..=digits].parse().ok();
        let Some(rank) = rank.filter(|rank| (1..=26).contains(rank)) else {
            return Vec::new();
        };
        let file = u32::from(file.to_ascii_lowercase() - b'a') + 1;
        squares.push((file, rank));
        rest = &rest[1 + digits..];
    }
    if rest.is_empty() && squares.len() < 3 {
        squares
    } else {
        Vec::new()
    }
}
