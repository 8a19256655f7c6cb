//! The board on which a shape is drawn, and its controls.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::drawing::Preset;
use super::state::{Action, State};
use crate::bridge::JobState;
use crate::components::board::{Board, Cell};
use crate::components::control::{Button, Shortcut, press, undo_and_redo};
use crate::components::{JobPanel, SizeFields, dispatching, hole, use_strokes};
use crate::link::BoardsLink;
use crate::locale::{Locale, use_locale};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub board: bezzel_solver::knight::Board,
    /// A square was pressed.
    pub on_press: Callback<Square>,
    /// A pointer has come over squares.
    pub on_stroke: Callback<Vec<Square>>,
    /// It was let go.
    pub on_end: Callback<()>,
}

/// The board on which a shape is drawn: a press or a stroke adds squares or removes them.
#[component]
pub fn ShapeBoard(props: &Props) -> Html {
    let locale = use_locale();
    let size = props.board.size();
    let strokes = use_strokes(size, props.on_stroke.clone(), props.on_end.clone());
    let on_press = {
        let (press, has_drawn) = (props.on_press.clone(), strokes.has_drawn.clone());
        Callback::from(move |square| {
            if !has_drawn() {
                press.emit(square);
            }
        })
    };
    let cell = |square| {
        if props.board.contains(square) {
            Cell::default()
        } else {
            hole(&locale)
        }
    };
    let (rows, columns) = (size.rows(), size.columns());
    html! {
        <div
            class="shape"
            onpointerdown={strokes.pointer.onpointerdown}
            onpointermove={strokes.pointer.onpointermove}
            onpointerup={strokes.pointer.onpointerup}
            onpointercancel={strokes.pointer.onpointercancel}
        >
            <Board
                {size}
                cells={size.squares().map(cell).collect::<std::rc::Rc<[Cell]>>()}
                label={text!(locale, "shape-board-label", rows, columns)}
                {on_press}
            />
        </div>
    }
}

/// Undo and redo.
pub fn icons(state: &UseReducerHandle<State>) -> Html {
    let Some(drawing) = &state.drawing else {
        return Html::default();
    };
    let can = [drawing.history.can_undo(), drawing.history.can_redo()];
    undo_and_redo(state, can, [Action::Undo, Action::Redo])
}

/// Shapes to begin with, the rows and columns, and the button back to the map.
pub fn settings(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let size = state.board.size();
    let on_change = dispatching(state, Action::Resize);
    html! {
        <div class="settings">
            <p>{ text!(locale, "shape-explained") }</p>
            <div class="row">
                for preset in Preset::ALL {
                    { press(state, preset.name(), preset.name(), Action::Preset(preset)) }
                }
            </div>
            <div class="row">
                <SizeFields {size} most={BoardsLink::MAX_SIDE} {on_change} />
            </div>
            <div class="row">
                { press(state, "shape-map", "shape-map", Action::Choose(size)) }
            </div>
        </div>
    }
}

/// The search for tours, while it takes longer than a moment, and after it has stopped.
pub fn search(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let search = &state.existence.search;
    let is_long = search.progress().iter().any(|task| task.steps > 0);
    if matches!(search.state(), JobState::Idle | JobState::Done) || search.is_running() && !is_long
    {
        return Html::default();
    }
    let start = html! {
        <Button name="look-again" words="shape-look-again" on_press={dispatching(state, |()| Action::LookAgain)} />
    };
    html! {
        <JobPanel
            state={search.state().clone()}
            fraction={search.fraction()}
            label="shape-searching"
            {start}
            cancelled={AttrValue::from(text!(locale, "shape-search-stopped"))}
            cancel="cancel-search"
            on_cancel={dispatching(state, |()| Action::CancelSearch)}
        >
            <p class="quiet">{ text!(locale, "shape-searching") }</p>
        </JobPanel>
    }
}

/// The keys of undo and redo.
pub fn shortcut(event: &KeyboardEvent) -> Option<Action> {
    match Shortcut::of(event)? {
        Shortcut::Undo => Some(Action::Undo),
        Shortcut::Redo => Some(Action::Redo),
        Shortcut::Plain(_) => None,
    }
}
