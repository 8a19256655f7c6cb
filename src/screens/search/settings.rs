//! The choice of a search.

use bezzel_stepping::queens::{Algorithm, Order, Plan};
use yew::prelude::*;

use super::state::{Action, State};
use super::survey::Surveyed;
use crate::components::control::{NumberField, Select, Switch};
use crate::components::{dispatching, go_first};
use crate::link::{Notation, SearchLink};
use crate::locale::Locale;
use crate::text;

/// Algorithm, side, order, whether the search ends with its first solution.
pub(super) fn settings(state: &UseReducerHandle<State<Surveyed>>, locale: &Locale) -> Html {
    let plan = state.watch.run.plan();
    let planned = dispatching(state, Action::Plan);
    let repairs = plan.algorithm == Algorithm::Repair;
    html! {
        <div class="settings">
            <div class="row">
                <Select<Algorithm>
                    name="algorithm"
                    label="search-algorithm"
                    texts="algorithm-"
                    chosen={plan.algorithm}
                    on_choose={planned.reform(move |algorithm| Plan { algorithm, ..plan })}
                />
                <NumberField
                    name="n"
                    label={text!(locale, "board-side")}
                    value={plan.n}
                    least={*SearchLink::SIDES.start()}
                    most={*SearchLink::SIDES.end()}
                    default={SearchLink::default().plan.n}
                    on_change={planned.reform(move |n| Plan { n, ..plan })}
                />
                if !repairs {
                    <Select<Order>
                        name="order"
                        label="search-order"
                        texts="order-"
                        chosen={plan.order}
                        on_choose={planned.reform(move |order| Plan { order, ..plan })}
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
                        on_change={planned.reform(move |seed: u32| Plan { seed: seed.into(), ..plan })}
                    />
                }
            </div>
            if !repairs {
                <Switch
                    name="first-only"
                    label={text!(locale, "search-first-only")}
                    on={plan.first_only}
                    on_switch={planned.reform(move |first_only| Plan { first_only, ..plan })}
                />
            }
            { notation(state.linked.notation, plan.algorithm == Algorithm::Arrays, &dispatching(state, Action::Notate), locale) }
            { go_first(&state.linked, text!(locale, "first")) }
        </div>
    }
}

/// The notation of squares and rows, and of marks if there are any.
pub(super) fn notation(
    notation: Notation,
    has_marks: bool,
    on_notate: &Callback<Notation>,
    locale: &Locale,
) -> Html {
    let switch = |name: &'static str, part: fn(&mut Notation) -> &mut bool| {
        let on_switch = on_notate.reform(move |on| {
            let mut notation = notation;
            *part(&mut notation) = on;
            notation
        });
        let on = *part(&mut notation.clone());
        html! { <Switch {name} label={locale.text(name, &[])} {on} {on_switch} /> }
    };
    html! {
        <div class="row" role="group" aria-label={text!(locale, "search-notation")}>
            { switch("rows-from-0", |notation| &mut notation.from_zero) }
            { switch("squares-as-pairs", |notation| &mut notation.pairs) }
            if has_marks {
                { switch("one-is-free", |notation| &mut notation.one_is_free) }
            }
        </div>
    }
}
