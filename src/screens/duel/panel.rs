//! The caption of the board: the buttons of the game, the players, and the board.

use yew::prelude::*;

use super::facts::Facts;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, Switch, tool, undo_and_redo};
use crate::components::{CopyLink, SizeFields, dispatching};
use crate::link::{DuelLink, Player};
use crate::locale::Locale;
use crate::text;

/// Undo and redo, a move of the computer or a wait, and a new game, within reach of the thumb.
pub(super) fn toolbar(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    let unless = |possible: bool, why| (!possible).then_some(why);
    let computers = state.link().is_computers() && !facts.moves.is_empty();
    let plays = state.link().players != [Player::Person; 2];
    let computer = if state.goes_on() && computers {
        let on_press = dispatching(state, |()| Action::Hold(true));
        let label = text!(locale, "duel-wait");
        html! { <Button name="pause" {label} icon={Some("icon-pause")} {on_press} /> }
    } else {
        html! {
            <Button
                name="play"
                label={text!(locale, "duel-go-on")}
                icon={Some("icon-play")}
                // If the game waits for the computer's move, this is the main button.
                primary={computers}
                disabled={unless(computers, "why-no-computer")}
                on_press={dispatching(state, |()| Action::Hold(false))}
            />
        }
    };
    let can = [state.history.can_undo(), state.history.can_redo()];
    let restart = unless(!state.link().path.squares.is_empty(), "why-not-begun");
    html! {
        <div class="toolbar" role="toolbar" aria-label={text!(locale, "duel-toolbar")}>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            // If two people play, nobody waits for the computer.
            if plays {
                { computer }
            }
            { tool(state, ("restart", "icon-rotate"), restart, Action::Restart) }
        </div>
    }
}

/// Who plays, the board's sides and holes.
pub(super) fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <div class="settings">
            { player(0, "first-player", state) }
            { player(1, "second-player", state) }
            <p class="quiet">{ text!(locale, "players-explained") }</p>
            <div class="row">
                <SizeFields
                    size={state.link().path.board.size()}
                    most={DuelLink::MAX_SIDE}
                    on_change={dispatching(state, Action::Resize)}
                />
            </div>
            <Switch
                name="holes"
                label={text!(locale, "edit-holes")}
                on={state.edits_holes}
                on_switch={dispatching(state, Action::EditHoles)}
            />
            <CopyLink />
        </div>
    }
}

fn player(index: usize, label: &'static str, state: &UseReducerHandle<State>) -> Html {
    html! {
        <Choice<Player>
            name={DuelLink::PLAYERS[index]}
            {label}
            texts="player-"
            chosen={state.link().players[index]}
            on_choose={dispatching(state, move |player| Action::Choose(index, player))}
        />
    }
}
