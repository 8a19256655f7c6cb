//! What is done with the puzzle, and how the visitor likes to solve it.

use yew::prelude::*;

use super::habits::Habits;
use super::hint::Tier;
use super::state::{Action, State};
use crate::components::control::{Button, Choice, Switch, tool, undo_and_redo};
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

named! {
    /// Which sign the first press of a square puts on it.
    enum Order {
        /// A cross.
        Crosses = "crosses",
        /// A queen.
        Queens = "queens",
    }
}

/// Undo and redo, clear, check: what the thumb needs.
pub(super) fn toolbar(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let position = state.position();
    let can = [state.history.can_undo(), state.history.can_redo()];
    let empty = position.queens.is_empty() && position.crosses.is_empty();
    let empty = empty.then_some("puzzle-why-empty");
    let solution = state.judged.as_ref().and_then(|judged| judged.solution());
    let unknown = solution.is_none().then_some("puzzle-why-unknown");
    html! {
        <div class="toolbar" role="toolbar" aria-label={text!(locale, "puzzle-toolbar")}>
            { undo_and_redo(state, can, [Action::Undo, Action::Redo]) }
            if !state.making {
                { tool(state, ("clear", "icon-clear"), empty, Action::Clear) }
                { tool(state, ("check", "icon-tick"), unknown.or(empty), Action::Check) }
                { hint_button(state, unknown, locale) }
            }
        </div>
    }
}

/// A hint, more of it, or what it says done.
fn hint_button(
    state: &UseReducerHandle<State>,
    unknown: Option<&'static str>,
    locale: &Locale,
) -> Html {
    let solved = state.is_solved().then_some("puzzle-why-solved");
    let label = match state.hint.as_ref().map(|hint| hint.tier) {
        None => text!(locale, "puzzle-hint"),
        Some(Tier::Where) => text!(locale, "puzzle-hint-why"),
        Some(Tier::Why) => text!(locale, "puzzle-hint-do"),
    };
    let on_press = dispatching(state, |()| Action::Hint);
    html! {
        <Button name="hint" icon={Some("icon-step")} {label} disabled={solved.or(unknown)} {on_press} />
    }
}

/// What a press means, and what is done without asking.
pub(super) fn habits(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let habits = state.habits;
    let live = |change: fn(Habits, bool) -> Habits| {
        dispatching(state, move |on| Action::SetHabits(change(habits, on)))
    };
    html! {
        <details class="habits">
            <summary>{ text!(locale, "puzzle-habits") }</summary>
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
                    label={text!(locale, "puzzle-auto-cross")}
                    on={!habits.by_hand}
                    on_switch={live(|habits, on| Habits { by_hand: !on, ..habits })}
                />
                <Switch
                    name="check-at-once"
                    label={text!(locale, "puzzle-check-at-once")}
                    on={habits.checks_at_once}
                    on_switch={live(|habits, on| Habits { checks_at_once: on, ..habits })}
                />
                <p class="quiet">{ text!(locale, "puzzle-keys") }</p>
            </div>
        </details>
    }
}
