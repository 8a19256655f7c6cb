//! The squares of a matrix: rows in lists or strings, or all squares in one list, one string or one dictionary.

use super::Mark;
use super::cell::{Cell, pair};
use crate::Value;

const MIN_SIDE: usize = 3;
/// A longer list of lists is one of solutions.
const MAX_SIDE: usize = 64;
/// The number of different marks in a matrix; one with more has numbers.
const MAX_MARKS: usize = 4;

/// The rows of a matrix, or its squares.
enum Matrix<'a> {
    Lists(Vec<&'a [Value]>),
    Strings(Vec<&'a str>),
    /// A list of all squares, row by row, and the number of columns.
    Flat(&'a [Value], usize),
    /// The same as a string.
    Text(&'a str, usize),
    /// A value for each square.
    Squares(Vec<(Cell, &'a Value)>),
}

impl<'a> Matrix<'a> {
    fn of(value: &'a Value) -> Option<Self> {
        match value {
            Value::List(_) | Value::Tuple(_) => Self::of_items(value.items()?),
            Value::Str(text) if text.contains('\n') => Self::of_lines(text.lines().collect()),
            Value::Str(text) => side(text.chars().count()).map(|side| Self::Text(text, side)),
            Value::Dict(items) => {
                let squares = items.iter().map(|(key, item)| Some((pair(key)?, item)));
                Some(Self::Squares(squares.collect::<Option<_>>()?))
            }
            _ => None,
        }
    }

    fn of_items(items: &'a [Value]) -> Option<Self> {
        let first = items.first()?;
        if items.len() > MAX_SIDE && first.items().is_some() {
            return None;
        }
        match first {
            Value::Str(text) if text.chars().count() > 1 => {
                let rows = items.iter().map(|item| match item {
                    Value::Str(text) => Some(&**text),
                    _ => None,
                });
                Self::of_lines(rows.collect::<Option<_>>()?)
            }
            Value::List(_) | Value::Tuple(_) => {
                let width = first.items()?.len();
                let rows = items.iter().map(|item| match item {
                    Value::List(_) | Value::Tuple(_) => {
                        item.items().filter(|row| row.len() == width)
                    }
                    _ => None,
                });
                let rows = rows.collect::<Option<Vec<_>>>()?;
                let fits = width >= MIN_SIDE && rows.len() >= MIN_SIDE;
                fits.then_some(Self::Lists(rows))
            }
            _ => side(items.len()).map(|side| Self::Flat(items, side)),
        }
    }

    fn of_lines(rows: Vec<&'a str>) -> Option<Self> {
        let width = rows.first()?.chars().count();
        let fits = width >= MIN_SIDE
            && rows.len() >= MIN_SIDE
            && rows.iter().all(|row| row.chars().count() == width);
        fits.then_some(Self::Strings(rows))
    }

    fn each(&self, mut see: impl FnMut(Cell, &Value)) {
        let at = |row: usize, column: usize| (row as i64, column as i64);
        let sign = |sign: char| Value::str(sign.encode_utf8(&mut [0; 4]));
        match self {
            Self::Lists(rows) => {
                for (row, items) in rows.iter().enumerate() {
                    for (column, item) in items.iter().enumerate() {
                        see(at(row, column), item);
                    }
                }
            }
            Self::Strings(rows) => {
                for (row, text) in rows.iter().enumerate() {
                    for (column, letter) in text.chars().enumerate() {
                        see(at(row, column), &sign(letter));
                    }
                }
            }
            Self::Flat(items, side) => {
                for (index, item) in items.iter().enumerate() {
                    see(at(index / side, index % side), item);
                }
            }
            Self::Text(text, side) => {
                for (index, letter) in text.chars().enumerate() {
                    see(at(index / side, index % side), &sign(letter));
                }
            }
            Self::Squares(squares) => {
                for (cell, item) in squares {
                    see(*cell, item);
                }
            }
        }
    }

    /// The number of rows and of columns. A dictionary must have all squares for that.
    fn shape(&self) -> Option<(usize, usize)> {
        Some(match self {
            Self::Lists(rows) => (rows.len(), rows.first()?.len()),
            Self::Strings(rows) => (rows.len(), rows.first()?.chars().count()),
            Self::Flat(_, side) | Self::Text(_, side) => (*side, *side),
            Self::Squares(squares) => {
                let (low, high) =
                    squares
                        .iter()
                        .fold((i64::MAX, 0), |(low, high), ((row, column), _)| {
                            (low.min(*row).min(*column), high.max(*row).max(*column))
                        });
                let end = usize::try_from(high).ok()?.checked_add(1)?;
                let side = end.checked_sub(usize::try_from(low).ok()?)?;
                let is_whole = side >= MIN_SIDE && side.checked_mul(side) == Some(squares.len());
                is_whole.then_some((end, end))?
            }
        })
    }
}

/// The side of a square of so many squares.
fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side > MIN_SIDE && side * side == count).then_some(side)
}

impl Mark {
    /// The mark of an item, if it can be that of a queen.
    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Bool(mark) => Some(Self::Bool(*mark)),
            Value::Int(mark) => Some(Self::Int(*mark)),
            Value::Str(mark) if mark.chars().count() <= 2 => Some(Self::Str(mark.clone())),
            _ => None,
        }
    }

    /// Whether the mark stands for an empty square in any program.
    fn is_blank(&self) -> bool {
        match self {
            Self::Bool(mark) => !mark,
            Self::Int(mark) => *mark == 0,
            Self::Str(mark) => {
                mark.trim().is_empty() || matches!(&**mark, "." | "-" | "_" | "0" | "·")
            }
        }
    }
}

/// The marks that can be queens: those on at most as many squares as the board has rows.
pub fn marks(value: &Value) -> Vec<Mark> {
    let matrix = Matrix::of(value);
    let Some((matrix, (height, _))) = matrix.and_then(|matrix| {
        let shape = matrix.shape()?;
        Some((matrix, shape))
    }) else {
        return Vec::new();
    };
    let mut counted: Vec<(Mark, usize)> = Vec::new();
    let mut is_other = false;
    matrix.each(|_, item| match Mark::of(item) {
        Some(mark) => match counted.iter().position(|(known, _)| *known == mark) {
            Some(index) => counted[index].1 += 1,
            None if counted.len() < MAX_MARKS => counted.push((mark, 1)),
            None => is_other = true,
        },
        None => is_other |= *item != Value::None,
    });
    if is_other {
        return Vec::new();
    }
    let few = counted
        .into_iter()
        .filter(|(mark, count)| !mark.is_blank() && *count <= height);
    few.map(|(mark, _)| mark).collect()
}

/// The squares with a mark.
pub fn marked(value: &Value, mark: &Mark) -> Option<Vec<Cell>> {
    let mut cells = Vec::new();
    Matrix::of(value)?.each(|cell, item| {
        if Mark::of(item).as_ref() == Some(mark) {
            cells.push(cell);
        }
    });
    Some(cells)
}

/// The squares in the order of their numbers; `None` if a number is missing.
pub fn numbers(value: &Value, from: i64) -> Option<Vec<Cell>> {
    let mut numbered: Vec<(i64, Cell)> = Vec::new();
    let mut is_other = false;
    Matrix::of(value)?.each(|cell, item| match item {
        Value::Int(number) if *number >= from => numbered.push((*number, cell)),
        Value::Int(_) | Value::None => {}
        Value::Str(mark) if mark.trim().is_empty() => {}
        _ => is_other = true,
    });
    if is_other {
        return None;
    }
    numbered.sort_unstable();
    let is_complete = (from..)
        .zip(&numbered)
        .all(|(number, found)| found.0 == number);
    is_complete.then(|| numbered.into_iter().map(|(_, cell)| cell).collect())
}

/// The rows and columns of a matrix, or of a flat one with a square number of items.
pub fn shape(value: &Value) -> Option<(usize, usize)> {
    Matrix::of(value)?.shape()
}
