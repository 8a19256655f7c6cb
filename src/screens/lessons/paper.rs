//! A task on paper: its board, the last event, and room for the answer.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::words::happened;
use crate::components::{Figure, dark_squares};
use crate::link::Task;
use crate::locale::Locale;
use crate::task::{Question, SearchTask, Setting};
use crate::text;

/// Shown on paper only.
pub(super) fn on_paper(question: &Question, locale: &Locale) -> Html {
    let words = match question {
        Question::Search(task) => html! {
            <>
                <p>{ happened(&task.run, question.names(), locale) }</p>
                if task.task == Task::Line {
                    { program(task, locale) }
                }
            </>
        },
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
            { picture(question) }
        </div>
    }
}

fn program(task: &SearchTask, locale: &Locale) -> Html {
    let line = |line: &bezzel_stepping::queens::CodeLine| {
        html! {
            <li data-indent={line.indent.to_string()}>
                { locale.text(&format!("code-{}", line.statement.name()), &[]) }
            </li>
        }
    };
    let lines = task.run.plan().algorithm.code().iter().map(line);
    html! { <section class="code"><ol data-code="words">{ for lines }</ol></section> }
}

/// The board, named along its sides.
fn picture(question: &Question) -> Html {
    let setting = question.setting();
    let size = setting.size();
    let (rows, columns) = (size.rows(), size.columns());
    let name = |square: Square| square.name(size);
    let letters = (0..columns).map(|column| {
        let file = name(Square::new(rows - 1, column));
        let file = file
            .trim_end_matches(|digit: char| digit.is_ascii_digit())
            .to_owned();
        label(column, rows, file)
    });
    let numbers = (0..rows).map(|row| {
        let rank = (rows - row).to_string();
        html! { <text x="-0.4" y={middle(row)}>{ rank }</text> }
    });
    let figures = size
        .squares()
        .map(|square| on_square(question, &setting, square));
    html! {
        <svg
            class="paper-board"
            viewBox={format!("-1 -0.1 {}.1 {}.9", columns + 1, rows)}
            width={format!("{}mm", (columns + 1) * if columns < 6 { 7 } else { 5 })}
            aria-hidden="true"
        >
            <path class="dark" d={dark_squares(size)} />
            <rect class="frame" width={columns.to_string()} height={rows.to_string()} />
            { for letters }
            { for numbers }
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
