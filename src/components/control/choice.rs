//! One of a few, all of them in view.

use yew::prelude::*;

/// Properties of [`Choice`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The group's name for tests and other tools, and of its radio buttons.
    pub name: &'static str,
    /// The words over the group.
    pub label: AttrValue,
    /// For each option its value in links and its words.
    pub options: Vec<(&'static str, AttrValue)>,
    /// The value of the chosen option.
    pub chosen: &'static str,
    /// The index of the option chosen.
    pub on_choose: Callback<usize>,
}

/// A group of radio buttons, side by side.
#[component]
pub fn Choice(props: &Props) -> Html {
    choice(props)
}

/// The same as a part of another component, which weighs less.
pub fn choice(props: &Props) -> Html {
    html! {
        <fieldset class="choice" data-choice={props.name}>
            <legend>{ &props.label }</legend>
            <div class="segments">
                for (index, (value, words)) in props.options.iter().enumerate() {
                    <label key={*value}>
                        <input
                            type="radio"
                            name={props.name}
                            value={*value}
                            checked={*value == props.chosen}
                            onchange={props.on_choose.reform(move |_| index)}
                        />
                        <span>{ words }</span>
                    </label>
                }
            </div>
        </fieldset>
    }
}
