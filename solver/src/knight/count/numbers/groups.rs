//! The states of single groups, those of layers that were not kept among them.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::CountError;
use super::super::choice::Choice;
use super::super::degrees::Degrees;
use super::super::merge::Merge;
use super::super::pairing::{Entry, NibbleMask, Pairing};
use super::super::plan::Step;
use super::super::sweep::Sweep;

/// Finds groups of states after any number of squares: in the layer, if it was kept, or else from the groups that lead
/// there, and those from others, as far back as the last layer that was. What was found is remembered.
#[derive(Debug)]
pub(super) struct Groups<'a> {
    sweep: &'a Sweep,
    known: HashMap<(usize, u64), Rc<[Entry]>>,
    merge: Merge,
}

/// A state after some squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) degrees: Degrees,
    pub(super) pairing: Pairing,
}

/// A state that leads to another, the choice by which it does, and in how many ways it is reached.
#[derive(Copy, Clone, Debug)]
pub(super) struct Source {
    pub(super) choice: usize,
    pub(super) state: State,
    pub(super) ways: u64,
}

impl State {
    pub(super) const EMPTY_BOARD: Self = Self {
        degrees: Degrees::NONE,
        pairing: Pairing::NONE,
    };

    pub(super) fn mirrored(self) -> Self {
        let degrees = self.degrees.mirrored();
        let ends = NibbleMask::new(degrees.ends());
        Self {
            degrees,
            pairing: self.pairing.mirrored(ends),
        }
    }

    /// What becomes of it by a choice that leads to these degrees, and closes no cycle.
    pub(super) fn after(self, choice: &Choice, degrees: Degrees) -> Self {
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
    pub(super) fn new(sweep: &'a Sweep) -> Result<Self, CountError> {
        Ok(Self {
            sweep,
            known: HashMap::new(),
            merge: Merge::new()?,
        })
    }

    /// The square that is done as the last of so many.
    pub(super) fn step(&self, squares: usize) -> &'a Step {
        &self.sweep.plan().steps[squares - 1]
    }

    /// The states after so many squares that become the target, ordered by the choice, then by their pairing, seen as a
    /// number.
    pub(super) fn sources(
        &mut self,
        squares: usize,
        choices: &[Choice],
        target: State,
    ) -> Result<Vec<Source>, CountError> {
        let mut sources = Vec::new();
        let mut changed = Vec::new();
        for (choice, edges) in choices.iter().enumerate() {
            let Some(degrees) = edges.source(target.degrees) else {
                continue;
            };
            let before = self.get(squares, degrees)?;
            // What becomes of each, with its index in the place of the ways.
            changed.clear();
            changed.extend((0..).zip(&*before).map(|(ways, entry)| Entry {
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

    /// The states with these degrees after so many squares, in no particular order.
    fn get(&mut self, squares: usize, degrees: Degrees) -> Result<Rc<[Entry]>, CountError> {
        let key = (squares, degrees.bits());
        if let Some(known) = self.known.get(&key) {
            return Ok(Rc::clone(known));
        }
        let entries = if let Some(layer) = self.sweep.layer(squares) {
            let mut entries = Vec::new();
            if let Some(found) = layer.find(degrees) {
                layer.read(found, &mut entries);
                if found.mirrored {
                    turn(&mut entries, degrees);
                }
            }
            entries
        } else {
            self.find(squares, degrees)?
        };
        let entries: Rc<[Entry]> = entries.into();
        self.known.insert(key, Rc::clone(&entries));
        Ok(entries)
    }

    /// The same for a layer that was not kept.
    fn find(&mut self, squares: usize, degrees: Degrees) -> Result<Vec<Entry>, CountError> {
        let step = self.step(squares);
        if let Some(fold) = step.fold()
            && !fold.keeps(degrees)
        {
            let mut entries = self.get(squares, degrees.mirrored())?.to_vec();
            turn(&mut entries, degrees);
            return Ok(entries);
        }
        let mut all = Vec::new();
        for choice in &step.choices {
            let Some(source) = choice.source(degrees) else {
                continue;
            };
            let mut entries = self.get(squares - 1, source)?.to_vec();
            choice.apply(source, &mut entries);
            all.extend(entries);
        }
        self.merge.clear(all.len())?;
        for entry in all {
            self.merge.add(entry);
        }
        Ok(self.merge.entries().to_vec())
    }
}

/// Turns the mirror images of states with these degrees to the states themselves.
fn turn(entries: &mut [Entry], degrees: Degrees) {
    let ends = NibbleMask::new(degrees.ends());
    for entry in entries {
        entry.pairing = entry.pairing.mirrored(ends);
    }
}
