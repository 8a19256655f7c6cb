//! FEN: the placement of the queens, rank by rank, alone or with the fields that follow it.

use crate::candidate::{Candidate, Form, HASH};
use crate::collector::Collector;

const LEAST: usize = 4;

/// Reads placements.
#[derive(Clone, Debug)]
pub struct Placements {
    pub found: Collector,
}

impl Placements {
    pub const fn new(found: Collector) -> Self {
        Self { found }
    }

    pub fn read(&mut self, text: &str, line: u64) {
        if !text.contains('/') {
            return;
        }
        let is_end = |c: char| {
            c.is_whitespace() || matches!(c, '"' | '\'' | ',' | '[' | ']' | '(' | ')' | '=' | ';')
        };
        for word in text.split(is_end) {
            if let Some((side, squares)) = placed(word) {
                let candidate = Candidate {
                    form: Form::Matrix,
                    line,
                    context: HASH,
                    width: side,
                    rows: side,
                    values: squares,
                };
                self.found.add(candidate);
            }
        }
    }
}

/// The size of the board, and its queens' rows and columns in turn.
fn placed(word: &str) -> Option<(u32, Vec<u32>)> {
    let ranks: Vec<&str> = word.split('/').collect();
    let side = ranks.len();
    if side < LEAST {
        return None;
    }
    let mut squares = Vec::new();
    for (row, rank) in (0..).zip(&ranks) {
        let (width, columns) = rank_of(rank, side, true).or_else(|| rank_of(rank, side, false))?;
        if width != side {
            return None;
        }
        squares.extend(columns.into_iter().flat_map(|column| [row, column]));
    }
    (!squares.is_empty()).then_some((side as u32, squares))
}

/// The width of a rank, and the columns of its queens. A run of free squares is a number, or each digit is one.
fn rank_of(rank: &str, side: usize, whole: bool) -> Option<(usize, Vec<u32>)> {
    let mut width = 0;
    let mut columns = Vec::new();
    let mut rest = rank;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let length = if whole {
                rest.bytes().take_while(u8::is_ascii_digit).count()
            } else {
                1
            };
            width += rest[..length]
                .parse()
                .ok()
                .filter(|&run: &usize| run <= side)?;
            rest = &rest[length..];
        } else if matches!(first, 'Q' | 'q' | 'A' | 'a') {
            columns.push(width as u32);
            width += 1;
            rest = &rest[1..];
        } else {
            return None;
        }
        if width > side {
            return None;
        }
    }
    Some((width, columns))
}
