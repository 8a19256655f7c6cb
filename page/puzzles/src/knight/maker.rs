//! The maker: the board of a puzzle of the visitor's own, and the number of tours that fit.

use yew::prelude::*;

use super::state::{Action, State};
use crate::bridge::JobState;
use crate::components::control::{Button, Switch};
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

/// The number of tours that fit, as far as it is known.
pub fn verdict(state: &State, locale: &Locale) -> String {
    let count = state.judged.as_ref().map(|judged| judged.count);
    let fits = match (count, state.request.state()) {
        (Some(Some(0)), _) => "none",
        (Some(Some(1)), _) => "one",
        (Some(Some(_)), _) => "several",
        (None, JobState::Running) => "counting",
        _ => "unknown",
    };
    text!(locale, "numbers-made", fits)
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

/// Solves the puzzle, once exactly one tour fits.
pub fn play(state: &UseReducerHandle<State>) -> Html {
    let count = state.judged.as_ref().and_then(|judged| judged.count);
    let disabled = (count != Some(1)).then_some("puzzle-why-not-unique");
    let on_press = dispatching(state, |()| Action::Make(false));
    html! { <Button key="solve" name="solve" words="puzzle-play" leading=true {disabled} {on_press} /> }
}
