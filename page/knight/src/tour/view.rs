//! The view of the screen.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::all_tours::{self, all_tours};
use super::board::{CellInputs, DrawnCells, path};
use super::comparison::comparison;
use super::controls::{icons, transport};
use super::display::{Layer, Layers, Scale};
use super::facts::{Facts, Numbers, refutation};
use super::help::{answer_panel, help, primary};
use super::plane::painter;
use super::route::Route;
use super::search::{Answer, Purpose};
use super::settings::{board_settings, goal, layers};
use super::share::share;
use super::state::{Action, State};
use super::status::{reason, rule, status, time};
use crate::bridge::use_request;
use crate::components::board::Board;
use crate::components::control::{Button, Shortcut};
use crate::components::plane::Plane;
use crate::components::screen::{ScreenProps, use_screen};
use crate::components::transport::{transport_key, use_keys};
use crate::components::{
    Section, Stage, dispatching, dispatching_keys, prefers_reduced_motion, recall_history,
    size_words, stage, use_frames, use_seconds, use_stored_history,
};
use crate::link::TourLink;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The tour screen.
#[component]
pub fn TourScreen(props: &ScreenProps<TourLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(
            recall_history(Route::of(&link)),
            Layers::stored(),
            prefers_reduced_motion(),
        )
    });
    use_effect_with(state.layers, |layers| layers.store());
    // Nothing is stored while a tour is played: each frame shows another place of the same route.
    use_stored_history(state.settled.then_some(&state.history));
    let route = state.route();
    use_request(&state.search.request, dispatching(&state, Action::Worker));
    use_request(&state.search.check, dispatching(&state, Action::Checked));
    use_request(
        &state.catalogue.request,
        dispatching(&state, Action::Catalogued),
    );
    use_seconds(state.is_timed(), dispatching(&state, |()| Action::Tick));
    use_request(&state.rates.job, dispatching(&state, Action::Rates));
    use_frames(state.playing.on, dispatching(&state, Action::Frame));
    let playing = state.playing.on;
    use_keys(dispatching_keys(&state, move |event| {
        let hint = matches!(event.key().as_str(), "h" | "H");
        let command = transport_key(event, playing).map(Action::Command);
        command.or(hint.then_some(Action::Ask(Purpose::Hint)))
    }));
    let onkeydown = dispatching_keys(&state, shortcut);

    let size = route.board.size();
    let numbers = use_memo((size, route.path.clone()), |(size, path)| {
        Numbers::of(*size, path)
    });
    let refuted = refutation(&route.board, route.goal.closed).or(state.search.refuted);
    let facts = Facts::of(route, &numbers, refuted);
    let drawn = use_mut_ref(|| None::<DrawnCells>);
    let scale = Scale::of(size);
    let painted = scale == Scale::Painted;
    let painter = use_memo(
        (route.clone(), state.layers, painted),
        |(route, layers, painted)| painted.then(|| painter(route, &numbers, &facts, *layers)),
    );
    let (rows, columns) = (size.rows(), size.columns());
    let label = text!(locale, "knight-board-label", rows, columns);
    let numbered = state.layers.has(Layer::Numbers) && Layer::Numbers.is_seen(scale);
    let board = html! {
        if let Some(painter) = &*painter {
            <Plane
                {size}
                {label}
                painter={painter.clone()}
                follow={route.knight()}
                on_press={dispatching(&state, Action::Press)}
            />
        } else {
            <Board
                {size}
                cells={DrawnCells::cells(&mut drawn.borrow_mut(), &CellInputs {
                    route,
                    numbers: &numbers,
                    facts: &facts,
                    layers: state.layers,
                    proposed: match state.search.answer {
                        Some(Answer::Proposed(square)) => Some(square),
                        _ => None,
                    },
                    locale: &locale,
                })}
                {label}
                under={path(route, state.layers)}
                on_press={dispatching(&state, Action::Press)}
                on_move={dispatching(&state, |(_, to)| Action::Press(to))}
            />
        }
    };
    stage(
        Stage {
            class: classes!(
                "tour",
                (route.at == 0).then_some("beginning"),
                state.edits_holes.then_some("editing"),
                (!numbered).then_some("without-numbers"),
                state.finished_in().map(|_| "finished"),
            ),
            title: "nav-tour",
            board,
            transport: (!route.path.is_empty()).then(|| transport(&state, &locale)),
            status: status(&state, &facts, &locale),
            primary: primary(&state, &locale),
            answer: html! {
                <>
                    { time(&state, &locale) }
                    { reason(&state, &facts, &locale) }
                    { rule(route, &numbers, &facts, &locale) }
                    { answer_panel(&state, &locale) }
                    { all_tours::answer_panel(&state, &locale) }
                    if painted {
                        { moves(&state, &facts, &locale) }
                    }
                </>
            },
            icons: icons(&state),
            icons_label: Some("tour-toolbar"),
            sections: vec![
                Section::new("play", "tour-play", help(&state, &locale)),
                Section::new(
                    "find",
                    "tour-find",
                    html! { <>{ goal(&state, &locale) }{ comparison(&state, &locale) }</> },
                ),
                Section::new("tours", "all-tours-title", all_tours(&state, &locale)),
                Section::new(
                    "board",
                    size_words(size),
                    html! { <>{ layers(&state, &locale) }{ board_settings(&state) }</> },
                ),
                Section::new("share", "share", share(&state, &locale)),
            ],
            onkeydown,
        },
        &locale,
    )
}

/// The moves as buttons, for boards whose squares no key reaches.
fn moves(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    let size = state.route().board.size();
    let button = |(to, onward): &(Square, u8)| {
        let (to, onward) = (*to, *onward);
        let square = locale.square(to, size);
        let words = if state.layers.counts_onward() {
            text!(locale, "tour-move", square, onward)
        } else {
            square
        };
        html! { <Button name="move" {words} on_press={dispatching(state, move |()| Action::Press(to))} /> }
    };
    html! { <div class="moves">{ for facts.moves.iter().map(button) }</div> }
}

/// Undo and redo by the keys that every program has for them.
fn shortcut(event: &KeyboardEvent) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(_) => None,
    }
}
