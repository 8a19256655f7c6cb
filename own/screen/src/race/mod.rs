//! Something beside the run, on one clock: one of the page's own searches, a step for a line of the program, or the visitor's run
//! before, a line for a line.

mod view;

use bezzel_recording::board::{Board, Piece};
use bezzel_run::race::{BESIDE, Racer, WATCHED, choice, race};
use bezzel_stepping::queens::{Algorithm, Plan, Watched};
use yew::prelude::*;

use super::along::{Along, Before, is_right, queens};
use super::analysis::Analysis;
use super::board::board_drawing;
use super::run::Run;
use super::state::{Action, State};
use crate::components::dispatching;
use crate::components::screen::{Part, PartName, lazy_in};
use crate::link::Opponent;
use crate::locale::Locale;
use crate::text;
use view::Outcomes;

/// The result of the race.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Race {
    /// The run that is watched.
    own: Ran,
    other: Other,
    /// The pieces on the board.
    piece: Piece,
}

/// What the run races.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Other {
    /// A search.
    Search(Plan),
    /// The run before, and whether that was the same program with the same input.
    Before(Ran, bool),
}

/// What is known of a run of a program from its recording.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ran {
    /// The lines that ran.
    lines: u32,
    /// The line after which its first solution is there.
    first: Option<u32>,
    /// Whether it has found all solutions, and ended.
    has_all: bool,
    /// The pieces that it placed.
    placed: u32,
}

impl Ran {
    fn of(run: &Run, analysis: &Analysis) -> Option<Self> {
        let search = analysis.search()?;
        let verdict = analysis.verdict();
        Some(Self {
            lines: run.recorded.get().lines(),
            first: search.solutions.first().copied(),
            has_all: verdict.is_some_and(|verdict| is_right(verdict) && verdict.is_whole),
            placed: search.counts.placements,
        })
    }
}

impl Part for Race {
    const NAME: PartName = PartName::OwnRace;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _: &Locale) -> Html {
        html! { <Outcomes ..self.clone() /> }
    }
}

/// The board of the program, and that of what goes along.
pub fn boards(board: Html, state: &State, locale: &Locale) -> Html {
    let (Some(beside), Some((_, watch)), Some(analysis)) =
        (&state.beside, &state.run, &state.analysis)
    else {
        return board;
    };
    let name = text!(locale, "nav-own");
    let own = program(name, board, watch.step(), analysis, WATCHED, locale);
    let other = match beside {
        Along::Search(run) => Racer::of(run, state.size(), None, BESIDE, locale),
        Along::Before(before, at) => {
            let name = text!(locale, "algorithm-before");
            let board = board_before(before, at, &name, locale);
            program(name, board, at.step(), &before.analysis, BESIDE, locale)
        }
    };
    race([own, other], locale)
}

/// A run of a program, after a number of lines.
fn program(
    name: String,
    board: Html,
    step: u32,
    analysis: &Analysis,
    [lines, _, solutions]: [&'static str; 3],
    locale: &Locale,
) -> Racer {
    let solved = analysis.search().map_or(0, |search| {
        search.solutions.partition_point(|solved| *solved <= step)
    });
    let figures = vec![
        (lines, text!(locale, "own-count-lines"), step.into()),
        (solutions, text!(locale, "counter-solutions"), solved as u64),
    ];
    Racer {
        name,
        board,
        figures,
    }
}

fn board_before(
    before: &Before,
    at: &bezzel_recording::State,
    name: &str,
    locale: &Locale,
) -> Html {
    let size = before.reading.size;
    let board = before.board(at).unwrap_or(Board {
        size,
        squares: Vec::new(),
        outside: 0,
    });
    let (rows, columns) = (size.rows(), size.columns());
    let label = text!(locale, "own-board-label", rows, columns);
    board_drawing(
        &board,
        before.reading.piece,
        format!("{name}: {label}"),
        locale,
    )
}

/// The choice of what goes along, and the result.
pub fn chosen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let offered = offered(state);
    if offered.is_empty() {
        return Html::default();
    }
    let on_beside = dispatching(state, Action::Beside);
    let beside = state.edited.link.beside;
    html! {
        <>
            { choice(&offered, beside, "algorithm-", &on_beside, locale) }
            if let Some(race) = known(state) {
                { lazy_in(html! { <div class="race-result"></div> }, race) }
            }
        </>
    }
}

/// What can go along with the run.
fn offered(state: &State) -> Vec<Opponent> {
    let Some(analysis) = state.analysis.as_ref().filter(|of| !of.is_growing()) else {
        return Vec::new();
    };
    let before = state.before.as_ref().zip(state.reading());
    let before = before.filter(|(before, reading)| before.is_like(reading));
    let is_search = queens(analysis, &state.edited.link.show).is_some();
    let searches = Algorithm::ALL.into_iter().filter(|_| is_search);
    let searches = searches.map(Opponent::Search);
    before
        .map(|_| Opponent::Before)
        .into_iter()
        .chain(searches)
        .collect()
}

/// What is known of both.
fn known(state: &State) -> Option<Race> {
    let ((run, _), analysis) = state.run.as_ref().zip(state.analysis.as_ref())?;
    let other = match state.beside.as_ref()? {
        Along::Search(run) => Other::Search(run.plan()),
        Along::Before(before, _) => {
            let (now, then) = (&run.program, &before.run.program);
            let is_same =
                now.source == then.source && now.input == then.input && now.args == then.args;
            Other::Before(Ran::of(&before.run, &before.analysis)?, is_same)
        }
    };
    Some(Race {
        own: Ran::of(run, analysis)?,
        other,
        piece: state.reading()?.piece,
    })
}
