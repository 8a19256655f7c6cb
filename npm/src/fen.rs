//! Boards as FEN for JavaScript.

use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, piece};
use crate::options::Options;
use crate::position::placement;
use crate::record::{names, record};
use crate::thrown::Thrown;
use bezzel_solver::queens::notation::{fen_text, parse_fen};

/// The piece placement of a FEN.
///
/// # Errors
///
/// For a wrong n, square or option.
#[wasm_bindgen(js_name = toFen)]
pub fn to_fen(n: &JsValue, on: &JsValue, options: &JsValue) -> Result<String, Thrown> {
    let placement = placement(n, on)?;
    let options = Options::read(options, &["piece"])?;
    Ok(fen_text(&placement, piece(&options.get("piece"))?))
}

/// The board of a FEN: `{ n, piece, squares }`.
///
/// # Errors
///
/// For a text that is no FEN of queens or superqueens.
#[wasm_bindgen(js_name = fromFen)]
pub fn from_fen(fen: &JsValue) -> Result<JsValue, Thrown> {
    let text = fen
        .as_string()
        .ok_or_else(|| ArgumentError::kind("fen", fen, "a text such as \"1Q2/3Q/Q3/2Q1\""))?;
    let (placement, piece) = parse_fen(&text, None)?;
    let squares: Vec<_> = placement.squares().collect();
    Ok(record(&[
        ("n", placement.n().into()),
        ("piece", piece.unwrap_or_default().name().into()),
        ("squares", names(&squares, placement.size()).into()),
    ]))
}
