//! One of several, the others out of view.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Properties of [`Select`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The field's name for tests and other tools, and of its element's id.
    pub name: &'static str,
    /// The words over the field.
    pub label: AttrValue,
    /// The words of each option.
    pub options: Vec<AttrValue>,
    /// The index of the chosen option.
    pub chosen: usize,
    /// The index of the option chosen.
    pub on_choose: Callback<usize>,
}

/// A list that opens, with its name over it: for options whose words are too
/// long to stand side by side.
#[component]
pub fn Select(props: &Props) -> Html {
    select(props)
}

/// The same as a part of another component, which weighs less.
pub fn select(props: &Props) -> Html {
    let id = format!("field-{}", props.name);
    let onchange = props.on_choose.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        select.selected_index().max(0) as usize
    });
    html! {
        <div class="field select">
            <label for={id.clone()}>{ &props.label }</label>
            <select {id} data-action={props.name} {onchange}>
                for (index, words) in props.options.iter().enumerate() {
                    <option selected={index == props.chosen}>{ words }</option>
                }
            </select>
        </div>
    }
}
