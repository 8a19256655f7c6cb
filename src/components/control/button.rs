//! A button that does one thing.

use yew::prelude::*;

/// Properties of [`Button`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The action's name for tests and other tools.
    pub name: &'static str,
    /// The words on the button.
    pub label: AttrValue,
    /// What happens.
    pub on_press: Callback<()>,
    /// Why the button does nothing now, in words; `None` where it works.
    #[prop_or_default]
    pub disabled: Option<AttrValue>,
    /// The one action of the screen that is meant first.
    #[prop_or_default]
    pub primary: bool,
    /// A sign beside the words, as the id of a symbol.
    #[prop_or_default]
    pub icon: Option<&'static str>,
}

/// A button with words. While it is disabled it can still be reached, so that
/// the reason can be read and the focus is not lost.
#[component]
pub fn Button(props: &Props) -> Html {
    let onclick = {
        let (on_press, disabled) = (props.on_press.clone(), props.disabled.is_some());
        Callback::from(move |_: MouseEvent| {
            if !disabled {
                on_press.emit(());
            }
        })
    };
    html! {
        <button
            type="button"
            class={classes!("action", props.primary.then_some("primary"))}
            data-action={props.name}
            aria-disabled={props.disabled.as_ref().map(|_| "true")}
            title={props.disabled.clone()}
            {onclick}
        >
            if let Some(icon) = props.icon {
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href={format!("#{icon}")} /></svg>
            }
            <span>{ &props.label }</span>
        </button>
    }
}
