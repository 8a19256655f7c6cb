//! Numbering the cycles that two lists of states form.

use super::CountError;
use super::contraction::Contraction;
use super::merge::Merge;
use super::pairing::{Entry, Pairing};

/// The pairs of an upper and a lower state whose paths together form one cycle, each as often as its
/// two states can be reached.
///
/// They are ordered by the upper state, the way to reach it, the lower state, and the way to reach
/// that; states ascend by their pairing, seen as a number.
#[derive(Debug)]
pub struct Pairs<'a> {
    pub contraction: &'a mut Contraction,
    /// Each pairing once.
    pub upper: &'a [Entry],
    /// Each pairing once, in the names of the upper part.
    pub lower: &'a [Entry],
    /// The slots in which paths end.
    pub ends: u16,
}

/// A state, and one of the ways to reach it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    pub pairing: Pairing,
    pub way: u64,
}

impl Pairs<'_> {
    /// The upper and the lower half of the cycle with a number. It is `None` if there are not so many cycles.
    pub fn find(&mut self, number: u128) -> Result<Option<[Reached; 2]>, CountError> {
        let mut left = number;
        let upper = self.descend(|_, cycles| {
            let is_there = left < cycles;
            if !is_there {
                left -= cycles;
            }
            is_there
        })?;
        let Some(upper) = upper else {
            return Ok(None);
        };
        let fitting = self.fitting(upper.pairing);
        let each: u128 = ways(&fitting);
        if left >= u128::from(upper.ways) * each {
            return Ok(None);
        }
        let (way, mut left) = (left / each, left % each);
        let lower = fitting.iter().find(|lower| {
            let is_there = left < lower.ways.into();
            if !is_there {
                left -= u128::from(lower.ways);
            }
            is_there
        });
        Ok(lower.map(|lower| {
            [(upper.pairing, way), (lower.pairing, left)].map(|(pairing, way)| Reached {
                pairing,
                way: way as u64,
            })
        }))
    }

    /// The number of the cycle of these halves, which together are one.
    pub fn number(&mut self, [upper, lower]: [Reached; 2]) -> Result<u128, CountError> {
        let mut before = 0;
        self.descend(|[end, partner], cycles| {
            let is_there = upper.pairing.partner(end) == partner;
            if !is_there {
                before += cycles;
            }
            is_there
        })?;
        let fitting = self.fitting(upper.pairing);
        before += u128::from(upper.way) * ways(&fitting);
        let lesser = fitting.partition_point(|state| state.pairing.bits() < lower.pairing.bits());
        Ok(before + ways(&fitting[..lesser]) + u128::from(lower.way))
    }

    /// Goes to one of the upper states, by the partner of the last end, then by that of the last of the others, and so on.
    /// `is_there` is asked for each partner in turn, with the number of cycles in which the end has it, until it agrees.
    fn descend(
        &mut self,
        mut is_there: impl FnMut([u8; 2], u128) -> bool,
    ) -> Result<Option<Entry>, CountError> {
        let (mut upper, mut lower) = (self.upper.to_vec(), self.lower.to_vec());
        let mut ends = self.ends;
        let mut merge = Merge::new()?;
        while upper.len() > 1 {
            let end = ends.ilog2() as u8;
            let mut partners = (0..end).filter(|partner| ends >> partner & 1 == 1);
            let below = loop {
                let Some(partner) = partners.next() else {
                    return Ok(None);
                };
                let has = |entry: &&Entry| entry.pairing.partner(end) == partner;
                let with: Vec<Entry> = upper.iter().filter(has).copied().collect();
                if with.is_empty() {
                    continue;
                }
                merge.clear(lower.len())?;
                for entry in &lower {
                    if let Some(pairing) = entry.pairing.joined(end, partner) {
                        merge.add(Entry { pairing, ..*entry });
                    }
                }
                let others = ends & !(1 << end | 1 << partner);
                let (cycles, _) = self.contraction.count(&with, merge.entries(), others)?;
                if is_there([end, partner], cycles) {
                    break (with, merge.entries().to_vec(), others);
                }
            };
            (upper, lower, ends) = below;
        }
        Ok(upper.first().copied())
    }

    /// The lower states with which an upper one forms a cycle, ascending.
    fn fitting(&self, upper: Pairing) -> Vec<Entry> {
        let paths = self.ends.count_ones() as usize / 2;
        let first = self.ends.trailing_zeros() as u8;
        let closes = |lower: &&Entry| upper.closes(lower.pairing, first, paths);
        let mut fitting: Vec<Entry> = self.lower.iter().filter(closes).copied().collect();
        fitting.sort_unstable_by_key(|entry| entry.pairing.bits());
        fitting
    }
}

fn ways(entries: &[Entry]) -> u128 {
    entries.iter().map(|entry| u128::from(entry.ways)).sum()
}
