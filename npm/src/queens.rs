//! The n-queens problem for JavaScript: all solutions, and boards of any size.

use js_sys::{Array, BigInt, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use crate::argument::{piece, seed, switch, whole_number};
use crate::options::Options;
use crate::position::{optional_position, placement, position};
use crate::record::record;
use crate::shares::MAX_COUNTED;
use crate::thrown::Thrown;
use bezzel_solver::Job;
use bezzel_solver::board::Size;
use bezzel_solver::queens::completion::{CompletionCount, CompletionRequest};
use bezzel_solver::queens::{self, ListRequest, Listing, Show, Solution, construct, count};

/// Counts all solutions and the fundamental ones: `{ all, fundamental }`.
///
/// # Errors
///
/// For a wrong n or option.
#[wasm_bindgen(js_name = countQueens)]
pub fn count_queens(n: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let n = whole_number("n", n, 1..=MAX_COUNTED)?;
    let options = Options::read(options, &["piece"])?;
    let counts = count::count(n, piece(&options.get("piece"))?)?;
    Ok(record(&[
        ("all", BigInt::from(counts.all).into()),
        ("fundamental", BigInt::from(counts.fundamental).into()),
    ]))
}

/// Lists solutions in lexicographic order: for each the column, from 1, of each row's piece, from the top row.
///
/// # Errors
///
/// For a wrong n or option.
#[wasm_bindgen(js_name = listQueens)]
pub fn list_queens(n: &JsValue, options: &JsValue) -> Result<Array, Thrown> {
    let options = Options::read(options, &["piece", "fundamental", "limit", "fixed"])?;
    let request = list_request(n, &options)?;
    list(request, options.limit()?)
}

/// The solutions that `listQueens` lists, one at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Solutions(Listing);

#[wasm_bindgen]
impl Solutions {
    /// Begins with the first.
    ///
    /// # Errors
    ///
    /// For a wrong n or option.
    #[wasm_bindgen(constructor)]
    pub fn new(n: &JsValue, options: &JsValue) -> Result<Self, Thrown> {
        let options = Options::read(options, &["piece", "fundamental", "fixed"])?;
        Ok(Self(Listing::start(list_request(n, &options)?)?))
    }

    /// The next solution; undefined at the end.
    pub fn more(&mut self) -> Option<Uint8Array> {
        self.0.next().map(bytes)
    }
}

/// Counts the ways to complete a board with some pieces, and lists them in lexicographic order: `{ count, list }`.
///
/// # Errors
///
/// For a wrong n, square or option.
#[wasm_bindgen]
pub fn completions(n: &JsValue, on: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let n = whole_number("n", n, 1..=Solution::MAX_N)?;
    let fixed = position("squares", on, Size::square(n)?)?;
    let options = Options::read(options, &["piece", "limit"])?;
    let limit = options.limit()?;
    let request = CompletionRequest::new(n, piece(&options.get("piece"))?, fixed, 0)?;
    let listed = list(request.listing()?, limit)?;
    let count = if (listed.length() as usize) < limit {
        u64::from(listed.length())
    } else {
        CompletionCount::start(request)?.run()
    };
    Ok(record(&[
        ("count", BigInt::from(count).into()),
        ("list", listed.into()),
    ]))
}

/// The pairs of pieces that attack each other.
///
/// # Errors
///
/// For a wrong n, square or option.
#[wasm_bindgen]
pub fn conflicts(n: &JsValue, on: &JsValue, options: &JsValue) -> Result<Array, Thrown> {
    let placement = placement(n, on)?;
    let options = Options::read(options, &["piece"])?;
    let piece = piece(&options.get("piece"))?;
    let size = placement.size();
    let name = |square: bezzel_solver::board::Square| JsValue::from(square.name(size));
    Ok(queens::conflicts(&placement, piece)
        .into_iter()
        .map(|conflict| Array::of2(&name(conflict.a), &name(conflict.b)))
        .collect())
}

/// One solution, by the rule of the remainder modulo 12.
///
/// # Errors
///
/// For a wrong n, 2 and 3 among them: they have no solution.
#[wasm_bindgen(js_name = constructQueens)]
pub fn construct_queens(n: &JsValue) -> Result<Uint32Array, Thrown> {
    let n = whole_number("n", n, 1..=construct::MAX_N)?;
    Ok(Uint32Array::from(construct::construct(n)?.as_slice()))
}

/// A random solution. Equal seeds give equal solutions.
///
/// # Errors
///
/// For a wrong n or option.
#[wasm_bindgen(js_name = randomQueens)]
pub fn random_queens(n: &JsValue, options: &JsValue) -> Result<Uint32Array, Thrown> {
    let n = whole_number("n", n, 1..=construct::MAX_N)?;
    let options = Options::read(options, &["seed"])?;
    let columns = construct::random(n, seed(&options.get("seed"))?)?;
    Ok(Uint32Array::from(columns.as_slice()))
}

fn list_request(n: &JsValue, options: &Options) -> Result<ListRequest, Thrown> {
    let n = whole_number("n", n, 1..=Solution::MAX_N)?;
    let show = if switch("fundamental", &options.get("fundamental"))? {
        Show::Fundamental
    } else {
        Show::All
    };
    let fixed = optional_position(options, "fixed", Size::square(n)?)?;
    let piece = piece(&options.get("piece"))?;
    Ok(ListRequest::new(n, piece, show, fixed)?)
}

/// The first solutions of a request, at most as many as the limit.
fn list(request: ListRequest, limit: usize) -> Result<Array, Thrown> {
    let solutions = Listing::start(request)?.take(limit);
    Ok(solutions.map(bytes).map(JsValue::from).collect())
}

fn bytes(solution: Solution) -> Uint8Array {
    Uint8Array::from(solution.columns())
}
