//! Where on the page the visitor was at each address, so that Back leads there: the browser alone cannot, since what was
//! there is drawn only little by little.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::{document, window};

/// How often is looked whether the page has grown as far, in milliseconds, and how many times.
const EVERY: u32 = 50;
const TIMES: u32 = 200;

/// The places of this visit, by the hash of the address.
#[derive(Clone, Default)]
pub(super) struct Places {
    left: Rc<RefCell<BTreeMap<String, f64>>>,
    returning: Rc<RefCell<Option<Returning>>>,
}

/// The way back to a place; it ends when this is dropped.
struct Returning {
    _looking: Interval,
    /// The visitor moves the page: then they are not moved.
    _moved: [EventListener; 4],
}

impl Places {
    /// The present place is that of this address.
    pub(super) fn leave(&self, hash: &str) {
        if self.returning.borrow().is_none() {
            let top = window().scroll_y().unwrap_or_default();
            self.left.borrow_mut().insert(hash.to_owned(), top);
        }
    }

    /// Goes to where the visitor was at this address, as soon as the page is long enough.
    pub(super) fn return_to(&self, hash: &str) {
        self.end();
        let Some(top) = self
            .left
            .borrow()
            .get(hash)
            .copied()
            .filter(|top| *top > 0.0)
        else {
            return;
        };
        let (this, mut times) = (self.clone(), 0);
        let looking = Interval::new(EVERY, move || {
            times += 1;
            let reached = room() >= top;
            if reached {
                window().scroll_to_with_x_and_y(0.0, top);
            }
            if reached || times == TIMES {
                this.end();
            }
        });
        let moved = ["wheel", "touchstart", "pointerdown", "keydown"].map(|event| {
            let this = self.clone();
            EventListener::new(&window(), event, move |_| this.end())
        });
        self.returning.replace(Some(Returning {
            _looking: looking,
            _moved: moved,
        }));
    }

    /// Leaves the page where it is from here on. What listens is dropped later: it may be what is calling.
    fn end(&self) {
        if let Some(returning) = self.returning.take() {
            wasm_bindgen_futures::spawn_local(async move { drop(returning) });
        }
    }
}

/// How far the page can be scrolled down.
fn room() -> f64 {
    let height = window()
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let page = document()
        .document_element()
        .map(|root| f64::from(root.scroll_height()));
    page.unwrap_or_default() - height.unwrap_or_default()
}
