//! States, by groups that have equal degrees.

use std::ops::Range;

use super::CountError;
use super::error::{reserve, with_capacity};
use super::pairing::{Entry, Pairing};

/// The states of some groups, in the order in which they were added.
///
/// They are only ever appended to, in pages that are allocated as they are needed, so nothing is
/// ever moved or copied to make room.
#[derive(Debug, Default)]
pub struct States {
    groups: Vec<Group>,
    pages: Vec<Page>,
    /// The states of all groups.
    entries: u64,
    /// The sum of their ways, up to `u64::MAX`.
    ways: u64,
}

/// The place of the states of a group.
#[derive(Copy, Clone, Debug)]
struct Group {
    page: u32,
    start: u32,
    len: u32,
}

/// States, in twelve bytes each as long as the numbers of ways are below 2^32.
#[derive(Debug)]
struct Page {
    states: Vec<State>,
    /// The bits of the ways above the 32nd: as long as `states` or, if there is nothing, empty.
    ways_above: Vec<u32>,
}

/// The pairing, lower half first, and the lower half of the ways.
type State = [u32; 3];

impl States {
    /// A page for small groups, in states.
    const PAGE: usize = 1 << 15;

    /// The number of states.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The sum of the ways of all states, up to `u64::MAX`.
    pub fn ways(&self) -> u64 {
        self.ways
    }

    pub fn groups(&self) -> usize {
        self.groups.len()
    }

    /// The number of states of a group.
    pub fn len(&self, group: usize) -> usize {
        self.groups[group].len as usize
    }

    /// Appends the states of a group to `entries`.
    pub fn read(&self, group: usize, entries: &mut Vec<Entry>) {
        let Group { page, start, len } = self.groups[group];
        let page = &self.pages[page as usize];
        page.read(start as usize..(start + len) as usize, entries);
    }

    /// Adds a group. It may be empty.
    pub fn push(&mut self, entries: &[Entry]) -> Result<(), CountError> {
        reserve(&mut self.groups, 1)?;
        let number = self.page_for(entries.len())?;
        let page = &mut self.pages[number];
        self.groups.push(Group {
            page: number as u32,
            start: page.states.len() as u32,
            len: entries.len() as u32,
        });
        self.entries += entries.len() as u64;
        for entry in entries {
            self.ways = self.ways.saturating_add(entry.ways);
        }
        page.append(entries)
    }

    /// Gives back the room that is not needed when nothing more is added.
    #[cfg(feature = "parallel")]
    pub fn fit(&mut self) {
        self.groups.shrink_to_fit();
        for page in &mut self.pages {
            page.states.shrink_to_fit();
            page.ways_above.shrink_to_fit();
        }
    }

    /// Adds all groups of others.
    #[cfg(feature = "parallel")]
    pub fn append(&mut self, others: Self) -> Result<(), CountError> {
        let before = self.pages.len() as u32;
        reserve(&mut self.groups, others.groups.len())?;
        self.groups.extend(others.groups.iter().map(|group| Group {
            page: before + group.page,
            ..*group
        }));
        reserve(&mut self.pages, others.pages.len())?;
        self.pages.extend(others.pages);
        self.entries += others.entries;
        self.ways = self.ways.saturating_add(others.ways);
        Ok(())
    }

    /// The number of a page with room for `entries` states.
    fn page_for(&mut self, entries: usize) -> Result<usize, CountError> {
        let fits = |page: &Page| page.states.len() + entries <= page.states.capacity();
        if !self.pages.last().is_some_and(fits) {
            reserve(&mut self.pages, 1)?;
            self.pages.push(Page::new(entries.max(Self::PAGE))?);
        }
        Ok(self.pages.len() - 1)
    }
}

impl Page {
    fn new(capacity: usize) -> Result<Self, CountError> {
        Ok(Self {
            states: with_capacity(capacity)?,
            ways_above: Vec::new(),
        })
    }

    fn read(&self, range: Range<usize>, entries: &mut Vec<Entry>) {
        let first = entries.len();
        let states = self.states[range.clone()].iter();
        entries.extend(states.map(|&[low, high, ways]| Entry {
            pairing: Pairing::from_bits(u64::from(high) << 32 | u64::from(low)),
            ways: u64::from(ways),
        }));
        if !self.ways_above.is_empty() {
            for (entry, &above) in entries[first..].iter_mut().zip(&self.ways_above[range]) {
                entry.ways |= u64::from(above) << 32;
            }
        }
    }

    /// Appends states for which there is room.
    fn append(&mut self, entries: &[Entry]) -> Result<(), CountError> {
        let wide = entries.iter().any(|entry| entry.ways >> 32 != 0);
        if wide && self.ways_above.is_empty() {
            self.ways_above = with_capacity(self.states.capacity())?;
            self.ways_above.resize(self.states.len(), 0);
        }
        self.states.extend(entries.iter().map(|entry| {
            let pairing = entry.pairing.bits();
            [pairing as u32, (pairing >> 32) as u32, entry.ways as u32]
        }));
        if !self.ways_above.is_empty() || wide {
            let above = entries.iter().map(|entry| (entry.ways >> 32) as u32);
            self.ways_above.extend(above);
        }
        Ok(())
    }
}
