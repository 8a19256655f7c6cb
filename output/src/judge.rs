//! Whether a position is a solution, or a path a tour, and if not why.

use crate::Fault;
use crate::candidate::{Candidate, Form, NO_NUMBER};
use crate::order::sorted_pairs;
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;
use bezzel_solver::queens::{Conflict, Line, Piece, conflicts_among};

/// A way to understand the numbers of an output.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    /// The number of rows and of columns.
    pub(crate) n: u32,
    /// The number of the first column, 0 or 1.
    pub(crate) from: u32,
    /// The number of the first row in pairs of row and column.
    pub(crate) rows_from: u32,
    /// Whether each list starts with its own number.
    pub(crate) numbered: bool,
    /// Whether the last row is left out everywhere.
    pub(crate) short: bool,
}

impl Reading {
    /// Whether the numbers are understood as they stand.
    pub const fn is_plain(self) -> bool {
        !self.numbered && !self.short
    }

    /// The number of rows of a candidate.
    const fn rows(self, candidate: &Candidate) -> u32 {
        candidate.rows - self.numbered as u32
    }

    /// The number of rows of a candidate, with the last one if it is missing.
    pub const fn length(self, candidate: &Candidate) -> u32 {
        self.rows(candidate) + self.short as u32
    }

    /// The numbers of a candidate without its own.
    fn values(self, candidate: &Candidate) -> &[u32] {
        &candidate.values[usize::from(self.numbered).min(candidate.values.len())..]
    }

    /// The squares of the queens that are printed. Those with numbers that the board does not have are outside of it.
    pub fn squares(self, candidate: &Candidate) -> Vec<Square> {
        let values = self.values(candidate);
        let index = |value: u32| value.checked_sub(self.from).unwrap_or(NO_NUMBER);
        if candidate.form.is_squares() {
            let pairs = values.chunks_exact(2);
            let squares: Vec<Square> = match candidate.form {
                Form::Matrix => pairs.map(|pair| Square::new(pair[0], pair[1])).collect(),
                Form::Names => pairs
                    .map(|pair| {
                        let row = self.n.checked_sub(pair[1]).unwrap_or(NO_NUMBER);
                        Square::new(row, index(pair[0]))
                    })
                    .collect(),
                _ => pairs
                    .map(|pair| {
                        let row = pair[0].checked_sub(self.rows_from);
                        Square::new(row.unwrap_or(NO_NUMBER), index(pair[1]))
                    })
                    .collect(),
            };
            let pairs = squares.iter().map(|square| (square.row, square.column));
            return sorted_pairs(pairs)
                .map(|(row, column)| Square::new(row, column))
                .collect();
        }
        let columns = values.iter().map(|&value| index(value));
        (0..)
            .zip(columns)
            .map(|(row, column)| Square::new(row, column))
            .collect()
    }

    /// The fault of the queens on these squares, which are in ascending order.
    pub fn fault(self, candidate: &Candidate, squares: &[Square], piece: Piece) -> Option<Fault> {
        let (found, expected) = (self.rows(candidate), self.n);
        let length = Some(Fault::Length {
            found: found.into(),
            expected: expected.into(),
        });
        let is_short = found + 1 == expected;
        if !is_short && found != expected {
            return length;
        }
        match self.standing(candidate, squares, piece) {
            Some(Fault::NoQueen { row }) if is_short && row == found => Some(Fault::LastRow),
            _ if self.length(candidate) != expected => length,
            fault => fault,
        }
    }

    /// The fault of the queens, for any number of printed rows.
    fn standing(self, candidate: &Candidate, squares: &[Square], piece: Piece) -> Option<Fault> {
        let n = self.n;
        for (row, square) in (0..).zip(squares) {
            if square.row < n && square.column < n {
                continue;
            }
            let from = self.from;
            let values = &candidate.values[usize::from(self.numbered)..];
            if !candidate.form.is_squares() && values.get(row as usize) == Some(&NO_NUMBER) {
                return Some(Fault::NoQueen { row });
            }
            let number = if square.row < n {
                square.column
            } else {
                square.row
            };
            let found = number.wrapping_add(from);
            let to = n - 1 + from;
            return Some(Fault::Outside {
                row,
                found,
                from,
                to,
            });
        }
        if let Some(conflict) = first_conflict(squares, n, piece) {
            return Some(Fault::Conflict(conflict));
        }
        let rows = (0..).zip(squares).find(|(row, square)| square.row != *row);
        let row = rows.map_or(squares.len() as u32, |(row, _)| row);
        (row < n).then_some(Fault::NoQueen { row })
    }
}

/// Whether a candidate is a solution or a tour, with numbers from 0 or from 1.
pub fn is_right(candidate: &Candidate, piece: Piece) -> bool {
    if candidate.form.is_tour() {
        return tour(candidate).is_ok();
    }
    let n = candidate.width;
    let mut queens = Queens::default();
    (0..2).any(|from| {
        let reading = Reading {
            n,
            from,
            rows_from: from,
            numbered: false,
            short: false,
        };
        queens.place(reading, candidate) && queens.stand(reading, candidate, piece) == Stand::Right
    })
}

/// The queens of one candidate after the other. The memory for them is kept.
#[derive(Clone, Debug, Default)]
pub struct Queens {
    /// The column of each row's queen, `NO_NUMBER` where there is none.
    pub columns: Vec<u32>,
    /// A bit for each column, diagonal and antidiagonal.
    lines: Vec<u64>,
}

/// Whether queens are a solution.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    Right,
    /// One queen is in each row and column, and two attack each other.
    Whole,
    Wrong,
}

impl Queens {
    /// Whether all numbers are those of squares of the board.
    pub fn place(&mut self, reading: Reading, candidate: &Candidate) -> bool {
        let n = reading.n;
        let values = reading.values(candidate);
        let index = |value: u32| value.wrapping_sub(reading.from);
        self.columns.clear();
        if !candidate.form.is_squares() {
            self.columns
                .extend(values.iter().map(|&value| index(value)));
            return values.len() <= n as usize && self.columns.iter().all(|&column| column < n);
        }
        self.columns.resize(n as usize, NO_NUMBER);
        let mut is_single = true;
        for pair in values.chunks_exact(2) {
            let (row, column) = match candidate.form {
                Form::Matrix => (pair[0], pair[1]),
                Form::Names => (n.wrapping_sub(pair[1]), index(pair[0])),
                _ => (pair[0].wrapping_sub(reading.rows_from), index(pair[1])),
            };
            match self.columns.get_mut(row as usize) {
                Some(place) if column < n => {
                    is_single &= *place == NO_NUMBER;
                    *place = column;
                }
                _ => return false,
            }
        }
        if !is_single {
            self.columns.clear();
        } else if reading.short && self.columns.last() == Some(&NO_NUMBER) {
            self.columns.pop();
        }
        true
    }

    /// Judges queens that are on the board, with the queen of a missing last row in the only free column.
    pub fn stand(&mut self, reading: Reading, candidate: &Candidate, piece: Piece) -> Stand {
        let n = reading.n;
        if reading.length(candidate) != n {
            return Stand::Wrong;
        }
        let count = n as usize;
        self.lines.clear();
        self.lines.resize((5 * count).div_ceil(64), 0);
        let mut is_new = |line: u32| {
            let (word, bit) = (line as usize / 64, 1 << (line % 64));
            let is_new = self.lines[word] & bit == 0;
            self.lines[word] |= bit;
            is_new
        };
        if !self
            .columns
            .iter()
            .all(|&column| column < n && is_new(column))
        {
            return Stand::Wrong;
        }
        if reading.short && self.columns.len() + 1 == count {
            let free = (0..n).find(|&column| is_new(column));
            self.columns.extend(free);
        }
        if self.columns.len() != count {
            return Stand::Wrong;
        }
        let attacks = (0..).zip(&self.columns).any(|(row, &column)| {
            let is_free = is_new(2 * n - 1 + row - column) & is_new(3 * n + row + column);
            let is_near = |(by, rows): (u32, u32)| {
                let above = row.checked_sub(rows).map(|row| self.columns[row as usize]);
                above.is_some_and(|above| above.abs_diff(column) == by)
            };
            !is_free || piece.moves_as_knight() && [(1, 2), (2, 1)].into_iter().any(is_near)
        });
        if attacks { Stand::Whole } else { Stand::Right }
    }
}

/// Two pieces that attack each other. If two share a row or column, it is such a pair, since then the list is no
/// permutation. Otherwise it is the pair whose second piece comes first. The time is proportional to n.
pub fn first_conflict(squares: &[Square], n: u32, piece: Piece) -> Option<Conflict> {
    let is_straight = |conflict: &Conflict| matches!(conflict.line, Line::Row | Line::Column);
    let order = |conflict: &Conflict| (!is_straight(conflict), conflict.b, conflict.a);
    conflicts_among(squares, n, piece)
        .into_iter()
        .min_by_key(order)
}

/// The squares of a tour in the order of the visit.
///
/// # Errors
///
/// The fault of a tour, or else the path.
pub fn tour(candidate: &Candidate) -> Result<Vec<Square>, Fault> {
    let squares = visited(candidate)?;
    let (rows, columns) = (candidate.rows, candidate.width);
    let mut seen = vec![false; rows as usize * columns as usize];
    for (number, &square) in (1..).zip(&squares) {
        let place = square.row as usize * columns as usize + square.column as usize;
        if std::mem::replace(&mut seen[place], true) {
            return Err(Fault::Visited { number, square });
        }
    }
    for (number, pair) in (1..).zip(squares.windows(2)) {
        let (from, to) = (pair[0], pair[1]);
        if Step::between(from, to).is_none() {
            return Err(Fault::NotAMove { number, from, to });
        }
    }
    let (found, expected) = (squares.len() as u64, seen.len() as u64);
    if found == expected {
        Ok(squares)
    } else {
        Err(Fault::Length { found, expected })
    }
}

/// The squares that are printed, in the order of the visit.
pub fn visited(candidate: &Candidate) -> Result<Vec<Square>, Fault> {
    let (rows, columns) = (candidate.rows, candidate.width);
    let values = &candidate.values;
    if candidate.form == Form::TourNumbers {
        let from = u32::from(!values.contains(&0));
        let mut order = vec![None; values.len()];
        for (at, &value) in (0..).zip(values) {
            let square = Square::new(at / columns, at % columns);
            let place = value.checked_sub(from).map(|place| place as usize);
            let Some(place) = place.and_then(|place| order.get_mut(place)) else {
                continue;
            };
            // If two squares have one number, the first keeps it, and another number is missing.
            place.get_or_insert(square);
        }
        let mut numbers = (from..).zip(order);
        return std::iter::from_fn(|| numbers.next())
            .map(|(number, square)| square.ok_or(Fault::NoSquare { number }))
            .collect();
    }
    let pairs = values.chunks_exact(2).map(|pair| (pair[0], pair[1]));
    let least = |values: &mut dyn Iterator<Item = u32>| values.min().unwrap_or(0);
    let first = least(&mut pairs.clone().map(|(first, _)| first));
    let second = least(&mut pairs.clone().map(|(_, second)| second));
    Ok(pairs
        .map(|(a, b)| match candidate.form {
            Form::TourNames => Square::new(rows - 1 - (b - second), a - first),
            _ => Square::new(a - first, b - second),
        })
        .collect())
}
