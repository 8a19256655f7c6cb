use thiserror::Error;

use crate::text;

/// A number of rows, or of pieces, for which there is no board or no method.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Error)]
#[error("n = {n} is out of range: expected 1 to {max}")]
pub struct OutOfRange {
    /// The value that was asked for.
    pub n: u64,
    /// The largest that is possible.
    pub max: u32,
}

impl OutOfRange {
    /// Refuses what is not from 1 to `max`.
    pub(crate) const fn check(n: u64, max: u32) -> Result<(), Self> {
        if n == 0 || n > max as u64 {
            return Err(Self { n, max });
        }
        Ok(())
    }
}

/// A text that is not one of a few names.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is not {kind}: expected {expected}")]
pub struct UnknownName {
    /// The beginning of the text.
    pub found: String,
    /// The kind of thing that is named, such as `a piece`.
    pub kind: &'static str,
    /// The names.
    pub expected: &'static str,
}

impl UnknownName {
    /// Refuses a text, however long it is.
    #[must_use]
    pub fn new(found: &str, kind: &'static str, expected: &'static str) -> Self {
        let found = text::excerpt(found);
        Self {
            found,
            kind,
            expected,
        }
    }
}
