//! Finds the states of one group from the states that lead to it.

use super::CountError;
use super::choice::Choice;
use super::degrees::Degrees;
use super::error::reserve;
use super::layer::{Found, Layer};
use super::merge::Merge;
use super::pairing::{Entry, NibbleMask};

/// Finds groups of states, one at a time.
///
/// A group is not filled bit by bit, while others are filled too, but asked for: with each choice
/// of edges, the degrees before follow from the degrees wanted, and the states of that group are
/// all changed in the same way.
///
/// ```text
///     wanted: degrees 2 0 1 1
///     with no edge              from 2 0 1 1
///     with an edge of a and b   from 1 0 1 0      if both are there
/// ```
#[derive(Debug)]
pub struct Gather {
    merge: Merge,
    changed: Vec<Entry>,
    sources: Vec<Source>,
}

#[derive(Copy, Clone, Debug)]
struct Source {
    found: Found,
    degrees: Degrees,
    /// The index of the choice that leads from there.
    choice: usize,
}

impl Gather {
    pub fn new() -> Result<Self, CountError> {
        Ok(Self {
            merge: Merge::new()?,
            changed: Vec::new(),
            sources: Vec::new(),
        })
    }

    /// Finds all states with the degrees of `target` that states of the layer become by one of the
    /// choices, each once. They are in [`Self::entries`]. Returns the number of states that were
    /// looked at.
    pub fn gather(
        &mut self,
        layer: &Layer,
        choices: &[Choice],
        target: Degrees,
    ) -> Result<u64, CountError> {
        self.sources.clear();
        let mut most = 0;
        let mut longest = 0;
        for (choice, edges) in choices.iter().enumerate() {
            let Some(degrees) = edges.source(target) else {
                continue;
            };
            let Some(found) = layer.find(degrees) else {
                continue;
            };
            most += found.len;
            longest = longest.max(found.len);
            reserve(&mut self.sources, 1)?;
            self.sources.push(Source {
                found,
                degrees,
                choice,
            });
        }
        self.merge.clear(most)?;
        self.changed.clear();
        reserve(&mut self.changed, longest)?;
        for &source in &self.sources {
            self.changed.clear();
            layer.read(source.found, &mut self.changed);
            if source.found.mirrored {
                let ends = NibbleMask::new(source.degrees.ends());
                for entry in &mut self.changed {
                    entry.pairing = entry.pairing.mirrored(ends);
                }
            }
            choices[source.choice].apply(source.degrees, &mut self.changed);
            for &entry in &self.changed {
                self.merge.add(entry);
            }
        }
        Ok(most as u64)
    }

    /// The states that were found last.
    pub fn entries(&self) -> &[Entry] {
        self.merge.entries()
    }
}
