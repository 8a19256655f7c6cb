//! The screen as it is drawn.

use bezzel_solver::queens::Show;
use yew::prelude::*;

use super::check::{check_view, use_check};
use super::count::{self, count_view, use_count, use_workers};
use super::export::{Format, file_name};
use super::list::{WIDTHS, list};
use super::orbit::orbit_dialog;
use super::settings::settings;
use super::state::{Action, LIST_LIMIT, State};
use crate::bridge::use_request;
use crate::components::control::Button;
use crate::components::{CopyLink, JobPanel, counted, dispatching, download, result_number};
use crate::link::{Place, SolutionsLink, View};
use crate::locale::{Locale, use_locale};
use crate::screens::{ScreenProps, use_background, use_screen};
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
    html! {
        <div class="screen wide">
            if state.link.view == View::Check {
                <h1>{ text!(locale, "check-title") }</h1>
            } else {
                <h1>{ text!(locale, "solutions-title", n = state.link.n, piece = state.link.piece.name()) }</h1>
            }
            { settings(&state, &workers, &locale) }
            if counting {
                { count_view(&state.count, &on_count, &on_discard, &locale) }
            } else if state.link.view == View::Check {
                { check_view(&state.check, &read_output, &dispatching(&state, Action::Check), &locale) }
            } else {
                { outcome(&state, &locale) }
                if state.list.is_empty() {
                    { why_empty(&state, &locale) }
                } else {
                    { exports(&state, &locale) }
                    { list(&state, &locale) }
                }
                if let Some(solution) = state.link.orbit {
                    { orbit_dialog(solution, &state, &locale) }
                }
            }
        </div>
    }
}

/// How many there are, how far the search is, and what can be done about it.
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
            <p class="tally">
                if fundamental {
                    { result("fundamental", count as u64) }
                    { " " }
                    { text!(locale, "fundamental-found", count) }
                    if state.link.fixed.is_empty() {
                        { " · " }
                        { result("all", state.images) }
                        { " " }
                        { text!(locale, "images-found", count = state.images) }
                    }
                } else {
                    { result("all", count as u64) }
                    { " " }
                    { text!(locale, "solutions-found", count) }
                }
            </p>
            <JobPanel
                state={how_far.clone()}
                fraction={state.request.fraction()}
                label={text!(locale, "searching")}
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

/// Saves what is listed as a file.
fn exports(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let save = |format: Format| {
        let state = state.clone();
        Callback::from(move |()| {
            let (list, link) = (&state.list, &state.link);
            let text = format.write(list, link, state.is_complete());
            let name = file_name(format, list, link);
            if let Err(problem) = download(&name, format.kind().1, &text) {
                web_sys::console::error_1(&problem);
            }
        })
    };
    let copied = {
        let state = state.clone();
        Callback::from(move |()| Format::Text.write(&state.list, &state.link, state.is_complete()))
    };
    html! {
        <div class="exports">
            <CopyLink name="copy-all" text={copied} />
            <span class="quiet">{ text!(locale, "export") }</span>
            for format in Format::ALL {
                <Button name={format.name()} plain=true on_press={save(format)} />
            }
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
