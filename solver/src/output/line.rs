use super::candidate::HASH;

/// What the present line is known to hold.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of the line"
)]
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) number: u64,
    pub(super) depth: u32,
    pub(super) context: u64,
    /// All its numbers, with other words between them if `mixed`.
    pub(super) numbers: Vec<u32>,
    pub(super) mixed: bool,
    pub(super) has_marks: bool,
    pub(super) has_row: bool,
    /// Two numbers that are a square.
    pub(super) has_pair: bool,
    pub(super) has_words: bool,
}

impl Line {
    /// The first line, of which nothing is read.
    pub(super) const fn first() -> Self {
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
    pub(super) fn go_on(&mut self) {
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
