//! What stands around every screen: skip link, header, notices, main part.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::header::{Choices, header};
use super::shortcuts::{shortcuts, use_question_mark};
use super::state::{Action, State};
use crate::components::{Notices, dispatching, piece_sprite};
use crate::locale::use_locale;
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub(super) state: UseReducerHandle<State>,
    pub(super) choices: Choices,
    /// Called when the page is there.
    pub(super) opened: Callback<()>,
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
    use_effect_with(props.opened.clone(), |opened| opened.emit(()));
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
    html! {
        <>
            <a class="skip" href="#main" onclick={skip}>{ text!(locale, "skip") }</a>
            { piece_sprite() }
            { header(state, &props.choices, &locale) }
            <Notices notices={state.notices.clone()} {on_dismiss} />
            <main id="main" tabindex="-1">{ props.children.clone() }</main>
            <footer class="site">
                <span>{ concat!("Bezzel ", env!("CARGO_PKG_VERSION")) }</span>
                <button
                    type="button"
                    class="action plain"
                    data-action="shortcuts"
                    onclick={list_shortcuts(true).reform(|_| ())}
                >
                    { text!(locale, "shortcuts") }
                </button>
            </footer>
            if *lists_shortcuts {
                { shortcuts(&locale, &list_shortcuts(false)) }
            }
        </>
    }
}
