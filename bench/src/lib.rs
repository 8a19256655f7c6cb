//! The counts that `cargo xtask bench` times in a browser, as programs that are built and driven like the page's workers.

use std::fmt::Display;
use std::str::FromStr;

use bezzel_solver::Job;
use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{Count, CountRequest, count_by_search};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A count by the fastest way, slice by slice.
#[derive(Debug)]
#[wasm_bindgen]
pub struct Counting(Kind);

#[derive(Debug)]
enum Kind {
    Queens(Count),
    Tours(Box<TourCount>),
}

#[wasm_bindgen]
impl Counting {
    /// Prepares to count `closed-tours` of a board such as `7x8`, or the placements of a number of pieces.
    ///
    /// # Errors
    ///
    /// If that is no piece and no tours, or the board is out of range.
    #[wasm_bindgen(constructor)]
    pub fn new(what: &str, size: &str) -> Result<Self, JsError> {
        let kind = if what == "closed-tours" {
            let request = TourCountRequest::whole(read::<Size>(size)?, TourKind::Closed);
            Kind::Tours(Box::new(TourCount::start(request).map_err(to_js_error)?))
        } else {
            let request =
                CountRequest::whole(read(size)?, read::<Piece>(what)?).map_err(to_js_error)?;
            Kind::Queens(Count::start(request).map_err(to_js_error)?)
        };
        Ok(Self(kind))
    }

    /// Counts for so many steps, and returns whether all is counted.
    ///
    /// # Errors
    ///
    /// If the memory does not suffice.
    pub fn advance(&mut self, steps: u32) -> Result<bool, JsError> {
        let steps = u64::from(steps);
        let mut failed = None;
        let progress = match &mut self.0 {
            Kind::Queens(count) => count.advance(steps, &mut |_| {}),
            Kind::Tours(count) => {
                count.advance(steps, &mut |found| failed = found.err().or(failed.take()))
            }
        };
        failed.map_or(Ok(progress.done), |error| Err(to_js_error(error)))
    }

    /// The number so far, in digits.
    #[must_use]
    pub fn sum(&self) -> String {
        match &self.0 {
            Kind::Queens(count) => count.sum().to_string(),
            Kind::Tours(count) => count.sum().to_string(),
        }
    }
}

/// Counts placements by depth-first search with bit masks.
///
/// # Errors
///
/// If the number of pieces is out of range.
#[wasm_bindgen]
pub fn search(piece: &str, n: &str) -> Result<u64, JsError> {
    count_by_search(read(n)?, read(piece)?).map_err(to_js_error)
}

fn read<T: FromStr<Err: Display>>(text: &str) -> Result<T, JsError> {
    text.parse().map_err(to_js_error)
}

fn to_js_error(error: impl Display) -> JsError {
    JsError::new(&error.to_string())
}
