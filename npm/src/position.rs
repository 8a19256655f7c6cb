//! Pieces on a board as JavaScript gives them: squares, or the column of each row's piece. Every function that takes pieces
//! reads them here, so each takes both forms.

use js_sys::{Array, ArrayBuffer, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, items, listed_square, whole_number};
use crate::options::Options;
use crate::record::names;
use crate::thrown::Thrown;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Placement, QueensError, Solution, construct};

const EXPECTED: &str =
    "an array of squares, or the column of each row's piece, 0 where there is none";

/// The squares of pieces.
pub fn position(argument: &str, value: &JsValue, size: Size) -> Result<Vec<Square>, ArgumentError> {
    let refused = || ArgumentError::kind(argument, value, EXPECTED);
    let mut items = items(value).ok_or_else(refused)?.peekable();
    let first = items.peek().map(|(_, item)| item);
    if !are_columns(value, first) {
        return items
            .map(|(index, item)| listed_square(argument, index, &item, size))
            .collect();
    }
    let n = size.rows();
    if items.len() != n as usize {
        let expected = format!("{n} columns, one for each row, or squares");
        return Err(ArgumentError::value(argument, value, true, expected));
    }
    squares_of_columns(argument, items, n)
}

/// Whether these are columns: squares are texts.
fn are_columns(value: &JsValue, first: Option<&JsValue>) -> bool {
    ArrayBuffer::is_view(value) || first.is_some_and(|item| item.as_f64().is_some())
}

/// The squares of an option that need not be given.
pub fn optional_position(
    options: &Options,
    name: &str,
    size: Size,
) -> Result<Vec<Square>, ArgumentError> {
    let value = options.get(name);
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    position(name, &value, size)
}

/// The board with these pieces.
pub fn placement(n: &JsValue, on: &JsValue) -> Result<Placement, Thrown> {
    let n = whole_number("n", n, 1..=Placement::MAX_N)?;
    let size = Size::square(n)?;
    Ok(placed(n, position("squares", on, size)?)?)
}

/// The board with pieces on these squares.
pub fn placed(n: u32, squares: Vec<Square>) -> Result<Placement, QueensError> {
    let mut placement = Placement::empty(n)?;
    for square in squares {
        placement.insert(square);
    }
    Ok(placement)
}

/// A solution of the n-queens problem: its columns, or its n squares.
pub fn solution(value: &JsValue) -> Result<Solution, Thrown> {
    let refused = |item: &JsValue, at: &str, right_kind| {
        let expected = "the column of each row's queen, from 1, or the squares of the queens";
        ArgumentError::value(&format!("solution{at}"), item, right_kind, expected)
    };
    let mut items = items(value)
        .ok_or_else(|| refused(value, "", false))?
        .peekable();
    let (n, max) = (items.len() as u64, Solution::MAX_N);
    if !(1..=max.into()).contains(&n) {
        return Err(QueensError::OutOfRange { n, max }.into());
    }
    if items.peek().is_some_and(|(_, item)| item.is_string()) {
        let columns = columns("solution", value, Size::square(n as u32)?)?;
        return Ok(Solution::try_from(columns.as_slice())?);
    }
    let columns = items.map(|(index, item)| {
        let column = item.as_f64().filter(|column| column.fract() == 0.0);
        column
            .filter(|column| (1.0..=255.0).contains(column))
            .map(|column| column as u8)
            .ok_or_else(|| refused(&item, &format!("[{index}]"), item.as_f64().is_some()))
    });
    let columns: Vec<u8> = columns.collect::<Result<_, _>>()?;
    Ok(Solution::from_columns(&columns)?)
}

/// The column, from 1, of each row's piece, 0 where there is none.
fn columns(argument: &str, value: &JsValue, size: Size) -> Result<Vec<u32>, ArgumentError> {
    let mut columns = vec![0; size.rows() as usize];
    for square in position(argument, value, size)? {
        let (column, of_row) = (square.column + 1, &mut columns[square.row as usize]);
        if *of_row != 0 && *of_row != column {
            let name = square.name(size);
            let expected = format!("at most one piece in a row, but another is beside {name}");
            return Err(ArgumentError::value(argument, value, true, expected));
        }
        *of_row = column;
    }
    Ok(columns)
}

fn squares_of_columns(
    argument: &str,
    items: impl Iterator<Item = (u32, JsValue)>,
    n: u32,
) -> Result<Vec<Square>, ArgumentError> {
    let mut squares = Vec::new();
    for (row, item) in items {
        let right = item.as_f64().filter(|column| column.fract() == 0.0);
        let column = match right.filter(|column| (0.0..=f64::from(n)).contains(column)) {
            Some(column) => column as u32,
            None => whole_number(&format!("{argument}[{row}]"), &item, 0..=n)?,
        };
        squares.extend(column.checked_sub(1).map(|column| Square::new(row, column)));
    }
    Ok(squares)
}

/// The column of each row's piece. Up to [`Placement::MAX_N`] rows they are bytes, as solutions are that are looked for.
///
/// # Errors
///
/// For a wrong n or square, and for two pieces in a row.
#[wasm_bindgen(js_name = columnsOf)]
pub fn columns_of(n: &JsValue, on: &JsValue) -> Result<JsValue, Thrown> {
    let n = whole_number("n", n, 1..=construct::MAX_N)?;
    let columns = columns("squares", on, Size::square(n)?)?;
    if n > Placement::MAX_N {
        return Ok(Uint32Array::from(columns.as_slice()).into());
    }
    let bytes: Vec<u8> = columns.into_iter().map(|column| column as u8).collect();
    Ok(Uint8Array::from(bytes.as_slice()).into())
}

/// The squares of columns, row by row from the top.
///
/// # Errors
///
/// For what are no columns of a board.
#[wasm_bindgen(js_name = squaresOf)]
pub fn squares_of(columns: &JsValue) -> Result<Array, Thrown> {
    let max = construct::MAX_N;
    let refused = |right_kind| {
        let expected = format!("the column of each row's piece, 0 for none, of 1 to {max} rows");
        ArgumentError::value("columns", columns, right_kind, expected)
    };
    let items = items(columns).ok_or_else(|| refused(false))?;
    let n = u32::try_from(items.len()).unwrap_or(u32::MAX);
    if !(1..=max).contains(&n) {
        return Err(refused(true).into());
    }
    let squares = squares_of_columns("columns", items, n)?;
    Ok(names(&squares, Size::square(n)?))
}
