//! The squares in a value, as the program numbers them.

use super::{Kind, Mark, Piece};
use crate::Value;

/// A row and a column, from 0; outside of the board if the program counts there.
pub(super) type Cell = (i64, i64);

/// A cell that no board has.
const NOWHERE: Cell = (-1, -1);

/// The rows of a board of squares by their names, until the size is known.
pub(super) const RANKS: u32 = 26;

/// The cells in a value that is read in a way; `None` if it cannot be read so. `lives` tells which items of a list count.
pub(super) fn cells(
    kind: &Kind,
    piece: Piece,
    from: u32,
    n: u32,
    value: &Value,
    lives: &dyn Fn(usize) -> bool,
) -> Option<Vec<Cell>> {
    let from = from.into();
    match kind {
        Kind::Columns { dummy } => columns(value, from, usize::from(*dummy), lives),
        Kind::Masks => masks(value, lives),
        Kind::Pairs => {
            let cells = squares(value, piece)?.into_iter().map(|square| {
                let (a, b) = pair(square)?;
                Some((a - from, b - from))
            });
            cells.collect()
        }
        Kind::Names => {
            let cells = squares(value, piece)?.into_iter().map(|square| {
                let (column, rank) = name(square)?;
                Some((i64::from(n) - rank, column))
            });
            cells.collect()
        }
        Kind::Matrix { mark } => marked(value, mark),
        Kind::Numbers => numbers(value, from),
        Kind::Integer => bits(value, n),
        Kind::Frames | Kind::FrameMasks | Kind::Printed => None,
    }
}

/// An integer; a truth value is none.
pub(super) fn int(value: &Value) -> Option<i64> {
    match value {
        Value::Int(number) => Some(*number),
        _ => None,
    }
}

fn columns(
    value: &Value,
    from: i64,
    first: usize,
    lives: &dyn Fn(usize) -> bool,
) -> Option<Vec<Cell>> {
    let cell = |row: i64, value: &Value| match value {
        Value::Int(column) if *column >= from => Some(Some((row, column - from))),
        Value::Int(_) | Value::None => Some(None),
        _ => None,
    };
    let cells: Option<Vec<Option<Cell>>> = match value {
        Value::Dict(items) => {
            let items = items.iter();
            items
                .map(|(key, value)| cell(int(key)? - from, value))
                .collect()
        }
        Value::List(_) | Value::Tuple(_) => {
            let items = value.items()?;
            let is_used = |item: &Value| !matches!(item, Value::None | Value::Int(-1 | 0));
            if items.iter().take(first).any(is_used) {
                return Some(vec![NOWHERE]);
            }
            let items = items.iter().enumerate().skip(first);
            items
                .map(|(index, value)| {
                    let cell = cell((index - first) as i64, value)?;
                    Some(cell.filter(|_| lives(index)))
                })
                .collect()
        }
        _ => None,
    };
    cells.map(|cells| cells.into_iter().flatten().collect())
}

fn masks(value: &Value, lives: &dyn Fn(usize) -> bool) -> Option<Vec<Cell>> {
    let (Value::List(_) | Value::Tuple(_)) = value else {
        return None;
    };
    let items = value.items()?.iter().enumerate();
    let cells: Option<Vec<Option<Cell>>> = items
        .map(|(row, value)| match int(value)? {
            0 => Some(None),
            mask => Some(Some((row as i64, bit(mask)?)).filter(|_| lives(row))),
        })
        .collect();
    cells.map(|cells| cells.into_iter().flatten().collect())
}

/// The only bit of a mask.
pub(super) fn bit(mask: i64) -> Option<i64> {
    (mask > 0 && mask.count_ones() == 1).then(|| mask.trailing_zeros().into())
}

/// The items of what may be a list of squares, or the keys of a dictionary. The squares of a set have no order, so it is no
/// path.
fn squares(value: &Value, piece: Piece) -> Option<Vec<&Value>> {
    match (value, piece) {
        (Value::Set(_), Piece::Knight) => None,
        (Value::Dict(items), _) => Some(items.iter().map(|item| &item.0).collect()),
        _ => value.items().map(|items| items.iter().collect()),
    }
}

/// Two numbers: in a list, a tuple, or an object with two attributes.
pub(super) fn pair(value: &Value) -> Option<(i64, i64)> {
    match value {
        Value::List(_) | Value::Tuple(_) => match value.items()? {
            [a, b] => Some((int(a)?, int(b)?)),
            _ => None,
        },
        Value::Object(object) => match &object.attributes[..] {
            [(_, a), (_, b)] => Some((int(a)?, int(b)?)),
            _ => None,
        },
        _ => None,
    }
}

/// The column from 0 and the rank of a square's name.
fn name(value: &Value) -> Option<(i64, i64)> {
    let Value::Str(text) = value else {
        return None;
    };
    let letter = *text.as_bytes().first()?;
    let rank: u32 = text.get(1..).filter(|rank| rank.len() <= 2)?.parse().ok()?;
    let column = letter
        .to_ascii_lowercase()
        .checked_sub(b'a')
        .filter(|&column| column < 26)?;
    Some((column.into(), rank.into()))
}

/// The rows of a matrix, or those of a flat list with a square number of items.
enum Rows<'a> {
    Lists(Vec<&'a [Value]>),
    Strings(Vec<&'a str>),
    Flat(&'a [Value], usize),
}

const MIN_SIDE: usize = 3;
/// A longer list of lists is one of solutions.
const MAX_SIDE: usize = 64;

fn rows(value: &Value) -> Option<Rows<'_>> {
    let (Value::List(_) | Value::Tuple(_)) = value else {
        return None;
    };
    let items = value.items()?;
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
            let rows = rows.collect::<Option<Vec<_>>>()?;
            let width = text.chars().count();
            let fits = width >= MIN_SIDE
                && rows.len() >= MIN_SIDE
                && rows.iter().all(|row| row.chars().count() == width);
            fits.then_some(Rows::Strings(rows))
        }
        Value::List(_) | Value::Tuple(_) => {
            let width = first.items()?.len();
            let rows = items.iter().map(|item| match item {
                Value::List(_) | Value::Tuple(_) => item.items().filter(|row| row.len() == width),
                _ => None,
            });
            let rows = rows.collect::<Option<Vec<_>>>()?;
            let fits = width >= MIN_SIDE && rows.len() >= MIN_SIDE;
            fits.then_some(Rows::Lists(rows))
        }
        _ => {
            let side = items.len().isqrt();
            (side > MIN_SIDE && side * side == items.len()).then_some(Rows::Flat(items, side))
        }
    }
}

impl Rows<'_> {
    fn each(&self, mut see: impl FnMut(Cell, &Value)) {
        let at = |row: usize, column: usize| (row as i64, column as i64);
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
                    for (column, sign) in text.chars().enumerate() {
                        see(at(row, column), &Value::str(sign.encode_utf8(&mut [0; 4])));
                    }
                }
            }
            Self::Flat(items, side) => {
                for (index, item) in items.iter().enumerate() {
                    see(at(index / side, index % side), item);
                }
            }
        }
    }
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
pub(super) fn marks(value: &Value) -> Vec<Mark> {
    let Some(rows) = rows(value) else {
        return Vec::new();
    };
    let height = match &rows {
        Rows::Lists(rows) => rows.len(),
        Rows::Strings(rows) => rows.len(),
        Rows::Flat(_, side) => *side,
    };
    let mut counted: Vec<(Mark, usize)> = Vec::new();
    let mut is_other = false;
    rows.each(|_, item| match Mark::of(item) {
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

/// The number of different marks in a matrix; one with more has numbers.
const MAX_MARKS: usize = 4;

fn marked(value: &Value, mark: &Mark) -> Option<Vec<Cell>> {
    let mut cells = Vec::new();
    rows(value)?.each(|cell, item| {
        if Mark::of(item).as_ref() == Some(mark) {
            cells.push(cell);
        }
    });
    Some(cells)
}

/// The squares in the order of their numbers; `None` if a number is missing.
fn numbers(value: &Value, from: i64) -> Option<Vec<Cell>> {
    let mut numbered: Vec<(i64, Cell)> = Vec::new();
    let mut is_other = false;
    let mut add = |cell: Option<Cell>, item: &Value| match (cell, item) {
        (Some(cell), Value::Int(number)) if *number >= from => numbered.push((*number, cell)),
        (Some(_), Value::Int(_) | Value::None) => {}
        (Some(_), Value::Str(mark)) if mark.trim().is_empty() => {}
        _ => is_other = true,
    };
    if let Value::Dict(items) = value {
        items.iter().for_each(|(key, item)| add(pair(key), item));
    } else {
        rows(value)?.each(|cell, item| add(Some(cell), item));
    }
    if is_other {
        return None;
    }
    numbered.sort_unstable();
    let is_complete = (from..)
        .zip(&numbered)
        .all(|(number, found)| found.0 == number);
    is_complete.then(|| numbered.into_iter().map(|(_, cell)| cell).collect())
}

/// The rows and columns of a matrix, or of a flat list with a square number of items.
pub(super) fn shape(value: &Value) -> Option<(usize, usize)> {
    Some(match rows(value)? {
        Rows::Lists(rows) => (rows.len(), rows.first()?.len()),
        Rows::Strings(rows) => (rows.len(), rows.first()?.chars().count()),
        Rows::Flat(_, side) => (side, side),
    })
}

/// The squares of the bits of an integer, row by row.
fn bits(value: &Value, n: u32) -> Option<Vec<Cell>> {
    let bits: u128 = match value {
        Value::Int(bits) => u128::try_from(*bits).ok()?,
        Value::BigInt(digits) => digits.parse().ok()?,
        _ => return None,
    };
    let n = u128::from(n);
    if n == 0 || n * n < u128::BITS.into() && bits >> (n * n) > 0 {
        return None;
    }
    let places = (0..u128::from(u128::BITS)).filter(|place| bits >> place & 1 == 1);
    Some(
        places
            .map(|place| ((place / n) as i64, (place % n) as i64))
            .collect(),
    )
}
