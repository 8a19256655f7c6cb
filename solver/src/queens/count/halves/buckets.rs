//! Words sorted by their keys.

use std::ops::Range;

/// The words of a list, grouped by key.
#[derive(Clone, Debug, Default)]
pub struct Buckets {
    starts: Vec<u32>,
    words: Vec<u64>,
}

impl Buckets {
    /// Words that follow the last one, so that they can be read in groups.
    const MARGIN: usize = 8;

    /// Sorts the words into `buckets` buckets by their bits from `shift` on.
    pub fn fill(&mut self, words: &[u64], buckets: usize, shift: u32) {
        sort(self, words, buckets, shift);
    }

    /// The words of buckets that follow one another.
    pub fn range(&self, buckets: Range<usize>) -> &[u64] {
        &self.words[self.starts[buckets.start] as usize..self.starts[buckets.end] as usize]
    }

    /// The places of the words of a bucket.
    pub fn places(&self, bucket: usize) -> Range<u32> {
        self.starts[bucket]..self.starts[bucket + 1]
    }

    /// All words, and some that follow them.
    pub fn words(&self) -> &[u64] {
        &self.words
    }
}

#[cfg_attr(
    target_arch = "x86_64",
    multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2"))
)]
fn sort(into: &mut Buckets, words: &[u64], buckets: usize, shift: u32) {
    let bucket = |word: u64| (word >> shift) as usize;
    into.starts.clear();
    into.starts.resize(buckets + 1, 0);
    let starts = &mut into.starts[..];
    for &word in words {
        starts[bucket(word)] += 1;
    }
    let mut end = 0;
    for start in &mut *starts {
        end += *start;
        *start = end;
    }
    let needed = words.len() + Buckets::MARGIN;
    if into.words.len() < needed {
        let room = needed + needed / 8;
        into.words.reserve_exact(room - into.words.len());
        into.words.resize(room, 0);
    }
    let sorted = &mut into.words[..words.len()];
    for &word in words {
        let start = &mut starts[bucket(word)];
        *start -= 1;
        sorted[*start as usize] = word;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bucket_has_its_words() {
        let words: Vec<u64> = (0..1000).map(|i| i * 0x9e37 % (1 << 14)).collect();
        let mut sorted = Buckets::default();
        for _ in 0..2 {
            sorted.fill(&words, 4, 12);
            for bucket in 0..4 {
                let mut found = sorted.range(bucket..bucket + 1).to_vec();
                let belongs = |word: &u64| (*word >> 12) as usize == bucket;
                let mut expected: Vec<u64> = words.iter().copied().filter(belongs).collect();
                assert_eq!(sorted.places(bucket).len(), expected.len());
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected);
            }
        }
        assert_eq!(sorted.range(0..4).len(), words.len());
    }
}
