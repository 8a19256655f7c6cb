//! What `cargo xtask bench` times in a browser: the counts, as programs that are built like the page's worker.

use bezzel_solver::queens::{Piece, count};
use wasm_bindgen::prelude::wasm_bindgen;

/// Counts by the fastest way.
///
/// # Panics
///
/// If n is out of range.
#[must_use]
#[wasm_bindgen]
pub fn count(n: u32, superqueens: bool) -> u64 {
    count::count(n, piece(superqueens)).expect("the bench asks for numbers in range")
}

/// Counts by depth-first search with bit masks.
///
/// # Panics
///
/// If n is out of range.
#[must_use]
#[wasm_bindgen]
pub fn search(n: u32, superqueens: bool) -> u64 {
    count::count_by_search(n, piece(superqueens)).expect("the bench asks for numbers in range")
}

const fn piece(superqueens: bool) -> Piece {
    if superqueens {
        Piece::Superqueen
    } else {
        Piece::Queen
    }
}
