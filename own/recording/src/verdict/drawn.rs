//! Boards in an output that nobody reads: with another size than that of the program, without a queen, or with the names of
//! squares that no board has.

use crate::board::Piece;
use bezzel_solver::board::Size;
use std::collections::BTreeSet;

/// The smallest board that is distinguished from other rows of signs.
const LEAST: usize = 4;

/// Whether blocks of n lines have rows of two signs that are no rows of the board of n queens: nobody reads them.
pub fn has_other_boards(output: &str, board: Option<(Piece, Size)>) -> bool {
    blocks_of(output, board).any(|(n, block)| {
        let marks: BTreeSet<char> = block.iter().flatten().copied().collect();
        let mut widths = block.iter().map(Vec::len);
        widths.all(|width| width + 1 == n || width == n + 1) && marks.len() == 2
    })
}

/// Whether an output has a board of n queens on which none stands.
pub fn has_empty_board(output: &str, board: Option<(Piece, Size)>) -> bool {
    blocks_of(output, board).any(|(n, block)| {
        let mut cells = block.iter().flatten();
        let first = cells.next();
        block.iter().all(|row| row.len() == n) && cells.all(|cell| Some(cell) == first)
    })
}

/// The blocks of n rows of signs on a board of n queens, each with n.
fn blocks_of(
    output: &str,
    board: Option<(Piece, Size)>,
) -> impl Iterator<Item = (usize, Vec<Vec<char>>)> {
    let n = match board {
        Some((Piece::Queen, size)) => size.rows() as usize,
        _ => 0,
    };
    let found = blocks(output)
        .into_iter()
        .filter(move |block| block.len() == n && n >= LEAST);
    found.map(move |block| (n, block))
}

/// The rows of signs in an output, as they stand together.
fn blocks(output: &str) -> Vec<Vec<Vec<char>>> {
    // A list of texts has its rows on one line.
    let output = output.replace("], [", "\n\n").replace("', '", "\n");
    let rows: Vec<Option<Vec<char>>> = output.lines().map(signs).collect();
    let blocks = rows.split(Option::is_none);
    blocks
        .map(|block| block.iter().flatten().cloned().collect())
        .collect()
}

/// Whether a line names n squares by letters and numbers from 0: on a board of chess a1 is the first.
pub fn has_names_from_zero(output: &str, board: Option<(Piece, Size)>) -> bool {
    let Some((_, size)) = board else {
        return false;
    };
    output.lines().any(|line| {
        let words = line.split(|sign: char| !sign.is_alphanumeric());
        let ranks: Vec<u32> = words.filter_map(rank).collect();
        ranks.len() >= size.rows() as usize && ranks.contains(&0)
    })
}

/// Whether an output has a block of rows of two signs, of whatever size.
pub fn has_block(output: &str) -> bool {
    blocks(output).iter().any(|block| block.len() >= LEAST)
}

/// Whether a line has about as many numbers as the board has rows, or one that is too large to be read, or the last line is a
/// list of numbers: nobody knows what it says.
pub fn may_have_boards(output: &str, board: Option<(Piece, Size)>) -> bool {
    let n = board.map_or(LEAST, |(_, size)| size.rows() as usize);
    let numbers = |line: &str| -> Vec<Option<i64>> {
        let numbers = line.split(|sign: char| !sign.is_ascii_digit());
        let numbers = numbers.filter(|number| !number.is_empty());
        numbers.map(|number| number.parse().ok()).collect()
    };
    let last = output.lines().rfind(|line| !line.trim().is_empty());
    let is_list =
        |line: &str| line.starts_with('[') && line.ends_with(']') && numbers(line).len() > 1;
    let mut lines = output.lines().map(numbers);
    let is_read =
        |numbers: &[Option<i64>]| numbers.len() + 1 < n.max(LEAST + 1) && !numbers.contains(&None);
    last.is_some_and(|line| is_list(line.trim())) || lines.any(|numbers| !is_read(&numbers))
}

/// The number after the only letter of a word.
fn rank(word: &str) -> Option<u32> {
    let number = word.strip_prefix(|sign: char| sign.is_ascii_alphabetic())?;
    number.parse().ok()
}

/// The signs of a line that has nothing but single signs, and two of them at most.
pub fn signs(line: &str) -> Option<Vec<char>> {
    let signs: Vec<char> = line
        .chars()
        .filter(|sign| !matches!(sign, ' ' | '|' | ',' | '[' | ']' | '\'' | '"'))
        .collect();
    let first = *signs.first()?;
    let other = signs.iter().find(|&&sign| sign != first);
    let is_row = signs
        .iter()
        .all(|sign| *sign == first || Some(sign) == other);
    // A line between two boards is no row of them.
    let is_rule = other.is_none() && matches!(first, '-' | '=' | '_' | '+' | '#' | '~' | '*');
    (is_row && signs.len() > 2 && !is_rule).then_some(signs)
}
