//! Links of penpa+, which hold the text of a drawing, deflated: the lines of its edges are the borders of the regions.

use std::collections::HashSet;

use base64ct::{Base64Unpadded, Encoding};
use bezzel_solver::queens::puzzle::{MAX_N, Puzzle};
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::array::{Item, Value, items};
use crate::error::{Fault, TextError};
use crate::puzz_link::{Borders, pairs, pairs_down};

/// The longest text that is unpacked, in bytes.
const MOST_UNPACKED: usize = 1 << 20;

/// The rows above and the columns to the left of a board.
const AROUND: usize = 2;

/// The style of a thick line: the border of a region.
const THICK: &str = "2";

/// More stars than one, as the rules beside the drawing give them.
const MORE_STARS: [(&[&str], &str); 2] = [
    (&["two stars", "2 stars"], "2"),
    (&["three stars", "3 stars"], "3"),
];

/// The puzzle of a link; `None` if it is no link of penpa+.
///
/// Nothing in the drawing says how many stars belong into a row: it is read as a Star Battle with one, unless its rules are
/// given beside it.
pub fn read(link: &str) -> Option<Result<Puzzle, TextError>> {
    let (_, parameters) = link.split_once(['#', '?'])?;
    let mut parameters = parameters
        .split('&')
        .filter_map(|part| part.split_once('='));
    let is_mode = |value: &str| matches!(value, "edit" | "solve");
    parameters.find(|&(name, value)| name == "m" && is_mode(value))?;
    let (_, packed) = parameters.find(|&(name, _)| name == "p")?;
    Some(
        drawing(packed)
            .ok_or(Fault::Packed.into())
            .and_then(|text| puzzle(&text)),
    )
}

fn drawing(packed: &str) -> Option<String> {
    let packed: String = packed
        .chars()
        .map(|sign| match sign {
            ' ' | '-' => '+',
            '_' => '/',
            _ => sign,
        })
        .collect();
    let deflated = Base64Unpadded::decode_vec(packed.trim_end_matches('=')).ok()?;
    let text = decompress_to_vec_with_limit(&deflated, MOST_UNPACKED).ok()?;
    String::from_utf8(text).ok()
}

fn puzzle(text: &str) -> Result<Puzzle, TextError> {
    let lines: Vec<&str> = text.lines().collect();
    let head = lines
        .first()
        .map(|head| head.to_lowercase())
        .unwrap_or_default();
    for (words, stars) in MORE_STARS {
        if words.iter().any(|words| head.contains(words)) {
            return Err(Fault::Stars(stars.to_owned()).into());
        }
    }
    let line = |at: usize| lines.get(at).copied().unwrap_or_default();
    let mut head = line(0).split(',');
    let shape = head.next().unwrap_or_default();
    if !matches!(shape, "square" | "sudoku") {
        return Err(Fault::Shape(shape.chars().take(20).collect()).into());
    }
    let mut side = || head.next().and_then(|side| side.parse::<usize>().ok());
    let (columns, rows) = side().zip(side()).ok_or(Fault::Packed)?;
    let spaces = items(line(1)).unwrap_or_default();
    let spaces = spaces.first().map(numbers).unwrap_or_default();
    let space = |at: usize| spaces.get(at).copied().unwrap_or(0);
    let [above, below, left, right] = [0, 1, 2, 3].map(space);
    let inner = |side: usize, a: usize, b: usize| side.checked_sub(a)?.checked_sub(b);
    let (rows_drawn, columns_drawn) = (rows, columns);
    let rows = inner(rows, above, below).ok_or(Fault::Packed)?;
    let columns = inner(columns, left, right).ok_or(Fault::Packed)?;
    if rows != columns
        || !(1..=MAX_N as usize).contains(&rows)
        || rows_drawn.max(columns_drawn) > 100
    {
        return Err(Fault::Size { rows, columns }.into());
    }
    let question = items(line(3)).unwrap_or_default();
    let question = question.first();
    let edges = question.and_then(|item| item.property("zE").or_else(|| item.property("lineE")));
    let edges = match edges.map(|item| &item.value) {
        Some(Value::Record(edges)) => edges.as_slice(),
        _ => &[],
    };
    // A point is the lower right corner of the square with the same number.
    let (width, height) = (columns_drawn + 2 * AROUND, rows_drawn + 2 * AROUND);
    let corner = |column: usize, row: usize| {
        let square = (row + AROUND + above) * width + column + AROUND + left;
        width * height + square
    };
    let is_thick = |(_, style): &&(String, Item)| style.word() == Some(THICK);
    let thick: HashSet<&str> = edges
        .iter()
        .filter(is_thick)
        .map(|(name, _)| name.as_str())
        .collect();
    let is_drawn = |a: usize, b: usize| thick.contains(format!("{a},{b}").as_str());
    let place = |at: usize| (at / columns, at % columns);
    let across = pairs(rows, columns).map(|(at, _)| {
        let (row, column) = place(at);
        is_drawn(corner(column, row) - width, corner(column, row))
    });
    let down = pairs_down(rows, columns).map(|(at, _)| {
        let (row, column) = place(at);
        is_drawn(corner(column, row) - 1, corner(column, row))
    });
    let borders = Borders {
        across: across.collect(),
        down: down.collect(),
    };
    borders.puzzle(rows)
}

/// The numbers of a list.
fn numbers(item: &Item) -> Vec<usize> {
    let Value::List(items) = &item.value else {
        return Vec::new();
    };
    let number = |item: &Item| item.word().and_then(|word| word.parse().ok()).unwrap_or(0);
    items.iter().map(number).collect()
}
