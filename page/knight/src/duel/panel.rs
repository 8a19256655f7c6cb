//! The buttons of the game, the players, and the board.

use bezzel_solver::knight::duel::Level;
use yew::prelude::*;

use super::facts::Facts;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, tool, undo_and_redo};
use crate::components::{BoardFields, dispatching};
use crate::link::{DuelLink, Player};
use crate::locale::Locale;
use crate::named::Named;
use crate::text;

/// The primary action: an opponent before the game, the computer's move or a wait when it is to move, else a new game.
pub fn primary(state: &UseReducerHandle<State>, facts: &Facts) -> Html {
    let link = state.link();
    let button = |name: &'static str, words: &'static str, icon: &'static str, action: Action| {
        let on_press = dispatching(state, move |()| action.clone());
        html! { <Button {name} {words} icon={Some(icon)} leading=true {on_press} /> }
    };
    if facts.status.is_over() {
        button("rematch", "rematch", "icon-rotate", Action::Restart)
    } else if link.is_computers() && state.computer_plays() {
        button("pause", "duel-wait", "icon-pause", Action::Hold(true))
    } else if link.is_computers() {
        button("play", "duel-go-on", "icon-play", Action::Hold(false))
    } else if link.path.squares.is_empty() {
        let strong = Player::Computer(Level::Strong);
        button(
            "against",
            "duel-against-computer",
            "icon-play",
            Action::Oppose(strong),
        )
    } else {
        button("restart", "restart", "icon-rotate", Action::Restart)
    }
}

/// The opponents to choose from before the first game: the levels of the computer, and a second person.
pub fn opponents(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if !state.asks_opponent() {
        return Html::default();
    }
    let card = |&player: &Player| {
        let name = player.name();
        let title = match player {
            Player::Person => text!(locale, "duel-two-people"),
            Player::Computer(_) => locale.text(&format!("player-{name}"), &[]),
        };
        let onclick = dispatching(state, move |_: MouseEvent| Action::Oppose(player));
        html! {
            <button key={name} type="button" class="action" data-action="oppose" data-value={name} {onclick}>
                <b>{ title }</b>
                <span class="quiet">{ locale.text(&format!("opponent-{name}"), &[]) }</span>
            </button>
        }
    };
    html! {
        <div class="opponents" role="group" aria-label={text!(locale, "duel-opponent")}>
            { for Player::ALL.iter().skip(1).chain(Player::ALL.first()).map(card) }
        </div>
    }
}

/// Undo and redo; and a new game, where that is not the primary action.
pub fn icons(state: &UseReducerHandle<State>, facts: &Facts) -> Html {
    let can = [state.history.can_undo(), state.history.can_redo()];
    let begun = !state.link().path.squares.is_empty();
    let restarts = begun && !state.link().is_computers() && !facts.status.is_over();
    html! {
        <>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            if !restarts {
                { tool(state, ("restart", "icon-rotate"), (!begun).then_some("why-not-begun"), Action::Restart) }
            }
        </>
    }
}

/// The choice of the players.
pub fn players(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <div class="settings">
            { player(0, "first-player", state) }
            { player(1, "second-player", state) }
            <p class="quiet">{ text!(locale, "players-explained") }</p>
        </div>
    }
}

/// The board's sides and holes.
pub fn board_settings(state: &UseReducerHandle<State>) -> Html {
    html! {
        <>
            if state.asks_opponent() && state.begins_smaller() {
                <Button name="keep-board" words="duel-keep-board" on_press={dispatching(state, |()| Action::KeepBoard)} />
            }
            <BoardFields
                size={state.link().path.board.size()}
                most={DuelLink::MAX_SIDE}
                on_resize={dispatching(state, Action::Resize)}
                edits_holes={state.edits_holes}
                on_edit={dispatching(state, Action::EditHoles)}
            />
        </>
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
