//! Puzzles are stored on the device when they change, and read again when another window has changed them. A page that
//! embeds this one gets a message when a puzzle is solved.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use crate::components::{PuzzleRecords, Record, tell_embedding_page};

/// Stores the record of the puzzle of a name whenever it changes. Others may have been stored by another window meanwhile, and
/// stay.
#[hook]
pub fn use_storing(name: String, record: Option<Record>) {
    use_effect_with(
        (name, record),
        |(name, record): &(String, Option<Record>)| {
            let stored = PuzzleRecords::stored();
            if stored.of(name) == record.as_ref() {
                return;
            }
            let changed = match record {
                Some(record) => stored.with(record.clone()),
                None => stored.without(name),
            };
            if changed != stored {
                changed.store();
            }
        },
    );
}

/// Tells a page that embeds this one when the puzzle of a name is solved.
#[hook]
pub fn use_telling(name: String, is_solved: bool) {
    use_effect_with((name, is_solved), |(name, is_solved)| {
        if *is_solved {
            tell_embedding_page(name);
        }
    });
}

/// Reads the puzzles again when another window has stored some.
#[hook]
pub fn use_others(on_stored: Callback<PuzzleRecords>) {
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "storage", move |_| {
            on_stored.emit(PuzzleRecords::stored());
        });
        move || drop(listener)
    });
}
