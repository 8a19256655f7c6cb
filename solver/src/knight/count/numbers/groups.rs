//! The states of single groups, also of groups in layers that were not kept or not reached.

use super::super::CountError;
use super::super::choice::Choice;
use super::super::degrees::Degrees;
use super::super::gather::Gather;
use super::super::pairing::{Entry, NibbleMask, Pairing};
use super::super::plan::{Plan, Step};
use super::super::sweep::Kept;
use super::super::sweeps::{Part, Sweeps};

/// Finds groups of states after any number of squares. If the layer is whole, it has the group. Otherwise the group
/// follows from the groups that lead to it, and these from earlier ones, back to the last whole layer. Found groups are
/// added to the layer.
#[derive(Debug)]
pub struct Groups<'a> {
    plan: &'a Plan,
    layers: &'a mut [Kept],
    gather: &'a mut Gather,
}

/// A state after some squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub degrees: Degrees,
    pub pairing: Pairing,
}

/// A state that leads to another, the choice by which it does, and in how many ways it is reached.
#[derive(Copy, Clone, Debug)]
pub struct Source {
    pub choice: usize,
    pub state: State,
    pub ways: u64,
}

impl State {
    pub const EMPTY_BOARD: Self = Self {
        degrees: Degrees::NONE,
        pairing: Pairing::NONE,
    };

    pub fn mirrored(self) -> Self {
        let degrees = self.degrees.mirrored();
        let ends = NibbleMask::new(degrees.ends());
        Self {
            degrees,
            pairing: self.pairing.mirrored(ends),
        }
    }

    /// The matching after a choice that leads to these degrees and closes no cycle.
    pub fn after(self, choice: &Choice, degrees: Degrees) -> Self {
        let mut entries = vec![Entry {
            pairing: self.pairing,
            ways: 1,
        }];
        choice.apply(self.degrees, &mut entries);
        let pairing = entries.first().map_or(Pairing::NONE, |entry| entry.pairing);
        Self { degrees, pairing }
    }
}

impl<'a> Groups<'a> {
    /// More groups than this, some 20 MiB with their states, are not kept from one tour to the next.
    const MAX_STORED: usize = 1 << 19;

    pub fn new(sweeps: &'a mut Sweeps, part: Part, gather: &'a mut Gather) -> Self {
        let (plan, layers) = sweeps.plan_and_layers(part);
        Self {
            plan,
            layers,
            gather,
        }
    }

    /// Drops the groups that were found if they need much memory.
    pub fn tidy(&mut self) -> Result<(), CountError> {
        let open = || self.layers.iter().filter(|kept| !kept.is_whole);
        if open().map(|kept| kept.layer.groups()).sum::<usize>() > Self::MAX_STORED {
            for kept in self.layers.iter_mut().filter(|kept| !kept.is_whole) {
                kept.layer.clear()?;
            }
        }
        Ok(())
    }

    /// The square that is the last of the first `squares` ones.
    pub fn step(&self, squares: usize) -> &'a Step {
        &self.plan.steps[squares - 1]
    }

    /// The states after `squares` squares that become the target, ordered by the choice, then by the number of their
    /// pairing.
    pub fn sources(
        &mut self,
        squares: usize,
        choices: &[Choice],
        target: State,
    ) -> Result<Vec<Source>, CountError> {
        self.find_sources(squares, choices, target.degrees)?;
        let (mut sources, mut before, mut changed) = (Vec::new(), Vec::new(), Vec::new());
        for (choice, edges) in choices.iter().enumerate() {
            let Some(degrees) = edges.source(target.degrees) else {
                continue;
            };
            before.clear();
            self.read(squares, degrees, &mut before);
            // The successor of each, with its index in the place of the ways.
            changed.clear();
            changed.extend((0..).zip(&before).map(|(ways, entry)| Entry {
                pairing: entry.pairing,
                ways,
            }));
            edges.apply(degrees, &mut changed);
            let of_choice = sources.len();
            let fitting = changed
                .iter()
                .filter(|entry| entry.pairing == target.pairing)
                .map(|entry| before[entry.ways as usize]);
            sources.extend(fitting.map(|Entry { pairing, ways }| Source {
                choice,
                state: State { degrees, pairing },
                ways,
            }));
            sources[of_choice..].sort_unstable_by_key(|source| source.state.pairing.bits());
        }
        Ok(sources)
    }

    /// Finds the groups after `squares` squares from which a choice leads to these degrees. Returns true if there is
    /// one.
    pub fn find_sources(
        &mut self,
        squares: usize,
        choices: &[Choice],
        target: Degrees,
    ) -> Result<bool, CountError> {
        let mut found = false;
        for source in choices.iter().filter_map(|choice| choice.source(target)) {
            self.find(squares, source)?;
            found |= self.layers[squares].layer.find(source).is_some();
        }
        Ok(found)
    }

    /// Finds the group with these degrees after `squares` squares, unless it is known.
    fn find(&mut self, squares: usize, degrees: Degrees) -> Result<(), CountError> {
        let Kept {
            layer, is_whole, ..
        } = &self.layers[squares];
        let (stored, _) = layer.stored(degrees);
        if *is_whole || layer.lists(stored) {
            return Ok(());
        }
        let choices = &self.step(squares).choices;
        let is_reached = self.find_sources(squares - 1, choices, stored)?;
        let mut found: &[Entry] = &[];
        if is_reached {
            let before = &self.layers[squares - 1].layer;
            self.gather.gather(before, choices, stored)?;
            found = self.gather.entries();
        }
        let layer = &mut self.layers[squares].layer;
        layer.list(stored)?;
        layer.push(found)
    }

    /// Appends the states of a group that is known, in no particular order.
    fn read(&self, squares: usize, degrees: Degrees, entries: &mut Vec<Entry>) {
        let layer = &self.layers[squares].layer;
        let Some(found) = layer.find(degrees) else {
            return;
        };
        layer.read(found, entries);
        if found.mirrored {
            let ends = NibbleMask::new(degrees.ends());
            for entry in entries {
                entry.pairing = entry.pairing.mirrored(ends);
            }
        }
    }
}
