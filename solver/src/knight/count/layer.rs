//! All states of the frontier at one moment.

use super::CountError;
use super::degrees::Degrees;
use super::error::{reserve, with_capacity};
use super::mirror::Mirror;
use super::pairing::{Entry, Pairing};
use super::patterns::Patterns;

/// The states after some squares, as groups of equal degrees.
///
/// A layer is only ever appended to, in pages that are allocated as they are needed, so nothing is
/// ever moved or copied to make room.
///
/// After a pair of squares that are mirror images of each other, the states are mirror images of
/// each other too, and only one group of each two is kept: the layer is *folded*.
#[derive(Debug)]
pub(super) struct Layer {
    patterns: Patterns,
    groups: Vec<Group>,
    pages: Vec<Page>,
    fold: Option<Fold>,
    /// The states.
    entries: u64,
    /// The sum of the ways of all states, up to `u64::MAX`.
    ways: u64,
}

/// Where the states of a group lie.
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
    /// What the ways are above 32 bits: as long as `states` or, if there is nothing, empty.
    ways_above: Vec<u32>,
}

/// The pairing, lower half first, and the lower half of the ways.
type State = [u32; 3];

/// Which of two groups that are mirror images of each other is kept.
#[derive(Copy, Clone, Debug)]
pub(super) struct Fold {
    pub(super) mirror: Mirror,
    /// The slots that are compared first: both bits of each.
    pub(super) first: u32,
}

impl Fold {
    /// Whether the group with these degrees is kept.
    pub(super) fn keeps(self, degrees: Degrees) -> bool {
        let key = |degrees: Degrees| (degrees.bits() & self.first, degrees);
        key(degrees) <= key(self.mirror.degrees(degrees))
    }

    /// Whether groups with such degrees in the slots that are compared first can be kept.
    pub(super) fn may_keep(self, degrees: Degrees) -> bool {
        degrees.bits() & self.first <= self.mirror.degrees(degrees).bits() & self.first
    }
}

/// A group as it is found in a layer.
#[derive(Copy, Clone, Debug)]
pub(super) struct Found {
    group: Group,
    /// Whether its states are the mirror images of what was looked for.
    pub(super) mirrored: bool,
}

impl Found {
    pub(super) fn len(self) -> usize {
        self.group.len as usize
    }
}

impl Layer {
    /// A page for small groups, in states.
    const PAGE: usize = 1 << 15;

    pub(super) fn new(fold: Option<Fold>) -> Result<Self, CountError> {
        Ok(Self {
            patterns: Patterns::new()?,
            groups: Vec::new(),
            pages: Vec::new(),
            fold,
            entries: 0,
            ways: 0,
        })
    }

    /// The state before all squares: no edge, in one way.
    pub(super) fn empty_board() -> Result<Self, CountError> {
        let mut layer = Self::new(None)?;
        let entry = Entry {
            pairing: Pairing::NONE,
            ways: 1,
        };
        layer.push(Degrees::NONE, &[entry])?;
        Ok(layer)
    }

    /// The states that are stored.
    pub(super) fn entries(&self) -> u64 {
        self.entries
    }

    pub(super) fn is_folded(&self) -> bool {
        self.fold.is_some()
    }

    pub(super) fn groups(&self) -> usize {
        self.groups.len()
    }

    /// Checks that no sum of ways can overflow when each state is read twice for each choice.
    pub(super) fn check_ways(&self, choices: usize) -> Result<(), CountError> {
        let read = 2 * choices as u64;
        self.ways
            .checked_mul(read)
            .map(|_| ())
            .ok_or(CountError::TooMany)
    }

    /// The degrees of a group, and of its mirror image if that is another group which is not
    /// stored.
    pub(super) fn degrees(&self, group: usize) -> Option<(Degrees, Option<Degrees>)> {
        let degrees = self.patterns.get(group)?;
        let image = self.fold.map(|fold| fold.mirror.degrees(degrees));
        Some((degrees, image.filter(|&image| image != degrees)))
    }

    /// Whether there is a group with these degrees, not counting mirror images.
    pub(super) fn has(&self, degrees: Degrees) -> bool {
        self.patterns.number(degrees).is_some()
    }

    pub(super) fn find(&self, degrees: Degrees) -> Option<Found> {
        let (stored, mirrored) = match self.fold {
            Some(fold) if !fold.keeps(degrees) => (fold.mirror.degrees(degrees), true),
            _ => (degrees, false),
        };
        let group = self.groups[self.patterns.number(stored)?];
        (group.len > 0).then_some(Found { group, mirrored })
    }

    /// Appends the states of a group to `entries`, as they are stored.
    pub(super) fn read(&self, found: Found, entries: &mut Vec<Entry>) {
        let Group { page, start, len } = found.group;
        let page = &self.pages[page as usize];
        let range = start as usize..(start + len) as usize;
        let first = entries.len();
        entries.extend(
            page.states[range.clone()]
                .iter()
                .map(|&[low, high, ways]| Entry {
                    pairing: Pairing::from_bits(u64::from(high) << 32 | u64::from(low)),
                    ways: u64::from(ways),
                }),
        );
        if !page.ways_above.is_empty() {
            for (entry, &above) in entries[first..].iter_mut().zip(&page.ways_above[range]) {
                entry.ways |= u64::from(above) << 32;
            }
        }
    }

    /// Adds a group that is not there yet. It may be empty.
    pub(super) fn push(&mut self, degrees: Degrees, entries: &[Entry]) -> Result<(), CountError> {
        reserve(&mut self.groups, 1)?;
        self.patterns.insert(degrees)?;
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

    /// The number of a page with room for so many states.
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
