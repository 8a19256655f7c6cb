//! The view of the screen.

use std::rc::Rc;

use bezzel_solver::board::Size;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::MAX_MADE_N;
use yew::prelude::*;

use super::answer::{answer, work};
use super::cells::board_cells;
use super::choose::{choose, difficulty};
use super::drawing::overlay;
use super::exports::Exports;
use super::facts::Facts;
use super::habits::Habits;
use super::maker::path;
use super::open::use_opening;
use super::panel::{habits, icons, primary};
use super::past::past;
use super::result::share_puzzle;
use super::selection::use_selection;
use super::sheet::{self, Sheet};
use super::state::{Action, State, are_one};
use super::status::status_line;
use super::watching::transport;
use crate::bridge::use_request;
use crate::components::board::{Board, Cell, attack_line, square_of};
use crate::components::control::Shortcut;
use crate::components::screen::{ScreenProps, lazy, use_screen};
use crate::components::{
    PuzzleRecords, Section, Stage, dispatching, dispatching_keys, recall_history_of,
    region_colours, regions, stage, today, use_frames, use_page, use_seconds, use_set_of,
    use_stored_history, use_strokes,
};
use crate::link::PuzzlesLink;
use crate::locale::{Locale, use_locale};
use crate::shared::{use_others, use_storing, use_telling};
use crate::text;

/// The puzzles screen.
#[component]
pub fn PuzzlesScreen(props: &ScreenProps<PuzzlesLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, opened);
    use_stored_history(Some(&state.history));
    use_request(&state.request, dispatching(&state, Action::Worker));
    use_effect_with(state.habits, |habits| habits.store());
    let sheet = use_reducer(|| Sheet::new(state.spec(), state.position().source.n()));
    use_request(&sheet.job, dispatching(&sheet, sheet::Action::Worker));
    let pages = sheet::pages(&sheet, state.judged.as_ref(), &locale);
    let size = state.position().queens.size();
    let playing = state.watch.as_ref().is_some_and(|watch| watch.player.on);
    use_frames(playing, dispatching(&state, Action::Frame));
    let facts = state.facts();
    let watched = state.watched();
    let (cells, queens) = match &watched {
        Some(watched) => drawn_on(watched, watched.facts().as_ref(), &locale),
        None => drawn_on(&state, facts.as_ref(), &locale),
    };
    let under = use_memo(
        (state.puzzle().cloned(), state.making, queens),
        |(puzzle, making, queens)| {
            let drawn = |puzzle| regions(puzzle, &region_colours(puzzle, *making), queens);
            puzzle.as_ref().map(drawn).unwrap_or_default()
        },
    );
    let strokes = use_strokes(
        size,
        dispatching(&state, Action::Stroke),
        dispatching(&state, |()| Action::EndStroke),
    );
    let on_press = {
        let press = dispatching(&state, Action::Press);
        let has_drawn = strokes.has_drawn.clone();
        Callback::from(move |square| {
            if !has_drawn() {
                press.emit(square);
            }
        })
    };
    let solved = state.is_solved();
    use_seconds(state.is_timed(), dispatching(&state, |()| Action::Tick));
    use_seconds(true, dispatching(&state, |()| Action::Today(today())));
    use_storing(state.name(), state.record());
    let set = use_set_of(state.name());
    use_telling(state.name(), solved);
    use_others(dispatching(&state, Action::Stored));
    let go = use_selection(&state);
    let opening = use_opening(&state, &go);
    let navigate = use_page().navigate;
    let making = state.making;
    let is_coloured = state
        .puzzle()
        .is_some_and(|puzzle| puzzle.regions().is_some());
    let onkeydown = dispatching_keys(&state, move |event| shortcut(event, size, making));
    let board = html! {
        <div
            data-kept={state.record().map(|record| record.standing.name())}
            class={classes!(
                "puzzle",
                is_coloured.then_some("coloured"),
                (solved && watched.is_none()).then_some("solved"),
                making.then_some("making"),
                (size.rows() > MAX_MADE_N).then_some("many"),
            )}
            onpointerdown={strokes.pointer.onpointerdown}
            onpointermove={strokes.pointer.onpointermove}
            onpointerup={strokes.pointer.onpointerup}
            onpointercancel={strokes.pointer.onpointercancel}
        >
            <Board
                {size}
                {cells}
                label={text!(locale, "board-label", n = size.rows())}
                {on_press}
                on_enter={dispatching(&state, Action::Queen)}
                on_move={dispatching(&state, |(from, to)| Action::Move(from, to))}
                under={(*under).clone()}
            >
                { puzzle_drawing(&state, facts.as_ref()) }
            </Board>
        </div>
    };
    let watch = state.watch.as_ref();
    let screen = stage(
        Stage {
            class: classes!("puzzles", state.pending().is_some().then_some("answering")),
            title: "nav-puzzles",
            board,
            transport: watch.map(|watch| transport(&state, watch, &locale)),
            status: html! { <>{ status_line(&state, facts.as_ref(), &go, set, &locale) }{ work(&state, &locale) }</> },
            primary: primary(&state, &go),
            answer: answer(&state, &locale),
            icons: icons(&state),
            icons_label: watch.is_none().then_some("puzzle-toolbar"),
            sections: vec![
                Section::new(
                    "grade",
                    "puzzle-grade",
                    html! {
                        <>
                            { difficulty(&state, &go, &locale) }
                            if solved || making {
                                { path(&state, &locale) }
                            }
                        </>
                    },
                ),
                Section::new(
                    "others",
                    "puzzle-others",
                    html! {
                        <>
                            { choose(&state, &go, &navigate, opening.button()) }
                            { past(&state, &go, &locale) }
                        </>
                    },
                ),
                Section::new("habits", "puzzle-habits", habits(&state, &locale)),
                Section::new(
                    "share",
                    "puzzle-share",
                    html! {
                        <>
                            { share_puzzle(&state, &locale) }
                            { state.puzzle().and_then(Exports::of).map(lazy).unwrap_or_default() }
                            { sheet::controls(&sheet, state.judged.as_ref(), &locale) }
                        </>
                    },
                ),
            ],
            onkeydown,
        },
        &locale,
    );
    html! {
        <>
            { screen }
            { pages.unwrap_or_default() }
            { opening.dialog(&locale) }
        </>
    }
}

/// The screen as a link opens it. What was undone and can be undone is of this puzzle alone.
fn opened(link: PuzzlesLink) -> State {
    let (today, habits) = (today(), Habits::stored());
    let history = recall_history_of(link.preferring(habits.sort), |before, now| {
        are_one(&before.source, &now.source, today)
    });
    State::new(history, today, habits, PuzzleRecords::stored())
}

/// The squares, and the queens on them.
fn drawn_on(state: &State, facts: Option<&Facts>, locale: &Locale) -> (Rc<[Cell]>, Placement) {
    let queens = facts.map_or_else(
        || state.position().queens.clone(),
        |facts| facts.queens.clone(),
    );
    (board_cells(state, facts, locale), queens)
}

/// The drawing over the squares: conflicts, and the subject of a hint.
fn puzzle_drawing(state: &State, facts: Option<&Facts>) -> Html {
    let (Some(puzzle), Some(facts)) = (state.puzzle(), facts) else {
        return Html::default();
    };
    match &state.hint {
        Some(hint) => overlay(puzzle, hint, &facts.conflicts),
        None => html! {
            for [a, b] in &facts.conflicts {
                { attack_line(*a, *b) }
            }
        },
    }
}

/// Undo and redo by the keys that every program has for them, X to cross out, and while a puzzle is made the letters of
/// its regions.
fn shortcut(event: &KeyboardEvent, size: Size, making: bool) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(key) if key == "x" && !making => square_of(event, size).map(Action::Cross),
        Shortcut::Plain(key) => {
            let &[letter @ b'a'..=b'r'] = key.as_bytes() else {
                return None;
            };
            let square = square_of(event, size)?;
            making.then(|| Action::Paint(square, u32::from(letter - b'a')))
        }
    }
}
