//! The head of the page: its name, the way to each screen, language and theme.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::state::State;
use crate::components::LinkTo;
use crate::link::{Family, Place};
use crate::locale::{Language, Locale};
use crate::settings::Theme;
use crate::text;

/// What the visitor chooses in the head of the page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Choices {
    pub(super) theme: Option<Theme>,
    pub(super) on_language: Callback<Language>,
    pub(super) on_theme: Callback<Option<Theme>>,
}

pub(super) fn header(state: &State, choices: &Choices, locale: &Locale) -> Html {
    let here = state.link.screen.place();
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
            .filter(move |place| place.family() == family)
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
            <LinkTo link={state.link_to(Place::Queens)} class="wordmark">{ "Bezzel" }</LinkTo>
            <nav aria-label={text!(locale, "nav")}>
                <ul>
                    { for Family::ALL.map(family) }
                    { for items(None) }
                </ul>
            </nav>
            <div class="choices">
                { language_choice(locale, &choices.on_language) }
                { theme_choice(choices.theme, locale, &choices.on_theme) }
            </div>
        </header>
    }
}

fn language_choice(locale: &Locale, on_language: &Callback<Language>) -> Html {
    let onchange = {
        let on_language = on_language.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            if let Some(language) = Language::from_code(&select.value()) {
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

fn theme_choice(
    chosen: Option<Theme>,
    locale: &Locale,
    on_theme: &Callback<Option<Theme>>,
) -> Html {
    let onchange = on_theme.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        Theme::from_name(&select.value())
    });
    html! {
        <select aria-label={text!(locale, "theme")} data-action="theme" {onchange}>
            <option value="auto" selected={chosen.is_none()}>{ text!(locale, "theme-auto") }</option>
            for theme in Theme::ALL {
                <option
                    key={theme.name()}
                    value={theme.name()}
                    selected={chosen == Some(theme)}
                >
                    { locale.text(&format!("theme-{}", theme.name()), &[]) }
                </option>
            }
        </select>
    }
}
