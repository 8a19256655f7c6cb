//! A square as the program numbers it.

use crate::Value;

/// A row and a column, from 0; outside of the board if the program counts there.
pub type Cell = (i64, i64);

/// An integer, and not a truth value.
pub fn int(value: &Value) -> Option<i64> {
    match value {
        Value::Int(number) => Some(*number),
        _ => None,
    }
}

/// Two numbers: in a list, a tuple, or an object with two attributes.
pub fn pair(value: &Value) -> Option<(i64, i64)> {
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
