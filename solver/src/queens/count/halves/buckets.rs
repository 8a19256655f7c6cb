//! Patterns sorted by their buckets.

use std::ops::Range;

use super::layout::Layout;

/// The patterns of a list of words, grouped by bucket.
#[derive(Clone, Debug, Default)]
pub(super) struct Buckets {
    starts: Vec<u32>,
    patterns: Vec<u32>,
}

impl Buckets {
    /// Sorts the words into `buckets` buckets; the function `bucket` gives the bucket of each word.
    pub(super) fn fill(&mut self, words: &[u64], buckets: usize, bucket: impl Fn(u64) -> usize) {
        self.starts.clear();
        self.starts.resize(buckets + 1, 0);
        for &word in words {
            self.starts[bucket(word)] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.patterns.resize(words.len(), 0);
        for &word in words {
            let start = &mut self.starts[bucket(word)];
            *start -= 1;
            self.patterns[*start as usize] = Layout::pattern(word);
        }
    }

    /// The patterns of one bucket.
    pub(super) fn get(&self, bucket: usize) -> &[u32] {
        self.range(bucket..bucket + 1)
    }

    /// The patterns of buckets that follow one another.
    pub(super) fn range(&self, buckets: Range<usize>) -> &[u32] {
        &self.patterns[self.starts[buckets.start] as usize..self.starts[buckets.end] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Board;
    use super::*;

    #[test]
    fn each_bucket_has_its_patterns() {
        let board = Board::representatives(8)[0];
        let layout = Layout::new(board, 10);
        assert_eq!((layout.buckets(), layout.classes()), (4, 4));
        let words: Vec<u64> = (0..1000).map(|i| i * 0x9e37 % (1 << 14)).collect();
        let mut buckets = Buckets::default();
        buckets.fill(&words, layout.buckets(), |word| layout.bucket(word));
        for bucket in 0..4 {
            let mut patterns = buckets.get(bucket).to_vec();
            let belongs = |word: &&u64| (*word >> 12) as usize == bucket;
            let mut expected: Vec<u32> = words
                .iter()
                .filter(belongs)
                .map(|&word| word as u32)
                .collect();
            patterns.sort_unstable();
            expected.sort_unstable();
            assert_eq!(patterns, expected);
        }
    }
}
