//! The caption of the board: what is done with it, and its settings.

use bezzel_solver::board::Symmetry;
use bezzel_solver::queens::Piece;
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{Button, Choice, NumberField, Switch, TextField};
use crate::components::dispatching;
use crate::link::QueensLink;
use crate::locale::Locale;
use crate::text;

/// Undo and redo, clear, rotate and reflect: what the thumb needs.
pub(super) fn toolbar(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let act = |action: Action| dispatching(state, move |()| action.clone());
    let unless =
        |possible: bool, key: &str| (!possible).then(|| AttrValue::from(locale.text(key, &[])));
    let occupied = !state.position().placement.is_empty();
    let turn = |name: &'static str, key: &str, symmetry, icon| {
        html! {
            <Button
                {name}
                label={locale.text(key, &[])}
                icon={Some(icon)}
                disabled={unless(occupied, "why-empty")}
                on_press={act(Action::Turn(symmetry))}
            />
        }
    };
    html! {
        <div class="toolbar" role="toolbar" aria-label={text!(locale, "queens-toolbar")}>
            <Button
                name="undo"
                label={text!(locale, "undo")}
                icon={Some("icon-undo")}
                disabled={unless(state.history.can_undo(), "why-no-undo")}
                on_press={act(Action::Undo)}
            />
            <Button
                name="redo"
                label={text!(locale, "redo")}
                icon={Some("icon-redo")}
                disabled={unless(state.history.can_redo(), "why-no-redo")}
                on_press={act(Action::Redo)}
            />
            { turn("rotate", "rotate", Symmetry::QuarterTurn, "icon-rotate") }
            { turn("reflect", "reflect", Symmetry::FlipHorizontal, "icon-reflect") }
            <Button
                name="clear"
                label={text!(locale, "clear")}
                icon={Some("icon-clear")}
                disabled={unless(occupied, "why-empty")}
                on_press={act(Action::Clear)}
            />
        </div>
    }
}

/// Side, piece, what is marked, and the position as text.
pub(super) fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let position = state.position();
    let n = position.placement.n();
    let pieces = Piece::ALL.map(|piece| {
        let words = locale.text(&format!("piece-{}", piece.name()), &[]);
        (piece.name(), AttrValue::from(words))
    });
    let remark = if state.from_zero {
        text!(locale, "position-from-zero")
    } else {
        String::new()
    };
    html! {
        <div class="settings">
            <div class="row">
                <NumberField
                    name="n"
                    label={text!(locale, "board-side")}
                    value={n}
                    least={*QueensLink::SIDES.start()}
                    most={*QueensLink::SIDES.end()}
                    default={QueensLink::default().placement.n()}
                    on_change={dispatching(state, Action::Resize)}
                />
                <Choice
                    name="piece"
                    label={text!(locale, "piece")}
                    options={pieces.to_vec()}
                    chosen={position.piece.name()}
                    on_choose={dispatching(state, |index: usize| Action::Choose(Piece::ALL[index]))}
                />
            </div>
            <Switch
                name="attacked"
                label={text!(locale, "show-attacked")}
                on={state.shows_attacked}
                on_switch={dispatching(state, Action::ShowAttacked)}
            />
            <TextField
                name="position"
                label={text!(locale, "position-label")}
                placeholder={text!(locale, "position-example")}
                button={text!(locale, "position-button")}
                help={text!(locale, "position-help")}
                remark={remark}
                error={state.refused.clone()}
                on_give={dispatching(state, Action::Type)}
            />
        </div>
    }
}
