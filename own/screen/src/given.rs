//! The sources of a run beside the program's text: where the program came from, its input and its arguments.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::edited::{Field, Origin};
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::dispatching;
use crate::link::OwnLink;
use crate::locale::Locale;
use crate::text;

/// The origin of the program, with a warning if it is foreign, and the link back to the visitor's own.
pub fn origin(state: &UseReducerHandle<State>, is_foreign: bool, locale: &Locale) -> Html {
    let words = match state.edited.origin {
        Origin::Link if is_foreign => Some("own-from-link"),
        Origin::Own | Origin::Link => None,
        Origin::Written(_) => Some("own-from-written"),
    };
    let back = if state.edited.origin == Origin::Own {
        "own-earlier"
    } else {
        "own-bring-back"
    };
    html! {
        <div class="own-origin">
            if let Some(words) = words {
                <p role="note" data-own-origin={is_foreign.then_some("link")}>
                    { locale.text(words, &[]) }
                </p>
            }
            if state.edited.has_other() {
                <Button name="own-bring-back" words={back} plain=true on_press={dispatching(state, |()| Action::BringBack)} />
            }
        </div>
    }
}

/// The fields of the input and of the arguments.
pub fn given(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let edit = |field: Field| dispatching(state, move |text| Action::Edit(field, text));
    let oninput = edit(Field::Input)
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlTextAreaElement>().value());
    let onargs = edit(Field::Args)
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let OwnLink { input, args, .. } = &state.edited.link;
    html! {
        <div class="own-given">
            <div class="field">
                <label for="own-input">{ text!(locale, "own-input") }</label>
                <textarea
                    id="own-input"
                    data-own="input"
                    rows="2"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    value={input.clone()}
                    {oninput}
                />
            </div>
            <div class="field">
                <label for="own-args">{ text!(locale, "own-args") }</label>
                <input
                    id="own-args"
                    data-own="args"
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder="8"
                    value={args.clone()}
                    oninput={onargs}
                />
            </div>
        </div>
    }
}
