//! The maker: the board of a puzzle of the visitor's own, and the number of tours that fit.

use yew::prelude::*;

use super::facts::Facts;
use super::state::{Action, State};
use super::words::{clash_words, conflict_words, step_words};
use crate::bridge::JobState;
use crate::components::control::{Button, Switch};
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

/// The number of tours that fit, as far as it is known, and why none does.
pub fn verdict(state: &State, facts: &Facts, locale: &Locale) -> String {
    if let Some(words) = why_none(state, facts, locale) {
        return words;
    }
    let Some(judged) = &state.judged else {
        let fits = match state.request.state() {
            JobState::Running => "counting",
            _ => "unknown",
        };
        return text!(locale, "numbers-made", fits, count = 0_u32);
    };
    let fits = match (judged.count, judged.has_more) {
        (None, _) => "unknown",
        (Some(0), _) => "none",
        (Some(1), _) => "one",
        (Some(_), false) => "several",
        (Some(_), true) => "many",
    };
    let count = judged.count.unwrap_or(0);
    text!(locale, "numbers-made", fits, count)
}

/// That no tour fits, where that has a short reason.
fn why_none(state: &State, facts: &Facts, locale: &Locale) -> Option<String> {
    if let Some(reason) = conflict_words(facts, state, locale) {
        return Some(text!(locale, "numbers-none-conflict", reason));
    }
    if let Some(clash) = state.puzzle()?.colour_clash() {
        return Some(clash_words(clash, state, locale));
    }
    let (last, before) = state.judged.as_ref()?.refutation.split_last()?;
    let reason = step_words(last, state, locale);
    Some(match before.len() {
        0 => reason,
        steps => text!(locale, "numbers-refuted-by", steps, reason),
    })
}

/// The meaning of a press, and the switch that changes it.
pub fn maker(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <>
            <p class="quiet">{ text!(locale, "numbers-make") }</p>
            <Switch
                name="holes"
                label="numbers-holes"
                on={state.edits_holes}
                on_switch={dispatching(state, Action::EditHoles)}
            />
        </>
    }
}

/// Solves the puzzle, once exactly one tour fits; before that, gives more numbers until one does.
pub fn primary(state: &UseReducerHandle<State>) -> Html {
    let (name, words, disabled, action) = match state.judged.as_ref().map(|judged| judged.count) {
        Some(Some(1)) => ("solve", "puzzle-play", None, Action::Make(false)),
        Some(Some(0)) => {
            let disabled = Some("puzzle-why-not-unique");
            ("solve", "puzzle-play", disabled, Action::Make(false))
        }
        _ => (
            "make-unique",
            "puzzle-make-unique",
            None,
            Action::MakeUnique,
        ),
    };
    let on_press = dispatching(state, move |()| action.clone());
    html! { <Button key={name} {name} {words} leading=true {disabled} {on_press} /> }
}
