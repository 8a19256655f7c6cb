//! What is known of counts that earlier visits have left.

use super::checkpoint::{Checkpoint, Unusable, is_count};

/// What the store holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct Kept {
    /// Counts that can be gone on with.
    pub(super) checkpoints: Vec<Checkpoint>,
    /// What cannot be gone on with, by the name under which it is stored.
    pub(super) refused: Vec<(String, Unusable)>,
}

impl Kept {
    /// Reads all that is stored.
    pub(super) fn read(stored: &[(String, Vec<u8>)]) -> Self {
        let mut kept = Self::default();
        for (name, bytes) in stored.iter().filter(|(name, _)| is_count(name)) {
            match Checkpoint::decode(bytes) {
                Ok(checkpoint) => kept.checkpoints.push(checkpoint),
                Err(unusable) => kept.refused.push((name.clone(), unusable)),
            }
        }
        kept
    }
}

/// What is to be done about the store, as a count goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keeping {
    /// Nothing: there is nothing worth it.
    Nothing,
    /// Store where the count stands. One of the two numbers changes whenever it
    /// is time again: that of the wish when the count is paused, and the other
    /// every few seconds.
    Store(u32, u32),
    /// Remove what is stored: the count is done, or not wanted any longer.
    Remove,
}
