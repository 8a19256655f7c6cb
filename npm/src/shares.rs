//! Divides the work of a count among workers, for JavaScript. Each function also checks the arguments, so that
//! wrong ones are refused before any worker is started.

use js_sys::BigInt;
use wasm_bindgen::prelude::*;

use crate::argument::{board, piece, whole_number};
use crate::position::position;
use crate::thrown::Thrown;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::TourCountRequest;
use bezzel_solver::queens::completion::{CompletionRequest, obstacle};
use bezzel_solver::queens::{Piece, Placement, Solution, attacked, count};

/// The greatest n of a count of queens. The crate and the command count more, which takes days of one thread of a browser.
pub const MAX_COUNTED: u32 = 22;

/// Shares for each worker: with more than one, all are busy to the end, although shares take different times.
const SHARES_A_WORKER: u32 = 16;

/// The shares of `countQueensAsync`.
///
/// # Errors
///
/// For a wrong n or piece.
#[wasm_bindgen(js_name = sharesOfQueens)]
pub fn shares_of_queens(n: &JsValue, of: &JsValue, workers: u32) -> Result<u32, Thrown> {
    /// Up to here the count takes less time than a worker takes to start.
    const AT_ONCE: u32 = 13;
    let n = whole_number("n", n, 1..=MAX_COUNTED)?;
    piece(of)?;
    Ok(if n <= AT_ONCE {
        1
    } else {
        workers * SHARES_A_WORKER
    })
}

/// The shares of `countClosedToursAsync` and `countOpenToursAsync`.
///
/// Each takes all the memory that the count takes, so without a number of `workers` they are limited.
///
/// # Errors
///
/// For wrong sides, and for boards that take too much memory.
#[wasm_bindgen(js_name = sharesOfTours)]
pub fn shares_of_tours(
    rows: &JsValue,
    columns: &JsValue,
    holes: &JsValue,
    open: bool,
    workers: u32,
    most_memory: f64,
) -> Result<u32, Thrown> {
    /// A count that takes less memory takes well below a second.
    const AT_ONCE: u64 = 32 << 20;
    let request = TourCountRequest::whole(board(rows, columns, holes)?, TourKind::closed_if(!open));
    request.check()?;
    let needed = request.memory_needed()?;
    if needed < AT_ONCE {
        return Ok(1);
    }
    let fit = (most_memory / needed as f64) as u32;
    Ok(workers.min(fit).max(1))
}

/// The shares of `countCompletionsAsync`.
///
/// # Errors
///
/// For a wrong n, square or piece.
#[wasm_bindgen(js_name = sharesOfCompletions)]
pub fn shares_of_completions(
    n: &JsValue,
    on: &JsValue,
    of: &JsValue,
    workers: u32,
) -> Result<u32, Thrown> {
    let placement = countable(n, on)?;
    let piece = piece(of)?;
    if is_plain_count(&placement) {
        return shares_of_queens(n, of, workers);
    }
    let shares = divided(&placement, piece, (workers * SHARES_A_WORKER) as usize);
    Ok(shares.len() as u32)
}

/// The board of a count of completions.
pub fn countable(n: &JsValue, on: &JsValue) -> Result<Placement, Thrown> {
    let n = whole_number("n", n, 1..=Solution::MAX_N)?;
    let fixed = position("squares", on, Size::square(n)?)?;
    Ok(CompletionRequest::new(n, Piece::Queen, fixed, 0)?.placement()?)
}

/// Whether all solutions of an empty board are counted, for which there is a faster way.
pub fn is_plain_count(placement: &Placement) -> bool {
    placement.is_empty() && placement.n() <= MAX_COUNTED
}

/// Positions whose completions together are those of this one, each once. There are at least `least` positions, if that
/// is possible.
///
/// The position is divided by the row that leaves the least choice, and so is each part of it.
pub fn divided(placement: &Placement, piece: Piece, least: usize) -> Vec<Placement> {
    let mut positions = vec![placement.clone()];
    while positions.len() < least {
        let parts: Vec<Placement> = positions
            .iter()
            .flat_map(|position| parts(position, piece))
            .collect();
        if parts.len() <= positions.len() {
            break;
        }
        positions = parts;
    }
    positions
}

/// A position with each of the pieces that can stand in one of its rows; itself, if it is full or has no completion.
fn parts(position: &Placement, piece: Piece) -> Vec<Placement> {
    let n = position.n();
    let attacked = attacked(position, piece);
    let free = |row: u32| {
        (0..n)
            .map(move |column| Square::new(row, column))
            .filter(|&square| !attacked.contains(square))
    };
    let empty_rows = (0..n)
        .zip(position.rows())
        .filter(|&(_, &pieces)| pieces == 0);
    let narrowest = empty_rows
        .map(|(row, _)| row)
        .min_by_key(|&row| free(row).count());
    match narrowest.filter(|_| obstacle(position, piece).is_none()) {
        None => vec![position.clone()],
        Some(row) => free(row)
            .map(|square| {
                let mut with = position.clone();
                with.insert(square);
                with
            })
            .collect(),
    }
}

/// The number of fundamental solutions, given the number of all solutions.
///
/// # Errors
///
/// For a wrong n or piece, or a number that cannot be.
#[wasm_bindgen(js_name = fundamentalQueens)]
pub fn fundamental_queens(n: &JsValue, of: &JsValue, all: &BigInt) -> Result<BigInt, Thrown> {
    let n = whole_number("n", n, 1..=MAX_COUNTED)?;
    let all = u64::try_from(all.clone()).unwrap_or(u64::MAX);
    Ok(BigInt::from(count::fundamental(n, piece(of)?, all)?))
}
