//! The programs for the queens, and their state at an event.

use bezzel_solver::board::Square;
use bezzel_stepping::queens::{Algorithm, Event, Order, Plan, Run, Watched};

use crate::link::Code;
use crate::locale::Locale;
use crate::run::program::{Filling, Program, Value};
use crate::text;

/// The moves of an attempt to repair a board, after which it is given up.
const MOVES: u64 = 256;

/// The program of a run at its present event.
pub fn queens_program(run: &Run, code: Code, locale: &Locale) -> Program {
    let plan = run.plan();
    Program {
        words: plan.algorithm.code(),
        word: run.code_line(),
        file: file(plan.algorithm, locale.notation.one_is_free),
        fillings: fillings(&plan),
        first_only: plan.first_only,
        mark: mark(&run.event()),
        values: values(run, code),
        remark: (plan.algorithm == Algorithm::Anywhere)
            .then(|| text!(locale, "program-anywhere").into()),
        note: (plan.order != Order::Left).then(|| {
            let way = if plan.algorithm == Algorithm::Walk {
                "top"
            } else {
                "left"
            };
            text!(locale, "program-in-order", way).into()
        }),
    }
}

/// The file with the programs of an algorithm, without the ending of its name. Arrays have 1 for a free line, if
/// `one_is_free`, or else for a taken one.
pub const fn file(algorithm: Algorithm, one_is_free: bool) -> &'static str {
    match algorithm {
        Algorithm::Test => "queens/test",
        Algorithm::Arrays if one_is_free => "queens/arrays_free",
        Algorithm::Arrays => "queens/arrays",
        Algorithm::Walk => "queens/walk",
        Algorithm::Masks => "queens/masks",
        Algorithm::Fewest => "queens/fewest",
        Algorithm::Repair => "queens/repair",
        Algorithm::Anywhere => "queens/anywhere",
    }
}

/// The replacements in the file of a program, for a plan.
pub fn fillings(plan: &Plan) -> Vec<Filling> {
    vec![
        ("n", '8', plan.n.to_string()),
        ("seed", '0', plan.seed.to_string()),
    ]
}

/// The variables of the present call, and those of the whole program.
pub fn values(run: &Run, code: Code) -> Vec<Value> {
    // Arrays begin where one wants in Pascal, and at 0 elsewhere.
    let base = u32::from(code == Code::Pascal);
    let from_base = |index: u32| (index + base).to_string();
    let algorithm = run.plan().algorithm;
    let queen = |queen: &Square| {
        let (row, column) = (from_base(queen.row), from_base(queen.column));
        match algorithm {
            Algorithm::Fewest | Algorithm::Anywhere => format!("({row}, {column})"),
            Algorithm::Walk => row,
            _ => column,
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
    values.push(("queens", list(&queens, code)));
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

/// A list as the programming language writes it.
fn list(items: &[String], code: Code) -> String {
    let [begin, end] = match code {
        Code::C | Code::Cpp => ["{", "}"],
        Code::Pascal => ["(", ")"],
        _ => ["[", "]"],
    };
    [begin, &items.join(", "), end].concat()
}

/// The number of the present attempt of a repair, and the number of its earlier moves.
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

/// The mark of the line that an event belongs to. A square that is refused is so by the line that looks at it.
pub const fn mark(event: &Event) -> &'static str {
    match event {
        Event::Start => "start",
        Event::Choose { .. } => "choose",
        Event::Try { .. } | Event::Reject { .. } => "try",
        Event::Place { .. } => "place",
        Event::Solution { .. } => "solution",
        Event::TakeBack { .. } => "back",
        Event::DeadEnd { .. } | Event::Exhausted { .. } => "return",
        Event::Scatter { .. } => "scatter",
        Event::Pick { .. } => "pick",
        Event::Move { .. } => "move",
        Event::GiveUp { .. } => "give-up",
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
