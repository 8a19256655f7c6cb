//! The size of the board by the names of variables.

use super::cell::int;
use super::variables::{self, VariablePath};
use crate::{Recording, State};
use std::collections::BTreeMap;

/// The sizes that a variable may give.
const SIZES: std::ops::RangeInclusive<i64> = 3..=64;

/// The number of states in which the variables are compared.
const STATES: u32 = 64;

/// The size that a program names, by the number of samples that have it.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    counted: BTreeMap<u32, u32>,
}

impl Sizes {
    /// Looks at the variables of a state, and returns the size that it names.
    pub fn look(&mut self, state: &State) -> Option<u32> {
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
    pub fn usual(&self) -> Option<u32> {
        let most = self.counted.iter().max_by_key(|(_, count)| **count);
        most.map(|(&size, _)| size)
    }
}

/// The size from 1 on that a variable of a state names.
pub fn named(state: &State) -> Option<u32> {
    let mut found = None;
    variables::each(state, |path, value| {
        let is_size = path.names.last().is_some_and(|name| names_a_size(name));
        if let Some(size) = int(value).filter(|size| is_size && (1..=*SIZES.end()).contains(size)) {
            found.get_or_insert(size as u32);
        }
    });
    found
}

/// The size that the variables hold which name one and never change; `None` if they hold different ones.
pub fn constant(recording: &Recording) -> Option<u32> {
    let lines = u64::from(recording.lines());
    let mut held: BTreeMap<VariablePath, Option<i64>> = BTreeMap::new();
    for index in 0..=STATES {
        let state = recording.state((u64::from(index) * lines / u64::from(STATES)) as u32);
        variables::each(&state, |path, value| {
            if path.names.last().is_some_and(|name| names_a_size(name)) {
                let number = int(value);
                let before = held.entry(path.clone()).or_insert(number);
                *before = before.filter(|before| Some(*before) == number);
            }
        });
    }
    let mut sizes = held.into_values().flatten();
    let first = sizes.next()?;
    (sizes.all(|size| size == first)).then(|| u32::try_from(first).ok())?
}

/// The rows of a square matrix in a state.
pub fn of_matrix(state: &State) -> Option<u32> {
    let mut found = None;
    variables::each(state, |_, value| {
        if let Some(rows) = value.items()
            && rows
                .iter()
                .all(|row| row.items().is_some_and(|row| row.len() == rows.len()))
            && SIZES.contains(&(rows.len() as i64))
        {
            found.get_or_insert(rows.len() as u32);
        }
    });
    found
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
