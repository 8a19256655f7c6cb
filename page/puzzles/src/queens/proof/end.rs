//! The proof of a solved puzzle, to read, to copy and to print.

use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use super::words::shown_words;
use crate::components::control::Button;
use crate::components::{CopyLink, address_of, print};
use crate::locale::Locale;
use crate::queens::judge::right_steps;
use crate::queens::state::State;
use crate::queens::words::goal_words;
use crate::text;

/// The sentences of the proof, numbered, and the buttons that copy and print it.
pub fn end(state: &UseReducerHandle<State>, puzzle: &Puzzle, locale: &Locale) -> Html {
    let sentences = sentences(state, puzzle, locale);
    let conclusion = conclusion(state, puzzle, locale);
    let copied = {
        let numbered = (1..).zip(&sentences);
        let mut lines = vec![text!(locale, "prove-title"), goal_words(puzzle, locale)];
        lines.extend(numbered.map(|(number, sentence): (u32, _)| format!("{number}. {sentence}")));
        lines.push(conclusion.clone());
        let (state, text) = (state.clone(), lines.join("\n"));
        Callback::from(move |()| [text.as_str(), &address_of(&state.changeable())].join("\n"))
    };
    html! {
        <div class="proof-list">
            <h3>{ text!(locale, "prove-title") }</h3>
            <ol data-result="proof" data-value={sentences.len().to_string()}>
                for sentence in &sentences {
                    <li>{ sentence }</li>
                }
            </ol>
            <p data-prove="accepted">{ conclusion }</p>
            <div class="row share">
                <CopyLink name="copy-proof" text={copied} />
                <Button name="print-proof" words="print" on_press={Callback::from(|()| print())} />
            </div>
        </div>
    }
}

fn sentences(state: &State, puzzle: &Puzzle, locale: &Locale) -> Vec<String> {
    let size = puzzle.given().size();
    let steps = right_steps(puzzle, state.position());
    let sentence = |step: &Vec<_>| shown_words(step, size, locale);
    steps.iter().map(sentence).collect()
}

/// The squares of all queens, which are the only solution.
fn conclusion(state: &State, puzzle: &Puzzle, locale: &Locale) -> String {
    let mut queens = state.position().queens.clone();
    for square in puzzle.given().squares() {
        queens.insert(square);
    }
    let all: Vec<_> = queens.squares().collect();
    text!(
        locale,
        "prove-end",
        squares = locale.squares(&all, puzzle.given().size())
    )
}
