//! The present event in one sentence.

use bezzel_solver::board::Square;
use bezzel_solver::queens::{Line, Unit};
use bezzel_stepping::queens::{Algorithm, Attacker, Event, Run, Watched};

use crate::link::Names;
use crate::locale::Locale;
use crate::locale::signed;
use crate::text;

/// The state of the board, by its name in `data-status`.
pub fn status_name(run: &Run) -> &'static str {
    match run.event() {
        Event::Start => "empty",
        Event::Solution { .. } => "solution",
        Event::DeadEnd { .. } | Event::GiveUp { .. } => "dead-end",
        Event::Reject { .. } | Event::Pick { .. } => "conflict",
        _ => "incomplete",
    }
}

/// The explanation of the first counter, for algorithms that count something other than tested squares.
pub fn counter_note(algorithm: Algorithm, locale: &Locale) -> Option<String> {
    matches!(
        algorithm,
        Algorithm::Masks | Algorithm::Fewest | Algorithm::Repair
    )
    .then(|| locale.text(&format!("counter-note-{}", algorithm.name()), &[]))
}

/// A sentence on the present event, with its reason.
pub fn event_words(run: &Run, names: Names, locale: &Locale) -> String {
    let name = |square: Square| names.square(square);
    let n = run.plan().n;
    match run.event() {
        Event::Start => text!(locale, "event-start", n),
        Event::Choose { unit, free } => {
            let fewest = run.plan().algorithm == Algorithm::Fewest;
            let (unit, number) = names.unit(unit);
            let rule = if fewest { "fewest" } else { "row" };
            text!(locale, "event-choose", unit, number, free, rule)
        }
        Event::Try { square } => text!(locale, "event-try", square = name(square)),
        Event::Reject { square, by } => rejected(square, by, run, names, locale),
        Event::Place { square } => {
            let queen = run.queens().len();
            text!(locale, "event-place", square = name(square), queen)
        }
        Event::Solution { number } => text!(locale, "event-solution", number, n),
        Event::DeadEnd { unit } => {
            let (kind, number) = visited(unit, run, names);
            text!(locale, "event-dead-end", unit = kind, number)
        }
        Event::Exhausted { .. } if run.queens().is_empty() => {
            text!(locale, "event-end", solutions = run.counters().solutions)
        }
        Event::Exhausted { unit } => {
            let (kind, number) = visited(unit, run, names);
            text!(locale, "event-exhausted", unit = kind, number)
        }
        Event::TakeBack { square } => text!(locale, "event-take-back", square = name(square)),
        Event::Scatter { attempt } => text!(locale, "event-scatter", attempt),
        Event::Pick { queen, attacks } => {
            text!(locale, "event-pick", square = name(queen), attacks)
        }
        Event::Move { from, to, attacks } => {
            let (from, to) = (name(from), name(to));
            text!(locale, "event-move", from, to, attacks)
        }
        Event::GiveUp { attempt } => text!(locale, "event-give-up", attempt),
    }
}

/// The unit that a call has visited: a row, a column, or the board.
fn visited(unit: Unit, run: &Run, names: Names) -> (&'static str, u32) {
    match run.plan().algorithm {
        Algorithm::Anywhere => ("board", 0),
        _ => names.unit(unit),
    }
}

/// The square of the event by its numbers, as a program has them; with marker arrays, the cells that it looks at.
pub fn test_words(run: &Run, names: Names) -> Option<String> {
    let (Event::Try { square }
    | Event::Reject { square, .. }
    | Event::Place { square }
    | Event::TakeBack { square }) = run.event()
    else {
        return None;
    };
    let (row, column) = names.numbers(square);
    let [a, b, c] = names.cells(square);
    let cells = match (run.plan().algorithm, names.offset()) {
        (Algorithm::Arrays, 0) => format!(": a[{a}], b[{b}], c[{}]", signed(c)),
        // The offset is shown where it is added.
        (Algorithm::Arrays, offset) => format!(": a[{a}], b[{b}], c[{row} − {column} + {offset}]"),
        _ => String::new(),
    };
    let name = names.before_numbers(square);
    Some(format!("{name}i = {row}, j = {column}{cells}"))
}

/// The reason why a square cannot have a queen: with marker arrays the marked cell, otherwise the shared line.
fn rejected(square: Square, by: Attacker, run: &Run, names: Names, locale: &Locale) -> String {
    let [a, b, c] = names.cells(square);
    let (line, cell) = match by.line {
        Line::Row => ("row", String::new()),
        Line::Column => ("column", format!("a[{a}]")),
        Line::Antidiagonal => ("sum", format!("b[{b}]")),
        _ => ("difference", format!("c[{}]", signed(c))),
    };
    let (square, queen) = (names.square(square), names.square(by.queen));
    match run.plan().algorithm {
        Algorithm::Arrays => {
            // If 1 stands for a free line, a taken one has 0.
            let value = u32::from(!names.notation.one_is_free);
            text!(locale, "event-marked", square, cell, value, queen, line)
        }
        Algorithm::Walk => text!(locale, "event-walked", square, queen, line),
        _ => text!(locale, "event-attacked", square, queen, line),
    }
}
