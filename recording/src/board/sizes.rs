//! The size of the board by the names of variables.

use super::cell::int;
use super::variables;
use crate::State;
use std::collections::BTreeMap;

/// The sizes that a variable may give.
const SIZES: std::ops::RangeInclusive<i64> = 3..=64;

/// The size that a program names, by the number of samples that have it.
#[derive(Clone, Debug, Default)]
pub(super) struct Sizes {
    counted: BTreeMap<u32, u32>,
}

impl Sizes {
    /// Looks at the variables of a state, and returns the size that it names.
    pub(super) fn look(&mut self, state: &State) -> Option<u32> {
        let mut found = None;
        variables::each(state, |path, value| {
            let is_size = path.names.last().is_some_and(|name| names_a_size(name));
            if let Some(size) = int(value).filter(|size| is_size && SIZES.contains(size)) {
                let size = size as u32;
                *self.counted.entry(size).or_default() += 1;
                found.get_or_insert(size);
            }
        });
        found
    }

    /// The size that most samples have named.
    pub(super) fn usual(&self) -> Option<u32> {
        let most = self.counted.iter().max_by_key(|(_, count)| **count);
        most.map(|(&size, _)| size)
    }
}

fn names_a_size(name: &str) -> bool {
    let name = name.to_ascii_lowercase().replace('_', "");
    let known = [
        "n",
        "size",
        "boardsize",
        "num",
        "nqueens",
        "numqueens",
        "queenscount",
        "dim",
        "dimension",
        "side",
        "width",
        "height",
        "rows",
        "cols",
        "nrows",
        "ncols",
        "meret",
        "kichthuoc",
    ];
    known.contains(&&*name)
}
