//! The caption of the board: what is done with the game, who plays, and the
//! board.

use yew::prelude::*;

use super::facts::Facts;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, Switch};
use crate::components::{CopyLink, SizeFields, dispatching};
use crate::link::{DuelLink, Player};
use crate::locale::Locale;
use crate::text;

/// Undo and redo, letting the computer move or wait, and a new game: what the
/// thumb needs.
pub(super) fn toolbar(state: &UseReducerHandle<State>, facts: &Facts, locale: &Locale) -> Html {
    let button = |name: &'static str, key: &str, icon, why: Option<&str>, action: Action| {
        let on_press = dispatching(state, move |()| action.clone());
        let disabled = why.map(|key| AttrValue::from(locale.text(key, &[])));
        // What a held game waits for is the one thing to do.
        let primary = name == "play" && disabled.is_none();
        html! {
            <Button
                {name}
                label={locale.text(key, &[])}
                icon={Some(icon)}
                {primary}
                {disabled}
                {on_press}
            />
        }
    };
    let unless = |possible: bool, why| (!possible).then_some(why);
    let computers = state.link().is_computers() && !facts.moves.is_empty();
    let no_computer = unless(computers, "why-no-computer");
    let plays = state.link().players != [Player::Person; 2];
    let computer = match (plays, state.goes_on() && computers) {
        // Of two people nobody waits for the computer.
        (false, _) => Html::default(),
        (_, true) => button("pause", "duel-wait", "icon-pause", None, Action::Hold(true)),
        (_, false) => button(
            "play",
            "duel-go-on",
            "icon-play",
            no_computer,
            Action::Hold(false),
        ),
    };
    let begun = !state.link().path.squares.is_empty();
    html! {
        <div class="toolbar" role="toolbar" aria-label={text!(locale, "duel-toolbar")}>
            { button("undo", "undo", "icon-undo", unless(state.history.can_undo(), "why-no-undo"), Action::Undo) }
            { button("redo", "redo", "icon-redo", unless(state.history.can_redo(), "why-no-redo"), Action::Redo) }
            { computer }
            { button("restart", "restart", "icon-rotate", unless(begun, "why-not-begun"), Action::Restart) }
        </div>
    }
}

/// Who plays, the board's sides and holes.
pub(super) fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    html! {
        <div class="settings">
            { player(0, text!(locale, "first-player"), state, locale) }
            { player(1, text!(locale, "second-player"), state, locale) }
            <p class="quiet">{ text!(locale, "players-explained") }</p>
            <SizeFields
                size={state.link().path.board.size()}
                most={DuelLink::MAX_SIDE}
                on_change={dispatching(state, Action::Resize)}
            />
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

fn player(index: usize, label: String, state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let options = Player::NAMES.map(|name| {
        let words = locale.text(&format!("player-{name}"), &[]);
        (name, AttrValue::from(words))
    });
    html! {
        <Choice
            name={DuelLink::PLAYERS[index]}
            {label}
            options={options.to_vec()}
            chosen={state.link().players[index].name()}
            on_choose={dispatching(state, move |chosen: usize| Action::Choose(index, Player::ALL[chosen]))}
        />
    }
}
