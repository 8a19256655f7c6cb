//! Models of SAT solvers: a literal for each square, and numbers of squares.

use crate::candidate::{Candidate, Form, HASH};
use crate::collector::Collector;
use crate::group::MAX_N;
use crate::judge::is_right;

/// The most literals of a model.
const MANY: usize = 1 << 16;
const LEAST: usize = 4;

/// Reads lists of literals.
#[derive(Clone, Debug)]
pub struct Literals {
    pub found: Collector,
    line: u64,
    numbers: Vec<i32>,
}

impl Literals {
    pub fn new(found: Collector) -> Self {
        Self {
            found,
            line: 0,
            numbers: Vec::new(),
        }
    }

    pub fn read(&mut self, text: &str, line: u64) {
        let trimmed = text.trim();
        let values = trimmed
            .strip_prefix("v ")
            .or_else(|| trimmed.strip_prefix("V "))
            .unwrap_or(trimmed);
        let is_value = |c: char| {
            c.is_ascii_digit()
                || matches!(
                    c,
                    ' ' | ',' | '-' | '\t' | '[' | ']' | '(' | ')' | '{' | '}'
                )
        };
        if values.is_empty() {
            return;
        }
        let mark = values.bytes().rposition(|byte| matches!(byte, b':' | b'='));
        let values = mark.map_or(values, |mark| &values[mark + 1..]);
        if !values.chars().all(is_value) {
            self.end();
            return;
        }
        let mut rest = values;
        while let Some(start) =
            rest.find(|c: char| c.is_ascii_digit() || matches!(c, ']' | ')' | '}'))
        {
            let bytes = rest.as_bytes();
            if !bytes[start].is_ascii_digit() {
                self.end();
                rest = &rest[start + 1..];
                continue;
            }
            let length = rest[start..].bytes().take_while(u8::is_ascii_digit).count();
            let number: Option<i32> = rest[start..start + length].parse().ok();
            let is_negative = start > 0 && bytes[start - 1] == b'-';
            let ends = number == Some(0)
                && !is_negative
                && (self.numbers.len() > 1 && rest[start + length..].trim().is_empty());
            match number {
                Some(_) if ends => self.end(),
                Some(number) if self.numbers.len() < MANY => {
                    // A model begins with its first variable again.
                    if number == 1
                        && self.numbers.iter().any(|number| *number < 0)
                        && self.numbers.first().is_some_and(|first| first.abs() == 1)
                    {
                        self.end();
                    }
                    if self.numbers.is_empty() {
                        self.line = line;
                    }
                    self.numbers
                        .push(if is_negative { -number } else { number });
                }
                _ => self.numbers.clear(),
            }
            rest = &rest[start + length..];
        }
        // A list of squares has a line of its own.
        if self.numbers.iter().all(|&number| number >= 0)
            && !trimmed.starts_with(['v', 'V'])
            && !trimmed.ends_with(',')
        {
            self.end();
        }
    }

    pub fn end(&mut self) {
        let numbers = std::mem::take(&mut self.numbers);
        if numbers.len() < LEAST {
            return;
        }
        if numbers.iter().any(|&number| number < 0) {
            self.model(&numbers);
        } else {
            self.squares(&numbers);
        }
    }

    /// A literal for each variable, in their order; variables behind the squares are others.
    fn model(&mut self, numbers: &[i32]) {
        let first = numbers[0].abs();
        let counts = (first..)
            .zip(numbers)
            .all(|(at, number)| number.abs() == at);
        if first != 1 || !counts {
            return;
        }
        let area = numbers.len();
        let of = |side: usize| {
            let queens = numbers[..side * side].iter().filter(|&&number| number > 0);
            let squares = queens.flat_map(|&number| {
                [
                    (number - 1) as u32 / side as u32,
                    (number - 1) as u32 % side as u32,
                ]
            });
            self.candidate(Form::Matrix, side as u32, squares.collect())
        };
        let side = area.isqrt();
        if side >= LEAST && side * side == area {
            let candidate = of(side);
            self.found.add(candidate);
            return;
        }
        let piece = self.found.piece();
        let right = (LEAST..=side)
            .rev()
            .map(of)
            .find(|candidate| is_right(candidate, piece));
        if let Some(candidate) = right {
            self.found.add(candidate);
        }
    }

    /// Squares by their numbers, one in each row.
    fn squares(&mut self, numbers: &[i32]) {
        let side = numbers.len() as u32;
        if side > MAX_N {
            return;
        }
        for from in [0, 1] {
            let index = |&number: &i32| {
                u32::try_from(number - from)
                    .ok()
                    .filter(|&index| index < side * side)
            };
            let Some(indices) = numbers.iter().map(index).collect::<Option<Vec<u32>>>() else {
                continue;
            };
            let squares: Vec<u32> = indices
                .iter()
                .flat_map(|index| [index / side, index % side])
                .collect();
            let in_rows = (0..).zip(&indices).all(|(row, index)| index / side == row);
            if in_rows && side >= LEAST as u32 {
                let candidate = self.candidate(Form::Matrix, side, squares);
                self.found.add(candidate);
                return;
            }
        }
    }

    fn candidate(&self, form: Form, side: u32, values: Vec<u32>) -> Candidate {
        Candidate {
            form,
            line: self.line,
            context: HASH,
            width: side,
            rows: side,
            values,
        }
    }
}
