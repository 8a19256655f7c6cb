//! What `cargo xtask bench` times in a browser: the counts, as programs that are built and driven like the page's worker.

use bezzel_solver::Job;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{Count, CountError, CountRequest, count_by_search};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A count by the fastest way, slice by slice.
#[derive(Debug)]
#[wasm_bindgen]
pub struct Counting(Count);

#[wasm_bindgen]
impl Counting {
    /// Prepares to count all solutions.
    ///
    /// # Errors
    ///
    /// If n is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(n: u32, superqueens: bool) -> Result<Self, JsError> {
        let start = || Count::start(CountRequest::whole(n, piece(superqueens))?);
        start().map(Self).map_err(told)
    }

    /// Counts for so many steps, and returns whether all is counted.
    pub fn advance(&mut self, steps: u32) -> bool {
        self.0.advance(u64::from(steps), &mut |_| {}).done
    }

    /// The number of solutions so far.
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.0.sum()
    }
}

/// Counts by depth-first search with bit masks.
///
/// # Errors
///
/// If n is out of range.
#[wasm_bindgen]
pub fn search(n: u32, superqueens: bool) -> Result<u64, JsError> {
    count_by_search(n, piece(superqueens)).map_err(told)
}

const fn piece(superqueens: bool) -> Piece {
    if superqueens {
        Piece::Superqueen
    } else {
        Piece::Queen
    }
}

fn told(error: CountError) -> JsError {
    JsError::new(&error.to_string())
}
