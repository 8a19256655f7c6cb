//! The positions that a program prints: those that it gives for solutions, and partial ones.

mod attacks;
mod lists;
mod small;
mod steps;

pub use attacks::attacking;
use lists::called_solutions;
pub use lists::{is_called, wrong_lists};

use crate::board::Piece;
use crate::search::Search;
use bezzel_output::{Fault, Notation, Printed, Report, check};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{self, Solution, known_count, solutions};
use lists::{counts, is_heading, is_in_list, is_table_of, is_unclear, matrix};
use std::collections::BTreeSet;
use steps::{Context, Sign, are_steps};

/// The largest n whose solutions are compared one by one.
const MAX_COMPARED: u32 = 12;

/// The positions in an output, as far as they are claims.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Each is so independently of the others.
pub struct Positions {
    /// The number of right ones, and the number of different ones among them.
    pub right: u64,
    pub distinct: u64,
    /// The full ones with a fault that are given for solutions.
    pub wrong: Vec<Printed>,
    /// The last full one, a step of a local search, if pieces attack each other on it.
    pub short: Option<Printed>,
    /// The last one with too few pieces, if no full one is printed.
    pub part: Option<Printed>,
    /// Whether the right ones have exactly one of each set of images.
    pub is_essential: bool,
    /// The line, from 0, after which nothing wrong and something right is printed.
    pub is_right_last: bool,
    /// Whether full positions with a fault are steps.
    pub has_steps: bool,
    /// Whether there are full boards of which nobody knows whether they are given for solutions.
    pub is_unclear: bool,
    /// Whether the only right one is in a list of its own.
    pub is_in_list: bool,
}

impl Positions {
    pub const fn is_empty(&self) -> bool {
        self.right == 0 && self.wrong.is_empty() && self.short.is_none() && self.part.is_none()
    }

    /// Adds the positions of two and three queens that an output with others gives by their size.
    pub fn add_small(&mut self, output: &str) {
        self.wrong.extend(small::named(output));
    }

    /// Adds the positions of n queens in an output without a report.
    pub fn add(&mut self, n: u32, output: &str) {
        if n > small::LARGEST {
            self.wrong.extend(called_solutions(output, n));
            return;
        }
        let (wrong, right): (Vec<Printed>, Vec<Printed>) = small::boards(output, n)
            .into_iter()
            .partition(|board| board.fault.is_some());
        self.wrong = wrong;
        self.right = right.len() as u64;
        self.distinct = self.right.min(1);
    }

    /// The positions of a report on an output.
    pub fn of(report: &Report, output: &str, piece: Piece, search: Option<&Search>) -> Self {
        let Some(size) = report.size else {
            return Self::default();
        };
        let lines: Vec<&str> = output.lines().collect();
        let is_full = |printed: &Printed| is_full(printed, size, piece);
        let line = |printed: &Printed| lines.get(printed.line as usize - 1).copied();
        let is_drawn = report.notation == Notation::Drawn;
        let is_meant = |printed: &Printed| {
            let line = line(printed).unwrap_or_default();
            let is_other = is_heading(&printed.squares) && !is_called(line)
                || counts(line)
                || is_table_of(&printed.squares, report.from);
            is_drawn || !is_other || reached(search, &printed.squares)
        };
        let in_matrix = if is_drawn || piece == Piece::Knight {
            None
        } else {
            matrix(&report.wrong, size.rows())
        };
        let is_in_matrix = |printed: &Printed| {
            in_matrix
                .as_ref()
                .is_some_and(|lines| lines.contains(&printed.line))
        };
        let full: Vec<&Printed> = report
            .wrong
            .iter()
            .filter(|printed| is_full(printed) && is_meant(printed) && !is_in_matrix(printed))
            .collect();
        let is_list = |printed: &Printed| line(printed).is_some_and(is_unclear);
        let is_unclear = in_matrix.is_some()
            || report
                .wrong
                .iter()
                .any(|printed| is_full(printed) && !is_meant(printed) && is_list(printed));
        let parts = report.wrong.len()
            - report
                .wrong
                .iter()
                .filter(|printed| is_full(printed))
                .count();
        let is_local = search.is_none_or(Search::is_local);
        let height = if report.notation == Notation::Drawn {
            size.rows() as usize
        } else {
            1
        };
        let context = Context {
            lines: &lines,
            height,
            size,
        };
        let signs: Vec<Sign> = full
            .iter()
            .enumerate()
            .map(|(index, printed)| {
                let next = full.get(index + 1).map(|next| next.line as usize - 1);
                context.sign(printed, next, piece, is_local)
            })
            .collect();
        let distinct = report.right - report.doubled;
        let last_right = last_is_right(full.last().copied(), &context, report, piece);
        let aggregate = are_steps(&full, &signs, parts, report, last_right, search, piece);
        let mut found = Self {
            right: report.right,
            distinct,
            is_essential: is_essential(report, size, distinct),
            is_right_last: last_right,
            is_unclear,
            is_in_list: is_in_list(output),
            ..Self::default()
        };
        for (printed, sign) in full.iter().zip(&signs) {
            let is_step = match sign {
                Sign::Denied => continue,
                Sign::End => false,
                Sign::Step => true,
                Sign::Nothing => aggregate,
            };
            if is_step {
                found.has_steps = true;
            } else {
                found.wrong.push((*printed).clone());
            }
        }
        let last_step = full
            .last()
            .filter(|_| found.has_steps && !last_right && found.wrong.is_empty());
        found.short = last_step.map(|printed| (*printed).clone());
        if report.right == 0 && full.is_empty() {
            found.part = report
                .wrong
                .iter()
                .rfind(|printed| {
                    is_meant(printed) && is_begun(printed, line(printed)) && !is_in_matrix(printed)
                })
                .cloned();
        }
        found
    }
}

/// Whether the last full position is right.
fn last_is_right(
    last: Option<&Printed>,
    context: &Context<'_>,
    report: &Report,
    piece: Piece,
) -> bool {
    if report.right == 0 {
        return false;
    }
    let Some(last) = last else {
        return true;
    };
    let after = (last.line as usize - 1 + context.height).min(context.lines.len());
    let n = (piece == Piece::Queen).then(|| context.size.rows());
    check(&context.lines[after..].join("\n"), n, report.piece).right > 0
}

/// Whether half of a board is there at least, and on the board: a number among words is no board, nor is a list of counts.
fn is_begun(printed: &Printed, line: Option<&str>) -> bool {
    // Numbers with names are hardly those of columns.
    let is_named = line.is_some_and(|line| line.contains('{') && line.contains(':'));
    match printed.fault {
        _ if is_named => false,
        Some(Fault::Length { found, expected }) => 2 * found >= expected,
        Some(Fault::Outside { found, to, .. }) => found <= to + 1,
        _ => true,
    }
}

/// Whether all squares of a board have a piece, or each row has a queen.
fn is_full(printed: &Printed, size: Size, piece: Piece) -> bool {
    let is_of_queens = match printed.fault {
        Some(Fault::Conflict(_)) => printed.squares.len() as u64 == u64::from(size.rows()),
        _ => false,
    };
    let is_of_knight = match printed.fault {
        Some(Fault::NotAMove { .. } | Fault::Visited { .. }) => {
            printed.squares.len() as u64 == size.area()
        }
        _ => false,
    };
    match piece {
        Piece::Queen => is_of_queens,
        Piece::Knight => is_of_knight,
    }
}

/// Whether the board of the program has had these queens.
fn reached(search: Option<&Search>, squares: &[Square]) -> bool {
    search.is_none_or(|search| {
        let mut boards = search.accepted.iter().chain(&search.last_full);
        let sorted = |squares: &[Square]| {
            let mut squares = squares.to_vec();
            squares.sort_unstable();
            squares
        };
        boards.any(|board| sorted(&board.squares) == sorted(squares))
    })
}

/// Whether the right positions have exactly one of each set of images.
fn is_essential(report: &Report, size: Size, distinct: u64) -> bool {
    let n = size.rows();
    let fundamental = known_count(n, queens::Piece::Queen).and_then(|(_, fundamental)| fundamental);
    if report.piece.is_none() || n > MAX_COMPARED || fundamental != Some(distinct) || distinct < 2 {
        return false;
    }
    let missing: BTreeSet<Solution> = report.missing_solutions().collect();
    let Ok(all) = solutions(n, queens::Piece::Queen) else {
        return false;
    };
    let mut known = BTreeSet::new();
    all.filter(|solution| !missing.contains(solution))
        .all(|solution| {
            let first = solution.orbit().into_iter().map(|(image, _)| image).min();
            known.insert(first)
        })
}
