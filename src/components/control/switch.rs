//! Something that is shown or not.

use yew::prelude::*;

/// Properties of [`Switch`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The switch's name for tests and other tools.
    pub name: &'static str,
    /// The words beside it.
    pub label: AttrValue,
    /// Whether it is on.
    pub on: bool,
    /// Whether it was switched on.
    pub on_switch: Callback<bool>,
}

/// A check box with its words.
#[component]
pub fn Switch(props: &Props) -> Html {
    let on = props.on;
    html! {
        <label class="switch">
            <input
                type="checkbox"
                data-action={props.name}
                checked={on}
                onchange={props.on_switch.reform(move |_| !on)}
            />
            <span>{ &props.label }</span>
        </label>
    }
}
