//! The actions beside the puzzle, and the answer to the last one.

use yew::prelude::*;

use super::advice::Advice;
use super::maker::{self, maker};
use super::state::{Action, State};
use super::words::advice_words;
use crate::bridge::JobState;
use crate::components::control::{Button, chosen_value, press, tool, undo_and_redo};
use crate::components::{clock, dispatching, failure_words};
use crate::link::NumberSource;
use crate::locale::Locale;
use crate::shared::future;
use crate::text;

/// Undo and redo, clear, check.
pub fn icons(state: &UseReducerHandle<State>) -> Html {
    let can = [state.history.can_undo(), state.history.can_redo()];
    let is_begun = match state.puzzle().filter(|_| state.making) {
        Some(puzzle) => !puzzle.given().is_empty(),
        None => state.is_begun(),
    };
    let empty = (!is_begun).then_some("puzzle-why-empty");
    let unknown = state.mistakes().is_none().then_some("puzzle-why-unknown");
    html! {
        <>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            { tool(state, ("clear", "icon-clear"), empty, Action::Clear) }
            if !state.making {
                { tool(state, ("check", "icon-tick"), unknown.or(empty), Action::Check) }
            }
        </>
    }
}

/// The primary action: a hint, the next puzzle, or that of the maker.
pub fn primary(state: &UseReducerHandle<State>, go: &Callback<NumberSource>) -> Html {
    if state.making {
        return maker::primary(state);
    }
    if state.is_solved() {
        let (next, go) = (state.next(), go.clone());
        let on_press = Callback::from(move |()| go.emit(next.clone()));
        return html! { <Button key="next" name="next" words="puzzle-next" leading=true {on_press} /> };
    }
    let unknown = state.puzzle().is_none().then_some("puzzle-why-unknown");
    let asks = state.asking.is_running() || state.advice.is_some();
    let disabled = unknown.or(asks.then_some("numbers-why-given"));
    let on_press = dispatching(state, |()| Action::Hint);
    html! { <Button key="hint" name="hint" words="puzzle-hint" leading=true {disabled} {on_press} /> }
}

/// The notice about a day to come; the next number while the puzzle is solved, and the hint.
pub fn answer(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! { <>{ future(state.day(), state.today, locale) }{ advice(state, locale) }</> }
}

fn advice(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if state.making {
        return html! { <>{ next_number(state, locale) }{ maker(state, locale) }</> };
    }
    if state.is_solved() {
        return afterwards(state, locale);
    }
    let failure = match state.asking.state() {
        JobState::Failed(failure) => Some(failure_words(failure, locale)),
        _ => None,
    };
    let words = state.advice.as_ref();
    let words = words.map(|advice| advice_words(advice, state, locale));
    html! {
        <>
            { next_number(state, locale) }
            <div class="puzzle-advice" role="status">
                if let Some(words) = failure.or(words) {
                    <p>{ words }</p>
                }
            </div>
            if state.advice.as_ref().is_some_and(Advice::is_followed) {
                { press(state, "follow-hint", "puzzle-hint-do", Action::FollowHint) }
            }
        </>
    }
}

/// The list of the numbers that are missing: the chosen one is written by the next press.
fn next_number(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let Some((facts, lowest)) = state.facts().and_then(|facts| {
        let lowest = facts.missing().next()?;
        Some((facts, lowest))
    }) else {
        return Html::default();
    };
    let picked = state.picked();
    let onchange = dispatching(state, |event: Event| {
        Action::Pick(chosen_value(&event).parse().ok())
    });
    html! {
        <div class="field select next-number">
            <label for="field-next-number">{ text!(locale, "numbers-next") }</label>
            <select id="field-next-number" data-action="next-number" {onchange}>
                <option value="lowest" selected={picked.is_none()}>
                    { text!(locale, "numbers-lowest", number = lowest) }
                </option>
                for number in facts.missing() {
                    <option key={number} value={number.to_string()} selected={picked == Some(number)}>
                        { number }
                    </option>
                }
            </select>
        </div>
    }
}

/// The time of a solved puzzle.
fn afterwards(state: &State, locale: &Locale) -> Html {
    let Some((seconds, hints)) = state.solving() else {
        return Html::default();
    };
    let time = clock(seconds);
    html! { <p class="solved-in">{ text!(locale, "puzzle-solved-in", time, hints) }</p> }
}
