//! The proof of a solved puzzle, to read, to copy, to print and to save as a film.

use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use super::film::{ProofStep, film};
use super::words::shown_words;
use crate::components::control::Button;
use crate::components::{CopyLink, SaveFilm, address_of, print};
use crate::locale::Locale;
use crate::queens::judge::right_steps;
use crate::queens::state::State;
use crate::queens::words::goal_words;
use crate::text;

/// The sentences of the proof, numbered, and the buttons that take it along.
pub fn end(state: &UseReducerHandle<State>, puzzle: &Puzzle, locale: &Locale) -> Html {
    let steps = proof_steps(state, puzzle, locale);
    let goal = goal_words(puzzle, locale);
    let conclusion = conclusion(state, puzzle, locale);
    let copied = {
        let numbered = (1..).zip(&steps);
        let mut lines = vec![text!(locale, "prove-title"), goal.clone()];
        let line = |(number, (_, sentence)): (u32, &ProofStep)| format!("{number}. {sentence}");
        lines.extend(numbered.map(line));
        lines.push(conclusion.clone());
        let (state, text) = (state.clone(), lines.join("\n"));
        Callback::from(move |()| [text.as_str(), &address_of(&state.changeable())].join("\n"))
    };
    let filmed = {
        let (puzzle, steps) = (puzzle.clone(), steps.clone());
        let (words, notation) = ([goal, conclusion.clone()], locale.notation);
        Callback::from(move |()| film(&puzzle, &steps, words.clone(), notation))
    };
    html! {
        <div class="proof-list">
            <h3>{ text!(locale, "prove-title") }</h3>
            <ol data-result="proof" data-value={steps.len().to_string()}>
                for (_, sentence) in &steps {
                    <li>{ sentence }</li>
                }
            </ol>
            <p data-prove="accepted">{ conclusion }</p>
            <div class="row share">
                <CopyLink name="copy-proof" text={copied} />
                <Button name="print-proof" words="print" on_press={Callback::from(|()| print())} />
            </div>
            <div class="share">
                <SaveFilm film={filmed} has_words=true file="proof" />
            </div>
        </div>
    }
}

fn proof_steps(state: &State, puzzle: &Puzzle, locale: &Locale) -> Vec<ProofStep> {
    let size = puzzle.given().size();
    let steps = right_steps(puzzle, state.position()).into_iter();
    let steps = steps.map(|step| {
        let sentence = shown_words(&step, size, locale);
        (step, sentence)
    });
    steps.collect()
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
