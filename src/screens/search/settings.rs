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
    let plan = state.run.plan();
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
                { notation(state, "rows-from-0", |notation| &mut notation.from_zero, locale) }
                { notation(state, "squares-as-pairs", |notation| &mut notation.pairs, locale) }
                if plan.algorithm == Algorithm::Arrays {
                    { notation(state, "one-is-free", |notation| &mut notation.one_is_free, locale) }
                }
            </div>
            { go_first(&state.linked, locale) }
        </div>
    }
}

/// A switch of the notation, by its name, and what it switches.
fn notation(
    state: &UseReducerHandle<State>,
    name: &'static str,
    part: fn(&mut Notation) -> &mut bool,
    locale: &Locale,
) -> Html {
    let notation = state.notation;
    let on_switch = dispatching(state, move |on| {
        let mut notation = notation;
        *part(&mut notation) = on;
        Action::Notate(notation)
    });
    let on = *part(&mut state.notation.clone());
    html! { <Switch {name} label={locale.text(name, &[])} {on} {on_switch} /> }
}
