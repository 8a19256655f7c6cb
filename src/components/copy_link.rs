//! Copies the address of what is shown.

use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::control::Button;
use crate::locale::use_locale;
use crate::text;

/// A button that copies the page's address, and says whether it could; where it
/// could not, the address itself stands there to be copied by hand.
#[component]
pub fn CopyLink() -> Html {
    let locale = use_locale();
    let copied = use_state(|| None::<Result<(), String>>);
    let on_press = {
        let copied = copied.clone();
        Callback::from(move |()| {
            let copied = copied.clone();
            let address = window().location().href().unwrap_or_default();
            spawn_local(async move {
                let outcome = copy(&address).await.map_err(|()| address);
                copied.set(Some(outcome));
            });
        })
    };
    html! {
        <div class="copy-link">
            <Button name="copy-link" icon={Some("icon-link")} {on_press} />
            <span class="quiet" role="status">
                {
                    match &*copied {
                        None => String::new(),
                        Some(Ok(())) => text!(locale, "copied"),
                        Some(Err(address)) => text!(locale, "text-not-copied", text = address.as_str()),
                    }
                }
            </span>
        </div>
    }
}

/// Puts a text on the clipboard. There is none on a page that was not loaded
/// safely, and a browser may refuse.
pub(super) async fn copy(text: &str) -> Result<(), ()> {
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
