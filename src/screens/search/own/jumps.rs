//! Jumps to solutions and dead ends of the run.

use bezzel_recording::search::Search;
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

/// The buttons under the transport bar.
pub(super) fn jumps(
    state: &UseReducerHandle<State>,
    at: u32,
    search: Option<&Search>,
    locale: &Locale,
) -> Html {
    let steps = |of: fn(&Search) -> &Vec<u32>| search.map_or(&[][..], |search| of(search));
    let solutions = steps(|search| &search.solutions);
    let dead_ends = steps(|search| &search.dead_ends);
    let button = |name: &'static str, step: Option<u32>| {
        let on_press = dispatching(state, move |()| Action::GoTo(step.unwrap_or(at)));
        let label = locale.text(&format!("jump-{name}"), &[]);
        html! { <Button {name} {label} disabled={step.is_none().then_some("own-why-none")} {on_press} /> }
    };
    html! {
        <div class="jumps" role="group" aria-label={text!(locale, "jumps")}>
            { button("previous-solution", previous(solutions, at)) }
            { button("next-solution", next(solutions, at)) }
            { button("previous-dead-end", previous(dead_ends, at)) }
            { button("next-dead-end", next(dead_ends, at)) }
        </div>
    }
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
