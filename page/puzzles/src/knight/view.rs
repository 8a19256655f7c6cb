//! The view of the screen.

use bezzel_solver::board::Size;
use bezzel_solver::knight::puzzle::Puzzle;
use yew::prelude::*;

use super::board::{board_cells, conflicts, moves};
use super::choose::{choose, difficulty};
use super::panel::{answer, icons, primary};
use super::past::past;
use super::sheet::{self, Sheet};
use super::state::{Action, State, are_one};
use super::status::{status_line, title};
use crate::bridge::use_request;
use crate::components::board::{Board, square_of};
use crate::components::control::Shortcut;
use crate::components::screen::{ScreenProps, use_screen};
use crate::components::{
    CopyLink, Picture, PuzzleRecords, Section, ShareSheet, Shared, Stage, address_of, dispatching,
    dispatching_keys, recall_history_of, stage, today, use_page, use_seconds, use_set_of,
    use_stored_history,
};
use crate::link::{Link, NumbersLink};
use crate::locale::{Locale, use_locale};
use crate::shared::{save_picture, use_others, use_storing, use_telling};
use crate::text;

/// The screen of number puzzles.
#[component]
pub fn NumbersScreen(props: &ScreenProps<NumbersLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, opened);
    use_stored_history(Some(&state.history));
    use_request(&state.request, dispatching(&state, Action::Worker));
    use_request(&state.asking, dispatching(&state, Action::Advise));
    use_seconds(state.is_timed(), dispatching(&state, |()| Action::Tick));
    use_seconds(true, dispatching(&state, |()| Action::Today(today())));
    use_storing(state.name(), state.record());
    let set = use_set_of(state.name());
    use_telling(state.name(), state.is_solved());
    use_others(dispatching(&state, Action::Stored));
    let navigate = use_page().navigate;
    let go = {
        let (state, navigate) = (state.clone(), navigate.clone());
        Callback::from(move |source| {
            if !state.is_same(&source) {
                navigate.emit(Link::of(&NumbersLink::from(source)));
            }
        })
    };
    let sheet = use_reducer(|| Sheet::new(state.grade()));
    use_request(&sheet.job, dispatching(&sheet, sheet::Action::Worker));
    let pages = sheet::pages(&sheet, state.judged.as_ref(), &locale);
    let facts = state.facts();
    let size = state.position().source.board().size();
    let board = html! {
        <div
            data-kept={state.record().map(|record| record.standing.name())}
            class={classes!(
                "puzzle",
                "numbers",
                state.is_solved().then_some("solved"),
                state.making.then_some("making"),
            )}
        >
            <Board
                {size}
                cells={board_cells(&state, facts.as_ref(), &locale)}
                label={text!(locale, "numbers-board-label", rows = size.rows(), columns = size.columns())}
                on_press={dispatching(&state, Action::Press)}
                under={facts.as_ref().map(moves).unwrap_or_default()}
            >
                { facts.as_ref().map(conflicts).unwrap_or_default() }
            </Board>
        </div>
    };
    let screen = stage(
        Stage {
            class: classes!("puzzles"),
            title: "nav-numbers",
            board,
            status: status_line(&state, facts.as_ref(), &go, set, &locale),
            primary: primary(&state, &go),
            answer: answer(&state, &locale),
            icons: icons(&state),
            icons_label: Some("puzzle-toolbar"),
            sections: vec![
                Section::new("grade", "puzzle-grade", difficulty(&state, &go, &locale)),
                Section::new(
                    "others",
                    "puzzle-others",
                    html! {
                        <>
                            { choose(&state, &go, &navigate) }
                            { past(&state, &go, &locale) }
                        </>
                    },
                ),
                Section::new(
                    "share",
                    "puzzle-share",
                    html! {
                        <>
                            { share(&state, &locale) }
                            { sheet::controls(&sheet, &state, &locale) }
                        </>
                    },
                ),
            ],
            onkeydown: dispatching_keys(&state, move |event| shortcut(event, size)),
            ..Stage::default()
        },
        &locale,
    );
    html! {
        <>
            { screen }
            { pages.unwrap_or_default() }
        </>
    }
}

/// The screen as a link opens it. What was undone and can be undone is of this puzzle alone.
fn opened(link: NumbersLink) -> State {
    let today = today();
    let history = recall_history_of(link, |before, now| {
        are_one(&before.source, &now.source, today)
    });
    State::new(history, today, PuzzleRecords::stored())
}

/// The controls that share the puzzle without the visitor's numbers, and with them.
fn share(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let of = |link: fn(&State) -> NumbersLink| {
        let state = state.clone();
        Callback::from(move |()| address_of(&link(&state)))
    };
    let puzzle = of(State::unmarked);
    html! {
        <div class="share row">
            <CopyLink text={puzzle.clone()} />
            <ShareSheet shared={Callback::from(move |()| Shared::Address(puzzle.emit(())))} />
            if state.is_begun() {
                <CopyLink name="copy-marked" text={of(State::changeable)} />
            }
            if let Some(puzzle) = state.puzzle() {
                { pictures(puzzle, title(state, locale), locale) }
            }
        </div>
    }
}

/// The buttons that save the puzzle as a picture, without the visitor's numbers.
fn pictures(puzzle: &Puzzle, title: String, locale: &Locale) -> Html {
    let size = puzzle.board().size();
    let file = format!("knight-puzzle-{}x{}", size.rows(), size.columns());
    let (puzzle, notation) = (puzzle.clone(), locale.notation);
    let picture = Callback::from(move |()| Picture {
        holes: puzzle.board().holes().to_vec(),
        numbers: puzzle
            .given()
            .iter()
            .map(|&(number, at)| (at, number))
            .collect(),
        ..Picture::empty(size, title.clone(), notation)
    });
    save_picture(picture, file, locale)
}

/// Undo and redo by the keys that every program has for them, digits to write a number, and Backspace or Delete to erase it.
fn shortcut(event: &KeyboardEvent, size: Size) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(key) => {
            let square = square_of(event, size)?;
            match key.as_str() {
                "backspace" | "delete" => Some(Action::Erase(square)),
                key => Some(Action::Type(
                    square,
                    key.parse().ok().filter(|&digit| digit < 10)?,
                )),
            }
        }
    }
}
