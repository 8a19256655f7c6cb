//! Single solutions for JavaScript: one completion, the number and name of a solution, its images.

use std::cell::RefCell;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::argument::{count, piece, whole_number};
use crate::options::Options;
use crate::position::{placement, solution};
use crate::record::{or_null, reason, record};
use crate::thrown::Thrown;
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::{self, Piece, Placement, Rank};

/// One completion of a board with some pieces, or null.
///
/// # Errors
///
/// For a wrong n, square or option.
#[wasm_bindgen]
pub fn complete(n: &JsValue, on: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let columns = completed(n, on, options)?.ok();
    let columns = columns.and_then(|complete| complete.columns());
    Ok(or_null(
        columns.map(|columns| Uint8Array::from(columns.as_slice())),
    ))
}

/// Why there is no completion: `{ code, reason }`; null if there is one.
///
/// # Errors
///
/// As `complete`.
#[wasm_bindgen(js_name = reasonForNoCompletion)]
pub fn reason_for_no_completion(
    n: &JsValue,
    on: &JsValue,
    options: &JsValue,
) -> Result<JsValue, Thrown> {
    let why = completed(n, on, options)?.err();
    Ok(or_null(why.map(|why| reason(&why))))
}

/// One completion, or why there is none.
type Completed = Result<Placement, NoCompletion>;

thread_local! {
    /// The last board that was completed, so that the reason for a missing completion needs no second search.
    static DECIDED: RefCell<Option<(Placement, Piece, Completed)>> = const { RefCell::new(None) };
}

fn completed(n: &JsValue, on: &JsValue, options: &JsValue) -> Result<Completed, Thrown> {
    let placement = placement(n, on)?;
    let options = Options::read(options, &["piece"])?;
    let piece = piece(&options.get("piece"))?;
    let known = DECIDED
        .take()
        .filter(|(board, of, _)| *board == placement && *of == piece);
    let completed = known.map_or_else(
        || queens::complete(&placement, piece),
        |(_, _, completed)| completed,
    );
    DECIDED.set(Some((placement, piece, completed.clone())));
    Ok(completed)
}

/// The rank of a solution: `{ number, of, fundamental, fundamentals, symmetry }`.
///
/// # Errors
///
/// For what is no solution, one of a board that is too large, or a wrong option.
#[wasm_bindgen(js_name = nameSolution)]
pub fn name_solution(of: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let solution = solution(of)?;
    let options = Options::read(options, &["piece"])?;
    let name = queens::rank(solution, piece(&options.get("piece"))?)?;
    // All of them are below 2^53.
    let number = |number: u64| JsValue::from(number as f64);
    Ok(record(&[
        ("number", number(name.number)),
        ("of", number(name.all)),
        ("fundamental", number(name.fundamental)),
        ("fundamentals", number(name.all_fundamental)),
        ("symmetry", name.symmetry.name().into()),
    ]))
}

/// The solution with a number, as `nameSolution` numbers them.
///
/// # Errors
///
/// For a wrong n or option, and for numbers that no solution has.
#[wasm_bindgen(js_name = solutionByNumber)]
pub fn solution_by_number(
    n: &JsValue,
    k: &JsValue,
    options: &JsValue,
) -> Result<Uint8Array, Thrown> {
    let n = whole_number("n", n, 1..=Rank::MAX_N)?;
    let number = count("k", k, "solutions")?;
    let options = Options::read(options, &["piece"])?;
    let piece = piece(&options.get("piece"))?;
    let number = u64::try_from(number).unwrap_or(u64::MAX);
    let solution = queens::solution_by_number(n, piece, number)?;
    Ok(Uint8Array::from(solution.columns()))
}

/// The distinct images of a solution under the symmetries of the square, the solution itself first.
///
/// # Errors
///
/// For what is no solution.
#[wasm_bindgen]
pub fn symmetries(of: &JsValue) -> Result<Array, Thrown> {
    Ok(solution(of)?
        .orbit()
        .iter()
        .map(|(image, _)| JsValue::from(Uint8Array::from(image.columns())))
        .collect())
}
