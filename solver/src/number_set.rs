/// A set of numbers below a bound, a bit for each.
#[derive(Clone, Debug)]
pub struct NumberSet {
    words: Vec<u64>,
}

impl NumberSet {
    /// The empty set of numbers below `end`.
    pub fn new(end: u64) -> Self {
        Self {
            words: vec![0; end.div_ceil(64) as usize],
        }
    }

    pub fn contains(&self, number: u64) -> bool {
        self.words[(number / 64) as usize] >> (number % 64) & 1 == 1
    }

    /// Adds a number. Returns whether it is new.
    pub fn insert(&mut self, number: u64) -> bool {
        let word = &mut self.words[(number / 64) as usize];
        let before = *word;
        *word |= 1 << (number % 64);
        before != *word
    }
}
