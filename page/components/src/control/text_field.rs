//! A text that is given with Enter or with a button; one of several lines can be pasted.

use yew::prelude::*;

use crate::link::Notice;
use crate::locale::{Locale, Words, use_locale};
use crate::text;
use crate::words::expected_words;

/// Properties of [`TextField`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The field's name for tests and other tools, and of its elements' ids.
    pub name: &'static str,
    /// The words over the field.
    pub label: Words,
    /// An example of what can be typed.
    pub placeholder: AttrValue,
    /// The words on the button.
    pub button: Words,
    /// The text that the field starts with and is set to when this changes.
    #[prop_or_default]
    pub value: AttrValue,
    /// The kinds of text that can be typed, in words below the field.
    #[prop_or_default]
    pub help: AttrValue,
    /// The meaning that the last text was given, if it may surprise.
    #[prop_or_default]
    pub remark: AttrValue,
    /// The fault of the last text.
    #[prop_or_default]
    pub error: Option<Notice>,
    /// A text was given.
    pub on_give: Callback<String>,
}

/// A text field with its button and, where the text is refused, the reason.
/// A refused text stays in the field to be mended.
#[component]
pub fn TextField(props: &Props) -> Html {
    let locale = use_locale();
    let typed = use_state(|| props.value.to_string());
    {
        let typed = typed.clone();
        use_effect_with(props.value.clone(), move |value| {
            typed.set(value.to_string());
        });
    }
    let id = format!("field-{}", props.name);
    let error_id = format!("{id}-error");
    let help_id = format!("{id}-help");
    let described = match (&props.error, props.help.is_empty()) {
        (None, true) => None,
        (None, false) => Some(help_id.clone()),
        (Some(_), true) => Some(error_id.clone()),
        (Some(_), false) => Some(format!("{error_id} {help_id}")),
    };
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let input: web_sys::HtmlTextAreaElement = event.target_unchecked_into();
            typed.set(input.value());
        })
    };
    let onsubmit = {
        let (typed, on_give) = (typed.clone(), props.on_give.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_give.emit((*typed).clone());
        })
    };
    let onkeydown = {
        let (typed, on_give) = (typed.clone(), props.on_give.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
                event.prevent_default();
                on_give.emit((*typed).clone());
            }
        })
    };
    html! {
        <form class="field text" {onsubmit}>
            <label for={id.clone()}>{ props.label.text(&locale) }</label>
            <div class="line">
                <textarea
                    id={id}
                    rows="1"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder={props.placeholder.clone()}
                    value={(*typed).clone()}
                    aria-invalid={props.error.as_ref().map(|_| "true")}
                    aria-describedby={described}
                    {oninput}
                    {onkeydown}
                />
                <button type="submit" class="action" data-action={props.name}>{ props.button.text(&locale) }</button>
            </div>
            <p class="remark" role="status">{ &props.remark }</p>
            if let Some(error) = &props.error {
                { refused(error, error_id, &locale) }
            }
            if !props.help.is_empty() {
                <p class="help" id={help_id}>{ &props.help }</p>
            }
        </form>
    }
}

/// Why a text was refused, for below its field.
pub fn refused(error: &Notice, id: String, locale: &Locale) -> Html {
    let (value, expected) = (error.shown_value(), expected_words(&error.expected, locale));
    html! {
        <p class="error" {id} role="alert" data-notice={error.parameter}>
            { text!(locale, "field-refused", value, expected) }
        </p>
    }
}
