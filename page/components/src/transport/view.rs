//! The transport bar as a component.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::presenting::{take_key, use_presenting_keys, use_presenting_taps};
use super::ticks::ticks;
use super::{Speed, Tick};
use crate::control::{chosen_value, icon};
use crate::hooks::use_presented;
use crate::locale::{Locale, use_locale};
use crate::text;

/// A command of the transport bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Play.
    Play,
    /// Stand still.
    Pause,
    /// One step on.
    Step,
    /// One step back.
    Back,
    /// Go to a step.
    Seek(u64),
    /// Play at another speed.
    Speed(Speed),
}

/// Properties of [`Transport`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Whether the run is playing.
    pub playing: bool,
    /// The present step; 0 is before the first.
    pub at: u64,
    /// The last step; `None` while it is not known, when nothing can be sought.
    pub last: Option<u64>,
    /// The speed.
    pub speed: Speed,
    /// Whether there is a next step. By default, as long as `at` is not
    /// `last`.
    #[prop_or_default]
    pub ended: Option<bool>,
    /// Whether playing is offered at the end, too.
    #[prop_or_default]
    pub plays_at_end: bool,
    /// Whether playing is the one primary action of the screen.
    #[prop_or_default]
    pub leading: bool,
    /// The marks on the seek bar.
    #[prop_or_default]
    pub ticks: Rc<Vec<Tick>>,
    /// The text of the seek bar's place for screen readers.
    pub place: AttrValue,
    /// Called with the visitor's command.
    pub on_command: Callback<Command>,
}

/// Play, pause, step and back, a bar to seek with, and the speed. While the page is presented, arrows, Page Up, Page Down
/// and taps on a board that cannot be changed step, and the keys are named.
#[component]
pub fn Transport(props: &Props) -> Html {
    let locale = use_locale();
    let ended = props.ended.unwrap_or(props.last == Some(props.at));
    let began = props.at == 0;
    let (play, play_icon, play_key) = if props.playing {
        (Command::Pause, "icon-pause", "pause")
    } else {
        (Command::Play, "icon-play", "play")
    };
    let presented = use_presented();
    let on_tap = if ended {
        Callback::noop()
    } else {
        props.on_command.reform(|()| Command::Step)
    };
    use_presenting_taps(presented, on_tap);
    let on_command = props.on_command.clone();
    use_presenting_keys(
        presented,
        Callback::from(move |event: KeyboardEvent| {
            let (command, disabled) = match event.key().as_str() {
                "ArrowRight" | "ArrowDown" | "PageDown" => (Command::Step, ended),
                "ArrowLeft" | "ArrowUp" | "PageUp" => (Command::Back, began),
                _ => return,
            };
            take_key(&event);
            if !disabled {
                on_command.emit(command);
            }
        }),
    );
    let marks = use_memo((Rc::clone(&props.ticks), props.last), |(marks, last)| {
        last.map(|last| ticks(marks, last))
    });
    // Milliseconds per step while playing. Gliding pieces must arrive sooner.
    let interval = props.playing.then_some(match props.speed {
        Speed::Steps(steps) => 1000 / steps,
        Speed::Fastest => 0,
    });
    let onseek = props.on_command.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        // A range gives whole numbers only.
        Command::Seek(input.value().parse().unwrap_or(0))
    });
    html! {
        <div
            class="transport"
            role="group"
            aria-label={text!(locale, "transport")}
            data-interval={interval.map(|interval| interval.to_string())}
        >
            { button(props, Command::Back, ("back", "icon-step-back"), began, &locale) }
            { button(props, play, (play_key, play_icon), ended && !props.playing && !props.plays_at_end, &locale) }
            { button(props, Command::Step, ("step", "icon-step"), ended, &locale) }
            <div class="seek">
                <input
                    type="range"
                    data-action="seek"
                    min="0"
                    max={props.last.unwrap_or(props.at).to_string()}
                    value={props.at.to_string()}
                    disabled={props.last.is_none()}
                    aria-label={text!(locale, "seek")}
                    aria-valuetext={props.place.clone()}
                    oninput={onseek}
                />
                { (*marks).clone().unwrap_or_default() }
            </div>
            { speed(props, &locale) }
            if presented {
                <p class="keys quiet">{ text!(locale, "transport-keys") }</p>
            }
        </div>
    }
}

/// A button with a sign; its name is read out, and shown where the mouse rests.
/// If it does nothing, it can still be reached, so that the focus is not lost.
fn button(
    props: &Props,
    command: Command,
    (name, sign): (&'static str, &str),
    disabled: bool,
    locale: &Locale,
) -> Html {
    let label = locale.text(&format!("transport-{name}"), &[]);
    let leading = props.leading && matches!(command, Command::Play | Command::Pause);
    let onclick = {
        let on_command = props.on_command.clone();
        Callback::from(move |_: MouseEvent| {
            if !disabled {
                on_command.emit(command);
            }
        })
    };
    html! {
        <button
            type="button"
            class={classes!("action", leading.then_some("primary"))}
            data-action={name}
            data-primary={leading.then_some("true")}
            aria-label={label.clone()}
            title={label}
            aria-disabled={disabled.then_some("true")}
            {onclick}
        >
            { icon(sign) }
        </button>
    }
}

fn speed(props: &Props, locale: &Locale) -> Html {
    let onchange = props.on_command.reform(|event: Event| {
        let steps = chosen_value(&event).parse();
        Command::Speed(steps.map_or(Speed::Fastest, Speed::Steps))
    });
    let option = |speed| {
        let (value, words) = match speed {
            Speed::Steps(steps) => (steps.to_string(), text!(locale, "speed-steps", steps)),
            Speed::Fastest => ("fastest".to_owned(), text!(locale, "speed-fastest")),
        };
        html! { <option {value} selected={speed == props.speed}>{ words }</option> }
    };
    html! {
        <select data-action="speed" aria-label={text!(locale, "speed")} {onchange}>
            { for Speed::ALL.map(option) }
        </select>
    }
}
