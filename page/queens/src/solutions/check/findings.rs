//! The report on an output: a part of the screen that is loaded when the page is at rest.

use std::rc::Rc;

use bezzel_output::{Fault, Notation, Printed, Remark};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Placement};
use yew::prelude::*;

use super::state::{Action, Check};
use super::verdict::{Verdict, verdict};
use crate::bridge::output::Checked;
use crate::components::screen::{Part, PartName};
use crate::components::{JobPanel, result_number};
use crate::link::{self, Names};
use crate::locale::Locale;
use crate::solutions::board_link::board_link;
use crate::text;

/// The element that holds the verdict.
pub const SAID: &str = "output-said";

/// The width of a board, in CSS pixels; the style sheet has the same.
const WIDTH: f64 = 150.0;

/// Outputs that are read, each of the same position.
const EXAMPLES: [&str; 5] = [
    "[1, 3, 0, 2]",
    "2 4 1 3",
    "(1, 2) (2, 4) (3, 1) (4, 3)",
    "b4 d3 a2 c1",
    ". Q . .\n. . . Q\nQ . . .\n. . Q .",
];

/// The progress of a check, and its findings.
pub struct Findings {
    /// The check and what it has found.
    pub check: Check,
    /// Gets the visitor's actions on it.
    pub on_check: Callback<Action>,
}

impl Part for Findings {
    const NAME: PartName = PartName::Findings;
    fn html(&self, locale: &Locale) -> Html {
        let Self { check, on_check } = self;
        let state = check.state().name();
        html! {
            <div id={SAID}>
                <JobPanel
                    state={check.state().clone()}
                    fraction={check.fraction()}
                    label="check-running"
                    on_cancel={on_check.reform(|()| Action::Cancel)}
                    cancelled={text!(locale, "cancelled")}
                />
                if check.unreadable {
                    <p class="error" role="alert">{ text!(locale, "check-unreadable") }</p>
                }
                if state != "idle" {
                    <div role="status">
                        if let Some(checked) = check.job.found.as_ref().filter(|checked| checked.size.is_some() || checked.cut.is_some()) {
                            { verdict(checked, locale) }
                        }
                        { numbers(check.job.found.as_ref(), state, locale) }
                    </div>
                }
                if let Some(checked) = &check.job.found {
                    { details(checked, locale) }
                }
            </div>
        }
    }
}

/// The known numbers.
fn numbers(checked: Option<&Rc<Checked>>, state: &'static str, locale: &Locale) -> Html {
    let number = |kind: &'static str, key: &str, value: fn(&Checked) -> Option<u64>| {
        let value = checked.and_then(|checked| value(checked));
        html! {
            <li>{ result_number(kind, value, state, locale) }{ " " }{ locale.text(key, &[]) }</li>
        }
    };
    html! {
        <ul class="running">
            { number("checked-solutions", "checked-read", |checked| Some(checked.read)) }
            { number("checked-right", "checked-right", |checked| Some(checked.right)) }
            { number("checked-wrong", "checked-wrong", |checked| Some(checked.read - checked.right)) }
            { number("checked-missing", "checked-missing", |checked| checked.missing) }
            { number("checked-doubled", "checked-doubled", |checked| Some(checked.doubled)) }
        </ul>
    }
}

/// The findings beside the numbers.
fn details(checked: &Checked, locale: &Locale) -> Html {
    if let Some(remark) = checked.remark {
        let words = remark_words(remark, locale);
        return html! { <p class="verdict" data-remark={remark.name()}>{ words }</p> };
    }
    let Some(size) = checked.size else {
        if checked.cut.is_some() {
            return Html::default();
        }
        return html! {
            <>
                <p class="verdict wrong">{ text!(locale, "checked-nothing") }</p>
                <ul class="examples">
                    for example in EXAMPLES {
                        <li><pre>{ example }</pre></li>
                    }
                </ul>
            </>
        };
    };
    let piece = checked.piece;
    let names = names(checked, size, locale.notation);
    let is_one = Verdict::on(checked) == Verdict::One;
    html! {
        <>
            <p>{ understood(checked, size, locale) }</p>
            if let Some(first) = checked.wrong.first() {
                <h2>{ text!(locale, "checked-first-wrong") }</h2>
                <p data-wrong={first.number.to_string()}>{ wrong_words(first, names, locale) }</p>
                if let Some(piece) = piece {
                    <div class="orbit">{ board(first, size, piece, locale) }</div>
                }
                if checked.wrong.len() > 1 {
                    <ul>
                        for printed in &checked.wrong[1..] {
                            <li data-wrong={printed.number.to_string()}>{ wrong_words(printed, names, locale) }</li>
                        }
                    </ul>
                }
            }
            if !checked.repeated.is_empty() {
                <p>{ text!(locale, "checked-repeated", lines = lines(&checked.repeated, locale)) }</p>
            }
            if let (false, Some(piece)) = (checked.absent.is_empty() || is_one, piece) {
                <h2>{ text!(locale, "checked-absent", count = checked.missing.unwrap_or(0), shown = checked.absent.len()) }</h2>
                <ul class="orbit">
                    for columns in &checked.absent {
                        <li>{ board_link(columns, piece, WIDTH, Rc::default(), locale) }</li>
                    }
                </ul>
            }
        </>
    }
}

/// The statement of an output in place of positions.
fn remark_words(remark: Remark, locale: &Locale) -> String {
    match remark {
        Remark::Number(number) => text!(locale, "remark-number", number),
        Remark::EmptyLists(count) => text!(locale, "remark-empty-lists", count),
        Remark::Failed(line) => text!(locale, "remark-failed", line),
        Remark::NoSolution(line) => text!(locale, "remark-no-solution", line),
        remark => locale.text(&format!("remark-{}", remark.name()), &[]),
    }
}

fn understood(checked: &Checked, size: Size, locale: &Locale) -> String {
    let kind = checked.piece.map_or("knight", Piece::name);
    let mut words = text!(
        locale,
        "checked-understood",
        kind,
        rows = size.rows(),
        columns = size.columns(),
        from = match checked.notation {
            Notation::Numbers => checked.from.to_string(),
            Notation::Names | Notation::Drawn => "none".to_owned(),
        }
    );
    let mut add = |more: String| {
        words.push(' ');
        words.push_str(&more);
    };
    if checked.short {
        add(text!(locale, "checked-short"));
    }
    if checked.right > 1 {
        let ordered = if checked.ordered { "yes" } else { "no" };
        add(text!(locale, "checked-ordered", ordered));
    }
    if !checked.others.is_empty() {
        let boards = checked.others.iter().map(|&(size, right)| {
            let (rows, columns) = (size.rows(), size.columns());
            text!(locale, "checked-other", rows, columns, right)
        });
        let boards = boards.collect::<Vec<_>>().join(", ");
        add(text!(locale, "checked-others", boards));
    }
    words
}

fn lines(lines: &[u64], locale: &Locale) -> String {
    let lines = lines.iter().map(|line| locale.number(*line as i64));
    lines.collect::<Vec<_>>().join(", ")
}

/// A wrong position as a board. It opens on the board screen, which shows the attacks.
fn board(printed: &Printed, size: Size, piece: Piece, locale: &Locale) -> Html {
    let Ok(mut placement) = Placement::empty(size.rows()) else {
        return Html::default();
    };
    for square in &printed.squares {
        placement.insert(*square);
    }
    // The pieces that attack the marked ones.
    let marked: Rc<[Square]> = match printed.fault {
        Some(Fault::Conflict(conflict)) => Rc::new([conflict.a, conflict.b]),
        _ => Rc::default(),
    };
    let columns = placement.columns().filter(|_| !placement.is_empty());
    columns.map_or_else(Html::default, |columns| {
        board_link(&columns, piece, WIDTH, marked, locale)
    })
}

fn wrong_words(printed: &Printed, names: Names, locale: &Locale) -> String {
    let &Printed { line, number, .. } = printed;
    let fault = printed.fault.map(|fault| fault_words(fault, names, locale));
    let fault = fault.unwrap_or_default();
    text!(locale, "checked-line", line, number, fault)
}

/// The names of squares and rows as in the output; for drawn boards, as the visitor has chosen.
fn names(checked: &Checked, size: Size, of_visitor: link::Notation) -> Names {
    let plain = link::Notation::default();
    Names {
        size,
        notation: match checked.notation {
            Notation::Numbers => link::Notation {
                from_zero: checked.from == 0,
                pairs: true,
                ..plain
            },
            Notation::Names => plain,
            Notation::Drawn => of_visitor,
        },
    }
}

fn fault_words(fault: Fault, names: Names, locale: &Locale) -> String {
    let row_number = |row: u32| row + names.notation.first();
    match fault {
        Fault::Length { found, expected } => text!(locale, "fault-length", found, expected),
        Fault::LastRow => text!(locale, "fault-last-row"),
        Fault::NoQueen { row } => text!(locale, "fault-no-queen", row = row_number(row)),
        Fault::Outside {
            row,
            found,
            from,
            to,
        } => {
            text!(
                locale,
                "fault-outside",
                row = row_number(row),
                found,
                from,
                to
            )
        }
        Fault::Conflict(conflict) => text!(
            locale,
            "fault-conflict",
            a = names.square(conflict.a),
            b = names.square(conflict.b),
            line = conflict.line.name(),
        ),
        Fault::NoSquare { number } => text!(locale, "fault-no-square", number),
        Fault::Visited { number, square } => {
            text!(
                locale,
                "fault-visited",
                number,
                square = names.square(square)
            )
        }
        Fault::NotAMove { number, from, to } => {
            let (from, to) = (names.square(from), names.square(to));
            text!(locale, "fault-not-a-move", number, from, to)
        }
        _ => fault.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_output::check;

    use super::*;

    #[test]
    fn squares_are_named_as_the_output_names_them() {
        let pairs = link::Notation {
            from_zero: true,
            pairs: true,
            ..link::Notation::default()
        };
        let square_name = |text: &str, notation: link::Notation| {
            let checked = Checked::from(check(text, None, None));
            names(&checked, checked.size.unwrap(), notation).square(Square::new(0, 1))
        };
        let named = |text: &str| square_name(text, link::Notation::default());
        assert_eq!(named("[1, 3, 0, 2]\n"), "(0, 1)");
        assert_eq!(named("2 4 1 3\n"), "(1, 2)");
        assert_eq!(named("b4 d3 a2 c1\n"), "b4");
        let drawn = ". Q . .\n. . . Q\nQ . . .\n. . Q .\n";
        assert_eq!(named(drawn), "b4");
        assert_eq!(square_name(drawn, pairs), "(0, 1)");
    }

    #[test]
    fn the_examples_are_read() {
        for example in EXAMPLES {
            let report = check(example, None, None);
            assert_eq!((report.read, report.right), (1, 1), "{example}");
            let missing: Vec<_> = report.missing_solutions().collect();
            assert_eq!(missing[0].to_string(), "3142", "{example}");
        }
    }
}
