//! The browser's address: the hash follows the state, and the state follows
//! Back, Forward and what is typed into the address bar.

use gloo::events::EventListener;
use gloo::utils::{history, window};
use wasm_bindgen::JsValue;
use yew::prelude::*;

/// The hash of the present address, `#` included; empty where there is none.
pub(super) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Rewrites the hash of the present entry of the browser's history.
pub(super) fn replace(hash: &str) {
    if self::hash() != hash {
        // Browsers refuse a page that rewrites hundreds of times a second; then
        // the address lags behind until the next change.
        let _ = history().replace_state_with_url(&JsValue::NULL, "", Some(&here(hash)));
    }
}

/// Adds an entry to the browser's history, for Back to leave again.
pub(super) fn push(hash: &str) {
    if self::hash() != hash {
        // As for `replace`.
        let _ = history().push_state_with_url(&JsValue::NULL, "", Some(&here(hash)));
    }
}

/// The page's own address with a hash. A bare hash would be taken from the
/// document's base instead.
fn here(hash: &str) -> String {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let search = location.search().unwrap_or_default();
    format!("{path}{search}{hash}")
}

/// Reports the hash whenever it changes by anything but [`replace`] and
/// [`push`].
#[hook]
pub(super) fn use_opened_addresses(opened: Callback<String>) {
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "hashchange", move |_| opened.emit(hash()));
        move || drop(listener)
    });
}
