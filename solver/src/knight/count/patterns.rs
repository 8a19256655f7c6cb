//! Numbering the degrees that occur.

use super::CountError;
use super::degrees::Degrees;
use super::error::{filled, reserve};

/// A set of [`Degrees`], numbered in the order of insertion: a hash table with open addressing.
#[derive(Debug)]
pub struct Patterns {
    /// Packed.
    patterns: Vec<u32>,
    /// The patterns again, so that a look at one place in memory is enough. A power of two long.
    table: Vec<Place>,
}

/// A place in the table.
#[derive(Copy, Clone, Debug)]
struct Place {
    /// Packed.
    pattern: u32,
    /// One more than its number; 0 in an empty place.
    number: u32,
}

impl Place {
    const EMPTY: Self = Self {
        pattern: 0,
        number: 0,
    };
}

impl Patterns {
    const SMALLEST: usize = 16;

    pub fn new() -> Result<Self, CountError> {
        Ok(Self {
            patterns: Vec::new(),
            table: filled(Place::EMPTY, Self::SMALLEST)?,
        })
    }

    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    pub fn get(&self, number: usize) -> Option<Degrees> {
        self.patterns.get(number).copied().map(Degrees::unpacked)
    }

    pub fn number(&self, pattern: Degrees) -> Option<usize> {
        (self.table[self.place(pattern.packed())].number as usize).checked_sub(1)
    }

    /// Inserts a pattern, and returns whether it is new.
    pub fn insert(&mut self, pattern: Degrees) -> Result<bool, CountError> {
        let pattern = pattern.packed();
        let place = self.place(pattern);
        if self.table[place].number != 0 {
            return Ok(false);
        }
        reserve(&mut self.patterns, 1)?;
        self.patterns.push(pattern);
        let number = self.patterns.len() as u32;
        self.table[place] = Place { pattern, number };
        if 4 * self.patterns.len() > 3 * self.table.len() {
            self.grow()?;
        }
        Ok(true)
    }

    /// The slot of a pattern in the table, or the free slot for it.
    fn place(&self, pattern: u32) -> usize {
        let last = self.table.len() - 1;
        // The product's upper bits depend on all bits of the pattern.
        let spread = u64::from(pattern).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut place = (spread >> (64 - self.table.len().trailing_zeros())) as usize;
        loop {
            let here = self.table[place];
            if here.number == 0 || here.pattern == pattern {
                return place;
            }
            place = (place + 1) & last;
        }
    }

    fn grow(&mut self) -> Result<(), CountError> {
        let larger = filled(Place::EMPTY, 2 * self.table.len())?;
        for known in std::mem::replace(&mut self.table, larger) {
            if known.number != 0 {
                let place = self.place(known.pattern);
                self.table[place] = known;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_numbered_in_order() {
        let mut patterns = Patterns::new().unwrap();
        let pattern = |i: u32| Degrees::unpacked(i.wrapping_mul(0x0001_0107) & 0x00ff_ffff);
        for i in 0..1000 {
            assert_eq!(patterns.number(pattern(i)), None);
            assert_eq!(patterns.insert(pattern(i)), Ok(true));
            assert_eq!(patterns.insert(pattern(i / 2)), Ok(false));
        }
        assert_eq!(patterns.len(), 1000);
        for i in 0..1000 {
            assert_eq!(patterns.number(pattern(i)), Some(i as usize));
            assert_eq!(patterns.get(i as usize), Some(pattern(i)));
        }
    }
}
