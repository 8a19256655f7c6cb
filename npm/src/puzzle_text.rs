//! Puzzles as text, for JavaScript.

use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, whole_number};
use crate::options::Options;
use crate::puzzle::drawn;
use crate::record::{names, record};
use crate::thrown::Thrown;
use bezzel_puzzle_text::{read, to_puzz_link};
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::Rule;

/// The puzzle of a text: `{ n, rule, regions, given }`.
///
/// # Errors
///
/// For a text that is not a puzzle, or holds fewer puzzles than the number that is asked for.
#[wasm_bindgen(js_name = fromPuzzleText)]
pub fn from_puzzle_text(text: &JsValue, options: &JsValue) -> Result<JsValue, Thrown> {
    let words = text.as_string();
    let words = words.ok_or_else(|| ArgumentError::kind("text", text, "the text of a puzzle"))?;
    let options = Options::read(options, &["number"])?;
    let number = options.given("number", |name, value| {
        whole_number(name, value, 1..=u32::MAX)
    })?;
    let number = number.unwrap_or(1);
    let puzzles = read(&words)?;
    let puzzle = puzzles.get(number as usize - 1).ok_or_else(|| {
        let expected = format!(
            "a whole number from 1 to {}, as many puzzles as the text has",
            puzzles.len()
        );
        ArgumentError::value("number", &options.get("number"), true, expected)
    })?;
    let given = puzzle.given();
    let squares: Vec<_> = given.squares().collect();
    let mut properties = vec![
        ("n", puzzle.n().into()),
        ("rule", puzzle.rule().name().into()),
    ];
    if puzzle.rule() == Rule::Chess(Piece::Superqueen) {
        properties.push(("piece", Piece::Superqueen.name().into()));
    }
    let regions = puzzle.regions_text().map_or(JsValue::UNDEFINED, Into::into);
    properties.extend([
        ("regions", regions),
        ("given", names(&squares, given.size()).into()),
    ]);
    Ok(record(&properties))
}

/// The link of puzz.link to a puzzle with regions.
///
/// # Errors
///
/// For a wrong option, and for regions that borders do not show.
#[wasm_bindgen(js_name = toPuzzLink)]
pub fn to_link(options: &JsValue) -> Result<String, Thrown> {
    Ok(to_puzz_link(&drawn(options)?)?)
}
