//! Short texts that the browser keeps by their names. A text that the browser does not store, since storage is denied or
//! full, lasts as long as the page.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

use gloo::utils::window;
use web_sys::Storage;

/// A name in a store, and its text.
type Texts = BTreeMap<(Stored, String), Option<String>>;

thread_local! {
    /// The texts that the browser did not store.
    static UNSTORED: RefCell<Texts> = const { RefCell::new(BTreeMap::new()) };
    /// Whether the browser stores texts for later visits, once that was tried.
    static TRIED: OnceCell<bool> = const { OnceCell::new() };
}

/// The name and the length of a text that is stored as a trial: as long as a list of some solved puzzles.
const TRIAL: &str = "bezzel.trial";
const TRIAL_LENGTH: usize = 4096;

/// The time for which a text is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stored {
    /// Also for later visits.
    OnDevice,
    /// For this visit.
    ForVisit,
}

impl Stored {
    /// The text of a name, if there is one.
    pub fn get(self, name: &str) -> Option<String> {
        let unstored = UNSTORED.with_borrow(|texts| texts.get(&(self, name.to_owned())).cloned());
        unstored.unwrap_or_else(|| self.storage()?.get_item(name).ok().flatten())
    }

    /// Stores a text, or removes it.
    pub fn set(self, name: &str, text: Option<&str>) {
        let key = (self, name.to_owned());
        let is_stored = self.put(name, text);
        UNSTORED.with_borrow_mut(|texts| {
            if is_stored {
                texts.remove(&key);
            } else {
                texts.insert(key, text.map(str::to_owned));
            }
        });
    }

    fn put(self, name: &str, text: Option<&str>) -> bool {
        self.storage().is_some_and(|storage| {
            let put = match text {
                Some(text) => storage.set_item(name, text),
                None => storage.remove_item(name),
            };
            put.is_ok()
        })
    }

    fn storage(self) -> Option<Storage> {
        let storage = match self {
            Self::OnDevice => window().local_storage(),
            Self::ForVisit => window().session_storage(),
        };
        storage.ok().flatten()
    }
}

/// Whether the browser has stored the latest text of a name for later visits, and would store one.
pub fn is_stored(name: &str) -> bool {
    let key = (Stored::OnDevice, name.to_owned());
    let is_unstored = UNSTORED.with_borrow(|texts| texts.contains_key(&key));
    !is_unstored && TRIED.with(|tried| *tried.get_or_init(try_to_store))
}

fn try_to_store() -> bool {
    let is_stored = Stored::OnDevice.put(TRIAL, Some(&"0".repeat(TRIAL_LENGTH)));
    // There may be nothing to remove.
    Stored::OnDevice.put(TRIAL, None);
    is_stored
}
