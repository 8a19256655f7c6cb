//! The buttons within reach of the thumb: the transport bar, undo, redo, a new start.

use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{tool, undo_and_redo};
use crate::components::dispatching;
use crate::components::transport::Transport;
use crate::locale::Locale;
use crate::text;

/// The bar that plays the route.
pub fn transport(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let route = state.route();
    let place = text!(locale, "tour-place", at = route.at, last = route.path.len());
    html! {
        <Transport
            playing={state.playing.on}
            at={route.at as u64}
            last={Some(route.path.len() as u64)}
            speed={state.playing.speed}
            plays_at_end={route.board.area() > 0}
            {place}
            on_command={dispatching(state, Action::Command)}
        />
    }
}

/// Undo, redo, a new start.
pub fn icons(state: &UseReducerHandle<State>) -> Html {
    let can = [state.can_undo(), state.history.can_redo()];
    let restart = state.route().path.is_empty();
    let restart = restart.then_some("why-tour-not-begun");
    html! {
        <>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            { tool(state, ("restart", "icon-rotate"), restart, Action::Restart) }
        </>
    }
}
