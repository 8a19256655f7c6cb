//! The watched search: the bar that plays it, and its steps in words.

use yew::prelude::*;

use super::state::{Action, State};
use super::watch::WatchedSearch;
use crate::components::dispatching;
use crate::components::transport::Transport;
use crate::locale::Locale;
use crate::text;

/// The bar that plays the search.
pub fn transport(state: &UseReducerHandle<State>, watch: &WatchedSearch, locale: &Locale) -> Html {
    html! {
        <Transport
            playing={watch.player.on}
            at={watch.at as u64}
            last={Some(watch.steps.len() as u64)}
            speed={watch.player.speed}
            plays_at_end=true
            place={place(watch, locale)}
            on_command={dispatching(state, Action::Command)}
        />
    }
}

/// The step of the search, in words.
pub fn words(state: &State, locale: &Locale) -> Html {
    let Some(watch) = &state.watch else {
        return Html::default();
    };
    html! {
        <div class="solving-watched">
            <p>{ text!(locale, "puzzle-search") }</p>
            <p data-result="steps" data-value={watch.at.to_string()}>{ place(watch, locale) }</p>
        </div>
    }
}

fn place(watch: &WatchedSearch, locale: &Locale) -> String {
    let done = &watch.steps[..watch.at];
    let back = done.iter().filter(|step| step.is_none()).count();
    let (at, last) = (watch.at, watch.steps.len());
    text!(locale, "puzzle-search-place", at, last, back)
}
