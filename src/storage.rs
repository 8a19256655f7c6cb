//! Short texts that the browser keeps by their names.

use gloo::utils::window;
use web_sys::Storage;

/// The time for which a text is stored.
#[derive(Clone, Copy, Debug)]
pub enum Stored {
    /// Also for later visits.
    OnDevice,
    /// For this visit.
    ForVisit,
}

impl Stored {
    /// The text of a name, if one is kept.
    pub fn get(self, name: &str) -> Option<String> {
        self.storage()?.get_item(name).ok().flatten()
    }

    /// Keeps a text, or none any longer. Where storage is denied or full, nothing is kept.
    pub fn set(self, name: &str, text: Option<&str>) {
        if let Some(storage) = self.storage() {
            let _ = match text {
                Some(text) => storage.set_item(name, text),
                None => storage.remove_item(name),
            };
        }
    }

    fn storage(self) -> Option<Storage> {
        let storage = match self {
            Self::OnDevice => window().local_storage(),
            Self::ForVisit => window().session_storage(),
        };
        storage.ok().flatten()
    }
}
