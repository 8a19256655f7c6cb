//! Which search is watched.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::steps::{Algorithm, Plan};
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{NumberField, Select, Switch, chosen_index};
use crate::components::dispatching;
use crate::link::StepsLink;
use crate::locale::Locale;
use crate::screens::search::settings::{Part, notation};
use crate::text;

/// Algorithm, board, start, whether the search ends with its first tour, notation.
pub(super) fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let plan = state.watch.run.plan();
    let on_resize = dispatching(state, Action::Resize);
    let side =
        |name: &'static str, label: String, value: u32, resized: fn(Size, u32) -> Option<Size>| {
            let on_resize = on_resize.clone();
            let on_change = Callback::from(move |side: u32| {
                if let Some(size) = resized(plan.size, side) {
                    on_resize.emit(size);
                }
            });
            html! {
                <NumberField
                    {name}
                    {label}
                    {value}
                    least={StepsLink::LEAST_SIDE}
                    most={Plan::MAX_SIDE}
                    default={5}
                    {on_change}
                />
            }
        };
    let rows = |size: Size, rows| Size::new(rows, size.columns()).ok();
    let columns = |size: Size, columns| Size::new(size.rows(), columns).ok();
    let on_notate = dispatching(state, Action::Notate);
    let switch = |name, part: Part| notation(state.notation, &on_notate, name, part, locale);
    html! {
        <div class="settings">
            <div class="row">
                <Select
                    name="algorithm"
                    label={text!(locale, "search-algorithm")}
                    options={StepsLink::ALGORITHMS.to_vec()}
                    texts="steps-algorithm-"
                    chosen={plan.algorithm.name()}
                    on_choose={dispatching(state, |index: usize| Action::Choose(Algorithm::ALL[index]))}
                />
                { side("rows", text!(locale, "steps-rows"), plan.size.rows(), rows) }
                { side("columns", text!(locale, "steps-columns"), plan.size.columns(), columns) }
                { start(plan, dispatching(state, Action::Start), locale) }
            </div>
            <Switch
                name="first-only"
                label={text!(locale, "steps-first-only")}
                on={plan.first_only}
                on_switch={dispatching(state, Action::FirstOnly)}
            />
            <div class="row" role="group" aria-label={text!(locale, "search-notation")}>
                { switch("rows-from-0", |notation| &mut notation.from_zero) }
                { switch("squares-as-pairs", |notation| &mut notation.pairs) }
            </div>
        </div>
    }
}

/// The square on which the knight begins.
fn start(plan: Plan, on_start: Callback<Square>, locale: &Locale) -> Html {
    // By file from the left, then by rank from the bottom, as people name squares.
    let squares: Vec<Square> = (0..plan.size.columns())
        .flat_map(|column| {
            (0..plan.size.rows())
                .rev()
                .map(move |row| Square::new(row, column))
        })
        .collect();
    let options: Html = squares
        .iter()
        .map(|square| html! { <option selected={*square == plan.start}>{ square.name(plan.size) }</option> })
        .collect();
    let onchange = Callback::from(move |event: Event| {
        if let Some(square) = squares.get(chosen_index(&event)) {
            on_start.emit(*square);
        }
    });
    html! {
        <div class="field select">
            <label for="field-start">{ text!(locale, "steps-from") }</label>
            <select id="field-start" data-action="start" {onchange}>{ options }</select>
        </div>
    }
}
