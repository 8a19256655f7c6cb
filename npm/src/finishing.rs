//! Paths that have been begun, for JavaScript: whether and how they become tours, and whether they are.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use crate::argument::{self, size, squares, switch};
use crate::options::Options;
use crate::record::{names, or_null, reason};
use crate::thrown::Thrown;
use bezzel_solver::Job as _;
use bezzel_solver::board::Square;
use bezzel_solver::knight::{self, Board, Finish, NoTour, Position, Reason, TourKind};

/// Whether a path can be finished as a tour. A `patient` search continues until it knows the answer.
///
/// # Errors
///
/// For wrong arguments, such as squares that are not a knight's move apart, and if a search is given up.
#[wasm_bindgen(js_name = canFinish)]
pub fn can_finish(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
    patient: Option<bool>,
) -> Result<bool, Thrown> {
    let position = position(rows, columns, path, options)?;
    Ok(finished(position, patient)?.is_ok())
}

/// A tour that begins with a path, or null. A `patient` search continues until it knows the answer.
///
/// # Errors
///
/// As `canFinish`.
#[wasm_bindgen]
pub fn finish(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
    patient: Option<bool>,
) -> Result<JsValue, Thrown> {
    let position = position(rows, columns, path, options)?;
    let (size, mut squares) = (position.size, position.path.clone());
    let rest = finished(position, patient)?.ok();
    Ok(or_null(rest.map(|rest| {
        squares.extend(rest);
        names(&squares, size)
    })))
}

/// The reason why a path cannot be finished: `{ code, reason }`; null if it can. A `patient` search continues until it
/// knows the answer.
///
/// # Errors
///
/// As `canFinish`.
#[wasm_bindgen(js_name = reasonForNoFinish)]
pub fn reason_for_no_finish(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
    patient: Option<bool>,
) -> Result<JsValue, Thrown> {
    let position = position(rows, columns, path, options)?;
    let why = finished(position, patient)?.err();
    Ok(or_null(why.map(|why| reason(&why))))
}

/// Whether squares are a tour of the board.
///
/// # Errors
///
/// For what are no squares of the board, and for a wrong option.
#[wasm_bindgen(js_name = isTour)]
pub fn is_tour(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
) -> Result<bool, Thrown> {
    let Position {
        size,
        holes,
        path,
        kind,
        ..
    } = position(rows, columns, path, options)?;
    Ok(knight::is_tour(&Board::new(size, holes)?, &path, kind))
}

/// Squares that finish a position, or the reason why there are none.
type Finished = Result<Vec<Square>, Reason>;

thread_local! {
    /// The last decided position, so that the reason for a missing tour needs no second search.
    static DECIDED: RefCell<Option<(Position, Finished)>> = const { RefCell::new(None) };
}

/// The squares that finish a position, or why there are none. A `patient` search continues until it knows the answer.
pub fn finished(position: Position, patient: Option<bool>) -> Result<Finished, Thrown> {
    let known = DECIDED.take().filter(|(decided, _)| *decided == position);
    let finished = match known {
        Some((_, finished)) => finished,
        None if patient == Some(true) => {
            let found = Finish::start(position.clone())?.run();
            found.unwrap_or(Err(Reason::Searched))
        }
        None => answer(knight::finish(position.clone()))?,
    };
    DECIDED.set(Some((position, finished.clone())));
    Ok(finished)
}

/// The squares found, or the reason why there are none; the other errors are thrown.
pub fn answer(found: Result<Vec<Square>, NoTour>) -> Result<Finished, Thrown> {
    match found {
        Ok(squares) => Ok(Ok(squares)),
        Err(NoTour::Impossible(reason)) => Ok(Err(reason)),
        Err(error) => Err(error.into()),
    }
}

fn position(
    rows: &JsValue,
    columns: &JsValue,
    path: &JsValue,
    options: &JsValue,
) -> Result<Position, Thrown> {
    let size = size(rows, columns)?;
    let path = argument::path(path, size)?;
    let options = Options::read(options, &["closed", "holes"])?;
    Ok(Position {
        kind: TourKind::closed_if(switch("closed", &options.get("closed"))?),
        ..Position::new(size)
            .after(path)
            .without(squares("holes", &options.get("holes"), size)?)
    })
}
