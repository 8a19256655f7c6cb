//! Patterns sorted by their buckets.

use super::layout::Layout;

/// The patterns of a list of words, grouped by bucket.
#[derive(Clone, Debug, Default)]
pub(super) struct Buckets {
    starts: Vec<u32>,
    patterns: Vec<u32>,
}

impl Buckets {
    /// Sorts the words into so many buckets.
    pub(super) fn fill(&mut self, words: &[u64], layout: &Layout, buckets: usize) {
        self.starts.clear();
        self.starts.resize(buckets + 1, 0);
        for &word in words {
            self.starts[layout.bucket(word)] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        self.patterns.resize(words.len(), 0);
        for &word in words {
            let start = &mut self.starts[layout.bucket(word)];
            *start -= 1;
            self.patterns[*start as usize] = Layout::pattern(word);
        }
    }

    /// The patterns of one bucket.
    pub(super) fn get(&self, bucket: usize) -> &[u32] {
        &self.patterns[self.starts[bucket] as usize..self.starts[bucket + 1] as usize]
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
        assert_eq!(layout.buckets(), 4);
        let words: Vec<u64> = (0..1000).map(|i| i * 0x9e37 % (1 << 12)).collect();
        let mut buckets = Buckets::default();
        buckets.fill(&words, &layout, layout.buckets());
        for bucket in 0..4 {
            let mut patterns = buckets.get(bucket).to_vec();
            let belongs = |word: &&u64| (*word >> 10) as usize == bucket;
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
