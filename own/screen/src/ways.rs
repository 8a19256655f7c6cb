//! The ways to places that the program names: the next change of a variable, out of the running call, and their keys.

use bezzel_recording::Variable;
use bezzel_recording::format::Scope;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::goals::{Goal, Named, followed};
use super::memory::is_data;
use super::run::Run;
use super::seeking::Seeking;
use super::state::{Action, State};
use super::watch::WatchedRun;
use crate::components::control::{Button, chosen_value};
use crate::components::dispatching;
use crate::locale::Locale;
use crate::text;

/// The place of a key: B leads to the next breakpoint, with Shift to the one before, and O out of the running call.
pub fn goal_key(event: &KeyboardEvent) -> Option<Goal> {
    match event.key().as_str() {
        "b" | "B" if event.shift_key() => Some(Goal::PreviousBreak),
        "b" | "B" => Some(Goal::NextBreak),
        "o" | "O" => Some(Goal::Return),
        _ => None,
    }
}

/// The choice of a variable, and the button to its next change.
pub fn following(state: &UseReducerHandle<State>, watch: &WatchedRun, locale: &Locale) -> Html {
    let of_call = watch
        .state
        .running()
        .map_or(&[][..], |frame| &frame.variables);
    let of_call = of_call.iter().map(|variable| (Scope::Local, variable));
    let of_program = watch.state.globals().iter();
    let of_program = of_program.map(|variable| (Scope::Global, variable));
    let all: Vec<(Scope, &Variable)> = of_call
        .chain(of_program)
        .filter(|(_, variable)| is_data(variable))
        .collect();
    let board = state.reading().map(|reading| reading.variable.to_string());
    let board = board.as_deref().and_then(|board| board.split('.').next());
    let Some(chosen) = followed(state.followed.as_ref(), board, &all) else {
        return Html::default();
    };
    let function = watch.state.running().map(|frame| &*frame.function);
    let option = |(index, (scope, variable)): (usize, &(Scope, &Variable))| {
        let is_chosen = *scope == chosen.scope && variable.name == chosen.name;
        let words = match function {
            Some(function) if *scope == Scope::Local => {
                text!(
                    locale,
                    "own-change-of-call",
                    variable = &*variable.name,
                    function
                )
            }
            _ => variable.name.to_string(),
        };
        html! { <option value={index.to_string()} selected={is_chosen}>{ words }</option> }
    };
    let names: Vec<Named> = all
        .iter()
        .map(|(scope, variable)| Named {
            scope: *scope,
            name: variable.name.clone(),
        })
        .collect();
    let on_choose = dispatching(state, Action::Follow);
    let onchange = Callback::from(move |event: Event| {
        let index = chosen_value(&event).parse::<usize>().ok();
        if let Some(named) = index.and_then(|index| names.get(index)) {
            on_choose.emit(named.clone());
        }
    });
    let sought = chosen.clone();
    let on_press = dispatching(state, move |()| Action::Seek(sought.clone()));
    html! {
        <div class="own-following">
            <div class="field select">
                <label for="own-change-of">{ text!(locale, "own-change-of") }</label>
                <select id="own-change-of" data-action="own-change-of" {onchange}>
                    { for all.iter().enumerate().map(option) }
                </select>
            </div>
            <Button name="next-change" words="own-next-change" {on_press} />
            <p class="quiet" role="status">
                if let Seeking::Never(variable) = &state.seeking {
                    { text!(locale, "own-unchanging", variable = &**variable) }
                }
            </p>
        </div>
    }
}

/// The button that leads out of the running call.
pub fn out(state: &UseReducerHandle<State>, run: &Run, watch: &WatchedRun) -> Html {
    if watch.state.stack().len() < 2 {
        return Html::default();
    }
    let leads = Goal::Return
        .step(&run.recorded.get(), &watch.state, &[])
        .is_some();
    let disabled = (!leads).then_some("own-why-no-end");
    let on_press = dispatching(state, |()| Action::Go(Goal::Return));
    html! { <Button name="out-of-call" words="own-out-of-call" {disabled} {on_press} /> }
}
