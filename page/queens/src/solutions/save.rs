//! Copies the list, or saves it as a file.

use yew::prelude::*;

use super::export::{Format, file_name};
use super::state::State;
use crate::components::control::Button;
use crate::components::{CopyLink, download};
use crate::locale::Locale;
use crate::text;

/// The button that copies the list as a text.
pub fn copy_all(state: &UseReducerHandle<State>) -> Html {
    let copied = {
        let state = state.clone();
        Callback::from(move |()| Format::Text.write(&state.list, &state.link, state.is_complete()))
    };
    html! { <CopyLink name="copy-all" text={copied} leading=true /> }
}

/// The formats of a file with the list.
pub fn save(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let save = |format: Format| {
        let state = state.clone();
        Callback::from(move |()| {
            let (list, link) = (&state.list, &state.link);
            let text = format.write(list, link, state.is_complete());
            let name = file_name(format, list, link);
            if let Err(problem) = download(&name, format.kind().1, &text) {
                web_sys::console::error_1(&problem);
            }
        })
    };
    html! {
        <div class="exports">
            <span class="quiet">{ text!(locale, "export") }</span>
            for format in Format::ALL {
                <Button name={format.name()} plain=true on_press={save(format)} />
            }
        </div>
    }
}
