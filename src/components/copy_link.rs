//! A button that copies the page's address, or another text.

use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::control::Button;
use crate::locale::use_locale;
use crate::text;

/// Properties of [`CopyLink`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The action's name for tests and other tools, and of the words on its button.
    #[prop_or("copy-link")]
    pub name: &'static str,
    /// Makes another text than the address, when it is asked for.
    #[prop_or_else(|| Callback::from(|()| window().location().href().unwrap_or_default()))]
    pub text: Callback<(), String>,
    /// Whether it is the one primary action of the screen.
    #[prop_or_default]
    pub leading: bool,
}

/// A button that copies the page's address or another text, and reports the result. If the browser refuses, the page
/// shows the text, to be copied by hand.
#[component]
pub fn CopyLink(props: &Props) -> Html {
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
            <Button name={props.name} icon={Some("icon-link")} leading={props.leading} {on_press} />
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

/// Puts a text on the clipboard. There is none on a page that was not loaded
/// safely, and a browser may refuse.
///
/// # Errors
/// If the text is not on the clipboard.
pub async fn copy(text: &str) -> Result<(), ()> {
    let navigator = window().navigator();
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false)
        || !window().is_secure_context()
    {
        return Err(());
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .map(drop)
        .map_err(drop)
}
