//! The parts of a report: the board as a picture, the steps as a text, the tree as a picture.

use bezzel_stepping::queens::{Counters, Event, Run, Watched};
use yew::prelude::*;

use super::words::event_words;
use crate::components::control::Button;
use crate::components::{CopyLink, SaveDrawing, download, print};
use crate::link::Names;
use crate::locale::Locale;
use crate::text;

/// The largest number of steps in the text, counted from the last one.
const MOST_LINES: usize = 10_000;

/// The buttons of a report. Pictures and steps are saved under the file's name.
pub(super) fn report(file: String, told: Callback<(), String>, locale: &Locale) -> Html {
    let file = AttrValue::from(file);
    let save = {
        let (told, file) = (told.clone(), file.clone());
        Callback::from(move |()| {
            // If memory for the lines is missing, nothing can be done.
            let _ = download(&format!("{file}.txt"), "text/plain", &told.emit(()));
        })
    };
    html! {
        <div class="share">
            <CopyLink />
            <details>
                <summary>{ text!(locale, "share-more") }</summary>
                <div class="row">
                    <CopyLink name="copy-trace" text={told} />
                    <Button name="save-trace" on_press={save} />
                    <SaveDrawing names={["save-svg", "save-png"]} selector=".search .board-place .board" file={file.clone()} />
                    <Button name="print" on_press={Callback::from(|()| print())} />
                </div>
            </details>
            <div role="group" aria-label={text!(locale, "view-tree")}>
                <span class="quiet">{ text!(locale, "view-tree") }</span>
                <SaveDrawing names={["tree-svg", "tree-png"]} selector=".tree-window > svg" file={format!("{file}-tree")} />
            </div>
        </div>
    }
}

/// The lines above the steps of a report: the run, its figures, and the heads of the columns, the last of them that of
/// the board.
pub(super) fn head(
    title: &[String; 3],
    counted: &[String; 4],
    counters: Counters,
    board: String,
    locale: &Locale,
) -> String {
    let values = [
        counters.tests,
        counters.placements,
        counters.dead_ends,
        counters.solutions,
    ];
    let figures = counted.iter().zip(values);
    let figures: Vec<String> = figures
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    let heads = [
        text!(locale, "search-step"),
        text!(locale, "trace-event"),
        board,
    ];
    format!(
        "{}\n{}\n\n{}\n",
        title.join(", "),
        figures.join(", "),
        heads.join("\t")
    )
}

/// The events up to the present one, each with its text and the pieces on the board. `told` can leave events out.
pub(super) fn trace<R: Watched>(run: &R, told: impl Fn(&R) -> Option<(String, String)>) -> String {
    let mut at = run.clone();
    let mut lines = Vec::new();
    loop {
        if let Some((words, board)) = told(&at) {
            lines.push(format!("{}\t{words}\t{board}\n", at.step()));
        }
        if lines.len() == MOST_LINES || !at.back() {
            break;
        }
    }
    lines.reverse();
    lines.concat()
}

/// The text of an event with the queens, as in "Q1 (1, 1), Q2 (2, 3)": both in numbers. Tries and choices are left out, since
/// their results follow.
pub(super) fn queens_told(
    run: &Run,
    mut names: Names,
    locale: &Locale,
) -> Option<(String, String)> {
    names.notation.pairs = true;
    let is_told = !matches!(run.event(), Event::Try { .. } | Event::Choose { .. });
    is_told.then(|| (event_words(run, names, locale), queens(run, names, locale)))
}

/// The queens in the order in which they were placed.
fn queens(run: &Run, names: Names, locale: &Locale) -> String {
    let queens = (1_u32..).zip(run.queens()).map(|(queen, square)| {
        let (i, j) = names.numbers(square);
        text!(locale, "trace-queen", queen, i, j)
    });
    queens.collect::<Vec<_>>().join(", ")
}
