//! The puzzles kept on the device: read when the screen opens, and stored when they change.

use yew::prelude::*;

use super::kept::{Kept, Record};
use super::state::State;
use crate::components::keeps;
use crate::settings;

/// The puzzles that are kept on this device; none within another page.
pub(super) fn kept() -> Kept {
    if keeps() {
        Kept::read(&settings::Solved::Puzzles.all())
    } else {
        Kept::default()
    }
}

/// Stores the record of the puzzle whenever it changes. Others may have been stored by another window meanwhile, and stay.
#[hook]
pub(super) fn use_keeping(state: &State) {
    let present = (state.name(), state.record());
    use_effect_with(present, |(name, record): &(String, Option<Record>)| {
        let stored = kept();
        if !keeps() || stored.of(name) == record.as_ref() {
            return;
        }
        let changed = match record {
            Some(record) => stored.with(record.clone()),
            None => stored.without(name),
        };
        settings::Solved::Puzzles.store(&changed.lines());
    });
}
