//! What the variables of a program hold once the line of an event is done.

use bezzel_solver::board::Square;
use bezzel_solver::queens::steps::{Algorithm, Event, Run};

use crate::link::Code;

/// A variable and its value.
pub(super) type Value = (&'static str, String);

/// The moves of an attempt to repair a board, after which it is given up.
const MOVES: u64 = 256;

/// The variables of the call at work, and those of the whole program.
pub(super) fn values(run: &Run, code: Code) -> Vec<Value> {
    // Arrays begin where one wants in Pascal, and at 0 elsewhere.
    let base = u32::from(code == Code::Pascal);
    let from_base = |index: u32| (index + base).to_string();
    let algorithm = run.plan().algorithm;
    let queen = |queen: &Square| {
        let column = from_base(queen.column);
        if matches!(algorithm, Algorithm::Fewest | Algorithm::Anywhere) {
            format!("({}, {column})", from_base(queen.row))
        } else {
            column
        }
    };
    let queens: Vec<String> = run.queens().iter().map(queen).collect();
    let mut values = Vec::new();
    let event = run.event();
    let square = match event {
        Event::Try { square }
        | Event::Reject { square, .. }
        | Event::Place { square }
        | Event::TakeBack { square }
        | Event::Pick { queen: square, .. }
        | Event::Move { to: square, .. } => Some(square),
        Event::Solution { .. } if algorithm != Algorithm::Repair => run.queens().last().copied(),
        _ => None,
    };
    if let Some(square) = square {
        values.push(("i", from_base(square.row)));
        if !matches!(algorithm, Algorithm::Masks | Algorithm::Repair) {
            values.push(("j", from_base(square.column)));
        }
    }
    values.push(("queens", queens.join(" ")));
    if algorithm != Algorithm::Repair {
        values.push(("count", run.counters().solutions.to_string()));
    } else if event != Event::Start {
        let (attempt, moves) = attempt(run);
        values.push(("attempt", attempt.to_string()));
        if !matches!(event, Event::Scatter { .. }) {
            values.push(("moves", moves.to_string()));
        }
    }
    if code == Code::Pascal {
        for (name, _) in &mut values {
            *name = match *name {
                "i" => "I",
                "j" => "J",
                "queens" => "Queens",
                "attempt" => "Attempt",
                "moves" => "Moves",
                _ => "Count",
            };
        }
    }
    values
}

/// Which attempt a repair is at, and how many of its moves are counted: the one that is made is not yet.
fn attempt(run: &Run) -> (u64, u64) {
    let (event, counters) = (run.event(), run.counters());
    let given_up = counters.dead_ends - u64::from(matches!(event, Event::GiveUp { .. }));
    let attempt = given_up + 1;
    let moves = counters.placements - attempt * u64::from(run.plan().n) - given_up * MOVES;
    (
        attempt,
        moves - u64::from(matches!(event, Event::Move { .. })),
    )
}
