//! The screen as it is drawn.

use bezzel_solver::board::Size;
use bezzel_solver::queens::steps::Run;
use yew::prelude::*;

use super::arrays::arrays;
use super::board::{cells, lines};
use super::compare::Compare;
use super::counters::counters;
use super::jumps::{jump_key, jumps};
use super::names::Names;
use super::program::Listing;
use super::report::report;
use super::settings::settings;
use super::stack::stack;
use super::state::{Action, State};
use super::tree::TreeView;
use super::views::{View, views};
use super::words::{event_words, missing_words, place_words, status_name, test_words};
use crate::bridge::{JobState, use_request};
use crate::components::board::Board;
use crate::components::control::Button;
use crate::components::transport::{Transport, transport_key, use_frames, use_keys};
use crate::components::{dispatching, progress_bar, tick};
use crate::link::SearchLink;
use crate::locale::{Locale, use_locale};
use crate::screens::{ScreenProps, use_screen};
use crate::text;

/// The search screen.
#[component]
pub fn SearchScreen(props: &ScreenProps<SearchLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, State::new);
    let view = use_state_eq(|| View::Program);
    use_request(&state.survey, dispatching(&state, Action::Worker));
    use_frames(state.moves(), dispatching(&state, Action::Frame));
    use_keys({
        let (dispatcher, playing, n) = (state.dispatcher(), state.playing, state.run.plan().n);
        Callback::from(move |event: KeyboardEvent| {
            let command = transport_key(&event, playing).map(Action::Command);
            if let Some(action) = command.or_else(|| jump_key(&event, n).map(Action::Jump)) {
                event.prevent_default();
                dispatcher.dispatch(action);
            }
        })
    });

    let run = &state.run;
    let n = run.plan().n;
    let Ok(size) = Size::square(n) else {
        // A run has no other sides than boards.
        return Html::default();
    };
    let names = Names {
        size,
        notation: state.notation,
    };
    let tree = html! {
        <TreeView
            plan={run.plan()}
            path={run.path()}
            {names}
            moves={state.moves()}
            opening={state.opening.clone()}
            on_choose={dispatching(&state, Action::GoTo)}
            on_open={dispatching(&state, Action::OpenNodes)}
            on_turn={dispatching(&state, |(growth, turn)| Action::Turn(growth, turn))}
        />
    };
    let program = html! {
        <Listing run={run.clone()} code={state.code} on_show={dispatching(&state, Action::Show)} />
    };
    html! {
        <div class="screen search">
            <h1 class="visually-hidden">{ text!(locale, "nav-search") }</h1>
            <div class="watch">
                <div class="watched">
                    <Board
                        {size}
                        still=true
                        numbered={Some(state.notation.first())}
                        cells={cells(run, size, &locale)}
                        label={text!(locale, "board-label", n)}
                    >
                        { lines(run) }
                    </Board>
                </div>
                { event(&state, names, &locale) }
                <Transport
                    playing={state.playing}
                    at={run.step()}
                    last={state.last()}
                    speed={state.speed}
                    ended={state.ended()}
                    plays_at_end=true
                    place={place_words(&state, &locale)}
                    on_command={dispatching(&state, Action::Command)}
                />
                { jumps(&state, &locale) }
                { counters(&state, &locale) }
                { views(&view, tree, program, memory(run, names, &locale), &locale) }
                { settings(&state, &locale) }
                { report(&state, names, &locale) }
            </div>
            <Compare />
        </div>
    }
}

/// What the algorithm remembers.
fn memory(run: &Run, names: Names, locale: &Locale) -> Html {
    html! {
        <div class="memory">
            { arrays(run, names, locale) }
            { stack(run, names, locale) }
        </div>
    }
}

/// The present event in words, and what else there is to say. Screen readers
/// hear it when the run stands, never while it plays.
fn event(state: &UseReducerHandle<State>, names: Names, locale: &Locale) -> Html {
    let words = event_words(&state.run, names, locale);
    let missing = state.missing.map(|jump| missing_words(jump, locale));
    let heard = (state.announced && !state.moves())
        .then(|| missing.clone().unwrap_or_else(|| words.clone()));
    let status = status_name(&state.run);
    html! {
        <div class="event">
            <p class="status" data-status={status}>
                if status == "solution" {
                    { tick() }
                }
                { words }
            </p>
            if let Some(test) = test_words(&state.run, names) {
                <p class="quiet test">{ test }</p>
            }
            if let Some(missing) = missing {
                <p class="quiet">{ missing }</p>
            }
            if let Some(step) = state.beyond {
                <p class="error" role="alert" data-notice="step">
                    { text!(locale, "search-beyond", step, last = state.run.step()) }
                </p>
            }
            if let Some(seek) = &state.seek {
                <div class="running">
                    { progress_bar(seek.fraction(&state.run), &text!(locale, "search-on-the-way")) }
                    <span class="quiet">{ text!(locale, "search-on-the-way") }</span>
                    <Button name="cancel" on_press={dispatching(state, |()| Action::Stop)} />
                </div>
            }
            if let JobState::Failed(_) = state.survey.state() {
                <p class="error" role="alert">{ text!(locale, "search-no-survey") }</p>
            }
            <p class="visually-hidden" role="status">{ heard }</p>
        </div>
    }
}
