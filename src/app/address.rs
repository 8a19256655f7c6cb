//! The browser's address: the hash follows the state, and the state follows
//! Back, Forward and what is typed into the address bar.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{history, window};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::places::Places;

/// The hash of the present address, `#` included; empty where there is none.
pub(super) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address as the page has opened or written it; `None` while another is on its way to be shown.
#[derive(Clone)]
pub(super) struct Shown {
    hash: Rc<RefCell<Option<String>>>,
    places: Places,
}

impl Shown {
    /// The present address.
    pub(super) fn present() -> Self {
        Self {
            hash: Rc::new(RefCell::new(Some(hash()))),
            places: Places::default(),
        }
    }

    /// The address that is on its way has arrived, and follows the page from here on.
    pub(super) fn arrive(&self) {
        self.hash.replace(Some(hash()));
    }

    /// The same, by Back, Forward or what was typed: to where the visitor was, and written as the page writes it.
    pub(super) fn come_back(&self, hash: &str) {
        self.arrive();
        self.places.return_to(&self::hash());
        self.replace(hash);
    }

    /// Remembers where on the page the visitor is.
    fn look(&self) {
        if let Some(hash) = &*self.hash.borrow() {
            self.places.leave(hash);
        }
    }

    /// Rewrites the hash of the present entry of the browser's history, unless
    /// that has become another address meanwhile.
    pub(super) fn replace(&self, hash: &str) {
        let present = self::hash();
        if present != hash && self.hash.borrow().as_ref() == Some(&present) {
            // Browsers refuse a page that rewrites hundreds of times a second; then
            // the address lags behind until the next change.
            let state = history().state().unwrap_or(JsValue::NULL);
            let _ = history().replace_state_with_url(&state, "", Some(&here(hash)));
            self.arrive();
            self.look();
        }
    }

    /// Adds an entry to the browser's history, for Back to leave again.
    pub(super) fn push(&self, hash: &str) {
        self.look();
        if self::hash() != hash {
            // As for `replace`.
            let _ = history().push_state_with_url(&JsValue::NULL, "", Some(&here(hash)));
        }
        self.arrive();
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

/// Reports the hash whenever it changes by anything but what is [`Shown`].
#[hook]
pub(super) fn use_opened_addresses(shown: Shown, opened: Callback<String>) {
    use_effect_with((), move |()| {
        let scrolled = {
            let shown = shown.clone();
            EventListener::new(&window(), "scroll", move |_| shown.look())
        };
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            shown.hash.replace(None);
            opened.emit(hash());
        });
        move || drop((scrolled, listener))
    });
}
