//! The browser's address: the hash follows the state, and the state follows Back, Forward and the visitor's typing.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{history, window};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::scroll_positions::ScrollPositions;

/// The hash of the present address, `#` included; empty where there is none.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address that the page follows.
#[derive(Clone)]
pub struct Address {
    hash: Rc<RefCell<Hash>>,
    scroll_positions: ScrollPositions,
}

/// A hash of the page's address.
enum Hash {
    /// The hash that the page has opened or written.
    Here(String),
    /// Opened by Back, Forward or typing, and not shown yet.
    Opening(String),
}

impl Address {
    /// The present address.
    pub fn present() -> Self {
        Self {
            hash: Rc::new(RefCell::new(Hash::Here(hash()))),
            scroll_positions: ScrollPositions::default(),
        }
    }

    /// The present address is shown, and follows the page from here on.
    fn arrive(&self) {
        self.hash.replace(Hash::Here(hash()));
    }

    /// The address that was opened by Back, Forward or typing is shown: the page scrolls to the visitor's place there, and
    /// writes the address in its own form. If the address has changed meanwhile, the next event opens that one.
    pub fn come_back(&self, hash: &str) {
        let present = self::hash();
        let is_shown = matches!(&*self.hash.borrow(), Hash::Opening(opened) if *opened == present);
        if is_shown {
            self.arrive();
            self.scroll_positions.return_to(&present);
            self.replace(hash);
        }
    }

    /// Notes where on the page the visitor is.
    fn look(&self) {
        if let Hash::Here(hash) = &*self.hash.borrow() {
            self.scroll_positions.note(hash);
        }
    }

    /// Rewrites the hash of the present entry of the browser's history, unless
    /// that has become another address meanwhile.
    pub fn replace(&self, hash: &str) {
        let present = self::hash();
        let is_followed = matches!(&*self.hash.borrow(), Hash::Here(shown) if *shown == present);
        if present != hash && is_followed {
            // Browsers refuse a page that rewrites hundreds of times a second; then
            // the address lags behind until the next change.
            let state = history().state().unwrap_or(JsValue::NULL);
            let _ = history().replace_state_with_url(&state, "", Some(&here(hash)));
            self.arrive();
            self.look();
        }
    }

    /// Adds an entry to the browser's history, for Back to leave again.
    pub fn push(&self, hash: &str) {
        self.look();
        self.scroll_positions.leave();
        if self::hash() != hash {
            // The call can fail as in `replace`.
            let _ = history().push_state_with_url(&JsValue::NULL, "", Some(&here(hash)));
        }
        self.arrive();
    }
}

/// The page's own address with a hash. A bare hash would be resolved against the document's base.
fn here(hash: &str) -> String {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let search = location.search().unwrap_or_default();
    format!("{path}{search}{hash}")
}

/// Reports each change of the hash that the page has not made itself.
#[hook]
pub fn use_opened_addresses(address: Address, opened: Callback<String>) {
    use_effect_with((), move |()| {
        let scrolled = {
            let address = address.clone();
            EventListener::new(&window(), "scroll", move |_| address.look())
        };
        let listener = EventListener::new(&window(), "hashchange", move |_| {
            address.scroll_positions.leave();
            address.hash.replace(Hash::Opening(hash()));
            opened.emit(hash());
        });
        move || drop((scrolled, listener))
    });
}
