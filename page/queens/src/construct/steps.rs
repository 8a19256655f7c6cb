//! The steps of the rule, with their lists on a small board.

use bezzel_solver::queens::construct::steps::{Change, steps};
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::LinkTo;
use crate::components::dispatching;
use crate::link::{ConstructLink, Link};
use crate::locale::Locale;
use crate::text;

/// How the solution is made.
pub fn rule(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let words = match (state.link.seed, state.is_small()) {
        (None, _) => return modulo12(state, locale),
        (Some(_), true) => text!(locale, "construct-random-small"),
        (Some(_), false) => text!(locale, "construct-random-large"),
    };
    html! {
        <div class="rule">
            <p>{ words }</p>
        </div>
    }
}

fn modulo12(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let n = state.link.n;
    let remainder = n % 12;
    html! {
        <div class="rule">
            <p>{ text!(locale, "construct-remainder", n, remainder) }</p>
            <ol>
                if state.steps.is_empty() {
                    for step in steps_of(remainder).iter().copied() {
                        <li>{ step_words(step, locale) }</li>
                    }
                } else {
                    for step in state.steps.iter().copied() {
                        { step_item(step, state, locale) }
                    }
                }
            </ol>
            if state.steps.is_empty() {
                <p>{ twin_link(remainder, locale) }</p>
            }
        </div>
    }
}

/// The steps for all n with this remainder, taken from the smallest n above 12 that has them all.
fn steps_of(remainder: u32) -> &'static [Change] {
    steps(12 + remainder).unwrap_or_default()
}

/// A step, which is a button to look at the board after it, and its list.
fn step_item(step: Change, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let looked_at = state.step == Some(step);
    let next = (!looked_at).then_some(step);
    let look = dispatching(state, move |_: MouseEvent| Action::Look(next));
    html! {
        <li>
            <button
                type="button"
                class="action plain"
                data-action="look"
                data-step={step.name()}
                aria-pressed={looked_at.to_string()}
                onclick={look}
            >
                { step_words(step, locale) }
            </button>
            <p class="list">
                for column in step.columns(state.link.n).unwrap_or_default() {
                    <span class={step.concerns(column).then_some("moved")}>{ column }</span>
                    { " " }
                }
            </p>
        </li>
    }
}

fn step_words(step: Change, locale: &Locale) -> String {
    locale.text(&format!("construct-step-{}", step.name()), &[])
}

/// A link to a small board that is made by the same steps.
fn twin_link(remainder: u32, locale: &Locale) -> Html {
    let n = 12 + remainder;
    let link = ConstructLink { n, seed: None };
    html! {
        <LinkTo link={Link::of(&link)}>
            <>{ text!(locale, "construct-twin", n) }</>
        </LinkTo>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_board_has_the_steps_of_its_small_twin() {
        for n in 100..112 {
            assert_eq!(steps_of(n % 12), steps(n).unwrap(), "{n}");
        }
    }
}
