//! The knight's moves for JavaScript.

use js_sys::{Array, BigInt, Error, Reflect};
use wasm_bindgen::prelude::*;

use super::argument::{pieces, size, square, squares, switch};
use super::options::Options;
use super::queens::record;
use crate::board::{Size, Square};
use crate::knight::count::{count_closed, count_open};
use crate::knight::duel::Duel;
use crate::knight::{self, Board, Existence, Finishable, NoTour, Position, Request};

/// A knight's tour: all squares of the board in the order in which a knight visits them.
///
/// Takes time in proportion to the number of squares, of which there may be 4,194,304.
///
/// # Errors
///
/// For wrong arguments; a `NoTour`, with the reason, where there is no such tour.
#[wasm_bindgen(unchecked_return_type = "Square[]")]
pub fn tour(
    #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TourOptions")] options: &JsValue,
) -> Result<Array, JsValue> {
    let (board, request) = request(rows, columns, options)?;
    match knight::tour(&board, &request) {
        Ok(path) => Ok(names(path.squares(), board.size())),
        Err(NoTour::Impossible(reason)) => Err(no_tour(&reason.to_string())),
        Err(error) => Err(JsError::from(error).into()),
    }
}

/// Whether there is such a tour, and why not.
///
/// Boards may have up to 1,000,000 rows and columns.
///
/// # Errors
///
/// For wrong arguments.
#[wasm_bindgen(js_name = tourVerdict, unchecked_return_type = "TourVerdict")]
pub fn tour_verdict(
    #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TourOptions")] options: &JsValue,
) -> Result<JsValue, JsError> {
    let (board, request) = request(rows, columns, options)?;
    let reason = match knight::verdict(&board, &request)? {
        Existence::Exists => None,
        Existence::Impossible(reason) => Some(reason.to_string()),
        // That is said of boards with holes only.
        Existence::Unknown => return Err(JsError::new("whether there is a tour is not known")),
    };
    Ok(record(&[
        ("exists", reason.is_none().into()),
        ("reason", reason.map_or(JsValue::NULL, JsValue::from)),
    ]))
}

/// Counts the closed knight's tours of a board, each once whichever way it is gone.
///
/// For boards of up to 64 squares, and some larger ones. Those with a side of up to 7 take a second or less, 8 x 8 some
/// ten seconds and 230 MB.
///
/// # Errors
///
/// For wrong arguments, and for boards that take more memory than 512 MiB.
#[wasm_bindgen(js_name = countClosedTours)]
pub fn count_closed_tours(
    #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: &JsValue,
) -> Result<BigInt, JsError> {
    Ok(BigInt::from(count_closed(size(rows, columns)?)?))
}

/// Counts the knight's tours of a board with any ends, closed ones included, each way to go them and each start.
///
/// For boards of up to 6 x 6 squares, and some larger ones.
///
/// # Errors
///
/// For wrong arguments, and for boards that take more memory than 512 MiB.
#[wasm_bindgen(js_name = countOpenTours)]
pub fn count_open_tours(
    #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: &JsValue,
) -> Result<BigInt, JsError> {
    Ok(BigInt::from(count_open(size(rows, columns)?)?))
}

/// Whether a path can be finished as a tour.
///
/// For boards of up to 64 squares. Mostly answered at once; some positions take seconds.
///
/// # Errors
///
/// For wrong arguments, such as squares that are not a knight's move apart.
#[wasm_bindgen(js_name = canFinish)]
pub fn can_finish(
    #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Square[]")] path: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "FinishOptions")] options: &JsValue,
) -> Result<bool, JsError> {
    let size = size(rows, columns)?;
    let path = pieces("path", path, size)?;
    let options = Options::read(options, &["closed"])?;
    let mut position = Position::new(size).after(path);
    if switch("closed", &options.get("closed"))? {
        position = position.closed();
    }
    Ok(matches!(knight::can_finish(position)?, Finishable::Yes(_)))
}

/// Who wins the game in which two players move one knight in turn to squares not yet visited, and who cannot move
/// loses. With an empty path, who is to move chooses the square to start on.
///
/// Boards may have up to 65,536 squares. Takes at most time in proportion to the squares times the square root of
/// their number.
///
/// # Errors
///
/// For wrong arguments, such as squares that are not a knight's move apart.
#[wasm_bindgen(unchecked_return_type = "DuelVerdict")]
pub fn duel(
    #[wasm_bindgen(unchecked_param_type = "number")] rows: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Square[]")] path: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Square[]")] holes: &JsValue,
) -> Result<JsValue, JsError> {
    let size = size(rows, columns)?;
    let path = pieces("path", path, size)?;
    let board = Board::new(size, squares("holes", holes, size)?)?;
    let verdict = Duel::new(board, &path)?.verdict();
    let winning = verdict.winning_moves.first();
    Ok(record(&[
        ("winner", verdict.winner.name().into()),
        (
            "move",
            winning.map_or(JsValue::NULL, |square| square.name(size).into()),
        ),
    ]))
}

fn request(
    rows: &JsValue,
    columns: &JsValue,
    options: &JsValue,
) -> Result<(Board, Request), JsError> {
    let size = size(rows, columns)?;
    let options = Options::read(options, &["start", "end", "closed"])?;
    let read = |name| {
        let value = options.get(name);
        (!value.is_undefined())
            .then(|| square(name, &value, size))
            .transpose()
    };
    let request = Request {
        start: read("start")?,
        end: read("end")?,
        closed: switch("closed", &options.get("closed"))?,
    };
    Ok((Board::from(size), request))
}

fn names(squares: &[Square], size: Size) -> Array {
    squares
        .iter()
        .map(|square| JsValue::from(square.name(size)))
        .collect()
}

/// An error with a name of its own, so that it can be told from others.
fn no_tour(reason: &str) -> JsValue {
    let error = Error::new(reason);
    error.set_name("NoTour");
    // An error takes any property.
    let _ = Reflect::set(&error, &"reason".into(), &reason.into());
    error.into()
}
