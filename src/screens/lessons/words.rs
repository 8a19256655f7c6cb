//! Questions and reasons in words.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Unit;
use bezzel_solver::queens::steps::{Event, Run};

use crate::link::{Property, Task};
use crate::locale::Locale;
use crate::task::{Answer, Cell as TaskCell, Question, Reason, Unmet, Where};
use crate::text;

/// What a question asks.
pub(super) fn asked(question: &Question, locale: &Locale) -> String {
    let whether_free = matches!(question, Question::Search(task) if task.asks_whether_free());
    let (name, number) = match question.task() {
        Task::Verdict if whether_free => ("free", 0),
        Task::Position(Property::DeadEnd(row)) => ("dead-end", row),
        Task::Position(Property::HalfTurn) => ("half-turn", 0),
        Task::Position(Property::Pieces(count)) => ("pieces", count),
        task => (task.name(), 0),
    };
    let before = number.saturating_sub(1);
    text!(locale, "task-asked", task = name, number, before)
}

/// What has just happened in a search.
pub(super) fn happened(run: &Run, size: Size, locale: &Locale) -> String {
    let name = |square: Square| square.name(size);
    let (event, square, unit) = match run.event() {
        Event::Try { square } => ("try", name(square), None),
        Event::Reject { square, .. } => ("reject", name(square), None),
        Event::Place { square } => ("place", name(square), None),
        Event::TakeBack { square } => ("take", name(square), None),
        Event::Solution { .. } => ("solution", String::new(), None),
        Event::DeadEnd { unit } => ("dead-end", String::new(), Some(unit)),
        Event::Exhausted { unit } => ("exhausted", String::new(), Some(unit)),
        Event::Choose { unit, .. } => ("choose", String::new(), Some(unit)),
        _ => ("start", String::new(), None),
    };
    let (line, number) = match unit {
        Some(Unit::Column(column)) => ("column", column + 1),
        Some(Unit::Row(row)) => ("row", row + 1),
        None => ("row", 0),
    };
    text!(locale, "task-happened", event, square, line, number)
}

/// Where a search goes on.
pub(super) fn place_words(question: &Question, place: Where, locale: &Locale) -> String {
    let Where::Unit(unit) = place else {
        return text!(locale, "task-over");
    };
    let by_columns = matches!(question, Question::Search(task) if task.by_columns());
    let line = if by_columns { "column" } else { "row" };
    text!(locale, "task-goes-on", line, number = unit + 1)
}

/// What answers a question rightly.
pub(super) fn answered(question: &Question, locale: &Locale) -> String {
    let size = question.setting().size();
    let answer = |answer: &Answer| match answer {
        Answer::Square(square) => square.name(size),
        Answer::Free => text!(locale, "task-is-free"),
        Answer::Line(line) => text!(locale, "task-line", line = *line + 1),
        Answer::Cell(cell) => match cell {
            TaskCell::A(index) => format!("a[{index}]"),
            TaskCell::B(index) => format!("b[{index}]"),
            TaskCell::C(index) => format!("c[{}]", index.to_string().replace('-', "−")),
        },
        Answer::Where(place) => place_words(question, *place, locale),
    };
    let answers: Vec<String> = question.answers().iter().map(answer).collect();
    answers.join(", ")
}

/// Why an answer is wrong.
pub(super) fn reason(reason: &Reason, size: Size, locale: &Locale) -> String {
    let name = |square: Square| square.name(size);
    match *reason {
        Reason::NextInUnit => text!(locale, "wrong-next-in-unit"),
        Reason::NextUnit => text!(locale, "wrong-next-unit"),
        Reason::Behind { queen } => text!(locale, "wrong-behind", queen = name(queen)),
        Reason::FurtherBack { queens } => text!(locale, "wrong-further-back", queens),
        Reason::Over => text!(locale, "wrong-over"),
        Reason::Free => text!(locale, "wrong-free"),
        Reason::Attacked { by } => text!(locale, "wrong-attacked", queen = name(by)),
        Reason::NoAttack { queen } => text!(locale, "wrong-no-attack", queen = name(queen)),
        Reason::Line(line) => text!(locale, "wrong-line", line = line + 1),
        Reason::Marks { square } => text!(locale, "wrong-marks", square = name(square)),
        Reason::Unmarks { square } => text!(locale, "wrong-unmarks", square = name(square)),
        Reason::NoCompletion => text!(locale, "wrong-no-completion"),
        Reason::NoMove => text!(locale, "wrong-no-move"),
        Reason::FewerMoves { chosen, fewest } => {
            text!(locale, "wrong-fewer-moves", chosen, fewest)
        }
    }
}

/// What a position lacks.
pub(super) fn lacks(unmet: Unmet, size: Size, locale: &Locale) -> String {
    let name = |square: Square| square.name(size);
    match unmet {
        Unmet::Conflict(one, other) => {
            text!(
                locale,
                "lacks-conflict",
                one = name(one),
                other = name(other)
            )
        }
        Unmet::Row(row) => text!(locale, "lacks-row", row),
        Unmet::Occupied(row) => text!(locale, "lacks-occupied", row),
        Unmet::Free(square) => text!(locale, "lacks-free", square = name(square)),
        Unmet::Missing(count) => text!(locale, "lacks-queens", count),
        Unmet::Turned(square) => text!(locale, "lacks-turned", square = name(square)),
        Unmet::Taken(taken, wanted) => text!(locale, "lacks-taken", taken, wanted),
        Unmet::Pieces(count) => text!(locale, "lacks-pieces", count),
    }
}
