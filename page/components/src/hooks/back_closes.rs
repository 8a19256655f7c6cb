//! The browser's Back closes a dialog or another overlay instead of leaving the screen below it.

use gloo::events::EventListener;
use gloo::utils::{history, window};
use wasm_bindgen::JsValue;
use web_sys::ScrollRestoration;
use yew::prelude::*;

/// The state of an entry of the browser's history at which something is open over the page.
const OPEN: &str = "open";

/// Adds an entry to the browser's history for as long as something is open over the page, and closes it when the visitor
/// goes back from there. Returns the callback that closes it by other means, and takes the entry back.
#[hook]
pub fn use_back_closes(on_close: Callback<()>) -> Callback<()> {
    let latest = use_mut_ref(Callback::default);
    latest.replace(on_close.clone());
    let entered = use_mut_ref(|| false);
    let leaving = use_mut_ref(|| false);
    {
        let (entered, leaving) = (entered.clone(), leaving.clone());
        use_effect_with((), move |()| {
            entered.replace(is_open() || enter());
            let left = EventListener::new(&window(), "popstate", move |_| {
                leaving.replace(false);
                if !is_open() && entered.replace(false) {
                    restore_scroll(ScrollRestoration::Auto);
                    let on_close = latest.borrow().clone();
                    on_close.emit(());
                }
            });
            move || drop(left)
        });
    }
    Callback::from(move |()| {
        // Going back takes long enough for a second press, which would leave the screen as well.
        if *leaving.borrow() {
            return;
        }
        // If the entry was not added or cannot be left, nothing has to be undone.
        if *entered.borrow() && history().back().is_ok() {
            leaving.replace(true);
        } else {
            on_close.emit(());
        }
    })
}

/// Whether the present entry is one at which something is open: also after a reload, and when Back leads to it.
fn is_open() -> bool {
    history().state().is_ok_and(|state| state == OPEN)
}

/// Adds the entry, with the same address. Browsers refuse a page that adds hundreds.
///
/// To go back from it does not scroll, so that what closes can bring another place into view: browsers scroll at some
/// time after their event, and each entry has its own setting.
fn enter() -> bool {
    restore_scroll(ScrollRestoration::Manual);
    let added = history()
        .push_state_with_url(&JsValue::from_str(OPEN), "", None)
        .is_ok();
    restore_scroll(ScrollRestoration::Auto);
    added
}

/// Whether the browser scrolls to the former place when the visitor comes back to the present entry.
fn restore_scroll(restoration: ScrollRestoration) {
    let _ = history().set_scroll_restoration(restoration);
}
