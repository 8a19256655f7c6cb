//! What the variables of a program hold once the line of an event is done.

use bezzel_solver::queens::steps::{Algorithm, Event, Run};

use crate::link::Code;

/// A variable and its value.
pub(super) type Value = (&'static str, String);

/// The variables of the call at work, and those of the whole program.
pub(super) fn values(run: &Run, code: Code) -> Vec<Value> {
    // Arrays begin where one wants in Pascal, and at 0 elsewhere.
    let base = u32::from(code == Code::Pascal);
    let from_base = |index: u32| (index + base).to_string();
    let queens: Vec<String> = run
        .queens()
        .iter()
        .map(|queen| from_base(queen.column))
        .collect();
    let mut values = Vec::new();
    let square = match run.event() {
        Event::Try { square }
        | Event::Reject { square, .. }
        | Event::Place { square }
        | Event::TakeBack { square } => Some(square),
        Event::Solution { .. } => run.queens().last().copied(),
        _ => None,
    };
    if let Some(square) = square {
        values.push(("i", from_base(square.row)));
        if run.plan().algorithm != Algorithm::Masks {
            values.push(("j", from_base(square.column)));
        }
    }
    values.push(("queens", queens.join(" ")));
    values.push(("count", run.counters().solutions.to_string()));
    if code == Code::Pascal {
        for (name, _) in &mut values {
            *name = match *name {
                "i" => "I",
                "j" => "J",
                "queens" => "Queens",
                _ => "Count",
            };
        }
    }
    values
}
