//! Adding up states that are the same.

use super::CountError;
use super::error::{filled, reserve};
use super::pairing::Entry;

/// States with equal degrees, each pairing once: a hash table with open addressing.
///
/// It is used for one group after another, and so small that it stays in the processor's cache.
#[derive(Debug)]
pub struct Merge {
    entries: Vec<Entry>,
    /// One more than the index of the entry, 0 where there is none.
    table: Vec<u32>,
    /// The table's size is 2^(64 - `shift`) for the group at hand.
    shift: u32,
}

impl Merge {
    const SMALLEST: usize = 16;

    pub fn new() -> Result<Self, CountError> {
        Ok(Self {
            entries: Vec::new(),
            table: filled(0, Self::SMALLEST)?,
            shift: 60,
        })
    }

    /// Forgets all states, and makes room for at most `most` others.
    pub fn clear(&mut self, most: usize) -> Result<(), CountError> {
        let size = (2 * most).next_power_of_two().max(Self::SMALLEST);
        if self.table.len() < size {
            self.table = filled(0, size)?;
        } else {
            self.table[..size].fill(0);
        }
        self.shift = 64 - size.trailing_zeros();
        self.entries.clear();
        reserve(&mut self.entries, most)
    }

    /// Adds a state. The sum of all ways must be below 2^64.
    #[inline]
    pub fn add(&mut self, entry: Entry) {
        let last = (1 << (64 - self.shift)) - 1;
        // Upper bits of the product depend on all bits of the pairing.
        let mut place =
            (entry.pairing.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize;
        loop {
            match self.table[place] {
                0 => {
                    self.entries.push(entry);
                    self.table[place] = self.entries.len() as u32;
                    return;
                }
                number => {
                    let known = &mut self.entries[number as usize - 1];
                    if known.pairing == entry.pairing {
                        known.ways += entry.ways;
                        return;
                    }
                }
            }
            place = (place + 1) & last;
        }
    }

    /// The states, each pairing once.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
