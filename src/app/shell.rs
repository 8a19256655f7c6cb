//! What stands around every screen: skip link, header, notices, main part, footer; within another page, no navigation.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::header::{Choices, board_choice, header};
use super::introduction::use_introduction;
use super::shortcuts::{shortcuts, use_question_mark};
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{LinkTo, Notices, dispatching, piece_sprite};
use crate::link::{Carried, LessonName, Link, Study};
use crate::locale::{Locale, use_locale};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub(super) state: UseReducerHandle<State>,
    pub(super) choices: Choices,
    pub(super) children: Children,
}

#[component]
pub(super) fn Shell(props: &Props) -> Html {
    let locale = use_locale();
    let state = &props.state;
    let place = state.link.screen.place();
    let title = text!(
        locale,
        "document-title",
        screen = locale.text(&format!("nav-{}", place.name()), &[])
    );
    use_effect_with(title, |title| document().set_title(title));
    let skip = Callback::from(|event: MouseEvent| {
        // With a base in the document, a plain hash would leave the page.
        event.prevent_default();
        let main = document()
            .get_element_by_id("main")
            .and_then(|main| main.dyn_into::<HtmlElement>().ok());
        if let Some(main) = main {
            // Fails for no element that is in the page.
            let _ = main.focus();
        }
    });
    let on_dismiss = dispatching(state, Action::Dismiss);
    let lists_shortcuts = use_state(|| false);
    let list_shortcuts = |listed: bool| {
        let lists_shortcuts = lists_shortcuts.clone();
        Callback::from(move |()| lists_shortcuts.set(listed))
    };
    use_question_mark(list_shortcuts(true));
    let embedded = state.link.carried.embedded;
    let (introduction, introduce) = use_introduction(place);
    html! {
        <>
            if !embedded {
                <a class="skip" href="#main" onclick={skip}>{ text!(locale, "skip") }</a>
            }
            { piece_sprite() }
            if !embedded {
                { header(state, &props.choices, &locale) }
            }
            <Notices notices={state.notices.clone()} {on_dismiss} />
            <main id="main" class={embedded.then_some("embedded")} tabindex="-1">
                if !embedded && state.link.study.is_none() {
                    { introduction }
                }
                { props.children.clone() }
            </main>
            <footer class="site">
                if embedded {
                    { to_own_page(&state.link, &locale) }
                } else {
                    <span>{ concat!("Bezzel ", env!("CARGO_PKG_VERSION")) }</span>
                    if let Some(on_press) = introduce {
                        <Button name="introduction-show" plain=true {on_press} />
                    }
                    if let Some(lesson) = LessonName::about(place).filter(|_| state.link.study.is_none()) {
                        { learn(lesson, &state.link, &locale) }
                    }
                    { board_choice(&props.choices, &locale) }
                    <Button name="shortcuts" plain=true on_press={list_shortcuts(true)} />
                    // The page itself has the dialog: static/embed.js.
                    <Button name="embed" plain=true on_press={Callback::noop()} />
                }
            </footer>
            if *lists_shortcuts {
                { shortcuts(&locale, &list_shortcuts(false)) }
            }
        </>
    }
}

/// The way to the lesson that introduces what is shown, beside it.
fn learn(lesson: LessonName, link: &Link, locale: &Locale) -> Html {
    let study = Study {
        lesson: Some(lesson.first()),
        task: None,
    };
    let link = Link {
        study,
        ..link.clone()
    };
    html! {
        <LinkTo {link}><>{ text!(locale, "learn") }</></LinkTo>
    }
}

/// From within another page, the way to what is shown on a page of its own.
fn to_own_page(link: &Link, locale: &Locale) -> Html {
    let carried = Carried {
        embedded: false,
        ..link.carried
    };
    let link = Link {
        carried,
        ..link.clone()
    };
    html! {
        <a href={link.to_string()} target="_blank" rel="noopener" data-action="own-page">
            { text!(locale, "own-page") }
        </a>
    }
}
