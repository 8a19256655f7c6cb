//! The view of the screen.

use gloo::timers::callback::Timeout;
use js_sys::Math;
use yew::prelude::*;

use super::cells::board_cells;
use super::facts::{Facts, Status};
use super::game::{moves, offer, over};
use super::overlay::{proof, sides};
use super::panel::{board_settings, icons, opponents, players, primary};
use super::reveal::reveal;
use super::state::{Action, FIRST_SIDE, State};
use super::status::status;
use crate::components::board::Board;
use crate::components::control::Shortcut;
use crate::components::screen::{ScreenProps, use_screen};
use crate::components::{
    CopyLink, Section, Stage, dispatching, dispatching_keys, prefers_reduced_motion,
    recall_history, size_words, stage, use_stored_history,
};
use crate::link::DuelLink;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The computer's wait before a move, in milliseconds, so that the visitor sees the move before.
const PAUSE: u32 = 600;

/// The duel screen.
#[component]
pub fn DuelScreen(props: &ScreenProps<DuelLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(recall_history(link), Math::random().to_bits())
    });
    use_stored_history(Some(&state.history));
    let link = state.link().clone();
    let facts = use_memo(link.clone(), Facts::of);
    let ended = facts.moves.is_empty();
    let due = (state.computer_plays() && !ended).then(|| link.clone());
    use_reply(due, dispatching(&state, |()| Action::Reply));
    let revealed = state.revealed;
    let cells = {
        let facts = facts.clone();
        use_memo(
            (link.clone(), revealed, locale.clone()),
            move |(link, revealed, locale)| board_cells(link, &facts, *revealed, locale),
        )
    };
    let knight = link.path.squares.last().copied();
    let on_move = {
        let dispatcher = state.dispatcher();
        Callback::from(move |(_, to)| dispatcher.dispatch(Action::Press(to)))
    };
    let computer_plays = state.computer_plays();
    let onkeydown = dispatching_keys(&state, move |event| shortcut(event, computer_plays));
    let size = link.path.board.size();
    let board = html! {
        <Board
            {size}
            cells={(*cells).clone()}
            label={text!(locale, "knight-board-label", rows = size.rows(), columns = size.columns())}
            on_press={dispatching(&state, Action::Press)}
            {on_move}
            still={link.is_computers() && !state.edits_holes}
        >
            { sides(&link.path.squares) }
            if revealed.pairs && !ended {
                { proof(&facts, knight) }
            }
        </Board>
    };
    stage(
        Stage {
            class: classes!(
                "duel",
                (facts.status == Status::Empty).then_some("beginning"),
                state.edits_holes.then_some("editing"),
            ),
            title: "nav-duel",
            board,
            status: status(&state, &facts, &locale),
            primary: primary(&state, &facts),
            answer: html! {
                <>
                    { opponents(&state, &locale) }
                    { rule(&state, &facts, &locale) }
                    { offer(&state, &facts, &locale) }
                    { over(&state, &facts, &locale) }
                </>
            },
            icons: icons(&state, &facts),
            // The opening offers nothing that does nothing.
            icons_label: (!state.is_untouched()).then_some("duel-toolbar"),
            sections: vec![
                Section::new("winner", "reveal-title", reveal(&state, &facts, &locale)),
                Section::new("players", "duel-players", players(&state, &locale)),
                Section::new("moves", "duel-moves", moves(&state, &locale)),
                Section::new("board", size_words(size), board_settings(&state)),
                Section::new("share", "share", html! { <CopyLink /> }),
            ],
            onkeydown,
            ..Stage::default()
        },
        &locale,
    )
}

/// The rule of the game, in view until the game is over.
fn rule(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    html! {
        if !facts.status.is_over() {
            <p class="quiet">
                { text!(locale, "introduction-duel") }
                if state.asks_opponent() && state.begins_smaller() {
                    { " " }
                    { text!(locale, "duel-first-board", n = FIRST_SIDE) }
                }
            </p>
        }
    }
}

/// Calls back once for each game that is given, a moment after it is; not, if
/// before that another is given, or none. Who plays against the computer and wants
/// no motion gets the answer at once.
#[hook]
fn use_reply(due: Option<DuelLink>, on_due: Callback<()>) {
    use_effect_with(due, move |due| {
        let timeout = due.as_ref().map(|link| {
            let at_once = link.only_person().is_some() && prefers_reduced_motion();
            let pause = if at_once { 0 } else { PAUSE };
            Timeout::new(pause, move || on_due.emit(()))
        });
        move || drop(timeout)
    });
}

/// Undo and redo by the keys that every program has for them, and P to let the
/// computer play or wait.
fn shortcut(event: &KeyboardEvent, computer_plays: bool) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(key) if key == "p" => Some(Action::Hold(computer_plays)),
        Shortcut::Plain(_) => None,
    }
}
