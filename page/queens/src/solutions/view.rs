//! The view of the screen.

use bezzel_solver::queens::Show;
use yew::prelude::*;

use super::check::{check_view, use_check};
use super::count::{self, count_known, count_results, use_count, use_workers, workers_field};
use super::list::{WIDTHS, list};
use super::orbit::orbit_dialog;
use super::save::copy_all;
use super::settings::{more, settings};
use super::state::{Action, LIST_LIMIT, State};
use crate::bridge::use_request;
use crate::components::control::Button;
use crate::components::screen::{ScreenProps, use_background, use_screen};
use crate::components::{JobPanel, counted, dispatching, result_number};
use crate::link::{Place, SolutionsLink, View};
use crate::locale::{Locale, use_locale};
use crate::settings::board_width;
use crate::text;

/// The solutions screen.
#[component]
pub fn SolutionsScreen(props: &ScreenProps<SolutionsLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(link, board_width().filter(|width| WIDTHS.contains(width)))
    });
    use_request(&state.request, dispatching(&state, Action::Worker));
    let read_output = use_check(
        &state.check,
        state.link.piece,
        dispatching(&state, Action::Check),
    );
    let counting = state.link.view == View::Count;
    let on_count = dispatching(&state, Action::Count);
    let on_discard = use_count(&state.count, counting, on_count.clone());
    let workers = use_workers(dispatching(&state, |()| {
        Action::Count(count::Action::Workers)
    }));
    if !use_background(Place::Solutions, state.work()) {
        return Html::default();
    }
    let view = state.link.view;
    html! {
        <div class="screen wide">
            <aside class="asked-for" aria-label={text!(locale, "solutions-panel")}>
                if view == View::Check {
                    <h1>{ text!(locale, "check-title") }</h1>
                } else {
                    <h1>{ text!(locale, "solutions-title", n = state.link.n, piece = state.link.piece.name()) }</h1>
                }
                if view == View::List {
                    { outcome(&state, &locale) }
                } else if view == View::Count {
                    { count_results(&state.count, &on_count, &on_discard, &locale) }
                }
                { settings(&state) }
                if view == View::List {
                    if !state.list.is_empty() {
                        { copy_all(&state) }
                    }
                    { more(&state, &locale) }
                } else if view == View::Count {
                    <div class="settings">{ workers_field(&workers) }</div>
                }
            </aside>
            <div class="shown">
                if view == View::Count {
                    { count_known(&state.count) }
                } else if view == View::Check {
                    { check_view(&state.check, &read_output, &dispatching(&state, Action::Check), &locale) }
                } else if state.list.is_empty() {
                    { why_empty(&state, &locale) }
                } else {
                    { list(&state, &locale) }
                }
            </div>
            if let Some(solution) = state.link.orbit.filter(|_| view == View::List) {
                { orbit_dialog(solution, &state, &locale) }
            }
        </div>
    }
}

/// The number of solutions, the progress of the search, and the actions on it.
fn outcome(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let dispatch = |action: Action| dispatching(state, move |()| action.clone());
    let count = state.list.len();
    let how_far = state.request.state();
    let result = |kind: &'static str, value: u64| {
        result_number(kind, counted(value, how_far), how_far.name(), locale)
    };
    let restart = || html! { <Button name="restart" on_press={dispatch(Action::Restart)} /> };
    let cancelled = if state.is_full {
        text!(locale, "list-full", limit = LIST_LIMIT)
    } else {
        text!(locale, "cancelled")
    };
    let fundamental = state.link.show == Show::Fundamental;
    html! {
        <div class="outcome">
            <p class="tally large">
                if fundamental {
                    <span>
                        { result("fundamental", count as u64) }
                        { " " }
                        { text!(locale, "fundamental-found", count) }
                    </span>
                    if state.link.fixed.is_empty() {
                        <span class="quiet">
                            { result("all", state.images) }
                            { " " }
                            { text!(locale, "images-found", count = state.images) }
                        </span>
                    }
                } else {
                    <span>
                        { result("all", count as u64) }
                        { " " }
                        { text!(locale, "solutions-found", count) }
                    </span>
                }
            </p>
            <JobPanel
                state={how_far.clone()}
                fraction={state.request.fraction()}
                label="searching"
                start={(!state.is_full).then(restart)}
                on_cancel={dispatch(Action::Cancel)}
                {cancelled}
            />
            <p class="visually-hidden" role="status">
                if state.is_complete() {
                    { text!(locale, "all-found", count) }
                }
            </p>
        </div>
    }
}

fn why_empty(state: &State, locale: &Locale) -> Html {
    if !state.is_complete() {
        return Html::default();
    }
    let (n, piece) = (state.link.n, state.link.piece.name());
    let words = if state.link.fixed.is_empty() {
        text!(locale, "none-exists", n, piece)
    } else {
        text!(locale, "none-with-fixed")
    };
    html! { <p class="empty">{ words }</p> }
}
