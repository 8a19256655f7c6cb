//! The places of a run that one can jump to: buttons and keys.

use bezzel_stepping::queens::Milestone;
use web_sys::{HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use super::watch::Go;
use super::watched::Jump;
use crate::components::control::{Button, taken_value};
use crate::components::transport::{Command, transport_key, use_keys};
use crate::locale::{Locale, use_locale};
use crate::text;

/// A list of places to jump to.
pub struct Firsts {
    /// Its name for tests and other tools.
    pub name: &'static str,
    /// The label of the list.
    pub label: String,
    /// The words of each place.
    pub options: Vec<String>,
}

/// A button of a jump; its words depend on the algorithm, by its name.
fn button(
    (name, jump): (&'static str, Jump),
    algorithm: &'static str,
    on_go: &Callback<Go>,
    locale: &Locale,
) -> Html {
    let on_press = on_go.reform(move |()| Go::Jump(jump));
    let words = locale.text(&format!("jump-{name}"), &[("algorithm", algorithm.into())]);
    html! { <Button {name} {words} {on_press} /> }
}

/// The buttons to the next dead end and to the next solution, always in view.
pub fn onward(algorithm: &'static str, on_go: &Callback<Go>, locale: &Locale) -> Html {
    html! {
        <>
            { button(("next-dead-end", Jump::Next(Milestone::DeadEnd)), algorithm, on_go, locale) }
            { button(("next-solution", Jump::Next(Milestone::Solution)), algorithm, on_go, locale) }
        </>
    }
}

/// The ways to other places of the run.
pub fn jumps(
    step: u64,
    firsts: Option<&Firsts>,
    algorithm: &'static str,
    on_go: &Callback<Go>,
    locale: &Locale,
) -> Html {
    html! {
        <div class="jumps" role="group" aria-label={text!(locale, "jumps")}>
            { button(("previous-dead-end", Jump::Previous(Milestone::DeadEnd)), algorithm, on_go, locale) }
            { button(("previous-solution", Jump::Previous(Milestone::Solution)), algorithm, on_go, locale) }
            if let Some(firsts) = firsts {
                { first(firsts, on_go) }
            }
            <StepField {step} on_step={on_go.reform(Go::Step)} />
            <Button
                name="restart"
                disabled={(step == 0).then_some("why-at-start")}
                on_press={on_go.reform(|()| Go::Command(Command::Seek(0)))}
            />
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct StepProps {
    step: u64,
    on_step: Callback<u64>,
}

/// A field for the step to go to, by Enter or on leaving the field. The typed text stays while the run plays, and where it is
/// no number.
#[component]
fn StepField(props: &StepProps) -> Html {
    let locale = use_locale();
    let typed = use_state(|| None::<String>);
    let step = typed.as_ref().map(|typed| typed.trim().parse().ok());
    let wrong = step == Some(None);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            typed.set(Some(input.value()));
        })
    };
    let onchange = {
        let (typed, on_step) = (typed.clone(), props.on_step.clone());
        Callback::from(move |_: Event| {
            if let Some(Some(step)) = step {
                typed.set(None);
                on_step.emit(step);
            }
        })
    };
    let shown = (*typed).clone().unwrap_or_else(|| props.step.to_string());
    let error = wrong.then_some("go-to-step-error");
    let expected = text!(locale, "expected-step");
    html! {
        <>
            <label class="go-to">
                { text!(locale, "jump-step") }
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    data-action="go-to-step"
                    value={shown}
                    aria-invalid={wrong.then_some("true")}
                    aria-describedby={error}
                    {oninput}
                    {onchange}
                />
            </label>
            if wrong {
                <p class="error" id={error} role="alert" data-notice="go-to-step">
                    { text!(locale, "field-expected", expected) }
                </p>
            }
        </>
    }
}

/// A list of the steps at which each piece is first placed.
fn first(firsts: &Firsts, on_go: &Callback<Go>) -> Html {
    let on_go = on_go.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Ok(piece) = taken_value(&event).parse() {
            on_go.emit(Go::Jump(Jump::First(piece)));
        }
    });
    html! {
        <select data-action={firsts.name} aria-label={firsts.label.clone()} {onchange}>
            <option value="" selected=true>{ &firsts.label }</option>
            for (piece, option) in (1..).zip(&firsts.options) {
                <option value={u8::to_string(&piece)}>{ option }</option>
            }
        </select>
    }
}

/// Keys that play the run and jump in it. The run has `pieces` pieces.
#[hook]
pub fn use_run_keys(playing: bool, pieces: u32, on_go: Callback<Go>) {
    use_keys(Callback::from(move |event: KeyboardEvent| {
        let command = transport_key(&event, playing).map(Go::Command);
        if let Some(go) = command.or_else(|| jump_key(&event, pieces).map(Go::Jump)) {
            event.prevent_default();
            on_go.emit(go);
        }
    }));
}

/// The jump of a key: S and D go to the next solution and dead end, with Shift to the previous one. A digit goes to the
/// first step with that many of the `pieces`.
pub fn jump_key(event: &KeyboardEvent, pieces: u32) -> Option<Jump> {
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
            .filter(|piece| (1..=pieces.min(9)).contains(&u32::from(*piece)))
            .map(Jump::First),
    }
}
