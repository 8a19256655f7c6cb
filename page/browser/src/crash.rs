//! A failure of the program itself. The page does not change, and a panel of plain elements offers the link to copy and
//! a new start.
//!
//! The panel is hidden in `index.html`, so that it needs nothing of the failed program. `app::panels` writes its texts
//! in the page's language.

use gloo::utils::window;
use wasm_bindgen::prelude::*;

use crate::dom::element;

/// Shows the panel, and logs, when the page panics.
pub fn install() {
    // Set through Yew: it installs its own hook when it renders, and replaces ours.
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        show();
    }));
}

/// Shows the panel with the present link and its button to start anew.
fn show() {
    let address = window().location().href().unwrap_or_default();
    if let Some(link) = element("#crash-link") {
        // An anchor takes any text for its address.
        let _ = link.set_attribute("href", &address);
        link.set_text_content(Some(&address));
    }
    if let Some(button) = element("#crash-reload") {
        let reload = Closure::<dyn Fn()>::new(|| {
            // If the browser refuses, the visitor can still use its reload button.
            let _ = window().location().reload();
        });
        button.set_onclick(Some(reload.as_ref().unchecked_ref()));
        // The page has failed: nothing will ever drop this.
        reload.forget();
    }
    if let Some(panel) = element("#crash") {
        panel.set_hidden(false);
    }
}
