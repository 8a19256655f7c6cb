//! Jumps to solutions and dead ends of the run.

use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

/// The first of these steps behind a step.
fn next(steps: &[u32], at: u32) -> Option<u32> {
    let behind = steps.partition_point(|step| *step <= at);
    steps.get(behind).copied()
}

/// The last of these steps before a step.
fn previous(steps: &[u32], at: u32) -> Option<u32> {
    let before = steps.partition_point(|step| *step < at);
    steps.get(before.checked_sub(1)?).copied()
}

/// The buttons to the next dead end and the next solution, always in view.
pub(super) fn onward(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    buttons(state, ["next-dead-end", "next-solution"], next, locale)
}

/// The buttons to those before.
pub(super) fn backward(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let names = ["previous-dead-end", "previous-solution"];
    html! {
        <div class="jumps" role="group" aria-label={text!(locale, "jumps")}>
            { buttons(state, names, previous, locale) }
        </div>
    }
}

fn buttons(
    state: &UseReducerHandle<State>,
    names: [&'static str; 2],
    find: fn(&[u32], u32) -> Option<u32>,
    locale: &Locale,
) -> Html {
    let at = state.run.as_ref().map_or(0, |(_, watch)| watch.step());
    let steps = state.search().map_or([&[][..]; 2], |search| {
        [search.dead_ends.as_slice(), search.solutions.as_slice()]
    });
    let button = |(name, steps): (&'static str, &[u32])| {
        let step = find(steps, at);
        let on_press = dispatching(state, move |()| Action::GoTo(step.unwrap_or(at)));
        let label = locale.text(&format!("jump-{name}"), &[]);
        html! { <Button {name} {label} disabled={step.is_none().then_some("own-why-none")} {on_press} /> }
    };
    names.into_iter().zip(steps).map(button).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_lead_to_the_nearest_step_and_never_stay() {
        let steps = [3, 7, 9];
        assert_eq!(
            [next(&steps, 0), next(&steps, 3), next(&steps, 9)],
            [Some(3), Some(7), None]
        );
        assert_eq!(
            [
                previous(&steps, 3),
                previous(&steps, 8),
                previous(&steps, 20)
            ],
            [None, Some(7), Some(9)]
        );
        assert_eq!((next(&[], 0), previous(&[], 5)), (None, None));
    }
}
