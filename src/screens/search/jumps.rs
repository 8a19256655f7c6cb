//! The places of a run that one can jump to: buttons and keys.

use bezzel_solver::queens::steps::{Algorithm, Milestone};
use gloo::utils::document;
use web_sys::{HtmlInputElement, HtmlSelectElement, KeyboardEvent};
use yew::prelude::*;

use super::seek::Jump;
use super::state::{Action, State};
use crate::components::control::{Button, chosen_index};
use crate::components::dispatching;
use crate::components::transport::Command;
use crate::locale::{Locale, use_locale};
use crate::text;

/// The buttons under the transport bar.
pub(super) fn jumps(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let button = |name: &'static str, jump: Jump| {
        let on_press = dispatching(state, move |()| Action::Jump(jump));
        html! { <Button {name} label={locale.text(&format!("jump-{name}"), &[])} {on_press} /> }
    };
    // A repair puts all its queens on the board at once.
    let by_queens = state.run.plan().algorithm != Algorithm::Repair;
    html! {
        <div class="jumps" role="group" aria-label={text!(locale, "jumps")}>
            { button("previous-solution", Jump::Previous(Milestone::Solution)) }
            { button("next-solution", Jump::Next(Milestone::Solution)) }
            { button("previous-dead-end", Jump::Previous(Milestone::DeadEnd)) }
            { button("next-dead-end", Jump::Next(Milestone::DeadEnd)) }
            if by_queens {
                { first_queen(state, locale) }
            }
            <Button
                name="restart"
                disabled={(state.run.step() == 0).then_some("why-at-start")}
                on_press={dispatching(state, |()| Action::Command(Command::Seek(0)))}
            />
            if document().fullscreen_enabled() {
                // static/scripts/full_screen.js hears of it.
                <Button name="full-screen" on_press={Callback::noop()} />
            }
            <StepField step={state.run.step()} on_step={dispatching(state, Action::Step)} />
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct StepProps {
    step: u64,
    on_step: Callback<u64>,
}

/// A field for the number of the step to go to: with Enter, or when it is left. What is typed stays while the run goes on.
#[component]
fn StepField(props: &StepProps) -> Html {
    let locale = use_locale();
    let typed = use_state(|| None::<String>);
    let value = |event: &Event| event.target_unchecked_into::<HtmlInputElement>().value();
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| typed.set(Some(value(&event))))
    };
    let onchange = {
        let (typed, on_step) = (typed.clone(), props.on_step.clone());
        Callback::from(move |event: Event| {
            typed.set(None);
            if let Ok(step) = value(&event).trim().parse() {
                on_step.emit(step);
            }
        })
    };
    let shown = (*typed).clone().unwrap_or_else(|| props.step.to_string());
    html! {
        <label class="go-to">
            { text!(locale, "jump-step") }
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                data-action="go-to-step"
                value={shown}
                {oninput}
                {onchange}
            />
        </label>
    }
}

/// Where each queen is placed for the first time.
fn first_queen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let dispatcher = state.dispatcher();
    let onchange = Callback::from(move |event: Event| {
        let queen = chosen_index(&event).min(64) as u8;
        let select: HtmlSelectElement = event.target_unchecked_into();
        // The first entry is the name of the field.
        select.set_selected_index(0);
        if queen > 0 {
            dispatcher.dispatch(Action::Jump(Jump::First(queen)));
        }
    });
    html! {
        <select data-action="first-queen" aria-label={text!(locale, "jump-first-queen")} {onchange}>
            <option selected=true>{ text!(locale, "jump-first-queen") }</option>
            for queen in 1..=state.run.plan().n {
                <option>{ text!(locale, "jump-queen", queen) }</option>
            }
        </select>
    }
}

/// What a key jumps to: S and D to the next solution and dead end, with Shift
/// to the one before; a digit to the first placing of that queen.
pub(super) fn jump_key(event: &KeyboardEvent, n: u32) -> Option<Jump> {
    let key = event.key();
    let way = if event.shift_key() {
        Jump::Previous
    } else {
        Jump::Next
    };
    match key.as_str() {
        "s" | "S" => Some(way(Milestone::Solution)),
        "d" | "D" => Some(way(Milestone::DeadEnd)),
        digit => digit
            .parse()
            .ok()
            .filter(|queen| (1..=n.min(9)).contains(&u32::from(*queen)))
            .map(Jump::First),
    }
}
