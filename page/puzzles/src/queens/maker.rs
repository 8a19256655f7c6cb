//! The view of a puzzle that the visitor makes: its solutions, its grade, and the deductions.

use std::rc::Rc;

use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{Inference, Kind, Puzzle};
use yew::prelude::*;

use super::facts::Facts;
use super::state::{State, figure};
use super::words::{clash_words, kind_of, step_words};
use crate::bridge::puzzle::Judged;
use crate::components::SmallBoard;
use crate::locale::Locale;
use crate::text;

/// The side of a small board, in CSS pixels.
const WIDTH: f64 = 150.0;

/// The number of solutions of the puzzle, in words.
pub fn verdict_words(judged: &Judged, facts: &Facts, locale: &Locale) -> String {
    let size = facts.queens.size();
    match (judged.count, judged.grade) {
        (0, _) => match (facts.conflicts.first(), judged.path.last()) {
            (Some(pair), _) => {
                let [a, b] = pair.map(|square| locale.square(square, size));
                let reason = clash_words(&judged.puzzle, *pair, locale);
                text!(locale, "puzzle-none-conflict", a, b, reason)
            }
            (None, Some(step @ Inference::Impossible { .. })) => {
                let reason = step_words(step, size, locale);
                let steps = judged.path.len() - 1;
                text!(locale, "puzzle-none-deduced", steps, reason)
            }
            _ => text!(locale, "puzzle-none"),
        },
        (1, Some(grade)) => text!(locale, "puzzle-one", grade),
        (1, None) => text!(locale, "puzzle-one-guessed"),
        (count, _) => {
            let more = u32::from(count >= Judged::MAX_COUNTED);
            text!(locale, "puzzle-several", count, more)
        }
    }
}

/// Two solutions of a puzzle that is being made, if it has several, and the ways to change it.
pub fn maker(state: &State, locale: &Locale) -> Html {
    let Some((puzzle, judged)) = state.puzzle().zip(state.judged.as_ref()) else {
        return Html::default();
    };
    let help = match kind_of(puzzle) {
        Kind::Regions => text!(locale, "puzzle-make-regions"),
        Kind::Complete => text!(locale, "puzzle-make-complete"),
    };
    html! {
        <div class="maker">
            if !state.doubtful.is_empty() {
                <p>{ text!(locale, "puzzle-make-doubtful", count = state.doubtful.len()) }</p>
            }
            <p class="quiet">{ help }</p>
            if judged.count > 1 {
                <div class="two">
                    for solution in &judged.solutions {
                        <div>{ small(puzzle, solution) }</div>
                    }
                </div>
            }
        </div>
    }
}

fn small(puzzle: &Puzzle, solution: &Placement) -> Html {
    let columns: Rc<[u8]> = solution.columns().unwrap_or_default().into();
    html! { <SmallBoard {columns} figure={figure(puzzle.rule())} width={WIDTH} /> }
}

/// The deductions that lead to the solution, or as far as they lead.
pub fn path(state: &State, locale: &Locale) -> Html {
    let judged = state.judged.as_ref();
    let Some(judged) = judged.filter(|judged| !judged.path.is_empty()) else {
        return Html::default();
    };
    let size = judged.puzzle.given().size();
    let summary = match judged.grade {
        Some(_) => text!(locale, "puzzle-path"),
        None => text!(locale, "puzzle-path-part"),
    };
    html! {
        <details class="path">
            <summary>{ summary }</summary>
            <ol>
                for step in &judged.path {
                    <li>{ step_words(step, size, locale) }</li>
                }
            </ol>
        </details>
    }
}
