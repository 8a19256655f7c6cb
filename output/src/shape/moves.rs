//! A knight's moves as in a game's record: `1. Nf3 Ne5 2. Nc6 …`. The knight's first square is left out there.

use crate::candidate::{Candidate, Form, HASH};
use crate::collector::Collector;
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;

/// The most moves that are kept.
const MANY: usize = 1 << 14;
/// The smallest board with a tour has twelve squares.
const LEAST: usize = 11;

/// Reads the moves of a knight.
#[derive(Clone, Debug)]
pub struct Moves {
    pub found: Collector,
    line: u64,
    /// The file and the rank of each square, from 1.
    squares: Vec<(u32, u32)>,
}

impl Moves {
    pub const fn new(found: Collector) -> Self {
        Self {
            found,
            line: 0,
            squares: Vec::new(),
        }
    }

    pub fn read(&mut self, text: &str, line: u64) {
        for word in text.split_whitespace() {
            let digits = word.bytes().take_while(u8::is_ascii_digit).count();
            let (number, rest) = word.split_at(digits);
            let knight = rest.trim_start_matches('.');
            if knight.len() < rest.len() && number == "1" {
                self.end();
            }
            if knight.is_empty() && !rest.is_empty() {
                continue;
            }
            match square(knight) {
                Some(square) if self.squares.len() < MANY => {
                    if self.squares.is_empty() {
                        self.line = line;
                    }
                    self.squares.push(square);
                }
                _ => self.end(),
            }
        }
    }

    /// Ends a tour. Where one square is missing, a move from the first, the knight has begun there.
    pub fn end(&mut self) {
        let mut squares = std::mem::take(&mut self.squares);
        if squares.len() < LEAST {
            return;
        }
        let ends = squares.iter().copied();
        let (columns, rows) = ends.fold((0, 0), |(columns, rows), (file, rank)| {
            (file.max(columns), rank.max(rows))
        });
        if squares.len() + 1 != columns as usize * rows as usize {
            return;
        }
        let all = (1..=columns).flat_map(|file| (1..=rows).map(move |rank| (file, rank)));
        let mut missing = all.filter(|square| !squares.contains(square));
        let place = |(file, rank): (u32, u32)| Square::new(rank, file);
        if let (Some(start), None) = (missing.next(), missing.next())
            && Step::between(place(start), place(squares[0])).is_some()
        {
            squares.insert(0, start);
            self.found.add(Candidate {
                form: Form::TourNames,
                line: self.line,
                context: HASH,
                width: columns,
                rows,
                values: squares
                    .iter()
                    .flat_map(|&(file, rank)| [file, rank])
                    .collect(),
            });
        }
    }
}

/// The square to which a knight moves, such as e5 in `Nf3xe5+`.
fn square(word: &str) -> Option<(u32, u32)> {
    let moved = word.strip_prefix(['N', 'S', '♘', '♞'])?;
    let moved = moved.trim_end_matches(['+', '#', '!', '?']);
    let start = moved.trim_end_matches(|c: char| c.is_ascii_digit());
    let file = start.bytes().next_back().filter(u8::is_ascii_lowercase)?;
    let rank = moved[start.len()..]
        .parse()
        .ok()
        .filter(|rank| (1..=26).contains(rank))?;
    Some((u32::from(file - b'a') + 1, rank))
}
