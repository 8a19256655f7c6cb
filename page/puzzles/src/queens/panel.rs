//! The panel beside the puzzle: its actions, and the visitor's habits.

use yew::prelude::*;

use super::habits::Habits;
use super::hint::Hint;
use super::state::{Action, ProofAction, State};
use crate::components::control::{Button, Choice, Switch, tool, undo_and_redo};
use crate::components::dispatching;
use crate::link::PuzzleSource;
use crate::locale::Locale;
use crate::text;

named! {
    /// The sign that the first press of a square puts on it.
    enum Order {
        /// A cross.
        Crosses = "crosses",
        /// A queen.
        Queens = "queens",
    }
}

/// Undo and redo, clear, check.
pub fn icons(state: &UseReducerHandle<State>) -> Html {
    if state.watch.is_some() {
        return Html::default();
    }
    let can_undo = state.history.can_undo() || state.pending().is_some();
    let can = [can_undo, state.history.can_redo()];
    let empty = (!state.is_begun()).then_some("puzzle-why-empty");
    html! {
        <>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            if !state.making {
                { tool(state, ("clear", "icon-clear"), empty, Action::Clear) }
                // Each step of a proof is right.
                if state.proof().is_none() {
                    { tool(state, ("check", "icon-tick"), why_unknown(state).or(empty), Action::Check) }
                }
            }
        </>
    }
}

/// The primary action: back from the watched search, one solution for the puzzle that is made, its play, the next puzzle,
/// or a hint.
pub fn primary(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>) -> Html {
    if state.watch.is_none() && !state.making && state.is_solved() {
        let (next, go) = (state.next(), go.clone());
        let on_press = Callback::from(move |()| go.emit(next.clone()));
        return html! { <Button key="next" name="next" words="puzzle-next" leading=true {on_press} /> };
    }
    let (name, words, disabled, action) = if state.watch.is_some() {
        ("unwatch", "puzzle-unwatch", None, Action::Watch(false))
    } else if state.making {
        match state.judged.as_ref().map(|judged| judged.count) {
            Some(2..) => (
                "make-unique",
                "puzzle-make-unique",
                None,
                Action::MakeUnique,
            ),
            count => {
                let disabled = (count != Some(1)).then_some("puzzle-why-not-unique");
                ("solve", "puzzle-play", disabled, Action::Make(false))
            }
        }
    } else {
        let is_complete = state.hint.as_ref().is_some_and(Hint::is_complete);
        let disabled = why_unknown(state).or(is_complete.then_some("puzzle-why-complete"));
        ("hint", "puzzle-hint", disabled, Action::Hint)
    };
    let on_press = dispatching(state, move |()| action.clone());
    html! { <Button key={name} {name} {words} leading=true {disabled} {on_press} /> }
}

/// Why what needs the solution does nothing, if it is not known.
fn why_unknown(state: &State) -> Option<&'static str> {
    let solution = state.judged.as_ref().and_then(|judged| judged.solution());
    solution.is_none().then_some("puzzle-why-unknown")
}

/// The choices of the meaning of a press, and of the page's help without asking.
pub fn habits(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let habits = state.habits;
    let live = |change: fn(Habits, bool) -> Habits| {
        dispatching(state, move |on| Action::SetHabits(change(habits, on)))
    };
    html! {
        <div class="settings">
            <Choice<Order>
                name="order"
                label="puzzle-order"
                texts="puzzle-order-"
                chosen={if habits.queens_first { Order::Queens } else { Order::Crosses }}
                on_choose={dispatching(state, move |order| {
                    Action::SetHabits(Habits { queens_first: order == Order::Queens, ..habits })
                })}
            />
            <Switch
                name="auto-cross"
                label="puzzle-auto-cross"
                on={!habits.by_hand}
                on_switch={live(|habits, on| Habits { by_hand: !on, ..habits })}
            />
            <Switch
                name="check-at-once"
                label="puzzle-check-at-once"
                on={habits.checks_at_once}
                on_switch={live(|habits, on| Habits { checks_at_once: on, ..habits })}
            />
            if !state.making {
                <Switch
                    name="prove"
                    label="puzzle-prove"
                    on={state.proof().is_some()}
                    on_switch={dispatching(state, |on| Action::Proof(ProofAction::Prove(on)))}
                />
            }
            <p class="quiet">{ text!(locale, "puzzle-keys") }</p>
        </div>
    }
}
