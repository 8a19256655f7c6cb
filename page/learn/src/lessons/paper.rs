//! A task on paper: its board, the last event, and room for the answer.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;
use bezzel_stepping::queens::Watched;
use yew::prelude::*;

use super::answers::{Array, marker_arrays};
use super::words::{answer_words, asked, happened};
use crate::components::{Figure, code_words, dark_squares};
use crate::link::{Names, Task};
use crate::locale::{Locale, signed};
use crate::task::{Question, SearchTask, Setting};
use crate::text;

/// A task that no lesson prints, on a sheet of its own, and its answer on another.
pub fn alone_on_paper(question: &Question, locale: &Locale) -> Html {
    html! {
        <>
            <div class="lesson paper-task">
                <div class="task">
                    <p><strong>{ text!(locale, "task-title") }</strong>{ " " }{ asked(question, locale) }</p>
                    { on_paper(question, locale) }
                </div>
            </div>
            <section class="paper-answers">
                <h2>{ text!(locale, "paper-answers") }</h2>
                <p>{ answer_words(question, locale) }</p>
            </section>
        </>
    }
}

/// Shown on paper only.
pub fn on_paper(question: &Question, locale: &Locale) -> Html {
    let words = match question {
        Question::Search(task) => {
            let names = locale.names(question.setting().size());
            html! {
                <>
                    <p>{ happened(&task.run, names, locale) }</p>
                    if task.task == Task::Line {
                        { program(task, locale) }
                    }
                    if task.task == Task::Cells {
                        { arrays(task, names, locale) }
                    }
                </>
            }
        }
        Question::Program(task) => {
            return html! { <pre class="on-paper"><code>{ task.source.clone() }</code></pre> };
        }
        _ => Html::default(),
    };
    html! {
        <div class="on-paper">
            <div>
                { words }
                <p class="room">{ text!(locale, "paper-answer") }</p>
            </div>
            { picture(question, locale) }
        </div>
    }
}

/// The arrays whose cells are asked for.
fn arrays(task: &SearchTask, names: Names, locale: &Locale) -> Html {
    let array = |Array { words, boxes, .. }: Array| {
        html! {
            <figure>
                <figcaption>{ words }</figcaption>
                <div class="line">
                    for shown in boxes {
                        <span class={classes!("box", shown.is_set.then_some("set"))}>
                            <i>{ signed(shown.index) }</i>
                            <b>{ u8::from(shown.is_set) }</b>
                        </span>
                    }
                </div>
            </figure>
        }
    };
    html! { <section class="arrays boxes">{ for marker_arrays(task, names, locale).into_iter().map(array) }</section> }
}

fn program(task: &SearchTask, locale: &Locale) -> Html {
    let line = |line: &bezzel_stepping::queens::CodeLine| {
        html! {
            <li data-indent={line.indent.to_string()}>
                { code_words(line, locale) }
            </li>
        }
    };
    let lines = task.run.plan().algorithm.code().iter().map(line);
    html! { <section class="code"><ol data-code="words">{ for lines }</ol></section> }
}

/// The board, named along its sides. Where squares have names, a task about queens has the numbers of rows on the right as
/// well, since its words speak of them.
fn picture(question: &Question, locale: &Locale) -> Html {
    let setting = question.setting();
    let size = setting.size();
    let (rows, columns) = (size.rows(), size.columns());
    let names = locale.names(size);
    let letters =
        (0..columns).map(|column| label(column, rows, names.line(Unit::Column(column)).1));
    let beside = |x: String, row, name: String| html! { <text {x} y={middle(row)}>{ name }</text> };
    let left = (0..rows).map(|row| beside("-0.4".to_owned(), row, names.line(Unit::Row(row)).1));
    let is_numbered = matches!(setting, Setting::Queens(_)) && !names.notation.pairs;
    let right = (0..rows).filter(|_| is_numbered).map(|row| {
        let x = format!("{columns}.5");
        beside(x, row, names.unit(Unit::Row(row)).1.to_string())
    });
    let figures = size
        .squares()
        .map(|square| on_square(question, &setting, square));
    html! {
        <svg
            class="paper-board"
            viewBox={format!("-1 -0.1 {} {}.9", columns + 2, rows)}
            width={format!("{}mm", (columns + 2) * if columns < 6 { 7 } else { 5 })}
            aria-hidden="true"
        >
            <path class="dark" d={dark_squares(size)} />
            <rect class="frame" width={columns.to_string()} height={rows.to_string()} />
            { for letters }
            { for left }
            { for right }
            { for figures }
        </svg>
    }
}

fn on_square(question: &Question, setting: &Setting, square: Square) -> Html {
    let figure = |figure: Figure| {
        html! {
            <use
                class="piece"
                href={figure.reference()}
                x={square.column.to_string()}
                y={square.row.to_string()}
                width="1"
                height="1"
            />
        }
    };
    match (question, setting) {
        (Question::Move(task), _) => {
            let path = &task.path;
            match path.iter().position(|other| *other == square) {
                Some(index) if index + 1 == path.len() => figure(Figure::Knight),
                Some(index) => label(square.column, square.row, (index + 1).to_string()),
                None => Html::default(),
            }
        }
        (_, Setting::Queens(board)) if board.contains(square) => figure(Figure::Queen),
        (Question::Search(task), _) if task.square() == Some(square) => {
            label(square.column, square.row, "?".to_owned())
        }
        _ => Html::default(),
    }
}

fn label(column: u32, row: u32, words: String) -> Html {
    html! { <text x={format!("{column}.5")} y={middle(row)}>{ words }</text> }
}

/// The baseline of a text in the middle of a row.
fn middle(row: u32) -> String {
    format!("{row}.7")
}
