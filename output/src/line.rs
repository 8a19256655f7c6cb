use crate::candidate::HASH;

/// The known properties of the present line.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of the line"
)]
#[derive(Clone, Debug)]
pub struct Line {
    pub number: u64,
    pub depth: u32,
    pub context: u64,
    /// All its numbers, with other words between them if `mixed`.
    pub numbers: Vec<u32>,
    pub mixed: bool,
    pub has_marks: bool,
    pub has_row: bool,
    /// Two numbers that are a square.
    pub has_pair: bool,
    pub has_words: bool,
}

impl Line {
    /// The first line, before any of it is read.
    pub const fn first() -> Self {
        Self {
            number: 1,
            depth: 0,
            context: HASH,
            numbers: Vec::new(),
            mixed: false,
            has_marks: false,
            has_row: false,
            has_pair: false,
            has_words: false,
        }
    }

    /// The next line, in the same brackets.
    pub fn next_line(&mut self) {
        let mut numbers = std::mem::take(&mut self.numbers);
        numbers.clear();
        *self = Self {
            number: self.number + 1,
            depth: self.depth,
            numbers,
            ..Self::first()
        };
    }
}
