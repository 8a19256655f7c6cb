//! The menu of the page: the visitor's choices for all screens, and rarely used commands.

use std::iter;

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::full_screen;
use crate::components::control::{Button, chosen_value, icon};
use crate::components::{LinkTo, SquareNames, use_later};
use crate::dom::element;
use crate::link::{Link, Notation, Place};
use crate::locale::{Language, Locale, use_locale};
use crate::named::Named;
use crate::settings::{Colouring, Look, LookChoice, Theme};
use crate::text;

/// The visitor's choices around the screens.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    pub look: Look,
    pub on_language: Callback<Language>,
    pub on_look: Callback<LookChoice>,
    pub on_notate: Callback<Notation>,
}

/// The actions of the menu's buttons.
#[derive(Clone, PartialEq)]
pub struct Presses {
    pub shortcuts: Callback<()>,
    pub present: Callback<()>,
    pub embed: Callback<()>,
}

/// The button of the menu, and the menu, which the browser opens and closes.
pub fn menu(
    place: Place,
    about: Link,
    choices: Choices,
    presses: Presses,
    locale: &Locale,
) -> Html {
    html! {
        <>
            { opener("menu", "menu", icon("icon-menu"), locale) }
            <div id="menu" class="dropdown" popover="auto" role="group" aria-label={text!(locale, "menu")} onclick={Callback::from(|event: MouseEvent| close(&event))}>
                <Content {place} {about} {choices} {presses} />
            </div>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct ContentProps {
    place: Place,
    about: Link,
    choices: Choices,
    presses: Presses,
}

/// The content of the menu, which no visitor sees before it is opened.
#[component]
fn Content(props: &ContentProps) -> Html {
    let locale = use_locale();
    if use_later(1) == 0 {
        return Html::default();
    }
    html! {
        <>
            { choices(&props.choices, &locale) }
            <hr />
            <Button name="shortcuts" plain=true on_press={props.presses.shortcuts.clone()} />
            if full_screen::is_available(props.place) {
                <Button name="full-screen" plain=true on_press={Callback::from(|()| full_screen::toggle())} />
            }
            <Button name="present" plain=true on_press={props.presses.present.clone()} />
            <Button name="embed" plain=true on_press={props.presses.embed.clone()} />
            <hr />
            <LinkTo link={props.about.clone()} current={props.place == Place::About}>
                <>{ text!(locale, "nav-about") }</>
            </LinkTo>
        </>
    }
}

/// A button of the header that opens a popover by its id.
pub fn opener(action: &'static str, popover: &'static str, sign: Html, locale: &Locale) -> Html {
    let words = locale.text(action, &[]);
    html! {
        <button
            type="button"
            class="bar-button"
            data-action={action}
            popovertarget={popover}
            aria-label={words.clone()}
            title={words}
        >
            { sign }
        </button>
    }
}

/// Closes the menu after a press on one of its buttons or links. The browser gives the focus back to the menu's button,
/// before a dialog takes it from there.
fn close(event: &MouseEvent) {
    let pressed = event.target_dyn_into::<web_sys::Element>();
    let pressed = pressed.and_then(|target| target.closest("button, a").ok().flatten());
    if let (Some(_), Some(menu)) = (pressed, element("#menu")) {
        // The menu is closed already if full screen has closed it.
        let _ = menu.hide_popover();
    }
}

/// Closes the menu, and the other parts that open under the header, when the page goes to another address.
#[hook]
pub fn use_closed_with_address() {
    use_effect_with((), |()| {
        let listener = EventListener::new(&window(), "hashchange", |_| {
            if let Some(open) = element(".dropdown:popover-open") {
                // One that is open can be closed.
                let _ = open.hide_popover();
            }
        });
        move || drop(listener)
    });
}

/// The visitor's choices: language, theme, colours of the board, names of squares.
fn choices(choices: &Choices, locale: &Locale) -> Html {
    let look = choices.look;
    let worded = |name: &'static str, key: String| (name, locale.text(&key, &[]));
    let languages = Language::ALL.map(|language| (language.code(), language.own_name().to_owned()));
    let themes = iter::once("auto")
        .chain(Theme::ALL.map(Theme::name))
        .map(|name| worded(name, format!("theme-{name}")));
    let colourings = Colouring::ALL.map(|colouring| {
        let name = colouring.name();
        worded(name, format!("colouring-{name}"))
    });
    let notations = SquareNames::ALL
        .map(SquareNames::name)
        .map(|name| worded(name, format!("square-names-{name}")));
    let Locale {
        language, notation, ..
    } = *locale;
    html! {
        <>
            {
                choice(
                    "language",
                    languages.to_vec(),
                    language.code(),
                    &choices.on_language.reform(move |name: String| Language::from_name(&name).unwrap_or(language)),
                    locale,
                )
            }
            {
                choice(
                    "theme",
                    themes.collect(),
                    look.theme.map_or("auto", Theme::name),
                    &choices.on_look.reform(|name: String| LookChoice::Theme(Theme::from_name(&name))),
                    locale,
                )
            }
            {
                choice(
                    "colouring",
                    colourings.to_vec(),
                    look.board.unwrap_or(Colouring::Paper).name(),
                    &choices.on_look.reform(|name: String| {
                        // The default is no choice, so that links stay short.
                        let board = Colouring::from_name(&name);
                        LookChoice::Board(board.filter(|board| *board != Colouring::Paper))
                    }),
                    locale,
                )
            }
            {
                choice(
                    "square-names",
                    notations.to_vec(),
                    SquareNames::of(notation).name(),
                    &choices.on_notate.reform(move |name: String| {
                        SquareNames::from_name(&name).map_or(notation, |names| names.within(notation))
                    }),
                    locale,
                )
            }
        </>
    }
}

/// A list of named values with their words, in which one is chosen.
fn choice(
    name: &'static str,
    options: Vec<(&'static str, String)>,
    chosen: &str,
    on_choose: &Callback<String>,
    locale: &Locale,
) -> Html {
    let onchange = on_choose.reform(|event: Event| chosen_value(&event));
    html! {
        <label class="choices">
            <span>{ locale.text(name, &[]) }</span>
            <select data-action={name} {onchange}>
                for (value, words) in options {
                    <option key={value} {value} lang={(name == "language").then_some(value)} selected={value == chosen}>
                        { words }
                    </option>
                }
            </select>
        </label>
    }
}
