//! A button that opens the device's own sheet to share something with other programs.

use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;
use yew::prelude::*;

use crate::control::Button;

/// The shared content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shared {
    /// An address.
    Address(String),
    /// A text.
    Text(String),
}

/// Properties of [`ShareSheet`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The action's name for tests and other tools, and of the words on its button.
    #[prop_or("share")]
    pub name: &'static str,
    /// Makes what is shared, when it is asked for.
    pub shared: Callback<(), Shared>,
}

/// The button, if the device has such a sheet.
#[component]
pub fn ShareSheet(props: &Props) -> Html {
    let has_sheet = Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let shared = props.shared.clone();
    let on_press = Callback::from(move |()| share(shared.emit(())));
    html! {
        if has_sheet {
            <Button name={props.name} {on_press} />
        }
    }
}

fn share(shared: Shared) {
    let data = ShareData::new();
    match shared {
        Shared::Address(address) => data.set_url(&address),
        Shared::Text(text) => data.set_text(&text),
    }
    let sharing = window().navigator().share_with_data(&data);
    spawn_local(async move {
        // A visitor who closes the sheet has changed their mind.
        let _ = JsFuture::from(sharing).await;
    });
}
