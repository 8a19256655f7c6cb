//! The squares in a value, as the program numbers them.

use super::cell::{Cell, int, pair};
use super::matrix::{marked, numbers};
use super::{Kind, Piece};
use crate::Value;

/// A cell that no board has.
const NOWHERE: Cell = (-1, -1);

/// The rows of a board of squares by their names, until the size is known.
pub const RANKS: u32 = 26;

/// The cells in a value that is read in a way; `None` if it cannot be read so. `lives` tells which items of a list count.
pub fn cells(
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
                Some((a.saturating_sub(from), b.saturating_sub(from)))
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
        Kind::Indices => {
            let cells = squares(value, piece)?.into_iter().map(|square| {
                let (index, n) = (int(square)?.saturating_sub(from), i64::from(n));
                (index >= 0).then(|| (index / n, index % n))
            });
            cells.collect()
        }
        Kind::Integer => bits(value, n),
        Kind::Frames | Kind::FrameMasks | Kind::Printed => None,
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
                .map(|(key, value)| cell(int(key)?.saturating_sub(from), value))
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
pub fn bit(mask: i64) -> Option<i64> {
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
