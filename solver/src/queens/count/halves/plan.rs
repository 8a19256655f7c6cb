//! The keys of the west in groups, each of which fills blocks.
//!
//! Few keys in a group have many bits in common, so fewer words of the east are compared with their blocks. Many keys
//! fill whole blocks. So the keys are halved again and again, as long as that saves work.

use std::ops::Range;

use super::buckets::Buckets;
use super::matching::Matcher;

/// How the keys of the west are grouped.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    groups: Vec<Range<usize>>,
    /// For each set of bits, the words of the east whose key has no others.
    within: Vec<u32>,
}

impl Plan {
    /// The work of making the tables of a block, in words of the east that could be compared with it meanwhile.
    const TABLES: u64 = 400;

    pub fn groups(&self) -> &[Range<usize>] {
        &self.groups
    }

    /// Groups the keys. The words of the west are sorted by class, then by key; classes without a weight do not matter.
    pub fn make(&mut self, weights: &[u64], west: &Buckets, east: &Buckets, keys: usize) {
        self.within.clear();
        self.within
            .extend((0..keys).map(|key| east.places(key).len() as u32));
        let mut bit = 1;
        while bit < keys {
            for pair in self.within.chunks_exact_mut(2 * bit) {
                let (without, with) = pair.split_at_mut(bit);
                for (with, without) in with.iter_mut().zip(without) {
                    *with += *without;
                }
            }
            bit *= 2;
        }
        self.groups.clear();
        self.group(0..keys, weights, west);
    }

    /// Groups keys that have their highest bits in common, and returns the work.
    fn group(&mut self, keys: Range<usize>, weights: &[u64], west: &Buckets) -> u64 {
        let all = self.within.len();
        let words = |class: usize| {
            west.range(class * all + keys.start..class * all + keys.end)
                .len()
        };
        let weighted = (0..weights.len()).filter(|&class| weights[class] > 0);
        let sections: usize = weighted
            .map(|class| words(class).div_ceil(Matcher::SECTION))
            .sum();
        if sections == 0 {
            return 0;
        }
        let compared = self.within[(all - 1) & !keys.start];
        let blocks = sections.div_ceil(Matcher::SECTIONS) as u64;
        let together = blocks * (Self::TABLES + u64::from(compared));
        let before = self.groups.len();
        if keys.len() > 1 {
            let middle = keys.start.midpoint(keys.end);
            let apart = self.group(keys.start..middle, weights, west)
                + self.group(middle..keys.end, weights, west);
            if apart < together {
                return apart;
            }
            self.groups.truncate(before);
        }
        self.groups.push(keys);
        together
    }
}
