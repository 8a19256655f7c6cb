//! The programs for the knight, and their state at an event.

use bezzel_solver::board::Square;
use bezzel_stepping::knight::{Algorithm, Event, Plan, Run, Watched};

use crate::link::Code;
use crate::run::program::{Filling, Program, Value};

/// The program of a run at its present event.
pub fn knight_program(run: &Run, code: Code) -> Program {
    let plan = run.plan();
    Program {
        words: plan.algorithm.code(),
        word: run.code_line(),
        file: file(plan.algorithm),
        fillings: fillings(&plan),
        first_only: plan.first_only,
        mark: mark(&run.event()),
        values: values(run, code),
        remark: None,
        note: None,
    }
}

/// The file with the programs of an algorithm, without the ending of its name.
pub const fn file(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Backtracking => "knight/backtracking",
        Algorithm::Warnsdorff => "knight/warnsdorff",
    }
}

/// The replacements in the file of a program, for a plan. Arrays in Pascal begin at 1.
pub fn fillings(plan: &Plan) -> Vec<Filling> {
    let (size, start) = (plan.size, plan.start);
    vec![
        ("rows", '5', size.rows().to_string()),
        ("columns", '5', size.columns().to_string()),
        ("row", '4', start.row.to_string()),
        ("column", '0', start.column.to_string()),
        ("pascal-row", '5', (start.row + 1).to_string()),
        ("pascal-column", '1', (start.column + 1).to_string()),
    ]
}

/// The mark of the line that an event belongs to. A move that is refused is so by the line that looks at it; where none is
/// left, the next line takes the number away.
pub const fn mark(event: &Event) -> &'static str {
    match event {
        Event::Start => "start",
        Event::Choose { .. } => "choose",
        Event::Try { .. } | Event::Reject { .. } => "try",
        Event::Place { .. } => "place",
        Event::Solution { .. } => "solution",
        Event::DeadEnd { .. } | Event::Exhausted { .. } | Event::TakeBack { .. } => "back",
    }
}

/// The variables of the present call, and those of the whole program, after the line of the event.
pub fn values(run: &Run, code: Code) -> Vec<Value> {
    let is_pascal = code == Code::Pascal;
    let base = u32::from(is_pascal);
    let path = run.path();
    let event = run.event();
    let call: Option<(Square, usize)> = match event {
        Event::TakeBack { square } => Some((square, path.len() + 1)),
        _ => path.last().map(|square| (*square, path.len())),
    };
    let mut values = Vec::new();
    if let Some((square, k)) = call {
        let names = if is_pascal {
            ["I", "J", "K"]
        } else {
            ["i", "j", "k"]
        };
        let of_call = [square.row + base, square.column + base, k as u32];
        values.extend(
            names
                .into_iter()
                .zip(of_call.map(|value| value.to_string())),
        );
    }
    if let Event::Try { step, .. } | Event::Reject { step, .. } = event {
        let (down, right) = step.offset();
        if is_pascal {
            values.push(("M", step.digit().to_string()));
        } else {
            values.push(("down", down.to_string()));
            values.push(("right", right.to_string()));
        }
    }
    let count = if is_pascal { "Count" } else { "count" };
    values.push((count, run.counters().solutions.to_string()));
    values
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
