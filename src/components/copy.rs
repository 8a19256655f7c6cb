//! Copies something, and says whether it could.

use gloo::utils::window;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::clipboard::copy;
use super::control::Action;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`Copy`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The action's name for tests and other tools.
    pub name: &'static str,
    /// The words on the button.
    pub label: String,
    /// The symbol before them.
    #[prop_or_default]
    pub icon: Option<&'static str>,
    /// Makes the text, when it is asked for.
    pub text: Callback<(), String>,
}

/// A button that copies a text; where it could not, the text stands there to be
/// copied by hand.
#[component]
pub fn Copy(props: &Props) -> Html {
    let locale = use_locale();
    let copied = use_state(|| None::<Result<(), String>>);
    let on_press = {
        let (copied, text) = (copied.clone(), props.text.clone());
        Callback::from(move |()| {
            let (copied, text) = (copied.clone(), text.emit(()));
            spawn_local(async move {
                let outcome = copy(&text).await.map_err(|()| text);
                copied.set(Some(outcome));
            });
        })
    };
    html! {
        <div class="copy-link">
            <Action name={props.name} label={props.label.clone()} icon={props.icon} {on_press} />
            <span class="quiet" role="status">
                {
                    match &*copied {
                        None => String::new(),
                        Some(Ok(())) => text!(locale, "copied"),
                        Some(Err(text)) => text!(locale, "text-not-copied", text = text.as_str()),
                    }
                }
            </span>
        </div>
    }
}

/// A button that copies the page's address.
#[component]
pub fn CopyLink() -> Html {
    let locale = use_locale();
    let address = |()| window().location().href().unwrap_or_default();
    html! {
        <Copy
            name="copy-link"
            label={text!(locale, "copy-link")}
            icon={Some("icon-link")}
            text={Callback::from(address)}
        />
    }
}
