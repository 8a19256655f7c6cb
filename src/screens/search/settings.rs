//! Which search is watched.

use bezzel_solver::queens::steps::{Algorithm, Order};
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{NumberField, Select, Switch};
use crate::components::{dispatching, go_first};
use crate::link::{Notation, SearchLink};
use crate::locale::Locale;
use crate::text;

/// Algorithm, side, order, whether the search ends with its first solution.
pub(super) fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let plan = state.watch.run.plan();
    let on_notate = dispatching(state, Action::Notate);
    let switch = |name, part: Part| notation(state.notation, &on_notate, name, part, locale);
    let repairs = plan.algorithm == Algorithm::Repair;
    html! {
        <div class="settings">
            <div class="row">
                <Select
                    name="algorithm"
                    label={text!(locale, "search-algorithm")}
                    options={SearchLink::ALGORITHMS.to_vec()}
                    texts="algorithm-"
                    chosen={plan.algorithm.name()}
                    on_choose={dispatching(state, |index: usize| Action::Choose(Algorithm::ALL[index]))}
                />
                <NumberField
                    name="n"
                    label={text!(locale, "board-side")}
                    value={plan.n}
                    least={*SearchLink::SIDES.start()}
                    most={*SearchLink::SIDES.end()}
                    default={SearchLink::default().plan.n}
                    on_change={dispatching(state, Action::Resize)}
                />
                if !repairs {
                    <Select
                        name="order"
                        label={text!(locale, "search-order")}
                        options={SearchLink::ORDERS.to_vec()}
                        texts="order-"
                        chosen={plan.order.name()}
                        on_choose={dispatching(state, |index: usize| Action::Order(Order::ALL[index]))}
                    />
                }
                if SearchLink::is_random(&plan) {
                    <NumberField
                        name="seed"
                        label={text!(locale, "search-seed")}
                        value={plan.seed as u32}
                        least=0
                        most={u32::MAX}
                        default=0
                        on_change={dispatching(state, Action::Seed)}
                    />
                }
            </div>
            if !repairs {
                <Switch
                    name="first-only"
                    label={text!(locale, "search-first-only")}
                    on={plan.first_only}
                    on_switch={dispatching(state, Action::FirstOnly)}
                />
            }
            <div class="row" role="group" aria-label={text!(locale, "search-notation")}>
                { switch("rows-from-0", |notation| &mut notation.from_zero) }
                { switch("squares-as-pairs", |notation| &mut notation.pairs) }
                if plan.algorithm == Algorithm::Arrays {
                    { switch("one-is-free", |notation| &mut notation.one_is_free) }
                }
            </div>
            { go_first(&state.linked, locale) }
        </div>
    }
}

/// What a switch of the notation switches.
pub(super) type Part = fn(&mut Notation) -> &mut bool;

/// A switch of the notation, by its name, and what it switches.
pub(super) fn notation(
    notation: Notation,
    on_notate: &Callback<Notation>,
    name: &'static str,
    part: Part,
    locale: &Locale,
) -> Html {
    let on_switch = on_notate.reform(move |on| {
        let mut notation = notation;
        *part(&mut notation) = on;
        notation
    });
    let on = *part(&mut notation.clone());
    html! { <Switch {name} label={locale.text(name, &[])} {on} {on_switch} /> }
}
