//! The buttons that jump to solutions and dead ends of the run.

use bezzel_stepping::queens::Milestone;
use yew::prelude::*;

use super::milestones::target;
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::locale::Locale;
use crate::screens::search::watched::Jump;
use crate::text;

/// The buttons to the next dead end and the next solution, always in view.
pub(super) fn onward(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let jumps = [
        ("next-dead-end", Jump::Next(Milestone::DeadEnd)),
        ("next-solution", Jump::Next(Milestone::Solution)),
    ];
    buttons(state, jumps, locale)
}

/// The buttons to those before.
pub(super) fn backward(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let jumps = [
        ("previous-dead-end", Jump::Previous(Milestone::DeadEnd)),
        ("previous-solution", Jump::Previous(Milestone::Solution)),
    ];
    html! {
        <div class="jumps" role="group" aria-label={text!(locale, "jumps")}>
            { buttons(state, jumps, locale) }
        </div>
    }
}

fn buttons(
    state: &UseReducerHandle<State>,
    jumps: [(&'static str, Jump); 2],
    locale: &Locale,
) -> Html {
    let at = state.run.as_ref().map_or(0, |(_, watch)| watch.step());
    let search = state.search();
    let button = |(name, jump): (&'static str, Jump)| {
        let leads = search.is_some_and(|search| target(search, jump, at).is_some());
        let on_press = dispatching(state, move |()| Action::Jump(jump));
        let words = locale.text(&format!("jump-{name}"), &[]);
        html! { <Button {name} {words} disabled={(!leads).then_some("own-why-none")} {on_press} /> }
    };
    jumps.into_iter().map(button).collect()
}
