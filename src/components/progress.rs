//! How far a long job is.

use yew::prelude::*;

/// Properties of [`ProgressBar`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The done part, from 0 to 1.
    pub fraction: f64,
    /// What is being done, for screen readers.
    pub label: AttrValue,
}

/// A bar that fills.
#[component]
pub fn ProgressBar(props: &Props) -> Html {
    html! {
        <progress max="1000" value={((props.fraction * 1000.0) as u32).to_string()} aria-label={props.label.clone()} />
    }
}
