//! All tours of the board: one at random, one by its number, the number of this one, the tour of a day.

use bezzel_solver::knight::TourKind;
use js_sys::Math;
use web_sys::HtmlInputElement;
use yew::prelude::*;
use yew::props;

use super::catalogue::{CatalogueQuestion, can_be_numbered, numbered_tours};
use super::state::{Action, State};
use crate::components::control::{Button, Switch, TextField};
use crate::components::{
    JobPanelProps, LinkTo, count_error_words, dispatching, job_panel, obstacle_words,
    result_number, today,
};
use crate::link::{KnightPath, Link, Obstacle, TourLink, TourSource, known_tours_of};
use crate::locale::Locale;
use crate::text;

/// The answer to the last question about all tours of the board, or its progress.
pub fn answer_panel(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let request = &state.catalogue.request;
    let failed = state.catalogue.failed.as_ref();
    let progress = props!(JobPanelProps {
        state: request.state().clone(),
        fraction: request.fraction(),
        label: "tour-preparing",
        result: result_name(state),
        on_cancel: dispatching(state, |()| Action::Cancel),
        cancelled: text!(locale, "tour-cancelled"),
        failure: failed.and_then(|error| count_error_words(error, locale)),
        children: html! { <span class="quiet">{ text!(locale, "tour-preparing") }</span> },
    });
    html! {
        <div class="tour-answer" role="status">
            { job_panel(&progress, locale) }
            if !request.is_running() {
                { answer(state, locale) }
            }
        </div>
    }
}

/// The questions about all tours of the board.
pub fn all_tours(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let board = &state.route().board;
    let not_numbered = Obstacle::to_numbers(board);
    html! {
        <div class="all-tours settings">
            { draws(state, locale) }
            if not_numbered.is_none() {
                { numbers(state, locale) }
            } else if let (Some(obstacle), None) =
                (not_numbered, Obstacle::to_draws(board, TourKind::Closed))
            {
                <p class="quiet">
                    { text!(locale, "tour-no-numbers", expected = obstacle_words(obstacle, locale)) }
                </p>
            }
        </div>
    }
}

/// A tour at random, of either kind.
fn draws(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let board = &state.route().board;
    let button = |name: &'static str, words: &'static str, kind: TourKind| {
        let not = Obstacle::to_draws(board, kind).map(|_| "why-not-drawn");
        let on_press = dispatching(state, move |()| {
            let seed = Math::random() * f64::from(u32::MAX);
            Action::Draw(kind.is_closed(), seed as u32)
        });
        html! { <Button {name} {words} disabled={not} {on_press} /> }
    };
    let begun = !state.route().begun().is_empty();
    let about = |kind: TourKind| {
        let closed = kind.name();
        let tours = known_tours_of(board, kind);
        match (Obstacle::to_draws(board, kind), tours) {
            (Some(obstacle), _) => {
                let expected = obstacle_words(obstacle, locale);
                text!(locale, "tour-not-drawn", kind = closed, expected)
            }
            (None, _) if begun && state.catalogue.continues => {
                text!(locale, "tour-chance-so", kind = closed)
            }
            (None, Some(tours)) => {
                let tours = locale.digits(&tours.to_string());
                text!(locale, "tour-chance", kind = closed, tours)
            }
            (None, None) => text!(locale, "tour-chance-alike", kind = closed),
        }
    };
    html! {
        <>
            <div class="row">
                { button("random", "tour-random", TourKind::Closed) }
                { button("random-open", "tour-random-open", TourKind::Open) }
                if begun {
                    <Switch
                        name="begin-so"
                        label="tour-begin-so"
                        on={state.catalogue.continues}
                        on_switch={dispatching(state, Action::Continue)}
                    />
                }
            </div>
            <p class="quiet">{ about(TourKind::Closed) }{ " " }{ about(TourKind::Open) }</p>
        </>
    }
}

/// Tours and their numbers.
fn numbers(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let catalogue = &state.catalogue;
    let route = state.route();
    let number = catalogue.number(route).map(|number| number.to_string());
    let tours = numbered_tours(route);
    let last = tours.map(|tours| locale.digits(&tours.to_string()));
    let help = last.map_or_else(
        || text!(locale, "tour-numbers"),
        |last| text!(locale, "tour-numbers-to", last),
    );
    html! {
        <>
            <TextField
                name="tour-number"
                label="tour-number"
                placeholder="1848"
                button="tour-number-give"
                value={number.unwrap_or_default()}
                {help}
                error={catalogue.refused.clone()}
                on_give={dispatching(state, Action::Number)}
            />
            <div class="row">
                <Button
                    name="number"
                    words="tour-number-ask"
                    disabled={(!can_be_numbered(route)).then_some("why-not-closed")}
                    on_press={dispatching(state, |()| Action::Catalogue(CatalogueQuestion::Number))}
                />
                if tours.is_some() {
                    <Button
                        name="today"
                        words="tour-today"
                        on_press={dispatching(state, |()| Action::Day(today().to_string()))}
                    />
                }
            </div>
            if tours.is_some() {
                { birthday(state, locale) }
            }
        </>
    }
}

/// The field for the day of a tour, and which tour that is.
fn birthday(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let onchange = dispatching(state, |event: Event| {
        Action::Day(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    html! {
        <div class="field text">
            <label for="field-birthday">{ text!(locale, "tour-birthday") }</label>
            <input id="field-birthday" type="date" aria-describedby="field-birthday-help" {onchange} />
            <p class="help" id="field-birthday-help">{ text!(locale, "tour-day-explained") }</p>
        </div>
    }
}

/// The name of the last result, in `data-result`.
fn result_name(state: &State) -> &'static str {
    if state.catalogue.asks_for_number() {
        "tour-number"
    } else {
        "random-tour"
    }
}

fn answer(state: &State, locale: &Locale) -> Html {
    let route = state.route();
    if let Some(number) = state.catalogue.number(route) {
        let path = KnightPath {
            board: (*route.board).clone(),
            squares: Vec::new(),
        };
        let link = TourLink::made(path, true, TourSource::Numbered(number));
        return html! {
            <p>
                { text!(locale, "tour-number") }
                { " " }
                <LinkTo link={Link::of(&link)}>
                    { result_number("tour-number", Some(number), "done", locale) }
                </LinkTo>
            </p>
        };
    }
    match route.made() {
        Some(TourSource::Drawn(seed)) if route.is_tour() => {
            html! {
                <p data-result="random-tour" data-value={seed.to_string()} data-state="done">
                    { text!(locale, "tour-drawn", seed) }
                </p>
            }
        }
        _ => Html::default(),
    }
}
