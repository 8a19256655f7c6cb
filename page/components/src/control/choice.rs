//! One of several: all in view side by side, or in a list that opens.

use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::locale::use_locale;
use crate::named::Named;

/// Properties of [`Choice`] and [`Select`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props<T: Named> {
    /// The name for tests and other tools, of radio buttons, and of the list's id.
    pub name: &'static str,
    /// The key of the words over it.
    pub label: &'static str,
    /// The options.
    #[prop_or_else(|| T::ALL.to_vec())]
    pub options: Vec<T>,
    /// The first part of the keys of the options' texts; their names follow.
    pub texts: &'static str,
    /// The chosen option, if one is.
    pub chosen: Option<T>,
    /// Another option is chosen.
    pub on_choose: Callback<T>,
}

/// A group of radio buttons, side by side.
#[component]
pub fn Choice<T: Named>(props: &Props<T>) -> Html {
    let locale = use_locale();
    html! {
        <fieldset class="choice" data-choice={props.name}>
            <legend>{ locale.text(props.label, &[]) }</legend>
            <div class="segments">
                for &option in &props.options {
                    <label key={option.name()}>
                        <input
                            type="radio"
                            name={props.name}
                            value={option.name()}
                            checked={Some(option) == props.chosen}
                            onchange={props.on_choose.reform(move |_| option)}
                        />
                        <span>{ locale.text(&[props.texts, option.name()].concat(), &[]) }</span>
                    </label>
                }
            </div>
        </fieldset>
    }
}

/// A list that opens, with its name over it: for options whose words are too
/// long to stand side by side.
#[component]
pub fn Select<T: Named>(props: &Props<T>) -> Html {
    let locale = use_locale();
    let id = format!("field-{}", props.name);
    let on_choose = props.on_choose.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(chosen) = T::from_name(&chosen_value(&event)) {
            on_choose.emit(chosen);
        }
    });
    html! {
        <div class="field select">
            <label for={id.clone()}>{ locale.text(props.label, &[]) }</label>
            <select {id} data-action={props.name} {onchange}>
                for &option in &props.options {
                    <option value={option.name()} selected={Some(option) == props.chosen}>
                        { locale.text(&[props.texts, option.name()].concat(), &[]) }
                    </option>
                }
            </select>
        </div>
    }
}

/// The value of the option that has been chosen in a list.
pub fn chosen_value(event: &Event) -> String {
    event.target_unchecked_into::<HtmlSelectElement>().value()
}

/// The value that was chosen in a list whose first entry is its name, which is shown again.
pub fn taken_value(event: &Event) -> String {
    let list: HtmlSelectElement = event.target_unchecked_into();
    let value = list.value();
    list.set_selected_index(0);
    value
}

/// The text of a file; `None` if it cannot be read.
pub async fn text_of(file: &File) -> Option<String> {
    let text = JsFuture::from(file.text()).await.ok()?;
    text.as_string()
}

/// The file that was chosen, if any. The same file can be chosen again.
pub fn chosen_file(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target_unchecked_into();
    let file = input.files().and_then(|files| files.get(0));
    input.set_value("");
    file
}
