//! Tours drawn at random and tours by number, for JavaScript.
//!
//! To prepare a board takes much longer than a tour, so what is prepared is kept for the next call.

use std::cell::RefCell;

use js_sys::{Array, BigInt};
use wasm_bindgen::prelude::*;

use crate::argument::{self, count, moves, seed, size, squares, switch};
use crate::options::Options;
use crate::record::names;
use crate::thrown::Thrown;
use bezzel_solver::Job;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
use bezzel_solver::knight::{Board, Path, TourKind};

thread_local! {
    /// The tours that were drawn last, and their request without the seed.
    static DRAWN: RefCell<Option<(RandomToursRequest, RandomTours)>> = const { RefCell::new(None) };
    /// The numbers that were asked for last, and of what board they are.
    static NUMBERED: RefCell<Option<(Board, TourNumbers)>> = const { RefCell::new(None) };
}

/// A tour of a board, each as likely as any other.
///
/// # Errors
///
/// For wrong arguments, and for boards without tours or that take too much memory.
#[wasm_bindgen(js_name = randomTour)]
pub fn random_tour(rows: &JsValue, columns: &JsValue, options: &JsValue) -> Result<Array, Thrown> {
    let size = size(rows, columns)?;
    let known = ["closed", "seed", "holes", "path", "avoided"];
    let options = Options::read(options, &known)?;
    let closed = options.get("closed");
    let kind = TourKind::closed_if(closed.is_undefined() || switch("closed", &closed)?);
    let seed = seed(&options.get("seed"))?;
    let request = RandomToursRequest {
        holes: squares("holes", &options.get("holes"), size)?,
        path: squares("path", &options.get("path"), size)?,
        avoided: moves("avoided", &options.get("avoided"), size)?,
        ..RandomToursRequest::new(size, kind, 0, u64::MAX)
    };
    let board = Board::new(size, request.holes.clone())?;
    if !request.path.is_empty() {
        Path::new(&board, request.path.clone())?;
    }
    DRAWN.with_borrow_mut(|drawn| {
        let mut job = match drawn.take() {
            Some((before, mut job)) if before == request => {
                job.restart(seed)?;
                job
            }
            _ => RandomTours::start(RandomToursRequest {
                seed,
                ..request.clone()
            })?,
        };
        let path = next(&mut job)?;
        *drawn = Some((request, job));
        Ok(names(path.squares(), size))
    })
}

fn next(job: &mut RandomTours) -> Result<Path, Thrown> {
    loop {
        let mut found = None;
        job.advance(1, &mut |tour| found = Some(tour));
        match found {
            None => {}
            Some(tour) => return Ok(tour?),
        }
    }
}

/// The number of a closed tour, for any start and either direction.
///
/// # Errors
///
/// For wrong arguments, and for boards without closed tours or that take too much memory.
#[wasm_bindgen(js_name = tourNumber)]
pub fn tour_number(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
) -> Result<BigInt, Thrown> {
    let board = board(rows, columns, options)?;
    let size = board.size();
    let tour = Path::new(&board, argument::path(path, size)?)?;
    if !tour.is_closed_tour(&board) {
        return Err(CountError::NotClosedTour { size }.into());
    }
    numbered(board, |numbers| numbers.number(&tour)).map(BigInt::from)
}

/// The closed tour with a number.
///
/// # Errors
///
/// As `tourNumber`, and for numbers that no tour has.
#[wasm_bindgen(js_name = tourByNumber)]
pub fn tour_by_number(
    rows: &JsValue,
    columns: &JsValue,
    k: &JsValue,
    options: &JsValue,
) -> Result<Array, Thrown> {
    let board = board(rows, columns, options)?;
    let size = board.size();
    let number = count("k", k, "tours")?;
    let tour = numbered(board, |numbers| numbers.tour(number))?;
    Ok(names(tour.squares(), size))
}

/// The board of a call whose only option are the holes.
fn board(rows: &JsValue, columns: &JsValue, options: &JsValue) -> Result<Board, Thrown> {
    let options = Options::read(options, &["holes"])?;
    Ok(argument::board(rows, columns, &options.get("holes"))?)
}

/// A question to the numbers of a board.
fn numbered<T>(
    board: Board,
    ask: impl FnOnce(&mut TourNumbers) -> Result<T, CountError>,
) -> Result<T, Thrown> {
    NUMBERED.with_borrow_mut(|numbered| {
        let mut numbers = match numbered.take() {
            Some((before, numbers)) if before == board => numbers,
            _ => TourNumbers::start(board.clone())?.run()?,
        };
        let answer = ask(&mut numbers);
        *numbered = Some((board, numbers));
        Ok(answer?)
    })
}
