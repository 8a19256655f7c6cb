//! The page as a component: texts first, then everything else.

use gloo::utils::window;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::address;
use super::header::Choices;
use super::shell::Shell;
use super::state::{Action, State};
use crate::bridge::Pool;
use crate::components::{Navigate, dispatching};
use crate::crash;
use crate::link::{Link, Screen};
use crate::locale::{self, Language, Locale};
use crate::screens::{QueensScreen, SolutionsScreen, unbuilt};
use crate::settings::{self, Theme};

/// The whole page.
#[component]
pub fn App() -> Html {
    let state = use_reducer(|| State::open(&address::hash()));
    let chosen_language = use_state(settings::language);
    let chosen_theme = use_state(settings::theme);
    let pool = use_memo((), |()| Pool::new(worker_count()));

    let language = state.link.language.unwrap_or(*chosen_language);
    let theme = state.link.theme.or(*chosen_theme);
    let locale = use_texts(language);
    use_effect_with((language, theme), |(language, theme)| {
        settings::apply(*language, *theme);
    });
    use_effect_with(state.link.to_string(), |hash| address::replace(hash));
    address::use_opened_addresses(dispatching(&state, Action::Open));

    let navigate: Navigate = {
        let state = state.clone();
        Callback::from(move |link: Link| {
            let link = Link {
                screen: link.screen,
                ..state.link
            };
            address::push(&link.to_string());
            window().scroll_to_with_x_and_y(0.0, 0.0);
            state.dispatch(Action::Follow(link));
        })
    };
    let on_language = {
        let state = state.clone();
        Callback::from(move |language: Language| {
            settings::store_language(language);
            chosen_language.set(language);
            state.dispatch(Action::Language(language));
        })
    };
    let on_theme = {
        let state = state.clone();
        Callback::from(move |theme: Option<Theme>| {
            settings::store_theme(theme);
            chosen_theme.set(theme);
            state.dispatch(Action::Theme(theme));
        })
    };

    let choices = Choices {
        theme,
        on_language,
        on_theme,
    };
    let Some(locale) = locale else {
        // The same stands in index.html, until the program itself is there.
        return html! { <p class="loading">{ "Bezzel" }</p> };
    };
    let shown = screen(&state, &locale);
    html! {
        <ContextProvider<Locale> context={locale}>
            <ContextProvider<Pool> context={(*pool).clone()}>
                <ContextProvider<Navigate> context={navigate}>
                    <Shell state={state.clone()} {choices}>
                        { shown }
                    </Shell>
                </ContextProvider<Navigate>>
            </ContextProvider<Pool>>
        </ContextProvider<Locale>>
    }
}

/// The screen of the link.
fn screen(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let visit = state.visit;
    let change = state.dispatcher();
    match &state.link.screen {
        Screen::Queens(link) => {
            let on_change = move |link| change.dispatch(Action::Change(Screen::Queens(link)));
            html! { <QueensScreen link={link.clone()} {visit} {on_change} /> }
        }
        Screen::Solutions(link) => {
            let on_change = move |link| change.dispatch(Action::Change(Screen::Solutions(link)));
            html! { <SolutionsScreen link={link.clone()} {visit} {on_change} /> }
        }
        other => unbuilt(other.place(), locale),
    }
}

/// The texts of a language; those of the one before until they are there, and
/// none at all only while the first are on their way.
#[hook]
fn use_texts(language: Language) -> Option<Locale> {
    let texts = use_state(|| None::<Locale>);
    {
        let texts = texts.clone();
        use_effect_with(language, move |language| {
            let language = *language;
            spawn_local(async move {
                match locale::load(language).await {
                    Ok(locale) => {
                        crash::translate(&locale);
                        texts.set(Some(locale));
                    }
                    Err(problem) => {
                        web_sys::console::error_1(&problem.into());
                        if texts.is_none() {
                            crash::show();
                        }
                    }
                }
            });
        });
    }
    (*texts).clone()
}

/// As many workers as the device has processors.
fn worker_count() -> usize {
    let count = window().navigator().hardware_concurrency();
    if count >= 1.0 { count as usize } else { 1 }
}
