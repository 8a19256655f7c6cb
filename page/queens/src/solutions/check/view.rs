//! The view of the field for an output, and of the report on it.

use gloo::utils::document;
use web_sys::Blob;
use yew::prelude::*;

use super::findings::{Findings, SAID};
use super::source::{long_paste, typed};
use super::state::{Action, Check};
use crate::components::control::{Button, chosen_file};
use crate::components::screen::lazy_in;
use crate::locale::Locale;
use crate::text;

/// The element that holds a pasted text.
const TEXT: &str = "output-text";
const FILE: &str = "output-file";

/// The check, below the settings.
pub fn check_view(
    check: &Check,
    on_output: &Callback<Blob>,
    on_check: &Callback<Action>,
    locale: &Locale,
) -> Html {
    let read_text = {
        let on_output = on_output.clone();
        move || {
            let field = document().get_element_by_id(TEXT);
            if let Some(text) = field.and_then(|field| typed(&field)) {
                on_output.emit(text);
            }
        }
    };
    let on_press = {
        let read_text = read_text.clone();
        Callback::from(move |()| {
            read_text();
            // On a phone, the report is below the window.
            if let Some(said) = document().get_element_by_id(SAID) {
                said.scroll_into_view();
            }
        })
    };
    let oninput = Callback::from(move |_: InputEvent| read_text());
    let onpaste = {
        let on_output = on_output.clone();
        Callback::from(move |event: Event| {
            if let Some(text) = long_paste(&event) {
                event.prevent_default();
                on_output.emit(text);
            }
        })
    };
    let onchange = {
        let on_output = on_output.clone();
        Callback::from(move |event: Event| {
            if let Some(file) = chosen_file(&event) {
                on_output.emit(file.into());
            }
        })
    };
    let ondrop = {
        let on_output = on_output.clone();
        Callback::from(move |event: DragEvent| {
            let files = event.data_transfer().and_then(|dropped| dropped.files());
            if let Some(file) = files.and_then(|files| files.get(0)) {
                event.prevent_default();
                on_output.emit(file.into());
            }
        })
    };
    let ondragover = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <div class="check" {ondrop} {ondragover}>
            <div class="field">
                <label for={TEXT}>{ text!(locale, "check-label") }</label>
                <textarea
                    id={TEXT}
                    rows="8"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    aria-describedby="output-help"
                    placeholder="1 5 8 6 3 7 2 4"
                    {oninput}
                    {onpaste}
                />
            </div>
            <div class="running">
                <Button name="check-output" leading=true {on_press} />
                <input id={FILE} class="visually-hidden" type="file" {onchange} />
                <label class="action file" for={FILE}>{ text!(locale, "check-file") }</label>
            </div>
            <p class="help" id="output-help">{ text!(locale, "check-help") }</p>
            {
                lazy_in(
                    Html::default(),
                    Findings {
                        check: check.clone(),
                        on_check: on_check.clone(),
                    },
                )
            }
        </div>
    }
}
