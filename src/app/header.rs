//! The head of the page: the skip link, its name, the way to each screen, language and theme; and in its foot, the colours
//! of the board.

use yew::prelude::*;

use super::state::{State, Working};
use crate::components::LinkTo;
use crate::components::control::chosen_value;
use crate::dom::element;
use crate::link::{Family, Place};
use crate::locale::{Language, Locale};
use crate::named::Named;
use crate::screens::Work;
use crate::settings::{Colouring, Look, LookChoice, Theme};
use crate::text;

/// The visitor's choices around the screens.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choices {
    pub(super) look: Look,
    pub(super) on_language: Callback<Language>,
    pub(super) on_look: Callback<LookChoice>,
}

/// Leads keyboards past the header.
fn skip_link(locale: &Locale) -> Html {
    let skip = |event: MouseEvent| {
        // With a base in the document, a plain hash would leave the page.
        event.prevent_default();
        if let Some(main) = element("#main") {
            // Fails for no element that is in the page.
            let _ = main.focus();
        }
    };
    html! { <a class="skip" href="#main" onclick={skip}>{ text!(locale, "skip") }</a> }
}

pub(super) fn header(state: &State, choices: &Choices, locale: &Locale) -> Html {
    let here = state.link.screen.place();
    let here = here.within().unwrap_or(here);
    let item = |place: Place| {
        html! {
            <li key={place.name()}>
                <LinkTo link={state.link_to(place)} current={place == here}>
                    <>{ locale.text(&format!("nav-{}", place.name()), &[]) }</>
                </LinkTo>
            </li>
        }
    };
    let items = |family: Option<Family>| {
        let places = Place::ALL.into_iter();
        places
            .filter(move |place| place.within().is_none() && place.family() == family)
            .map(item)
    };
    let family = |family: Family| {
        html! {
            <li class="family">
                <span>{ locale.text(&format!("family-{}", family.name()), &[]) }</span>
                <ul>{ for items(Some(family)) }</ul>
            </li>
        }
    };
    html! {
        <header class="site">
            { skip_link(locale) }
            <LinkTo link={state.link_to(Place::Queens)} class="wordmark">{ "Bezzel" }</LinkTo>
            <nav aria-label={text!(locale, "nav")}>
                <ul>
                    { for Family::ALL.map(family) }
                    { for items(None) }
                </ul>
            </nav>
            for screen in state.working.iter().filter(|screen| screen.awaited) {
                { working(screen, state, locale) }
            }
            <div class="choices">
                { language_choice(locale, &choices.on_language) }
                { theme_choice(choices, locale) }
            </div>
        </header>
    }
}

/// The progress of a screen that works in the background, with a link to it.
fn working(screen: &Working, state: &State, locale: &Locale) -> Html {
    let Working { place, work, .. } = *screen;
    let name = locale.text(&format!("nav-{}", place.name()), &[]);
    let how_far = match work {
        Work {
            percent,
            running: true,
        } => text!(locale, "background-running", screen = name, percent),
        Work { percent: 100, .. } => text!(locale, "background-done", screen = name),
        _ => text!(locale, "background-stopped", screen = name),
    };
    html! {
        <span class="background" data-background={place.name()} data-value={work.percent.to_string()}>
            <LinkTo link={state.link_to(place)}><>{ how_far }</></LinkTo>
        </span>
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
        <select aria-label={text!(locale, "language")} data-action="language" {onchange}>
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
        <select aria-label={text!(locale, "theme")} data-action="theme" {onchange}>
            { option("auto", look.theme.is_none(), text!(locale, "theme-auto")) }
            for theme in Theme::ALL {
                { option(theme.name(), look.theme == Some(theme), locale.text(&format!("theme-{}", theme.name()), &[])) }
            }
        </select>
    }
}

/// The colours of the board; the default is no choice, so that links stay short.
pub(super) fn board_choice(choices: &Choices, locale: &Locale) -> Html {
    let chosen = choices.look.board.unwrap_or(Colouring::Paper);
    let onchange = choices.on_look.reform(|event: Event| {
        let board = Colouring::from_name(&chosen_value(&event));
        LookChoice::Board(board.filter(|board| *board != Colouring::Paper))
    });
    html! {
        <label class="choices">
            { text!(locale, "colouring") }
            <select data-action="colouring" {onchange}>
                for board in Colouring::ALL {
                    { option(board.name(), board == chosen, locale.text(&format!("colouring-{}", board.name()), &[])) }
                }
            </select>
        </label>
    }
}

fn option(name: &'static str, selected: bool, words: String) -> Html {
    html! { <option key={name} value={name} {selected}>{ words }</option> }
}
