//! The choice of a search.

use bezzel_stepping::queens::{Algorithm, Order, Plan, Watched};
use yew::prelude::*;

use super::{Action, State};
use crate::components::control::{NumberField, Select, Switch};
use crate::components::{Notated, dispatching};
use crate::link::SearchLink;
use crate::locale::Locale;
use crate::run::race::race_fields;

/// Algorithm, what runs beside it, side, order, whether the search ends with its first solution.
pub fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let plan = state.watch.run.plan();
    let planned = dispatching(state, Action::Plan);
    let (on_beside, on_clock) = (
        dispatching(state, Action::Beside),
        dispatching(state, Action::Clock),
    );
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
                    label="board-side"
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
                        label="search-seed"
                        value={plan.seed as u32}
                        least=0
                        most={u32::MAX}
                        default=0
                        on_change={planned.reform(move |seed: u32| Plan { seed: seed.into(), ..plan })}
                    />
                }
            </div>
            { race_fields(&state.linked, "algorithm-", &on_beside, on_clock, locale) }
            if !repairs {
                <Switch
                    name="first-only"
                    label="search-first-only"
                    on={plan.first_only}
                    on_switch={planned.reform(move |first_only| Plan { first_only, ..plan })}
                />
            }
            <Notated has_marks={plan.algorithm == Algorithm::Arrays} />
        </div>
    }
}
