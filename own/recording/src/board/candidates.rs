//! The readings that the value of a variable may have.

use super::cell::int;
use super::cells::{self, RANKS};
use super::matrix;
use super::variables::VariablePath;
use super::{By, Kind, Live, Piece, Reading};
use crate::Value;
use bezzel_solver::board::Size;

/// The largest n of a board in one integer.
const MAX_INTEGER: u32 = 11;
/// The boards on which the numbers of squares are tried, if no variable names a size.
const INDEXED: std::ops::RangeInclusive<u32> = 5..=8;
/// The longest list that is read as columns.
const MAX_COLUMNS: usize = 65;

/// A reading of everything in a variable, from 0, whose size is not known yet.
pub fn plain(variable: VariablePath, kind: Kind, piece: Piece) -> Reading {
    Reading {
        variable,
        kind,
        live: Live::All,
        from: 0,
        edge: 0,
        by: By::Rows,
        piece,
        size: side(1),
    }
}

fn side(n: u32) -> Size {
    Size::square(n.clamp(1, 64)).expect("the side is in range")
}

/// The readings that a value may have.
pub fn candidates(
    path: &VariablePath,
    value: &Value,
    named: Option<u32>,
    counters: &[VariablePath],
) -> Vec<Reading> {
    let mut found = Vec::new();
    let read = |kind: Kind, piece| plain(path.clone(), kind, piece);
    match value {
        Value::Int(_) | Value::BigInt(_) => {
            if let Some(n) = named.filter(|&n| n <= MAX_INTEGER) {
                let size = side(n);
                found.push(Reading {
                    size,
                    ..read(Kind::Integer, Piece::Queen)
                });
            }
        }
        Value::Dict(_) => {
            for from in [0, 1] {
                let kind = Kind::Columns { dummy: false };
                found.push(Reading {
                    from,
                    ..read(kind, Piece::Queen)
                });
                found.push(Reading {
                    from,
                    ..read(Kind::Numbers, Piece::Knight)
                });
            }
            found.extend(squares(path));
            found.extend(marked(path, value));
        }
        Value::Str(_) => found.extend(marked(path, value)),
        Value::List(_) | Value::Tuple(_) | Value::Set(_) => {
            let items = value.items().unwrap_or_default();
            let is_columns = items.len() < MAX_COLUMNS
                && items
                    .iter()
                    .all(|item| matches!(item, Value::Int(_) | Value::None));
            if is_columns && !matches!(value, Value::Set(_)) {
                found.extend(columns(path, value, items, counters));
            }
            found.extend(squares(path));
            if items.iter().all(|item| matches!(item, Value::Int(_))) {
                found.extend(indices(path, named));
            }
            found.extend(marked(path, value));
            for from in [0, 1] {
                found.push(Reading {
                    from,
                    ..read(Kind::Numbers, Piece::Knight)
                });
            }
        }
        _ => {}
    }
    found
}

/// The readings of what may be a list of squares.
fn squares(path: &VariablePath) -> Vec<Reading> {
    let mut found = Vec::new();
    for piece in [Piece::Queen, Piece::Knight] {
        found.push(plain(path.clone(), Kind::Pairs, piece));
        let size = side(RANKS);
        found.push(Reading {
            size,
            ..plain(path.clone(), Kind::Names, piece)
        });
    }
    found
}

/// The readings of what may be a list of squares by their numbers.
fn indices(path: &VariablePath, named: Option<u32>) -> Vec<Reading> {
    let sizes = named.map_or(INDEXED, |n| n..=n);
    let mut found = Vec::new();
    for size in sizes.map(side) {
        for from in [0, 1] {
            for piece in [Piece::Queen, Piece::Knight] {
                found.push(Reading {
                    from,
                    size,
                    ..plain(path.clone(), Kind::Indices, piece)
                });
            }
        }
    }
    found
}

/// The readings of what may be a matrix with marks.
fn marked(path: &VariablePath, value: &Value) -> impl Iterator<Item = Reading> {
    let marks = matrix::marks(value).into_iter();
    marks.map(|mark| plain(path.clone(), Kind::Matrix { mark }, Piece::Queen))
}

/// The readings of a list of numbers as columns.
fn columns(
    path: &VariablePath,
    value: &Value,
    items: &[Value],
    counters: &[VariablePath],
) -> Vec<Reading> {
    let mut lives = vec![Live::All];
    if let Value::List(_) = value {
        lives.push(Live::Written);
        lives.extend(counters.iter().cloned().map(Live::Before));
    }
    let is_masks = items
        .iter()
        .all(|item| int(item).is_some_and(|mask| mask == 0 || cells::bit(mask).is_some()));
    let mut found = Vec::new();
    for live in lives {
        let read = |kind, from| Reading {
            from,
            live: live.clone(),
            ..plain(path.clone(), kind, Piece::Queen)
        };
        found.push(read(Kind::Columns { dummy: false }, 0));
        found.push(read(Kind::Columns { dummy: false }, 1));
        if !items.is_empty() {
            found.push(read(Kind::Columns { dummy: true }, 1));
        }
        if is_masks {
            found.push(read(Kind::Masks, 0));
        }
    }
    found
}

/// The rows and columns that a value has by itself.
pub fn shape(kind: &Kind, value: &Value) -> Option<(usize, usize)> {
    match kind {
        Kind::Columns { dummy } => {
            let (Value::List(_) | Value::Tuple(_)) = value else {
                return None;
            };
            let n = value.items()?.len().checked_sub(usize::from(*dummy))?;
            Some((n, n))
        }
        Kind::Masks => value.items().map(|items| (items.len(), items.len())),
        // A dictionary with numbers has only the squares that were visited.
        Kind::Numbers if matches!(value, Value::Dict(_)) => None,
        Kind::Matrix { .. } | Kind::Numbers => matrix::shape(value),
        _ => None,
    }
}
