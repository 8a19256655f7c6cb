//! The knight's number puzzle, for JavaScript.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use crate::argument::{
    ArgumentError, is_plain, items, seed, size, square, squares, switch, whole_number,
};
use crate::options::Options;
use crate::record::{names, or_null, record};
use crate::thrown::Thrown;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::puzzle::{MAX_GRADE, Puzzle, PuzzleRequest, make};
use bezzel_solver::knight::{Board, TourKind};

/// Makes a puzzle: `{ rows, columns, closed, holes, given, solution, grade }`.
///
/// # Errors
///
/// For a wrong option, or if there is no such puzzle.
#[wasm_bindgen(js_name = knightPuzzle)]
pub fn knight_puzzle(options: &JsValue) -> Result<JsValue, Thrown> {
    let known = [
        "rows", "columns", "closed", "holes", "numbers", "grade", "seed",
    ];
    let options = Options::read(options, &known)?;
    let size = size(&options.get("rows"), &options.get("columns"))?;
    let number = |most| move |name: &str, value: &JsValue| whole_number(name, value, 1..=most);
    let grade = options.given("grade", number(MAX_GRADE.into()))?;
    let request = PuzzleRequest {
        size,
        holes: squares("holes", &options.get("holes"), size)?,
        kind: kind(&options)?,
        numbers: options.given("numbers", number(32))?,
        grade: grade.map(|grade| grade as u8),
        seed: seed(&options.get("seed"))?,
    };
    let puzzle = make(request)?;
    let given = puzzle.given().iter().map(|&(number, square)| {
        record(&[
            ("number", number.into()),
            ("square", square.name(size).into()),
        ])
    });
    let solution = puzzle.solutions(1);
    let solution = solution.first().map(|tour| names(tour.squares(), size));
    Ok(record(&[
        ("rows", size.rows().into()),
        ("columns", size.columns().into()),
        ("closed", puzzle.kind().is_closed().into()),
        ("holes", names(puzzle.board().holes(), size).into()),
        ("given", given.collect::<Array>().into()),
        ("solution", or_null(solution)),
        ("grade", or_null(puzzle.grade())),
    ]))
}

/// Solves a puzzle: `{ count, solutions, grade }`.
///
/// # Errors
///
/// For a wrong option.
#[wasm_bindgen(js_name = solveKnightPuzzle)]
pub fn solve_knight_puzzle(options: &JsValue) -> Result<JsValue, Thrown> {
    // The function also accepts a result of `knightPuzzle`.
    let known = [
        "rows", "columns", "closed", "holes", "given", "solution", "grade",
    ];
    let options = Options::read(options, &known)?;
    let size = size(&options.get("rows"), &options.get("columns"))?;
    let holes = squares("holes", &options.get("holes"), size)?;
    let puzzle = Puzzle::new(
        Board::new(size, holes)?,
        kind(&options)?,
        given(&options, size)?,
    )?;
    let tours = puzzle.solutions(2);
    let solutions = tours.iter().map(|tour| names(tour.squares(), size));
    Ok(record(&[
        ("count", (tours.len() as u32).into()),
        ("solutions", solutions.collect::<Array>().into()),
        ("grade", or_null(puzzle.grade())),
    ]))
}

fn kind(options: &Options) -> Result<TourKind, ArgumentError> {
    switch("closed", &options.get("closed")).map(TourKind::closed_if)
}

/// The given numbers, each with its square; none if nothing is given.
fn given(options: &Options, size: Size) -> Result<Vec<(u32, Square)>, Thrown> {
    let value = options.get("given");
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    let refused = |name: &str, value: &JsValue| {
        let expected = "an array of { number, square }";
        ArgumentError::kind(name, value, expected)
    };
    let items = items(&value).ok_or_else(|| refused("given", &value))?;
    let pairs = items.map(|(index, item)| {
        let name = format!("given[{index}]");
        if !is_plain(&item) {
            return Err(refused(&name, &item).into());
        }
        let part = |part: &str| Reflect::get(&item, &part.into()).map_err(Thrown::foreign);
        let number = whole_number(&format!("{name}.number"), &part("number")?, 1..=u32::MAX)?;
        Ok((
            number,
            square(&format!("{name}.square"), &part("square")?, size)?,
        ))
    });
    pairs.collect()
}
