//! Short texts that the browser keeps by their names. A text that the browser does not store, since storage is denied or
//! full, lasts as long as the page.

use std::cell::{OnceCell, RefCell};

use gloo::utils::window;
use web_sys::Storage;

/// A text that the browser did not store, or did not remove.
struct Unstored {
    time: Stored,
    name: String,
    /// `None` if it was to be removed.
    text: Option<String>,
}

impl Unstored {
    fn is(&self, time: Stored, name: &str) -> bool {
        self.time == time && self.name == name
    }
}

thread_local! {
    /// The texts that the browser did not store: a few.
    static UNSTORED: RefCell<Vec<Unstored>> = const { RefCell::new(Vec::new()) };
    /// Whether the browser stores texts for later visits, once that was tried.
    static TRIED: OnceCell<bool> = const { OnceCell::new() };
}

/// The name and the length of a text that is stored as a trial: as long as a list of some solved puzzles.
const TRIAL: &str = "bezzel.trial";
const TRIAL_LENGTH: usize = 4096;

/// The time for which a text is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    /// Also for later visits.
    OnDevice,
    /// For this visit.
    ForVisit,
}

impl Stored {
    /// The text of a name, if there is one.
    pub fn get(self, name: &str) -> Option<String> {
        let unstored = UNSTORED.with_borrow(|all| {
            let found = all.iter().find(|one| one.is(self, name));
            found.map(|one| one.text.clone())
        });
        unstored.unwrap_or_else(|| self.storage()?.get_item(name).ok().flatten())
    }

    /// Stores a text, or removes it.
    pub fn set(self, name: &str, text: Option<&str>) {
        let is_stored = self.put(name, text);
        UNSTORED.with_borrow_mut(|all| {
            all.retain(|one| !one.is(self, name));
            if !is_stored {
                all.push(Unstored {
                    time: self,
                    name: name.to_owned(),
                    text: text.map(str::to_owned),
                });
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
    let is_unstored =
        UNSTORED.with_borrow(|all| all.iter().any(|one| one.is(Stored::OnDevice, name)));
    !is_unstored && TRIED.with(|tried| *tried.get_or_init(try_to_store))
}

fn try_to_store() -> bool {
    let is_stored = Stored::OnDevice.put(TRIAL, Some(&"0".repeat(TRIAL_LENGTH)));
    // There may be nothing to remove.
    Stored::OnDevice.put(TRIAL, None);
    is_stored
}
