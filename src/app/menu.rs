//! The menu of the page: the visitor's choices for all screens, and rarely used commands.

use gloo::utils::document;
use yew::prelude::*;

use crate::components::control::{Button, chosen_value, icon};
use crate::components::{LinkTo, use_later};
use crate::dom::element;
use crate::link::{Link, Notation, Place};
use crate::locale::{Language, Locale, use_locale};
use crate::named::Named;
use crate::settings::{Colouring, Look, LookChoice, Theme};
use crate::text;

/// The visitor's choices around the screens.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choices {
    pub(super) look: Look,
    pub(super) on_language: Callback<Language>,
    pub(super) on_look: Callback<LookChoice>,
    pub(super) on_notate: Callback<Notation>,
}

/// The actions of the menu's buttons. For full screen and for the dialog that embeds there are scripts: `static/scripts/`.
#[derive(Clone, PartialEq)]
pub(super) struct Presses {
    pub(super) shortcuts: Callback<()>,
    pub(super) present: Callback<()>,
}

/// The button of the menu, and the menu, which the browser opens and closes.
pub(super) fn menu(
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
            { field("language", text!(locale, "language"), language_choice(&locale, &props.choices.on_language)) }
            { field("theme", text!(locale, "theme"), theme_choice(&props.choices, &locale)) }
            { field("colouring", text!(locale, "colouring"), board_choice(&props.choices, &locale)) }
            { field("square-names", text!(locale, "square-names"), square_names(&locale, &props.choices.on_notate)) }
            <hr />
            <Button name="shortcuts" plain=true on_press={props.presses.shortcuts.clone()} />
            if has_full_screen(props.place) {
                <Button name="full-screen" plain=true on_press={Callback::noop()} />
            }
            <Button name="present" plain=true on_press={props.presses.present.clone()} />
            <Button name="embed" plain=true on_press={Callback::noop()} />
            <hr />
            <LinkTo link={props.about.clone()} current={props.place == Place::About}>
                <>{ text!(locale, "nav-about") }</>
            </LinkTo>
        </>
    }
}

/// A button of the header that opens a popover by its id.
pub(super) fn opener(
    action: &'static str,
    popover: &'static str,
    sign: Html,
    locale: &Locale,
) -> Html {
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

/// Whether the menu offers to show the board of a screen alone: with its timeline, where it has one.
fn has_full_screen(place: Place) -> bool {
    let is_with_board = !matches!(place, Place::Lessons | Place::About | Place::Own);
    is_with_board && document().fullscreen_enabled()
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

fn field(name: &'static str, label: String, choice: Html) -> Html {
    html! {
        <label class="choices" key={name}>
            <span>{ label }</span>
            { choice }
        </label>
    }
}

fn language_choice(locale: &Locale, on_language: &Callback<Language>) -> Html {
    let onchange = {
        let on_language = on_language.clone();
        Callback::from(move |event: Event| {
            if let Some(language) = Language::from_name(&chosen_value(&event)) {
                on_language.emit(language);
            }
        })
    };
    html! {
        <select data-action="language" {onchange}>
            for language in Language::ALL {
                <option
                    key={language.code()}
                    value={language.code()}
                    lang={language.code()}
                    selected={language == locale.language}
                >
                    { language.own_name() }
                </option>
            }
        </select>
    }
}

fn theme_choice(choices: &Choices, locale: &Locale) -> Html {
    let look = choices.look;
    let onchange = choices
        .on_look
        .reform(|event: Event| LookChoice::Theme(Theme::from_name(&chosen_value(&event))));
    html! {
        <select data-action="theme" {onchange}>
            { option("auto", look.theme.is_none(), text!(locale, "theme-auto")) }
            for theme in Theme::ALL {
                { option(theme.name(), look.theme == Some(theme), locale.text(&format!("theme-{}", theme.name()), &[])) }
            }
        </select>
    }
}

/// The colours of the board; the default is no choice, so that links stay short.
fn board_choice(choices: &Choices, locale: &Locale) -> Html {
    let chosen = choices.look.board.unwrap_or(Colouring::Paper);
    let onchange = choices.on_look.reform(|event: Event| {
        let board = Colouring::from_name(&chosen_value(&event));
        LookChoice::Board(board.filter(|board| *board != Colouring::Paper))
    });
    html! {
        <select data-action="colouring" {onchange}>
            for board in Colouring::ALL {
                { option(board.name(), board == chosen, locale.text(&format!("colouring-{}", board.name()), &[])) }
            }
        </select>
    }
}

/// The names of squares: letters and ranks, or the numbers of rows and columns. With letters, programs and tables still
/// show the numbers of rows.
fn square_names(locale: &Locale, on_notate: &Callback<Notation>) -> Html {
    let notation = locale.notation;
    let choices = [
        (
            "letters",
            Notation {
                pairs: false,
                ..notation
            },
        ),
        (
            "from-1",
            Notation {
                pairs: true,
                from_zero: false,
                ..notation
            },
        ),
        (
            "from-0",
            Notation {
                pairs: true,
                from_zero: true,
                ..notation
            },
        ),
    ];
    let onchange = on_notate.reform(move |event: Event| {
        let name = chosen_value(&event);
        let chosen = choices.iter().find(|choice| choice.0 == name);
        chosen.map_or(notation, |choice| choice.1)
    });
    html! {
        <select data-action="square-names" {onchange}>
            for (name, choice) in choices {
                { option(name, choice == notation, locale.text(&format!("square-names-{name}"), &[])) }
            }
        </select>
    }
}

fn option(name: &'static str, selected: bool, words: String) -> Html {
    html! { <option key={name} value={name} {selected}>{ words }</option> }
}
