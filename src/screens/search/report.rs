//! What goes into a report: the board as a picture, the way to it as a text, the tree as a picture.

use bezzel_solver::queens::steps::{Event, Run};
use yew::prelude::*;

use super::names::Names;
use super::watched::Watched;
use super::words::event_words;
use crate::components::control::Button;
use crate::components::{CopyLink, SaveDrawing, download, print};
use crate::locale::Locale;
use crate::text;

/// Of a longer way its last lines are told.
const MOST_LINES: usize = 10_000;

/// The buttons: pictures are saved under the file's name, and so is the way, told as a text.
pub(super) fn report(file: String, told: Callback<(), String>, locale: &Locale) -> Html {
    let file = AttrValue::from(file);
    let save = {
        let (told, file) = (told.clone(), file.clone());
        Callback::from(move |()| {
            // Where there is no memory for the lines, nothing helps.
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
                    <SaveDrawing names={["save-svg", "save-png"]} selector=".watched .board" file={file.clone()} />
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

/// The events up to the present one, each with what is told of it and what is on the board; some are left out.
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

/// What is told of the queens: "H1 (1, 1), H2 (2, 3)". That a square is tried, or a row chosen, is left out: what comes of
/// it follows.
pub(super) fn queens_told(run: &Run, names: Names, locale: &Locale) -> Option<(String, String)> {
    let is_told = !matches!(run.event(), Event::Try { .. } | Event::Choose { .. });
    is_told.then(|| (event_words(run, names, locale), queens(run, names)))
}

/// The queens in the order in which they were placed.
fn queens(run: &Run, names: Names) -> String {
    let queens = (1..).zip(run.queens()).map(|(number, queen)| {
        let (i, j) = names.numbers(queen);
        format!("H{number} ({i}, {j})")
    });
    queens.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::Size;
    use bezzel_solver::queens::steps::{Algorithm, Plan};

    use super::*;
    use crate::link::Notation;

    #[test]
    fn queens_are_told_by_their_numbers() {
        let mut run = Run::new(Plan::new(8, Algorithm::Arrays)).unwrap();
        while run.queens().len() < 3 {
            run.forward();
        }
        let mut names = Names {
            size: Size::square(8).unwrap(),
            notation: Notation::default(),
        };
        assert_eq!(queens(&run, names), "H1 (1, 1), H2 (2, 3), H3 (3, 5)");
        names.notation.from_zero = true;
        assert_eq!(queens(&run, names), "H1 (0, 0), H2 (1, 2), H3 (2, 4)");
    }
}
