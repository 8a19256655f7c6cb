//! The knight's moves for JavaScript.

use js_sys::BigInt;
use wasm_bindgen::prelude::*;

use crate::argument::{self, size, square, squares, switch};
use crate::finishing::{answer, finished};
use crate::options::Options;
use crate::record::{names, or_null, reason, record};
use crate::thrown::Thrown;
use bezzel_solver::Coded;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{self, Board, NoTour, Path, Position, Reason, TourKind, TourRequest};

/// A knight's tour as `{ squares }`, or the reason why there is none as `{ code, reason }`. A `patient` search
/// continues until it knows the answer.
///
/// # Errors
///
/// For wrong arguments, and if the search is given up.
#[wasm_bindgen]
pub fn tour(
    rows: &JsValue,
    columns: &JsValue,
    options: &JsValue,
    patient: Option<bool>,
) -> Result<JsValue, Thrown> {
    let wanted = Wanted::read(rows, columns, options)?;
    let found = if wanted.holes.is_empty() {
        let tour = knight::tour(&Board::from(wanted.size), &wanted.request);
        answer(tour.map(Path::into_squares))?
    } else {
        wanted.searched(patient)?
    };
    Ok(match found {
        Ok(squares) => record(&[("squares", names(&squares, wanted.size).into())]),
        Err(why) => reason(&why),
    })
}

/// Tells if there is such a tour, or the reason why not: `{ exists, reason }`, without a tour with a `code`. A `patient`
/// search continues until it knows the answer.
///
/// # Errors
///
/// For wrong arguments, and if a search is given up.
#[wasm_bindgen(js_name = tourVerdict)]
pub fn tour_verdict(
    rows: &JsValue,
    columns: &JsValue,
    options: &JsValue,
    patient: Option<bool>,
) -> Result<JsValue, Thrown> {
    let wanted = Wanted::read(rows, columns, options)?;
    let missing = if wanted.holes.is_empty() {
        match knight::verdict(&Board::from(wanted.size), &wanted.request) {
            Ok(()) => None,
            Err(NoTour::Impossible(reason)) => Some(reason),
            Err(error) => return Err(error.into()),
        }
    } else {
        wanted.searched(patient)?.err()
    };
    Ok(match missing {
        None => record(&[("exists", true.into()), ("reason", JsValue::NULL)]),
        Some(reason) => record(&[
            ("exists", false.into()),
            ("code", reason.code().into()),
            ("reason", reason.to_string().into()),
        ]),
    })
}

/// Counts the closed tours of a board, each once whichever way it is gone.
///
/// # Errors
///
/// For wrong arguments, and for boards that take too much memory.
#[wasm_bindgen(js_name = countClosedTours)]
pub fn count_closed_tours(
    rows: &JsValue,
    columns: &JsValue,
    options: &JsValue,
) -> Result<BigInt, Thrown> {
    count_tours(rows, columns, options, TourKind::Closed)
}

/// Counts the tours of a board with any ends, closed ones included, each way to go them and each start.
///
/// # Errors
///
/// For wrong arguments, and for boards that take too much memory.
#[wasm_bindgen(js_name = countOpenTours)]
pub fn count_open_tours(
    rows: &JsValue,
    columns: &JsValue,
    options: &JsValue,
) -> Result<BigInt, Thrown> {
    count_tours(rows, columns, options, TourKind::Open)
}

fn count_tours(
    rows: &JsValue,
    columns: &JsValue,
    options: &JsValue,
    kind: TourKind,
) -> Result<BigInt, Thrown> {
    let options = Options::read(options, &["holes"])?;
    let board = argument::board(rows, columns, &options.get("holes"))?;
    Ok(BigInt::from(knight::count_tours(board, kind)?))
}

/// The winner of the game of two who move one knight: `{ winner, move }`.
///
/// # Errors
///
/// For wrong arguments, such as squares that are not a knight's move apart.
#[wasm_bindgen]
pub fn duel(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
) -> Result<JsValue, Thrown> {
    let options = Options::read(options, &["holes"])?;
    let board = argument::board(rows, columns, &options.get("holes"))?;
    let size = board.size();
    let path = argument::path(path, size)?;
    let outcome = knight::duel(board, &path)?;
    let winning = outcome.winning_moves.first();
    Ok(record(&[
        ("winner", outcome.winner().into()),
        ("move", or_null(winning.map(|square| square.name(size)))),
    ]))
}

/// A tour that is asked for.
struct Wanted {
    size: Size,
    holes: Vec<Square>,
    request: TourRequest,
}

impl Wanted {
    fn read(rows: &JsValue, columns: &JsValue, options: &JsValue) -> Result<Self, Thrown> {
        let size = size(rows, columns)?;
        let options = Options::read(options, &["start", "end", "closed", "holes"])?;
        let read = |name| options.given(name, |name, value| square(name, value, size));
        Ok(Self {
            size,
            holes: squares("holes", &options.get("holes"), size)?,
            request: TourRequest {
                start: read("start")?,
                end: read("end")?,
                kind: TourKind::closed_if(switch("closed", &options.get("closed"))?),
            },
        })
    }

    /// Searches for a tour, which is the only way on a board with holes.
    fn searched(&self, patient: Option<bool>) -> Result<Result<Vec<Square>, Reason>, Thrown> {
        let TourRequest { start, end, kind } = self.request;
        let mut squares: Vec<Square> = start.into_iter().collect();
        let position = Position {
            size: self.size,
            holes: self.holes.clone(),
            path: squares.clone(),
            end,
            kind,
        };
        Ok(finished(position, patient)?.map(|rest| {
            squares.extend(rest);
            squares
        }))
    }
}
