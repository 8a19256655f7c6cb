//! The positions that a program prints: those that it gives for solutions, and those on the way to one.

use super::words;
use crate::board::Piece;
use crate::search::Search;
use bezzel_output::{Fault, Notation, Printed, Report, check};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{self, Solution, conflicts_among, known_count, solutions};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The largest n whose solutions are compared one by one.
const MAX_COMPARED: u32 = 12;
/// The lines above a position that may say its meaning.
const ABOVE: usize = 2;
/// The share of positions with a sign of a search that makes all of them steps of it.
const STEPS_SHARE: f64 = 0.8;

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
                .rfind(|printed| is_meant(printed) && is_begun(printed) && !is_in_matrix(printed))
                .cloned();
        }
        found
    }
}

/// The sign that a position gives of its meaning.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Sign {
    /// It is given for a solution.
    End,
    /// It is a step of a search.
    Step,
    Nothing,
}

/// The text around positions.
struct Context<'a> {
    lines: &'a [&'a str],
    /// The lines of a position at least.
    height: usize,
    size: Size,
}

impl Context<'_> {
    fn sign(&self, printed: &Printed, next: Option<usize>, piece: Piece, is_local: bool) -> Sign {
        let at = printed.line as usize - 1;
        let own = self
            .lines
            .get(at)
            .copied()
            .unwrap_or_default()
            .to_lowercase();
        let own = own.split(['[', '(']).next().unwrap_or_default().to_owned();
        let above = (0..at)
            .rev()
            .map(|line| self.lines[line])
            .filter(|line| !line.trim().is_empty());
        let above: Vec<String> = above
            .take(ABOVE)
            .take_while(|line| has_word(line))
            .map(str::to_lowercase)
            .collect();
        let end = at + 2 * self.size.rows() as usize + 4;
        let end = next.map_or(end, |next| next.min(end)).min(self.lines.len());
        let from = (at + self.height).min(end);
        let below: Vec<String> = self.lines[from..end]
            .iter()
            .filter(|line| has_word(line) || line.trim().parse::<u64>().is_ok())
            .take(ABOVE)
            .map(|line| line.to_lowercase())
            .collect();
        let rest_of_own = self
            .lines
            .get(at)
            .copied()
            .unwrap_or_default()
            .to_lowercase();
        let rest_of_own = rest_of_own
            .rsplit([']', ')'])
            .next()
            .unwrap_or_default()
            .to_owned();
        let beside = || [&own, &rest_of_own].into_iter().chain(&above).chain(&below);
        let attacks = if piece == Piece::Queen {
            measures(&printed.squares)
        } else {
            Vec::new()
        };
        let tells_attacks = beside().any(|line| {
            words::of_attack(line) && whole_numbers(line).any(|number| attacks.contains(&number))
        });
        let says_end = words::of_end(&own) || above.iter().any(|line| words::of_end(line));
        let says_step = words::of_step(&own) || above.iter().any(|line| words::of_step(line));
        if tells_attacks {
            Sign::Step
        } else if says_end {
            Sign::End
        } else if is_local && (says_step || beside().any(|line| words::of_attack(line))) {
            Sign::Step
        } else {
            Sign::Nothing
        }
    }
}

/// Whether the positions without any word are steps of a search.
fn are_steps(
    full: &[&Printed],
    signs: &[Sign],
    parts: usize,
    report: &Report,
    last_right: bool,
    search: Option<&Search>,
    piece: Piece,
) -> bool {
    if signs.contains(&Sign::End) || full.is_empty() {
        return false;
    }
    // A program that prints its unfinished boards prints steps.
    if parts > full.len() && parts > report.right as usize {
        return true;
    }
    if piece == Piece::Knight || full.len() < 3 || report.right > u64::from(last_right) {
        return false;
    }
    let is_local = search.is_none_or(Search::is_local);
    let moved = full
        .windows(2)
        .filter(|pair| differ_by_one(&pair[0].squares, &pair[1].squares))
        .count();
    is_local && moved as f64 >= STEPS_SHARE * (full.len() - 1) as f64
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

/// Whether half of a board is there at least, and on the board: a number among words is none, and a list of counts neither.
fn is_begun(printed: &Printed) -> bool {
    match printed.fault {
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

/// The lists of n numbers of columns that an output gives for solutions. Without its words nobody would take 0, 0, 0 and 0, or
/// 0, 1, 2 and 3, for queens.
pub fn called_solutions(output: &str, n: u32) -> impl Iterator<Item = Printed> {
    wrong_lists(output, n, is_called)
}

/// The wrong lists of n numbers of columns on such lines.
pub fn wrong_lists(
    output: &str,
    n: u32,
    is_meant: fn(&str) -> bool,
) -> impl Iterator<Item = Printed> {
    let lines = output
        .lines()
        .zip(1..)
        .filter(move |(line, _)| is_meant(line));
    let lists = lines.flat_map(|(line, number)| {
        line.split(['[', '('])
            .skip(1)
            .map(move |list| (list, number))
    });
    let found = lists.filter_map(move |(list, number)| {
        let (list, _) = list.split_once([']', ')'])?;
        let columns = list.split(',').map(|column| column.trim().parse().ok());
        let columns: Vec<u32> = columns.collect::<Option<_>>()?;
        let from = u32::from(columns.contains(&n));
        let squares = (0..).zip(&columns).map(|(row, column)| {
            let column = column.checked_sub(from).filter(|column| *column < n)?;
            Some(Square::new(row, column))
        });
        let squares: Vec<Square> = squares.collect::<Option<_>>()?;
        let mut conflicts = conflicts_among(&squares, n, queens::Piece::Queen).into_iter();
        let fault = conflicts.next().filter(|_| squares.len() == n as usize)?;
        Some((number, squares, Fault::Conflict(fault)))
    });
    found
        .zip(1..)
        .map(|((line, squares, fault), number)| Printed {
            line,
            number,
            squares,
            fault: Some(fault),
        })
}

/// Whether a line counts something in words, as far as a search has come: its numbers are hardly those of a queen.
fn counts(line: &str) -> bool {
    let low = line.to_lowercase();
    let is_count = words::of_solutions(&low) || words::of_work(&low) || low.contains('%');
    let parts = low.split(|sign: char| !sign.is_alphanumeric() && sign != '.');
    let is_number = |part: &&str| part.starts_with(|sign: char| sign.is_ascii_digit());
    let (numbers, words): (Vec<&str>, Vec<&str>) =
        parts.filter(|part| !part.is_empty()).partition(is_number);
    let words: BTreeSet<&str> = words.into_iter().collect();
    // A name for each number is none of a row or a column, which come again.
    let are_named = words.len() >= numbers.len();
    is_count && !low.contains(['[', '(', '{']) && (numbers.len() < 4 || are_named)
}

/// Whether the columns are 0, 1, 2 and so on, as above a drawn board.
fn is_heading(squares: &[Square]) -> bool {
    squares.iter().all(|square| square.row == square.column)
}

/// Whether a line calls its list a solution.
fn is_called(line: &str) -> bool {
    let words = line
        .split_once(['[', '('])
        .map(|(words, _)| words.to_lowercase());
    words.is_some_and(|words| words::of_solutions(&words) && !words::of_none(&words))
}

/// Whether a line has a list, and no word of a search.
fn is_unclear(line: &str) -> bool {
    let low = line.to_lowercase();
    low.contains(['[', '(']) && !words::of_step(&low) && !words::of_work(&low)
}

/// Whether numbers are no columns but those of the solutions with a queen in each of them.
fn is_table_of(squares: &[Square], from: u32) -> bool {
    let sum: u32 = squares.iter().map(|square| square.column + from).sum();
    let known = known_count(squares.len() as u32, queens::Piece::Queen);
    has_column_twice(squares) && known.is_some_and(|(all, _)| all == sum.into())
}

fn has_column_twice(squares: &[Square]) -> bool {
    let mut others = squares;
    while let [first, rest @ ..] = others {
        if rest.iter().any(|square| square.column == first.column) {
            return true;
        }
        others = rest;
    }
    false
}

/// The lines of a matrix of n rows with n numbers each, from the first to the last: nobody knows whether each is a position. In
/// none of them all numbers differ.
fn matrix(wrong: &[Printed], n: u32) -> Option<RangeInclusive<u64>> {
    let mut blocks = wrong.chunk_by(|a, b| a.line + 1 == b.line);
    let block = blocks.find(|block| {
        let is_row =
            |row: &Printed| row.squares.len() < n as usize || has_column_twice(&row.squares);
        block.len() == n as usize && block.iter().all(is_row)
    })?;
    Some(block[0].line..=block[block.len() - 1].line)
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

/// Whether an output is a list of positions.
fn is_in_list(output: &str) -> bool {
    let text = output.trim_start();
    let text = text
        .rsplit('\n')
        .find(|line| !line.trim().is_empty())
        .unwrap_or(text)
        .trim_start();
    let Some(inner) = text.strip_prefix("[[").or_else(|| text.strip_prefix("[(")) else {
        return false;
    };
    // Two numbers are a square, and a list of squares is one position.
    let is_square = inner
        .split([']', ')'])
        .next()
        .is_some_and(|item| item.split(',').count() == 2);
    match inner.chars().next() {
        _ if is_square => false,
        Some('[' | '(') => true,
        Some(quote @ ('\'' | '"')) => inner[1..].find(quote).is_some_and(|end| end > 1),
        // A row of a drawn board has only 0 and 1.
        Some(_) => !inner.split(']').next().is_some_and(|row| {
            row.chars()
                .all(|sign| matches!(sign, '0' | '1' | ',' | ' '))
        }),
        None => false,
    }
}

fn has_word(line: &str) -> bool {
    let letters = line
        .chars()
        .filter(|sign| sign.is_alphabetic() && !matches!(sign, 'q' | 'Q' | 'x' | 'X' | 'o' | 'O'));
    letters.count() > 1
}

fn whole_numbers(line: &str) -> impl Iterator<Item = u64> {
    line.split(|sign: char| !sign.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
}

/// The numbers by which programs measure the attacks on a board.
fn measures(squares: &[Square]) -> Vec<u64> {
    let n = squares.len() as u64;
    let pairs = attacking(squares);
    let attacked: BTreeSet<Square> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let (pairs, attacked) = (pairs.len() as u64, attacked.len() as u64);
    let all = n * n.saturating_sub(1) / 2;
    vec![
        pairs,
        2 * pairs,
        all.saturating_sub(pairs),
        attacked,
        n.saturating_sub(attacked),
    ]
}

/// The pairs of queens in one line, also with others between them.
pub fn attacking(squares: &[Square]) -> Vec<(Square, Square)> {
    let mut pairs = Vec::new();
    for (index, &a) in squares.iter().enumerate() {
        for &b in &squares[index + 1..] {
            if queens::Line::between(a, b, queens::Piece::Queen).is_some() {
                pairs.push((a, b));
            }
        }
    }
    pairs
}

/// Whether one queen has moved.
fn differ_by_one(a: &[Square], b: &[Square]) -> bool {
    a.len() == b.len() && a.iter().filter(|square| !b.contains(square)).count() == 1
}
