//! The answer to the last press, and the next step that is offered.

use bezzel_solver::queens::puzzle::Rule;
use yew::prelude::*;
use yew::props;

use super::maker::maker;
use super::proof::Proving;
use super::result::{share_result, time_words};
use super::state::{Action, State};
use super::status::hint;
use super::watching::words;
use crate::components::control::press;
use crate::components::screen::lazy;
use crate::components::{JobPanelProps, LinkTo, dispatching, job_panel};
use crate::link::{Link, QueensLink};
use crate::locale::Locale;
use crate::shared::future;
use crate::text;

/// The watched search, the maker, the result or the hint.
pub fn answer(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <>
            { future(state.day(), state.today, locale) }
            if state.watch.is_some() {
                { words(state, locale) }
            } else if state.making {
                { maker(state, locale) }
            } else if state.is_solved() {
                { afterwards(state, locale) }
            } else {
                { hint(state, locale) }
            }
            if state.watch.is_none() && state.proof().is_some() {
                { lazy(Proving { state: state.clone() }) }
            }
        </>
    }
}

/// The progress of the worker that makes the puzzle, in the place that its rule has later, or makes its solution unique. A
/// puzzle that is judged again is shown meanwhile.
pub fn work(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let request = &state.request;
    if request.is_running() && state.puzzle().is_some() && !state.is_making_unique() {
        return Html::default();
    }
    let progress = props!(JobPanelProps {
        state: request.state().clone(),
        fraction: request.fraction(),
        label: "puzzle-making",
        start: press(state, "restart", "restart", Action::Again),
        on_cancel: dispatching(state, |()| Action::Cancel),
        tells_failure: false,
    });
    job_panel(&progress, locale)
}

/// The time of a solved puzzle, and what else can be done with it.
fn afterwards(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <div class="afterwards">
            if let Some(words) = time_words(state, locale) {
                <p class="solved-in">{ words }</p>
                { share_result(state, locale) }
            }
            { press(state, "watch", "puzzle-watch", Action::Watch(true)) }
            if let Some(link) = on_board(state) {
                <LinkTo {link}><>{ text!(locale, "puzzle-on-board") }</></LinkTo>
            }
        </div>
    }
}

/// The given queens on the board screen, where its rule is that of the puzzle.
fn on_board(state: &State) -> Option<Link> {
    let puzzle = state.puzzle()?;
    match (puzzle.rule(), puzzle.regions()) {
        (Rule::Chess(piece), None) => Some(Link::of(&QueensLink {
            placement: puzzle.given().clone(),
            piece,
        })),
        _ => None,
    }
}
