//! The board of the program and the status line at the present step, and the choice of the variable that is shown.

use bezzel_recording::board::{Board, Piece, Reading};
use yew::prelude::*;

use super::analysis::{Analysis, named};
use super::answer::loading_words;
use super::board::{board_drawing, reading_words, status};
use super::race::boards;
use super::resting::Resting;
use super::run::Stage;
use super::state::{Action, State};
use crate::components::control::chosen_value;
use crate::components::{dispatching, tick};
use crate::locale::Locale;
use crate::text;

/// The most readings that are offered.
const MAX_READINGS: usize = 30;

/// The board and the status line, at the present step.
pub fn watched(state: &UseReducerHandle<State>, locale: &Locale) -> (Html, Html) {
    let reading = state.reading();
    let board = state.run.as_ref().zip(reading);
    let board =
        board.and_then(|((run, watch), reading)| reading.board(&run.recorded.get(), &watch.state));
    let resting = Resting::of(state);
    let board = match resting.as_ref().and_then(|resting| resting.board) {
        Some(rested) => Some(Board {
            size: state.size(),
            squares: rested.squares.clone(),
            outside: 0,
        }),
        None => board,
    };
    let piece = reading.map_or(Piece::Queen, |reading| reading.piece);
    let status = board.as_ref().map_or("empty", |board| status(board, piece));
    let size = state.size();
    let (rows, columns) = (size.rows(), size.columns());
    let nothing = Board {
        size,
        squares: Vec::new(),
        outside: 0,
    };
    let board = board.unwrap_or(nothing);
    let candidates = match (reading, state.analysis.as_ref()) {
        (None, Some(analysis)) => analysis.candidates(),
        _ => Vec::new(),
    };
    let board = if candidates.is_empty() {
        let at_rest = resting.as_ref().map(|resting| resting.name);
        html! {
            <div class="own-board" data-own-resting={at_rest}>
                { board_drawing(&board, piece, text!(locale, "own-board-label", rows, columns), locale) }
            </div>
        }
    } else {
        question(state, candidates, locale)
    };
    let board = boards(board, state, locale);
    let announced = state
        .run
        .as_ref()
        .is_some_and(|(_, watch)| watch.player.announced);
    let event = html! {
        <div class="event">
            <p class="status" data-status={status}>
                if ["solution", "tour"].contains(&status) && resting.is_none() {
                    { tick() }
                }
                { place_words(state, locale) }
            </p>
            <p class="quiet">{ shown_words(state, locale) }</p>
            if let Some(words) = resting.as_ref().and_then(|resting| resting_words(resting, state, locale)) {
                <p class="quiet">{ words }</p>
            }
            <p class="visually-hidden" role="status">{ announced.then(|| place_words(state, locale)) }</p>
        </div>
    };
    (board, event)
}

/// The variable that the board shows, in words.
fn shown_words(state: &State, locale: &Locale) -> Option<String> {
    if let Some(reading) = state.reading() {
        return Some(reading_words(reading, locale));
    }
    let readings = state.analysis.as_ref()?.readings()?;
    (readings.all().len() == 0).then(|| text!(locale, "own-board-nowhere"))
}

/// The board at rest in words, with the line before it.
fn resting_words(resting: &Resting<'_>, state: &State, locale: &Locale) -> Option<String> {
    let (run, _) = state.run.as_ref()?;
    let at = run.recorded.get().state(resting.board?.step);
    let line = at.line_before()?;
    Some(text!(locale, "own-resting", kind = resting.name, line))
}

/// The place of the run in words.
fn place_words(state: &State, locale: &Locale) -> String {
    let Some((run, watch)) = &state.run else {
        return if state.edited.is_empty() {
            text!(locale, "own-board-begin")
        } else {
            text!(locale, "own-board-none")
        };
    };
    if let Stage::Loading(share) = run.stage {
        return loading_words(share, locale);
    }
    match watch.state.line() {
        Some(line) if watch.is_at_break(&state.edited.link.breaks) => {
            text!(locale, "own-at-break", line)
        }
        Some(line) => text!(locale, "own-at-line", line),
        None if run.is_active() => text!(locale, "own-running", lines = run.recorded.get().lines()),
        None if run.error().is_some() => text!(locale, "own-at-end-failed"),
        None if matches!(run.stage, Stage::Ended(_)) && run.limit.is_none() => {
            text!(locale, "own-at-end")
        }
        None => text!(locale, "own-at-stop"),
    }
}

/// The question which variable is the board, in the place of the board.
fn question(
    state: &UseReducerHandle<State>,
    candidates: Vec<(String, &Reading)>,
    locale: &Locale,
) -> Html {
    let button = |(name, reading): (String, &Reading)| {
        let label = reading_words(reading, locale);
        let shown = name.clone();
        let onclick = dispatching(state, move |_: MouseEvent| Action::Show(shown.clone()));
        html! {
            <button type="button" class="action" data-action="own-candidate" data-reading={name} {onclick}>
                { label }
            </button>
        }
    };
    html! {
        <div class="own-question" role="group" aria-labelledby="own-question">
            <p id="own-question" role="status">{ text!(locale, "own-board-unsure") }</p>
            { for candidates.into_iter().map(button) }
        </div>
    }
}

/// The choice of the variable that is shown, if any looks like a board.
pub fn choice(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let readings = state.analysis.as_ref().and_then(Analysis::readings);
    let Some(readings) = readings.filter(|readings| readings.all().len() > 0) else {
        return Html::default();
    };
    let reading = state.reading();
    let onchange = dispatching(state, Action::Show).reform(|event: Event| chosen_value(&event));
    html! {
        <div class="field select">
            <label for="own-show">{ text!(locale, "own-board-reading") }</label>
            <select id="own-show" data-action="own-show" {onchange}>
                if reading.is_none() {
                    <option value="" selected=true>{ text!(locale, "own-reading-choose") }</option>
                }
                for (name, of) in named(readings).take(MAX_READINGS) {
                    <option value={name} selected={reading == Some(of)}>{ reading_words(of, locale) }</option>
                }
            </select>
        </div>
    }
}
