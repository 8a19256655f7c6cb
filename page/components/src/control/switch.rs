//! Something that is shown or not.

use yew::prelude::*;

use crate::locale::{Words, use_locale};

/// Properties of [`Switch`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The switch's name for tests and other tools.
    pub name: &'static str,
    /// The words beside it.
    pub label: Words,
    /// Whether it is on.
    pub on: bool,
    /// Whether it was switched on.
    pub on_switch: Callback<bool>,
}

/// A check box with its words.
#[component]
pub fn Switch(props: &Props) -> Html {
    let locale = use_locale();
    let on = props.on;
    html! {
        <label class="switch">
            <input
                type="checkbox"
                data-action={props.name}
                checked={on}
                onchange={props.on_switch.reform(move |_| !on)}
            />
            <span>{ props.label.text(&locale) }</span>
        </label>
    }
}
