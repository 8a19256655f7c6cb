//! Reading the arguments that JavaScript hands over, whatever they are.

use std::ops::RangeInclusive;

use js_sys::{Array, BigInt, Number};
use thiserror::Error;
use wasm_bindgen::prelude::*;

use crate::board::{Size, Square};
use crate::queens::Piece;

/// An argument is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{argument} = {found}: expected {expected}")]
pub struct ArgumentError {
    /// The name of the argument.
    pub argument: String,
    /// What it is, as JavaScript writes it.
    pub found: String,
    /// What it should be.
    pub expected: String,
}

impl ArgumentError {
    pub(super) fn new(argument: &str, found: &JsValue, expected: impl Into<String>) -> Self {
        Self {
            argument: argument.to_owned(),
            found: written(found),
            expected: expected.into(),
        }
    }
}

/// A value as one writes it in a program, or what kind of thing it is.
fn written(value: &JsValue) -> String {
    if let Some(text) = value.as_string() {
        quoted(&text)
    } else if let Some(number) = value.as_f64() {
        String::from(
            Number::from(number)
                .to_string_with_radix(10)
                .unwrap_or_default(),
        )
    } else if let Some(truth) = value.as_bool() {
        truth.to_string()
    } else if value.is_bigint() {
        let digits = BigInt::from(value.clone()).to_string(10);
        String::from(digits.unwrap_or_default()) + "n"
    } else if value.is_null() {
        "null".to_owned()
    } else if Array::is_array(value) {
        "an array".to_owned()
    } else if value.is_object() {
        "an object".to_owned()
    } else {
        // Undefined, a function or a symbol.
        value.js_typeof().as_string().unwrap_or_default()
    }
}

/// A text between quotation marks, shortened where it is long.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("\"{}…\"", &text[..end]),
        None => format!("\"{text}\""),
    }
}

/// A whole number in a range.
pub(super) fn whole_number(
    argument: &str,
    value: &JsValue,
    range: RangeInclusive<u32>,
) -> Result<u32, ArgumentError> {
    value
        .as_f64()
        .filter(|number| number.fract() == 0.0)
        .filter(|&number| f64::from(*range.start()) <= number && number <= f64::from(*range.end()))
        .map(|number| number as u32)
        .ok_or_else(|| {
            let (least, most) = range.into_inner();
            ArgumentError::new(
                argument,
                value,
                format!("a whole number from {least} to {most}"),
            )
        })
}

/// The number that a random choice depends on: a whole number, or a `BigInt` of up to 64 bits.
pub(super) fn seed(value: &JsValue) -> Result<u64, ArgumentError> {
    let read = if value.is_bigint() {
        u64::try_from(BigInt::from(value.clone())).ok()
    } else {
        value
            .as_f64()
            .filter(|&number| Number::is_safe_integer(&number.into()) && number >= 0.0)
            .map(|number| number as u64)
    };
    read.ok_or_else(|| {
        let expected =
            "a whole number from 0 to 9007199254740991, or a BigInt from 0 to 2n ** 64n - 1n";
        ArgumentError::new("seed", value, expected)
    })
}

/// A board's size.
pub(super) fn size(rows: &JsValue, columns: &JsValue) -> Result<Size, ArgumentError> {
    let sides = 1..=Size::MAX_SIDE;
    let read_rows = whole_number("rows", rows, sides.clone())?;
    let read_columns = whole_number("columns", columns, sides)?;
    Size::new(read_rows, read_columns)
        .map_err(|error| ArgumentError::new("rows", rows, error.to_string()))
}

/// A piece; the queen if none is given.
pub(super) fn piece(value: &JsValue) -> Result<Piece, ArgumentError> {
    if value.is_undefined() {
        return Ok(Piece::Queen);
    }
    value
        .as_string()
        .and_then(|name| name.parse().ok())
        .ok_or_else(|| ArgumentError::new("piece", value, "\"queen\" or \"superqueen\""))
}

/// Yes or no; no if nothing is given.
pub(super) fn switch(argument: &str, value: &JsValue) -> Result<bool, ArgumentError> {
    if value.is_undefined() {
        return Ok(false);
    }
    value
        .as_bool()
        .ok_or_else(|| ArgumentError::new(argument, value, "true or false"))
}

/// A square of the board.
pub(super) fn square(argument: &str, value: &JsValue, size: Size) -> Result<Square, ArgumentError> {
    let name = value.as_string().unwrap_or_default();
    Square::from_name(&name, size).map_err(|_| {
        let corner = Square::new(0, size.columns() - 1).name(size);
        ArgumentError::new(argument, value, format!("a square from a1 to {corner}"))
    })
}

/// Squares of the board; none if nothing is given.
pub(super) fn squares(
    argument: &str,
    value: &JsValue,
    size: Size,
) -> Result<Vec<Square>, ArgumentError> {
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    if !Array::is_array(value) {
        return Err(ArgumentError::new(argument, value, "an array of squares"));
    }
    Array::from(value)
        .iter()
        .enumerate()
        .map(|(index, item)| square(&format!("{argument}[{index}]"), &item, size))
        .collect()
}

/// Pieces that stand on different squares.
pub(super) fn pieces(
    argument: &str,
    value: &JsValue,
    size: Size,
) -> Result<Vec<Square>, ArgumentError> {
    if value.is_undefined() {
        return Err(ArgumentError::new(argument, value, "an array of squares"));
    }
    squares(argument, value, size)
}
