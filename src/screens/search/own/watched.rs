//! The board of the program at its present step, with the choice of the variable that is shown.

use bezzel_recording::board::{Board, Piece, Reading, Readings};
use yew::prelude::*;

use super::analysis::{Analysis, named};
use super::board::{attacks, cells, lines, reading_words, status};
use super::run::Stage;
use super::state::{Action, State};
use super::verdict::judged;
use crate::components::board::Board as BoardView;
use crate::components::control::chosen_value;
use crate::components::{dispatching, tick};
use crate::locale::Locale;
use crate::screens::search::steps::way;
use crate::text;

/// The most readings that are offered.
const MOST: usize = 30;

/// The board, the place of the run in words, the judgement, and the reading.
pub(super) fn watched(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let reading = state.reading();
    let board = state.run.as_ref().zip(reading);
    let board =
        board.and_then(|((run, watch), reading)| reading.board(&run.recorded.get(), &watch.state));
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
    let attacks = attacks(&board, piece);
    let under = match piece {
        Piece::Knight => way(&board.squares),
        Piece::Queen => Html::default(),
    };
    let candidates = match (reading, state.analysis.as_ref()) {
        (None, Some(analysis)) => analysis.candidates(),
        _ => Vec::new(),
    };
    html! {
        <div class="own-watched" data-own-board={reading.map(|reading| reading.variable.to_string())}>
            if candidates.is_empty() {
                <div class="own-board">
                    <BoardView
                        {size}
                        still=true
                        cells={cells(&board, piece, &attacks, locale)}
                        {under}
                        label={text!(locale, "own-board-label", rows, columns)}
                    >
                        { lines(&attacks) }
                    </BoardView>
                </div>
            } else {
                { question(state, candidates, locale) }
            }
            <p class="status" data-status={status}>
                if ["solution", "tour"].contains(&status) {
                    { tick() }
                }
                { place_words(state, locale) }
            </p>
            { judged(state, locale) }
            if let Some(readings) = state.analysis.as_ref().and_then(Analysis::readings) {
                { choice(state, readings, reading, locale) }
            }
        </div>
    }
}

/// The place of the run in words.
fn place_words(state: &State, locale: &Locale) -> String {
    let Some((run, watch)) = &state.run else {
        return text!(locale, "own-board-none");
    };
    match watch.state.line() {
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

/// The choice of a reading; the page says which one it shows.
fn choice(
    state: &UseReducerHandle<State>,
    readings: &Readings,
    reading: Option<&Reading>,
    locale: &Locale,
) -> Html {
    if readings.all().len() == 0 {
        return html! { <p class="quiet">{ text!(locale, "own-board-nowhere") }</p> };
    }
    let onchange = dispatching(state, Action::Show).reform(|event: Event| chosen_value(&event));
    html! {
        <div class="field select own-reading">
            <label for="own-show">{ text!(locale, "own-board-reading") }</label>
            <select id="own-show" data-action="own-show" {onchange}>
                if reading.is_none() {
                    <option value="" selected=true>{ text!(locale, "own-reading-choose") }</option>
                }
                for (name, of) in named(readings).take(MOST) {
                    <option value={name} selected={reading == Some(of)}>{ reading_words(of, locale) }</option>
                }
            </select>
        </div>
    }
}
