//! The buttons and settings of the board.

use bezzel_solver::board::Symmetry;
use bezzel_solver::queens::Piece;
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{
    Button, Choice, NumberField, Switch, TextField, tool, undo_and_redo,
};
use crate::components::{LinkTo, dispatching};
use crate::link::{Link, QueensLink, SolutionsLink};
use crate::locale::Locale;
use crate::text;

/// The largest zoom, as a multiple of the whole board. The style sheet has the same number.
const CLOSEST: u32 = 4;

/// Whether nothing has been placed since the page was opened, so that no button of the toolbar would do anything.
pub fn is_untouched(state: &State) -> bool {
    let history = &state.history;
    state.position().placement.is_empty() && !history.can_undo() && !history.can_redo()
}

/// Undo and redo, turn, reflect, clear.
pub fn icons(state: &UseReducerHandle<State>) -> Html {
    let can = [state.history.can_undo(), state.history.can_redo()];
    let empty = state.position().placement.is_empty();
    let empty = empty.then_some("why-empty");
    let turn = Action::Turn;
    html! {
        <>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            { tool(state, ("rotate", "icon-rotate"), empty, turn(Symmetry::QuarterTurn)) }
            { tool(state, ("reflect", "icon-reflect"), empty, turn(Symmetry::FlipHorizontal)) }
            { tool(state, ("clear", "icon-clear"), empty, Action::Clear) }
        </>
    }
}

/// The primary action on a solved board: the list of all solutions, or where the board is too large for one, an empty board.
pub fn after_solution(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let position = state.position();
    let n = position.placement.n();
    if SolutionsLink::SIDES.contains(&n) {
        let link = Link::of(&SolutionsLink {
            n,
            piece: position.piece,
            ..SolutionsLink::default()
        });
        return html! { <LinkTo {link} leading=true><>{ text!(locale, "solved-list") }</></LinkTo> };
    }
    let on_press = dispatching(state, |()| Action::Clear);
    html! { <Button name="solved-clear" leading=true {on_press} /> }
}

/// Closer, and farther away again.
pub fn zooming(zoom: &UseStateHandle<u32>) -> Html {
    let to = |to: u32| {
        let set = zoom.setter();
        Callback::from(move |()| set.set(to))
    };
    html! {
        <>
            <Button name="zoom-in" disabled={(**zoom == CLOSEST).then_some("why-closest")} on_press={to(**zoom + 1)} />
            <Button name="zoom-out" disabled={(**zoom == 1).then_some("why-whole")} on_press={to(**zoom - 1)} />
        </>
    }
}

/// Size, piece and marks.
pub fn settings(state: &UseReducerHandle<State>) -> Html {
    let position = state.position();
    html! {
        <div class="settings">
            <div class="row">
                <NumberField
                    name="n"
                    label="board-side"
                    value={position.placement.n()}
                    least={*QueensLink::SIDES.start()}
                    most={*QueensLink::SIDES.end()}
                    default={QueensLink::default().placement.n()}
                    on_change={dispatching(state, Action::Resize)}
                />
                <Choice<Piece>
                    name="piece"
                    label="piece"
                    texts="piece-"
                    chosen={position.piece}
                    on_choose={dispatching(state, Action::Choose)}
                />
            </div>
            <Switch
                name="attacked"
                label="show-attacked"
                on={state.shows_attacked}
                on_switch={dispatching(state, Action::ShowAttacked)}
            />
        </div>
    }
}

/// The field that takes a position as text.
pub fn position_field(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let remark = if state.from_zero {
        text!(locale, "position-from-zero")
    } else if state.has_more {
        text!(locale, "position-first")
    } else {
        String::new()
    };
    html! {
        <div class="settings">
            <TextField
                name="position"
                label="position-label"
                placeholder={text!(locale, "position-example")}
                button="position-button"
                help={text!(locale, "position-help")}
                remark={remark}
                error={state.refused.clone().filter(|_| state.unread.is_none())}
                on_give={dispatching(state, Action::Type)}
            />
            if state.from_zero {
                <Button name="position-from-one" on_press={dispatching(state, |()| Action::FromOne)} />
            }
        </div>
    }
}
