//! Puzzles for JavaScript.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::argument::{ArgumentError, named, one_of, piece, seed, whole_number};
use crate::options::Options;
use crate::position::{optional_position, placed};
use crate::record::{names, or_null, record};
use crate::thrown::Thrown;
use bezzel_solver::board::Size;
use bezzel_solver::queens::notation::parse_permutation;
use bezzel_solver::queens::puzzle::{
    self, Kind, MAX_GRADE, MAX_MADE_N, MAX_N, MIN_N, Puzzle, PuzzleRequest, Rule,
};
use bezzel_solver::queens::{Piece, Placement};

/// Makes a puzzle: `{ n, kind, rule, given | regions, solution, grade }`.
///
/// # Errors
///
/// For a wrong option, or if there are no such puzzles.
#[wasm_bindgen(js_name = puzzle)]
pub fn make_puzzle(options: &JsValue) -> Result<JsValue, Thrown> {
    let options = Options::read(options, &["n", "kind", "rule", "piece", "grade", "seed"])?;
    let request = PuzzleRequest {
        n: whole_number("n", &options.get("n"), MIN_N..=MAX_MADE_N)?,
        kind: named("kind", &options.get("kind"), &Kind::ALL.map(Kind::name))?,
        rule: rule(&options)?,
        grade: options.given("grade", grade)?.unwrap_or(1),
        seed: seed(&options.get("seed"))?,
    };
    Ok(to_js(&puzzle::make(request)?, request))
}

fn to_js(puzzle: &Puzzle, request: PuzzleRequest) -> JsValue {
    let given = puzzle.given();
    let squares: Vec<_> = given.squares().collect();
    let mut properties = vec![
        ("n", request.n.into()),
        ("kind", request.kind.name().into()),
        ("rule", request.rule.name().into()),
    ];
    if request.rule == Rule::Chess(Piece::Superqueen) {
        properties.push(("piece", Piece::Superqueen.name().into()));
    }
    properties.push(match puzzle.regions_text() {
        Some(regions) => ("regions", regions.into()),
        None => ("given", names(&squares, given.size()).into()),
    });
    let solution = or_null(puzzle.solutions(1).first().map(columns));
    properties.extend([("solution", solution), ("grade", request.grade.into())]);
    record(&properties)
}

/// Solves a puzzle: `{ count, solutions, grade }`.
///
/// # Errors
///
/// For a wrong option.
#[wasm_bindgen(js_name = solvePuzzle)]
pub fn solve_puzzle(options: &JsValue) -> Result<JsValue, Thrown> {
    let puzzle = drawn(options)?;
    let solutions = puzzle.solutions(2);
    Ok(record(&[
        ("count", (solutions.len() as u32).into()),
        (
            "solutions",
            solutions.iter().map(columns).collect::<Array>().into(),
        ),
        ("grade", or_null(puzzle.grade())),
    ]))
}

/// The puzzle of an object, which may also be a result of `puzzle`.
pub fn drawn(options: &JsValue) -> Result<Puzzle, Thrown> {
    let known = [
        "n", "rule", "given", "regions", "piece", "kind", "solution", "grade",
    ];
    let options = Options::read(options, &known)?;
    let n = whole_number("n", &options.get("n"), 1..=MAX_N)?;
    let puzzle = Puzzle::new(rule(&options)?, given(n, &options)?)?;
    let regions = options.get("regions");
    match regions.as_string() {
        Some(text) => Ok(puzzle.with_regions(&text)?),
        None if regions.is_undefined() => Ok(puzzle),
        None => {
            let expected = format!("a text of {} letters", n * n);
            Err(ArgumentError::kind("regions", &regions, expected).into())
        }
    }
}

fn columns(solution: &Placement) -> JsValue {
    let columns = solution.columns().unwrap_or_default();
    Uint8Array::from(columns.as_slice()).into()
}

fn grade(name: &str, value: &JsValue) -> Result<u8, ArgumentError> {
    whole_number(name, value, 1..=MAX_GRADE.into()).map(|grade| grade as u8)
}

/// The rule, chess if none is given, and the piece.
fn rule(options: &Options) -> Result<Rule, ArgumentError> {
    let (value, of) = (options.get("rule"), options.get("piece"));
    let piece = piece(&of)?;
    match value.as_string().as_deref() {
        Some("chess") => Ok(Rule::Chess(piece)),
        Some("touch") if piece == Piece::Queen => Ok(Rule::Touch),
        Some("touch") => {
            let expected = "\"queen\" where the rule is \"touch\"";
            Err(ArgumentError::value("piece", &of, true, expected))
        }
        None if value.is_undefined() => Ok(Rule::Chess(piece)),
        _ => Err(one_of("rule", &value, &["chess", "touch"])),
    }
}

/// Given queens, none if nothing is given: squares or columns, which may also be a text.
fn given(n: u32, options: &Options) -> Result<Placement, Thrown> {
    if let Some(text) = options.get("given").as_string() {
        return Ok(parse_permutation(&text, Some(n))?);
    }
    Ok(placed(
        n,
        optional_position(options, "given", Size::square(n)?)?,
    )?)
}
