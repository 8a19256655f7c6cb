//! Lists of numbers in an output: those that are positions, and those that are something else.

use crate::verdict::words;
use bezzel_output::{Fault, Printed};
use bezzel_solver::board::Square;
use bezzel_solver::queens::{self, conflicts_among, known_count};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

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
pub fn counts(line: &str) -> bool {
    let low = line.to_lowercase();
    let is_count = words::of_solutions(&low) || words::of_work(&low) || low.contains('%');
    let parts = low.split(|sign: char| !sign.is_alphanumeric() && sign != '.');
    let is_number = |part: &&str| part.starts_with(|sign: char| sign.is_ascii_digit());
    let (numbers, words): (Vec<&str>, Vec<&str>) =
        parts.filter(|part| !part.is_empty()).partition(is_number);
    let words: BTreeSet<&str> = words.into_iter().collect();
    // A different name for each number names no rows or columns: these come again.
    let are_named = words.len() >= numbers.len();
    is_count && !low.contains(['[', '(', '{']) && (numbers.len() < 4 || are_named)
}

/// Whether the columns are 0, 1, 2 and so on, as above a drawn board.
pub fn is_heading(squares: &[Square]) -> bool {
    squares.iter().all(|square| square.row == square.column)
}

/// Whether a line calls its list a solution.
pub fn is_called(line: &str) -> bool {
    let words = line
        .split_once(['[', '('])
        .map(|(words, _)| words.to_lowercase());
    words.is_some_and(|words| words::of_solutions(&words) && !words::of_none(&words))
}

/// Whether a line has a list, and no word of a search.
pub fn is_unclear(line: &str) -> bool {
    let low = line.to_lowercase();
    low.contains(['[', '(']) && !words::of_step(&low) && !words::of_work(&low)
}

/// Whether numbers are no columns but those of the solutions with a queen in each of them.
pub fn is_table_of(squares: &[Square], from: u32) -> bool {
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
pub fn matrix(wrong: &[Printed], n: u32) -> Option<RangeInclusive<u64>> {
    let mut blocks = wrong.chunk_by(|a, b| a.line + 1 == b.line);
    let block = blocks.find(|block| {
        let is_row =
            |row: &Printed| row.squares.len() < n as usize || has_column_twice(&row.squares);
        block.len() == n as usize && block.iter().all(is_row)
    })?;
    Some(block[0].line..=block[block.len() - 1].line)
}

/// Whether an output is a list of positions.
pub fn is_in_list(output: &str) -> bool {
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
