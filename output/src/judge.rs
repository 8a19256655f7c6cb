//! Whether a position is a solution, or a path a tour, and if not why.

use crate::Fault;
use crate::candidate::{Candidate, Form, NO_NUMBER};
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
    pub(crate) const fn is_plain(self) -> bool {
        !self.numbered && !self.short
    }

    /// The number of rows of a candidate.
    const fn rows(self, candidate: &Candidate) -> u32 {
        candidate.rows - self.numbered as u32
    }

    /// The number of rows of a candidate, with the last one if it is missing.
    pub(crate) const fn length(self, candidate: &Candidate) -> u32 {
        self.rows(candidate) + self.short as u32
    }

    /// The squares of the queens that are printed. Those with numbers that the board does not have are outside of it.
    pub(crate) fn squares(self, candidate: &Candidate) -> Vec<Square> {
        let values = &candidate.values[usize::from(self.numbered).min(candidate.values.len())..];
        let index = |value: u32| value.checked_sub(self.from).unwrap_or(NO_NUMBER);
        if candidate.form.is_squares() {
            let pairs = values.chunks_exact(2);
            let mut squares: Vec<Square> = match candidate.form {
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
            squares.sort_unstable();
            return squares;
        }
        let columns = values.iter().map(|&value| index(value));
        (0..)
            .zip(columns)
            .map(|(row, column)| Square::new(row, column))
            .collect()
    }

    /// The squares of a candidate, with the queen of a missing last row in the only free column.
    pub(crate) fn filled(self, candidate: &Candidate) -> Vec<Square> {
        let mut squares = self.squares(candidate);
        if self.short {
            squares.extend(self.last_row(&squares));
        }
        squares
    }

    fn last_row(self, squares: &[Square]) -> Option<Square> {
        let mut free = vec![true; self.n as usize];
        for square in squares {
            if let Some(free) = free.get_mut(square.column as usize) {
                *free = false;
            }
        }
        let mut columns = (0..).zip(free).filter(|&(_, free)| free);
        let (column, _) = columns.next()?;
        columns
            .next()
            .is_none()
            .then(|| Square::new(self.n - 1, column))
    }

    /// The fault of the queens on these squares, which are in ascending order.
    pub(crate) fn fault(
        self,
        candidate: &Candidate,
        squares: &[Square],
        piece: Piece,
    ) -> Option<Fault> {
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
pub(crate) fn is_right(candidate: &Candidate, piece: Piece) -> bool {
    if candidate.form.is_tour() {
        return tour(candidate).is_ok();
    }
    let n = candidate.width;
    (0..2).any(|from| {
        let reading = Reading {
            n,
            from,
            rows_from: from,
            numbered: false,
            short: false,
        };
        let squares = reading.squares(candidate);
        let fits = squares
            .iter()
            .all(|square| square.row < n && square.column < n);
        fits && permutes(&squares, n) && first_conflict(&squares, n, piece).is_none()
    })
}

/// Whether these squares of a board, in ascending order, are one in each row and column.
pub(crate) fn permutes(squares: &[Square], n: u32) -> bool {
    let mut columns = vec![false; n as usize];
    let mut is_new = |column: u32| !std::mem::replace(&mut columns[column as usize], true);
    let mut numbered = (0..).zip(squares);
    squares.len() == n as usize
        && numbered.all(|(row, square)| square.row == row && is_new(square.column))
}

/// Two pieces that attack each other. If two share a row or column, it is such a pair, since then the list is no
/// permutation. Otherwise it is the pair whose second piece comes first. The time is proportional to n.
pub(crate) fn first_conflict(squares: &[Square], n: u32, piece: Piece) -> Option<Conflict> {
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
pub(crate) fn tour(candidate: &Candidate) -> Result<Vec<Square>, Fault> {
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
pub(crate) fn visited(candidate: &Candidate) -> Result<Vec<Square>, Fault> {
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
