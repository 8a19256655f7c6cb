//! One of the page's own searches beside the run, on one clock: a line of the program goes with a step of the search.

mod view;

use bezzel_run::race::{BESIDE, Racer, WATCHED, choice, race};
use bezzel_stepping::queens::{Algorithm, Plan, Watched};
use yew::prelude::*;

use super::along::{is_right, queens};
use super::state::{Action, State};
use crate::components::dispatching;
use crate::components::screen::{Part, PartName, lazy_in};
use crate::locale::Locale;
use crate::text;
use view::Outcomes;

/// The result of the race. What is known of the program comes from its recording.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Race {
    /// The search.
    plan: Plan,
    /// The lines of the program that ran.
    lines: u32,
    /// The line after which its first solution is there.
    first: Option<u32>,
    /// Whether it has found all solutions, and ended.
    has_all: bool,
    /// The queens that it placed.
    placed: u32,
}

impl Part for Race {
    const NAME: PartName = PartName::OwnRace;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _: &Locale) -> Html {
        html! { <Outcomes ..self.clone() /> }
    }
}

/// The board of the program, and that of the search beside it.
pub fn boards(board: Html, state: &State, locale: &Locale) -> Html {
    let (Some(beside), Some((_, watch))) = (&state.beside, &state.run) else {
        return board;
    };
    let [lines, _, solutions] = WATCHED;
    let step = watch.step();
    let solved = state.search().map_or(0, |search| {
        search.solutions.partition_point(|solved| *solved <= step)
    });
    let own = Racer {
        name: text!(locale, "nav-own"),
        board,
        figures: vec![
            (lines, text!(locale, "own-count-lines"), step.into()),
            (solutions, text!(locale, "counter-solutions"), solved as u64),
        ],
    };
    let size = state.size();
    race([own, Racer::of(beside, size, None, BESIDE, locale)], locale)
}

/// The choice of a search to go along, and the result.
pub fn chosen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let show = &state.edited.link.show;
    let queens = state
        .analysis
        .as_ref()
        .map(|analysis| queens(analysis, show));
    if queens.flatten().is_none() {
        return Html::default();
    }
    let on_beside = dispatching(state, Action::Beside);
    let beside = state.edited.link.beside;
    html! {
        <>
            { choice(&Algorithm::ALL, beside, "algorithm-", &on_beside, locale) }
            if let Some(race) = known(state) {
                { lazy_in(html! { <div class="race-result"></div> }, race) }
            }
        </>
    }
}

/// What is known of both.
fn known(state: &State) -> Option<Race> {
    let plan = state.beside.as_ref()?.plan();
    let ((run, _), search) = state.run.as_ref().zip(state.search())?;
    let verdict = state.verdict();
    Some(Race {
        plan,
        lines: run.recorded.get().lines(),
        first: search.solutions.first().copied(),
        has_all: verdict.is_some_and(|verdict| is_right(verdict) && verdict.is_whole),
        placed: search.counts.placements,
    })
}
