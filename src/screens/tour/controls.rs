//! What the thumb needs under the board: the bar that plays the route; undo, redo, a new start.

use yew::prelude::*;

use super::state::{Action as Deed, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::components::transport::Transport;
use crate::locale::Locale;
use crate::text;

/// The bar that plays the route.
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

/// The buttons below it.
pub(super) fn toolbar(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let button = |name: &'static str, icon, possible: bool, why: &str, deed: Deed| {
        let disabled = (!possible).then(|| AttrValue::from(locale.text(why, &[])));
        let on_press = dispatching(state, move |()| deed.clone());
        html! {
            <Button {name} label={locale.text(name, &[])} icon={Some(icon)} {disabled} {on_press} />
        }
    };
    let (history, begun) = (&state.history, !state.route().path.is_empty());
    html! {
        <div class="toolbar" role="toolbar" aria-label={text!(locale, "tour-toolbar")}>
            { button("undo", "icon-undo", state.can_undo(), "why-no-undo", Deed::Undo) }
            { button("redo", "icon-redo", history.can_redo(), "why-no-redo", Deed::Redo) }
            { button("restart", "icon-rotate", begun, "why-tour-not-begun", Deed::Restart) }
        </div>
    }
}
