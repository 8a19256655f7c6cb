//! The choice of a search.

use bezzel_solver::board::Square;
use bezzel_stepping::knight::{Algorithm, Plan, Watched};
use yew::prelude::*;

use super::{Action, State};
use crate::components::control::{Select, Switch, chosen_value};
use crate::components::{Notated, SizeFields, dispatching};
use crate::link::StepsLink;
use crate::locale::Locale;
use crate::run::race::race_fields;
use crate::text;

/// Algorithm, board, start, whether the search ends with its first tour, notation.
pub fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let plan = state.watch.run.plan();
    let planned = dispatching(state, Action::Plan);
    let (on_beside, on_clock) = (
        dispatching(state, Action::Beside),
        dispatching(state, Action::Clock),
    );
    html! {
        <div class="settings">
            <div class="row">
                <Select<Algorithm>
                    name="algorithm"
                    label="search-algorithm"
                    texts="steps-algorithm-"
                    chosen={plan.algorithm}
                    on_choose={planned.reform(move |algorithm| Plan { algorithm, ..plan })}
                />
                <SizeFields
                    size={plan.size}
                    least={StepsLink::LEAST_SIDE}
                    most={Plan::MAX_SIDE}
                    default={StepsLink::default().plan.size.rows()}
                    on_change={planned.reform(move |size| StepsLink::resized(plan, size))}
                />
                { start(plan, planned.reform(move |start| Plan { start, ..plan }), locale) }
            </div>
            { race_fields(&state.linked, "steps-algorithm-", &on_beside, on_clock, locale) }
            <Switch
                name="first-only"
                label="steps-first-only"
                on={plan.first_only}
                on_switch={planned.reform(move |first_only| Plan { first_only, ..plan })}
            />
            <Notated has_marks=false />
        </div>
    }
}

/// The square on which the knight begins.
fn start(plan: Plan, on_start: Callback<Square>, locale: &Locale) -> Html {
    let names = locale.names(plan.size);
    // The squares by file from the left, then by rank from the bottom.
    let squares = (0..plan.size.columns()).flat_map(|column| {
        let rows = (0..plan.size.rows()).rev();
        rows.map(move |row| Square::new(row, column))
    });
    let options: Html = squares
        .map(|square| html! { <option value={square.name(plan.size)} selected={square == plan.start}>{ names.square(square) }</option> })
        .collect();
    let onchange = Callback::from(move |event: Event| {
        if let Ok(square) = Square::from_name(&chosen_value(&event), plan.size) {
            on_start.emit(square);
        }
    });
    html! {
        <div class="field select">
            <label for="field-start">{ text!(locale, "steps-from") }</label>
            <select id="field-start" data-action="start" {onchange}>{ options }</select>
        </div>
    }
}
