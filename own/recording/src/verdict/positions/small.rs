//! Boards of one, two or three queens in an output: lists of columns and drawings, which are too small to be distinguished from other
//! rows of signs if the program has no such board.

use super::lists::is_called;
use crate::board::Piece;
use crate::verdict::wrong::fault;
use crate::verdict::{numbers, words};
use bezzel_output::Printed;
use bezzel_solver::board::Square;

/// The signs of queens.
const QUEENS: &[char] = &['Q', 'q', '1', 'X', 'x', '#', '*', '♛', '♕'];

/// The largest of these boards.
pub const LARGEST: u32 = 3;

/// The boards with a queen in each row that an output gives for solutions. Of two and three queens each is wrong.
pub fn boards(output: &str, n: u32) -> Vec<Printed> {
    let lines: Vec<&str> = output.lines().collect();
    if lines
        .iter()
        .any(|line| words::of_none(&line.to_lowercase()))
    {
        return Vec::new();
    }
    let meant = (1..).zip(&lines).filter(|(_, line)| is_meant(line, n));
    let of_line = |(number, line): (u64, &&str)| -> Vec<(u64, Option<Vec<u32>>)> {
        let lists = line.split(['[', '(']).skip(1).filter(|list| {
            let inner = list
                .split([']', ')'])
                .next()
                .unwrap_or_default()
                .trim_end_matches(',');
            let begins = inner.starts_with(|sign: char| sign.is_ascii_digit());
            begins && inner.split(',').count() == n as usize
        });
        lists.map(|list| (number, columns(list, n))).collect()
    };
    let lists: Vec<(u64, Option<Vec<u32>>)> = meant.flat_map(of_line).collect();
    // Where one has a column twice, they may be squares.
    let lists: Option<Vec<(u64, Vec<u32>)>> = lists
        .into_iter()
        .map(|(number, list)| Some((number, list?)))
        .collect();
    let drawn = (1..)
        .zip(lines.windows(n as usize))
        .filter_map(|(number, rows)| {
            let columns = rows
                .iter()
                .map(|row| queen(row, n))
                .collect::<Option<Vec<u32>>>()?;
            Some((number, columns))
        });
    let found = match lists {
        Some(lists) if !lists.is_empty() => lists,
        None if n == 2 => Vec::new(),
        _ => drawn.collect(),
    };
    printed(found)
}

/// The boards of two and three queens on lines that name their size.
pub fn named(output: &str) -> Vec<Printed> {
    let of_line = |(number, line): (u64, &str)| {
        let is_step = words::of_step(&line.to_lowercase());
        let n = numbers::sizes(line)
            .next()
            .filter(|n| (2..=LARGEST).contains(n) && !is_step)?;
        let list = line.split(['[', '(']).find_map(|list| columns(list, n))?;
        Some((number, list))
    };
    printed((1..).zip(output.lines()).filter_map(of_line).collect())
}

fn printed(boards: Vec<(u64, Vec<u32>)>) -> Vec<Printed> {
    let printed = (1..).zip(boards).map(|(number, (line, columns))| {
        let squares: Vec<Square> = (0..)
            .zip(columns)
            .map(|(row, column)| Square::new(row, column))
            .collect();
        Printed {
            line,
            number,
            fault: fault(Piece::Queen, &squares),
            squares,
        }
    });
    printed.collect()
}

/// Whether a line has nothing but lists, or calls them solutions. Two numbers of a queen may be its square.
fn is_meant(line: &str, n: u32) -> bool {
    let low = line.to_lowercase();
    let is_of_queens =
        n > 2 && words::of_queen(&low) && !words::of_step(&low) && !words::of_work(&low);
    !line.contains(char::is_alphabetic) || is_called(line) || is_of_queens
}

/// The different columns of a list of n numbers.
fn columns(list: &str, n: u32) -> Option<Vec<u32>> {
    let (list, _) = list.split_once([']', ')'])?;
    let items = list
        .trim_end_matches(',')
        .split(',')
        .map(|column| column.trim().parse().ok());
    let columns: Vec<u32> = items.collect::<Option<_>>()?;
    let mut sorted = columns.clone();
    sorted.sort_unstable();
    let first = *sorted.first()?;
    let is_whole = first < 2 && sorted.into_iter().eq(first..first + n);
    is_whole.then(|| columns.iter().map(|column| column - first).collect())
}

/// The column of the queen in a drawn row with one queen.
fn queen(row: &str, n: u32) -> Option<u32> {
    let signs: Vec<char> = row
        .chars()
        .filter(|sign| !matches!(sign, ' ' | '|' | ',' | '[' | ']' | '\'' | '"'))
        .collect();
    let mut queens = (0..).zip(&signs).filter(|(_, sign)| QUEENS.contains(sign));
    let (column, _) = queens.next()?;
    let mut others = signs.iter().filter(|sign| !QUEENS.contains(sign));
    let other = others.next();
    let is_row = queens.next().is_none() && others.all(|sign| Some(sign) == other);
    (is_row && signs.len() == n as usize).then_some(column)
}
