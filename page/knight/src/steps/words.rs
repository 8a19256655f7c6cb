//! The present event in one sentence.

use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;
use bezzel_stepping::knight::{Event, Run, Tree, Watched};

use crate::link::Names;
use crate::locale::Locale;
use crate::locale::signed;
use crate::run::watched::Jump;
use crate::run::words::missing_words as missing;
use crate::text;

/// The state of the board, by its name in `data-status`.
pub fn status_name(run: &Run) -> &'static str {
    let path = run.path();
    match run.event() {
        Event::Start => "empty",
        Event::Solution { .. } if is_closed(&path) => "closed-tour",
        Event::Solution { .. } => "tour",
        Event::DeadEnd { .. } => "dead-end",
        _ => "incomplete",
    }
}

fn is_closed(path: &[Square]) -> bool {
    let ends = path.first().zip(path.last());
    ends.is_some_and(|(first, last)| Step::between(*last, *first).is_some())
}

/// A sentence on the present event, with its reason.
pub fn event_words(run: &Run, names: Names, locale: &Locale) -> String {
    let name = |square: Square| names.square(square);
    let path = run.path();
    let number = path.len();
    let area = names.size.area();
    let here = name(path.last().copied().unwrap_or(run.plan().start));
    match run.event() {
        Event::Start => text!(locale, "steps-start", square = here, area),
        Event::Choose { free: 0, .. } => text!(locale, "steps-choose-none", square = here),
        Event::Choose { free, .. } => {
            let squares = onward(run, names);
            text!(locale, "steps-choose", square = here, free, squares)
        }
        Event::Try { to: Some(to), .. } => {
            text!(locale, "steps-try", from = here, to = name(to))
        }
        Event::Try { step, .. } => {
            let number = step.digit() + 1;
            text!(locale, "steps-try-off", from = here, number)
        }
        Event::Reject { to: Some(to), .. } => {
            let number = path.iter().position(|square| *square == to);
            let number = number.map_or(0, |index| index + 1);
            text!(locale, "steps-reject", to = name(to), number)
        }
        Event::Reject { .. } => text!(locale, "steps-reject-off"),
        Event::Place { .. } => text!(locale, "steps-place", square = here, number),
        Event::Solution { number } => {
            let kind = if is_closed(&path) { "closed" } else { "open" };
            text!(locale, "steps-tour", number, area, kind)
        }
        Event::DeadEnd { .. } => {
            let left = area - number as u64;
            text!(locale, "steps-dead-end", square = here, left)
        }
        Event::Exhausted { .. } => text!(locale, "steps-exhausted", square = here),
        Event::TakeBack { .. } if path.is_empty() => {
            text!(locale, "steps-end", tours = run.counters().solutions)
        }
        Event::TakeBack { square } => {
            text!(locale, "steps-take-back", square = name(square), to = here)
        }
    }
}

/// The squares that the rule has put in order, each with its onward moves.
fn onward(run: &Run, names: Names) -> String {
    let Ok(tree) = Tree::new(run.plan()) else {
        return String::new();
    };
    let squares = tree.children(&run.moves()).into_iter().map(|node| {
        let onward = tree.children(&node.path).len();
        format!("{} ({onward})", names.square(node.square))
    });
    squares.collect::<Vec<_>>().join(", ")
}

/// The square of the event by its numbers, as a program has them, and the cell of the array.
pub fn test_words(run: &Run, names: Names) -> Option<String> {
    let first = names.notation.first() as i32;
    let path = run.path();
    let (square, value) = match run.event() {
        Event::Try { step, to: None } | Event::Reject { step, to: None } => {
            let (down, right) = step.offset();
            let here = path.last()?;
            let i = signed(here.row as i32 + down + first);
            let j = signed(here.column as i32 + right + first);
            return Some(format!("i = {i}, j = {j}"));
        }
        Event::Try { to: Some(to), .. } | Event::Reject { to: Some(to), .. } => {
            let place = path.iter().position(|square| *square == to);
            (to, place.map_or(0, |index| index + 1))
        }
        Event::Place { square } => (square, path.len()),
        Event::TakeBack { square } => (square, 0),
        _ => return None,
    };
    let (i, j) = names.numbers(square);
    let name = names.before_numbers(square);
    Some(format!("{name}i = {i}, j = {j}, h[{i}, {j}] = {value}"))
}

/// A message about a jump that found nothing.
pub fn missing_words(jump: Jump, locale: &Locale) -> String {
    match jump {
        Jump::First(number) => text!(locale, "steps-missing-first", number),
        _ => missing(jump, locale),
    }
}
