//! One of several: all in view side by side, or in a list that opens.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::locale::{Locale, use_locale};

/// Properties of [`Choice`] and [`Select`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The name for tests and other tools, of radio buttons, and of the list's id.
    pub name: &'static str,
    /// The words over it.
    pub label: AttrValue,
    /// The options by their names in links.
    pub options: Vec<&'static str>,
    /// What the keys of the options' texts begin with; their names follow.
    pub texts: &'static str,
    /// The name of the chosen option.
    pub chosen: &'static str,
    /// The index of the option chosen.
    pub on_choose: Callback<usize>,
}

/// The options with their words.
fn options(props: &Props, locale: &Locale) -> impl Iterator<Item = (&'static str, String)> {
    let words = |name: &str| locale.text(&[props.texts, name].concat(), &[]);
    props.options.iter().map(move |name| (*name, words(name)))
}

/// A group of radio buttons, side by side.
#[component]
pub fn Choice(props: &Props) -> Html {
    let locale = use_locale();
    html! {
        <fieldset class="choice" data-choice={props.name}>
            <legend>{ &props.label }</legend>
            <div class="segments">
                for (index, (name, words)) in options(props, &locale).enumerate() {
                    <label key={name}>
                        <input
                            type="radio"
                            name={props.name}
                            value={name}
                            checked={name == props.chosen}
                            onchange={props.on_choose.reform(move |_| index)}
                        />
                        <span>{ words }</span>
                    </label>
                }
            </div>
        </fieldset>
    }
}

/// A list that opens, with its name over it: for options whose words are too
/// long to stand side by side.
#[component]
pub fn Select(props: &Props) -> Html {
    let locale = use_locale();
    let id = format!("field-{}", props.name);
    let onchange = props.on_choose.reform(|event: Event| chosen_index(&event));
    html! {
        <div class="field select">
            <label for={id.clone()}>{ &props.label }</label>
            <select {id} data-action={props.name} {onchange}>
                for (name, words) in options(props, &locale) {
                    <option selected={name == props.chosen}>{ words }</option>
                }
            </select>
        </div>
    }
}

/// The index of what has been chosen in a list.
#[must_use]
pub fn chosen_index(event: &Event) -> usize {
    let select: HtmlSelectElement = event.target_unchecked_into();
    select.selected_index().max(0) as usize
}
