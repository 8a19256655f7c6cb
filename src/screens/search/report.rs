//! What goes into a report: the board as a picture, the way to it as a text, the tree as a picture.

use bezzel_solver::queens::steps::{Event, Run};
use gloo::utils::window;
use yew::prelude::*;

use super::names::Names;
use super::state::State;
use super::words::event_words;
use crate::components::control::Button;
use crate::components::{CopyLink, SaveDrawing, download};
use crate::locale::Locale;
use crate::text;

/// Of a longer way its last lines are told.
const MOST_LINES: usize = 10_000;

/// The buttons.
pub(super) fn report(state: &UseReducerHandle<State>, names: Names, locale: &Locale) -> Html {
    let trace = {
        let (run, locale) = (state.run.clone(), locale.clone());
        Callback::from(move |()| trace(&run, names, &locale))
    };
    let plan = state.run.plan();
    let file = AttrValue::from(format!(
        "search-{}-{}-{}",
        plan.n,
        plan.algorithm.name(),
        state.run.step()
    ));
    let save = {
        let (trace, file) = (trace.clone(), file.clone());
        Callback::from(move |()| {
            // Where there is no memory for the lines, nothing helps.
            let _ = download(&format!("{file}.txt"), "text/plain", &trace.emit(()));
        })
    };
    let print = Callback::from(|()| {
        // Where printing is refused, there is no paper.
        let _ = window().print();
    });
    html! {
        <div class="share">
            <CopyLink />
            <details>
                <summary>{ text!(locale, "share-more") }</summary>
                <div class="row">
                    <CopyLink name="copy-trace" text={trace} />
                    <Button name="save-trace" on_press={save} />
                    <SaveDrawing names={["save-svg", "save-png"]} selector=".watched .board" file={file.clone()} />
                    <Button name="print" on_press={print} />
                </div>
            </details>
            <div role="group" aria-label={text!(locale, "view-tree")}>
                <span class="quiet">{ text!(locale, "view-tree") }</span>
                <SaveDrawing names={["tree-svg", "tree-png"]} selector=".tree-window > svg" file={format!("{file}-tree")} />
            </div>
        </div>
    }
}

/// The events up to the present one, each with the queens on the board: "H1 (1, 1), H2 (2, 3)". That a square is tried, or
/// a row chosen, is left out: what comes of it follows.
fn trace(run: &Run, names: Names, locale: &Locale) -> String {
    let mut at = run.clone();
    let mut lines = Vec::new();
    loop {
        if !matches!(at.event(), Event::Try { .. } | Event::Choose { .. }) {
            let words = event_words(&at, names, locale);
            lines.push(format!("{}\t{words}\t{}\n", at.step(), queens(&at, names)));
        }
        if lines.len() == MOST_LINES || !at.back() {
            break;
        }
    }
    lines.reverse();
    lines.concat()
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
