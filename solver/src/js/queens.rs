//! The n-queens problem for JavaScript.

use js_sys::{Array, BigInt, Object, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use super::argument::{piece, pieces, seed, squares, switch, whole_number};
use super::options::Options;
use crate::Job;
use crate::board::Size;
use crate::queens::completion::{CompletionCount, CompletionRequest};
use crate::queens::{self, ListRequest, Listing, Placement, Show, Solution, construct, count};

/// The steps between two looks at whether there is enough.
const SLICE: u64 = 1 << 16;

/// Counts the ways to place n pieces on an n x n board so that none attacks another.
///
/// n is 1 to 22. On one core n = 16 takes a tenth of a second, n = 18 some seconds, n = 20 some minutes.
///
/// # Errors
///
/// For a wrong n or piece.
#[wasm_bindgen(js_name = countQueens, unchecked_return_type = "QueensCount")]
pub fn count_queens(
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    #[wasm_bindgen(js_name = piece, unchecked_optional_param_type = "Piece")] of: &JsValue,
) -> Result<JsValue, JsError> {
    let n = whole_number("n", n, 1..=count::MAX_N)?;
    let piece = piece(of)?;
    let all = count::count(n, piece)?;
    let fundamental = count::fundamental(n, piece, all)?;
    Ok(record(&[
        ("all", BigInt::from(all).into()),
        ("fundamental", BigInt::from(fundamental).into()),
    ]))
}

/// Lists solutions in lexicographic order: for each the column, from 1, of each row's piece, from the top row.
///
/// n is 1 to 32. Without a limit all of them are listed, which for n = 16 are 14,772,512.
///
/// # Errors
///
/// For a wrong n or option.
#[wasm_bindgen(js_name = listQueens, unchecked_return_type = "Uint8Array[]")]
pub fn list_queens(
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ListOptions")] options: &JsValue,
) -> Result<Array, JsError> {
    let n = whole_number("n", n, 1..=Solution::MAX_N)?;
    let options = Options::read(options, &["piece", "fundamental", "limit", "fixed"])?;
    let show = if switch("fundamental", &options.get("fundamental"))? {
        Show::Fundamental
    } else {
        Show::All
    };
    let fixed = squares("fixed", &options.get("fixed"), Size::square(n)?)?;
    let request = ListRequest::new(n, piece(&options.get("piece"))?, show, fixed)?;
    Ok(list(request, options.limit()?)?)
}

/// Counts the ways to complete a board on which pieces stand already, and lists them in lexicographic order.
///
/// n is 1 to 32. All completions are counted, which takes a second for n = 16 with one piece on the board, and
/// several times less with each further piece.
///
/// # Errors
///
/// For a wrong n, square or option.
#[wasm_bindgen(unchecked_return_type = "Completions")]
pub fn completions(
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    #[wasm_bindgen(js_name = squares, unchecked_param_type = "Square[]")] on: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CompletionOptions")] options: &JsValue,
) -> Result<JsValue, JsError> {
    let n = whole_number("n", n, 1..=Solution::MAX_N)?;
    let fixed = pieces("squares", on, Size::square(n)?)?;
    let options = Options::read(options, &["piece", "limit"])?;
    let limit = options.limit()?;
    let request = CompletionRequest::new(n, piece(&options.get("piece"))?, fixed, 0)?;
    let listed = list(request.listing()?, limit)?;
    let count = if (listed.length() as usize) < limit {
        u64::from(listed.length())
    } else {
        let mut job = CompletionCount::start(request)?;
        while !job.advance(SLICE, &mut |_| {}).done {}
        job.sum()
    };
    Ok(record(&[
        ("count", BigInt::from(count).into()),
        ("list", listed.into()),
    ]))
}

/// The pairs of pieces that attack each other. Along a line only neighbouring pieces do, as the others have a piece
/// between them.
///
/// n is 1 to 64.
///
/// # Errors
///
/// For a wrong n, square or piece.
#[wasm_bindgen(unchecked_return_type = "[Square, Square][]")]
pub fn conflicts(
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    #[wasm_bindgen(js_name = squares, unchecked_param_type = "Square[]")] on: &JsValue,
    #[wasm_bindgen(js_name = piece, unchecked_optional_param_type = "Piece")] of: &JsValue,
) -> Result<Array, JsError> {
    let n = whole_number("n", n, 1..=Placement::MAX_N)?;
    let mut placement = Placement::empty(n)?;
    let size = placement.size();
    for square in pieces("squares", on, size)? {
        placement.insert(square);
    }
    let name = |square: crate::board::Square| JsValue::from(square.name(size));
    Ok(queens::conflicts(&placement, piece(of)?)
        .into_iter()
        .map(|conflict| Array::of2(&name(conflict.a), &name(conflict.b)))
        .collect())
}

/// One solution for any n from 1 to 1,000,000 but 2 and 3, by the rule of the remainder modulo 12: the column, from
/// 1, of each row's queen, from the top row. Takes time in proportion to n.
///
/// # Errors
///
/// For a wrong n, 2 and 3 among them: they have no solution.
#[wasm_bindgen(js_name = constructQueens)]
pub fn construct_queens(
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
) -> Result<Uint32Array, JsError> {
    let n = whole_number("n", n, 1..=construct::MAX_N)?;
    Ok(Uint32Array::from(construct::construct(n)?.as_slice()))
}

/// A random solution for any n from 1 to 1,000,000 but 2 and 3: the column, from 1, of each row's queen, from the top
/// row. Equal seeds give equal solutions.
///
/// # Errors
///
/// For a wrong n or seed.
#[wasm_bindgen(js_name = randomQueens)]
pub fn random_queens(
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    #[wasm_bindgen(js_name = seed, unchecked_param_type = "number | bigint")] from: &JsValue,
) -> Result<Uint32Array, JsError> {
    let n = whole_number("n", n, 1..=construct::MAX_N)?;
    Ok(Uint32Array::from(
        construct::random(n, seed(from)?)?.as_slice(),
    ))
}

/// The first solutions of a request, so many at most.
fn list(request: ListRequest, limit: usize) -> Result<Array, queens::ListError> {
    let listed = Array::new();
    let mut job = Listing::start(request)?;
    while (listed.length() as usize) < limit {
        let progress = job.advance(SLICE, &mut |found| {
            if (listed.length() as usize) < limit {
                listed.push(&Uint8Array::from(found.solution.columns()));
            }
        });
        if progress.done {
            break;
        }
    }
    Ok(listed)
}

/// An object with these properties.
pub(super) fn record(properties: &[(&str, JsValue)]) -> JsValue {
    let record = Object::new();
    for (name, value) in properties {
        // A new object takes any property.
        let _ = Reflect::set(&record, &(*name).into(), value);
    }
    record.into()
}
