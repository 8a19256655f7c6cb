//! Questions and reasons in words.

use bezzel_solver::board::{Size, Square};
use bezzel_stepping::queens::{Event, Run, Watched};

use crate::link::{Finds, Names, ProgramGoal, Property, Task};
use crate::locale::{Locale, signed};
use crate::task::{Answer, Cell as TaskCell, Question, Reason, Unmet, Where};
use crate::text;

/// The text of a question.
pub fn asked(question: &Question, locale: &Locale) -> String {
    if let Task::Program(goal) = question.task() {
        return goal_words(goal, locale);
    }
    let whether_free = matches!(question, Question::Search(task) if task.asks_whether_free());
    let (name, number, before) = match question.task() {
        Task::Verdict if whether_free => ("free", 0, 0),
        Task::Position(Property::DeadEnd(row)) => {
            let before = row - 1;
            ("dead-end", before + locale.notation.first(), before)
        }
        Task::Position(Property::HalfTurn) => ("half-turn", 0, 0),
        Task::Position(Property::Pieces(count)) => ("pieces", count, count - 1),
        Task::Complete => ("complete", question.setting().size().rows(), 0),
        task => (task.name(), 0, 0),
    };
    let line = line(question);
    text!(locale, "task-asked", task = name, number, before, line)
}

/// The goal of a program.
pub fn goal_words(goal: ProgramGoal, locale: &Locale) -> String {
    let n = goal.n.unwrap_or_default();
    match goal.finds {
        Finds::All => text!(locale, "task-program-all", n),
        Finds::One => text!(locale, "task-program-one", n),
        Finds::Tour => text!(locale, "task-program-tour", n),
    }
}

/// The unit by which a search proceeds, a row or a column.
fn line(question: &Question) -> &'static str {
    match question {
        Question::Search(task) if task.by_columns() => "column",
        _ => "row",
    }
}

/// The last event of a search.
pub fn happened(run: &Run, names: Names, locale: &Locale) -> String {
    let name = |square: Square| names.square(square);
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
    let (line, number) = unit.map_or(("row", 0), |unit| names.unit(unit));
    text!(locale, "task-happened", event, square, line, number)
}

/// The place where a search continues.
pub fn place_words(question: &Question, place: Where, locale: &Locale) -> String {
    let Where::Unit(unit) = place else {
        return text!(locale, "task-over");
    };
    text!(
        locale,
        "task-goes-on",
        line = line(question),
        number = unit + locale.notation.first()
    )
}

/// The right answer to a question.
pub fn answer_words(question: &Question, locale: &Locale) -> String {
    if let Question::Program(task) = question {
        let solutions = task.solutions();
        return solutions.map_or_else(
            || text!(locale, "task-program-right"),
            |solutions| text!(locale, "task-program-solutions", solutions),
        );
    }
    let names = locale.names(question.setting().size());
    let [of_a, of_b, of_c] = names.shifts();
    let answer = |answer: &Answer| match answer {
        Answer::Square(square) => names.square(*square),
        Answer::Free => text!(locale, "task-is-free"),
        Answer::Line(line) => text!(locale, "task-line", line = *line + 1),
        Answer::Cell(cell) => match cell {
            TaskCell::A(j) => format!("a[{}]", signed(*j as i32 + of_a)),
            TaskCell::B(sum) => format!("b[{}]", signed(*sum as i32 + of_b)),
            TaskCell::C(difference) => format!("c[{}]", signed(difference + of_c)),
        },
        Answer::Where(place) => place_words(question, *place, locale),
    };
    let answers: Vec<String> = question.answers().iter().map(answer).collect();
    answers.join(", ")
}

/// The reason why an answer is right, where there is more to say than the answer: the next event of a search, or the
/// number of moves from the knight's square.
pub fn right(question: &Question, square: Option<Square>, locale: &Locale) -> Option<String> {
    match question {
        Question::Search(task) => {
            let mut run = task.run.clone();
            let names = locale.names(question.setting().size());
            run.forward().then(|| happened(&run, names, locale))
        }
        Question::Move(task) => {
            let onward = task.board.neighbours(square?);
            let fewest = onward
                .into_iter()
                .filter(|to| !task.path.contains(to))
                .count();
            Some(text!(locale, "right-fewest", fewest))
        }
        _ => None,
    }
}

/// The reason why an answer is wrong. The first time it leaves the right answer to be found.
pub fn reason(reason: &Reason, is_first: bool, question: &Question, locale: &Locale) -> String {
    let (line, names) = (line(question), locale.names(question.setting().size()));
    let is_search = matches!(question, Question::Search(_));
    let name = |square: Square| names.square(square);
    match *reason {
        Reason::NextInUnit => text!(locale, "wrong-next-in-unit", line),
        Reason::NextUnit => text!(locale, "wrong-next-unit", line),
        Reason::Behind { .. } if is_first => text!(locale, "wrong-behind-first", line),
        Reason::Behind { queen } => text!(locale, "wrong-behind", line, queen = name(queen)),
        Reason::FurtherBack { queens } => text!(locale, "wrong-further-back", queens),
        Reason::Over if is_first => text!(locale, "wrong-over-first", line),
        Reason::Over => text!(locale, "wrong-over", line),
        Reason::Free => text!(locale, "wrong-free"),
        Reason::Attacked { .. } if is_first && is_search => text!(locale, "wrong-not-free"),
        Reason::Attacked { by } => text!(locale, "wrong-attacked", queen = name(by)),
        Reason::NoAttack { queen } => text!(locale, "wrong-no-attack", queen = name(queen)),
        Reason::Line { now, .. } if is_first => text!(locale, "wrong-line-now", line = now + 1),
        Reason::Line { next, .. } => text!(locale, "wrong-line", line = next + 1),
        Reason::Marks { square } => text!(locale, "wrong-marks", square = name(square)),
        Reason::Unmarks { square } => text!(locale, "wrong-unmarks", square = name(square)),
        Reason::NoCompletion { square, unit } => {
            let (line, number) = unit.map_or(("none", 0), |unit| names.unit(unit));
            let square = name(square);
            text!(locale, "wrong-no-completion", square, line, number)
        }
        Reason::NoMove => text!(locale, "wrong-no-move"),
        Reason::FewerMoves { chosen, fewest } => {
            text!(locale, "wrong-fewer-moves", chosen, fewest)
        }
    }
}

/// The fault of a position.
pub fn lacks(unmet: Unmet, size: Size, locale: &Locale) -> String {
    let name = |square: Square| locale.square(square, size);
    let numbered = |row: u32| row - 1 + locale.notation.first();
    match unmet {
        Unmet::Conflict(one, other) => {
            text!(
                locale,
                "lacks-conflict",
                one = name(one),
                other = name(other)
            )
        }
        Unmet::Row(row) => text!(locale, "lacks-row", row = numbered(row)),
        Unmet::Occupied(row) => text!(locale, "lacks-occupied", row = numbered(row)),
        Unmet::Free(square) => text!(locale, "lacks-free", square = name(square)),
        Unmet::Missing(count) => text!(locale, "lacks-queens", count),
        Unmet::Turned(square) => text!(locale, "lacks-turned", square = name(square)),
        Unmet::Taken(taken, wanted) => text!(locale, "lacks-taken", taken, wanted),
        Unmet::Pieces(count) => text!(locale, "lacks-pieces", count),
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::link::{Link, Place};
    use crate::locale::{Language, Texts};

    /// The question at a step where the search continues elsewhere, and all explanations of a wrong answer.
    fn algorithm_words(algorithm: &str, language: Language) -> (String, Vec<String>) {
        let texts = match language {
            Language::English => include_str!("../../../../static/locales/en/lessons.ftl"),
            Language::Vietnamese => include_str!("../../../../static/locales/vi/lessons.ftl"),
            Language::Hungarian => include_str!("../../../../static/locales/hu/lessons.ftl"),
        };
        let locale = Locale::new(language, Texts::read(texts, language).unwrap());
        let asks_where = |question: &Question| matches!(question, Question::Search(task) if !task.asks_whether_free());
        let question = (1..100)
            .filter_map(|step| {
                let link = format!("#/search?n=4&algorithm={algorithm}&step={step}&task=verdict");
                let link = Link::read(&link).0;
                assert_eq!(link.screen.place(), Place::Search);
                Question::about(&link.screen, link.study.task?)
            })
            .find(asks_where)
            .unwrap();
        let reasons = [
            Reason::NextInUnit,
            Reason::NextUnit,
            Reason::Behind {
                queen: Square::new(0, 0),
            },
            Reason::Over,
        ];
        let reasons = reasons.iter().flat_map(|why| {
            [true, false].map(|is_first| reason(why, is_first, &question, &locale))
        });
        (asked(&question, &locale), reasons.collect())
    }

    #[test]
    fn a_question_has_the_notation_of_its_link() {
        let english = include_str!("../../../../static/locales/en/lessons.ftl");
        let locale = Locale::new(
            Language::English,
            Texts::read(english, Language::English).unwrap(),
        );
        let texts = |notation: &str| {
            let link = format!("#/search?n=4&algorithm=arrays&step=39{notation}&task=verdict");
            let link = Link::read(&link).0;
            let locale = locale.noting(link.carried.notation, link.screen.place());
            let question = Question::about(&link.screen, link.study.task.unwrap()).unwrap();
            let Question::Search(task) = &question else {
                panic!("a question about a search");
            };
            let behind = Reason::Behind {
                queen: Square::new(0, 0),
            };
            assert_eq!(question.screen().as_ref(), Some(&link.screen));
            [
                happened(&task.run, locale.names(question.setting().size()), &locale),
                answer_words(&question, &locale),
                reason(&behind, false, &question, &locale),
            ]
        };
        // Row 3 has no free square, and the queen of row 2 is on its last square.
        for (notation, dead_end, answer, square) in [
            ("&squares=name", "row 3", "Row 1", "a4"),
            ("", "row 2", "Row 0", "(0, 0)"),
        ] {
            let [happened, answered, reason] = texts(notation);
            assert!(happened.contains(dead_end), "{happened}");
            assert_eq!(answered, answer);
            assert!(reason.contains(square), "{reason}");
        }
    }

    #[test]
    fn two_positions_to_complete_differ_in_their_words() {
        let english = include_str!("../../../../static/locales/en/lessons.ftl");
        let texts = Texts::read(english, Language::English).unwrap();
        let locale = Locale::new(Language::English, texts);
        let [small, large] = ["n=6&q=030000", "n=8&q=15863720"].map(|position| {
            let link = Link::read(&format!("#/queens?{position}&task=complete")).0;
            let question = Question::about(&link.screen, Task::Complete);
            asked(&question.expect("the position can be completed"), &locale)
        });
        assert!(
            small.contains("6 × 6") && large.contains("8 × 8"),
            "{small} {large}"
        );
    }

    #[test]
    fn a_search_that_goes_column_by_column_speaks_of_columns() {
        for (language, row, column) in [
            (Language::English, "row", "column"),
            (Language::Vietnamese, "hàng", "cột"),
            (Language::Hungarian, "sor", "oszlop"),
        ] {
            for (algorithm, its, other) in [("test", row, column), ("walk", column, row)] {
                let (asked, reasons) = algorithm_words(algorithm, language);
                for words in reasons.iter().chain([&asked]) {
                    let words = words.to_lowercase();
                    assert!(words.contains(its), "{algorithm}: {words}");
                    assert!(!words.contains(other), "{algorithm}: {words}");
                }
            }
        }
    }
}
