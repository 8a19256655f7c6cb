//! Tours drawn at random, for JavaScript.
//!
//! What prepares a board takes much longer than a tour, so it is kept for the next call.

use std::cell::RefCell;

use js_sys::{Array, Math};
use wasm_bindgen::prelude::*;

use super::argument::{seed, size, switch};
use super::options::Options;
use super::record::names;
use super::thrown::Thrown;
use crate::Job;
use crate::board::Size;
use crate::knight::count::CountError;
use crate::knight::count::random::{RandomTours, RandomToursRequest};
use crate::knight::{Path, TourKind};

thread_local! {
    /// The tours that were drawn last, and of what board they are.
    static DRAWN: RefCell<Option<((Size, TourKind), RandomTours)>> = const { RefCell::new(None) };
}

/// A tour of a board, each as likely as any other.
///
/// # Errors
///
/// For wrong arguments, and for boards without tours or that take too much memory.
#[wasm_bindgen(js_name = randomTour)]
pub fn random_tour(rows: &JsValue, columns: &JsValue, options: &JsValue) -> Result<Array, Thrown> {
    let size = size(rows, columns)?;
    let options = Options::read(options, &["closed", "seed"])?;
    let closed = options.get("closed");
    let kind = TourKind::closed_if(closed.is_undefined() || switch("closed", &closed)?);
    let given = options.get("seed");
    let seed = if given.is_undefined() {
        // Numbers below 1 of which 52 bits are random.
        Math::random().to_bits() ^ Math::random().to_bits() << 32
    } else {
        seed(&given)?
    };
    DRAWN.with_borrow_mut(|drawn| {
        let mut job = match drawn.take() {
            Some((board, job)) if board == (size, kind) => job.restarted(seed),
            _ => RandomTours::start(RandomToursRequest::new(size, kind, seed, u64::MAX)),
        }?;
        let path = next(&mut job)?;
        *drawn = Some(((size, kind), job));
        Ok(names(path.squares(), size))
    })
}

fn next(job: &mut RandomTours) -> Result<Path, Thrown> {
    loop {
        let mut found = None;
        job.advance(1, &mut |tour| found = Some(tour));
        match found {
            None => {}
            Some(Ok(path)) => return Ok(path),
            Some(Err(error @ CountError::OutOfMemory { .. })) => {
                return Err(Thrown::failure(&error));
            }
            Some(Err(error)) => return Err(error.into()),
        }
    }
}
