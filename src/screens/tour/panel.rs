//! What the thumb needs: undo, redo, a new start; and the bar that plays the way.

use yew::prelude::*;

use super::button::Button;
use super::state::{Action as Deed, State};
use crate::components::dispatching;
use crate::components::transport::Transport;
use crate::locale::Locale;
use crate::text;

/// The buttons under the board.
pub(super) fn toolbar(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let button = |name: &'static str, icon, why: Option<&str>, deed: Deed| {
        let button = Button {
            icon: Some(icon),
            disabled: why.map(|key| locale.text(key, &[])),
            ..Button::new(name, locale.text(name, &[]), deed)
        };
        button.html(state)
    };
    let unless = |possible: bool, why| (!possible).then_some(why);
    let begun = !state.route().path.is_empty();
    html! {
        <div class="toolbar" role="toolbar" aria-label={text!(locale, "tour-toolbar")}>
            { button("undo", "icon-undo", unless(state.history.can_undo(), "why-no-undo"), Deed::Undo) }
            { button("redo", "icon-redo", unless(state.history.can_redo(), "why-no-redo"), Deed::Redo) }
            { button("restart", "icon-rotate", unless(begun, "why-tour-not-begun"), Deed::Restart) }
        </div>
    }
}

/// The bar that plays the way.
pub(super) fn transport(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
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
            on_command={dispatching(state, Deed::Command)}
        />
    }
}
