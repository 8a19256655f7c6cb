use crate::candidate::HASH;

/// The known properties of the present line.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of the line"
)]
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) depth: u32,
    pub(crate) context: u64,
    /// All its numbers, with other words between them if `mixed`.
    pub(crate) numbers: Vec<u32>,
    pub(crate) mixed: bool,
    pub(crate) has_marks: bool,
    pub(crate) has_row: bool,
    /// Two numbers that are a square.
    pub(crate) has_pair: bool,
    pub(crate) has_words: bool,
}

impl Line {
    /// The first line, before any of it is read.
    pub(crate) const fn first() -> Self {
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
    pub(crate) fn go_on(&mut self) {
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
