//! The selection of another puzzle.

use yew::prelude::*;

use super::state::{Action, State};
use crate::components::{dispatching, use_page};
use crate::link::{Link, PuzzleSource, PuzzleSpec};

/// Goes to another puzzle, as a step that Back takes back; the page shows its board.
#[hook]
pub fn use_selection(state: &UseReducerHandle<State>) -> Callback<PuzzleSource> {
    let (state, navigate) = (state.clone(), use_page().navigate);
    Callback::from(move |source| {
        if !state.is_same(&source) {
            navigate.emit(Link::of(&state.position().of(source)));
        }
    })
}

/// Goes to the puzzle of another sort, which the bare link opens from then on. A puzzle that is being made is drawn anew for
/// it.
pub fn select_sort(
    state: &UseReducerHandle<State>,
    go: &Callback<PuzzleSource>,
) -> Callback<PuzzleSpec> {
    let (state, go) = (state.clone(), go.clone());
    Callback::from(move |spec: PuzzleSpec| {
        if let PuzzleSource::Own(puzzle) = &state.position().source {
            return state.dispatch(Action::Redraw(spec.kind, spec.rule, puzzle.n()));
        }
        let source = state.of_spec(spec);
        if let PuzzleSource::Day(_, spec) | PuzzleSource::Numbered { spec, .. } = source {
            state.dispatch(Action::Prefer(spec));
        }
        go.emit(source);
    })
}

/// Goes to the puzzle of another number. A step by one stays at its button, where the next may follow.
pub fn select_number(
    state: &UseReducerHandle<State>,
    go: &Callback<PuzzleSource>,
    present: u32,
    source: impl Fn(u32) -> PuzzleSource + 'static,
) -> Callback<u32> {
    let (step, go) = (dispatching(state, Action::Choose), go.clone());
    Callback::from(move |number: u32| {
        let target = if number.abs_diff(present) == 1 {
            &step
        } else {
            &go
        };
        target.emit(source(number));
    })
}
