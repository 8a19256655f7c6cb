//! The scroll position of each address, so that Back leads to it. The browser alone cannot restore it, since the page
//! is drawn little by little.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::{document, window};

/// The time between two looks at the height of the page, in milliseconds, and the number of looks.
const EVERY: u32 = 50;
const TIMES: u32 = 200;

/// The scroll positions of this visit.
#[derive(Clone, Default)]
pub struct ScrollPositions {
    noted: Rc<RefCell<Positions>>,
    returning: Rc<RefCell<Option<Returning>>>,
}

/// Positions by the hash of the address. The present address may be rewritten with each letter that is typed: only that with
/// which it is left needs a position.
#[derive(Debug, Default)]
struct Positions {
    present: Option<(String, f64)>,
    left: Vec<(String, f64)>,
}

impl Positions {
    fn leave(&mut self) {
        if let Some((hash, top)) = self.present.take() {
            self.left.retain(|(other, _)| *other != hash);
            self.left.push((hash, top));
        }
    }

    /// The position at an address that was left.
    fn at(&self, hash: &str) -> Option<f64> {
        let left = self.left.iter().find(|(other, _)| other == hash);
        left.map(|&(_, top)| top)
    }
}

/// The return to a position. It ends when this is dropped.
struct Returning {
    _looking: Interval,
    /// A movement by the visitor ends it.
    _moved: [EventListener; 4],
}

impl ScrollPositions {
    /// Notes the present position for this address.
    pub fn note(&self, hash: &str) {
        if self.returning.borrow().is_none() {
            let top = window().scroll_y().unwrap_or_default();
            self.noted.borrow_mut().present = Some((hash.to_owned(), top));
        }
    }

    /// Remembers the position that was noted last: its address is left.
    pub fn leave(&self) {
        self.noted.borrow_mut().leave();
    }

    /// Scrolls to the position at this address, as soon as the page is long enough.
    pub fn return_to(&self, hash: &str) {
        self.end();
        let top = self.noted.borrow().at(hash);
        let Some(top) = top.filter(|top| *top > 0.0) else {
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

    /// Leaves the page at its present position. The listeners are dropped later, since one of them may be the caller.
    fn end(&self) {
        if let Some(returning) = self.returning.take() {
            wasm_bindgen_futures::spawn_local(async move { drop(returning) });
        }
    }
}

/// The distance that the page can be scrolled down.
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

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn of_an_address_that_is_rewritten_only_the_last_form_has_a_position() {
        let mut positions = Positions::default();
        for (hash, top) in [("#a", 1.0), ("#ab", 2.0), ("#abc", 3.0)] {
            positions.present = Some((hash.to_owned(), top));
        }
        positions.leave();
        positions.present = Some(("#b".to_owned(), 4.0));
        positions.leave();
        positions.leave();
        assert_eq!(
            ["#a", "#abc", "#b"].map(|hash| positions.at(hash)),
            [None, Some(3.0), Some(4.0)]
        );
        positions.present = Some(("#abc".to_owned(), 5.0));
        positions.leave();
        assert_eq!(
            positions.left,
            [("#b".to_owned(), 4.0), ("#abc".to_owned(), 5.0)]
        );
    }
}
