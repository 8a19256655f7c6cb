//! The buttons that jump to solutions, dead ends and breakpoints of the run.

use bezzel_stepping::queens::Milestone;
use yew::prelude::*;

use super::goals::Goal;
use super::milestones::target;
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;
use bezzel_run::watched::Jump;

/// The buttons to the next dead end, the next solution and the next breakpoint, always in view.
pub fn onward(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let jumps = [
        ("next-dead-end", Jump::Next(Milestone::DeadEnd)),
        ("next-solution", Jump::Next(Milestone::Solution)),
    ];
    html! {
        <>
            { buttons(state, jumps, locale) }
            { to_break(state, ("next-break", "own-next-break", Goal::NextBreak)) }
        </>
    }
}

/// The buttons to those before.
pub fn backward(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let jumps = [
        ("previous-dead-end", Jump::Previous(Milestone::DeadEnd)),
        ("previous-solution", Jump::Previous(Milestone::Solution)),
    ];
    html! {
        <div class="jumps" role="group" aria-label={text!(locale, "jumps")}>
            { buttons(state, jumps, locale) }
            { to_break(state, ("previous-break", "own-previous-break", Goal::PreviousBreak)) }
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

/// The button to a breakpoint, if there are any.
fn to_break(
    state: &UseReducerHandle<State>,
    (name, words, goal): (&'static str, &'static str, Goal),
) -> Html {
    let breaks = &state.edited.link.breaks;
    let Some((run, watch)) = state.run.as_ref().filter(|_| !breaks.is_empty()) else {
        return Html::default();
    };
    let leads = goal
        .step(&run.recorded.get(), &watch.state, breaks)
        .is_some();
    let on_press = dispatching(state, move |()| Action::Go(goal.clone()));
    html! { <Button {name} {words} disabled={(!leads).then_some("own-why-none")} {on_press} /> }
}
