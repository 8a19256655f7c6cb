use thiserror::Error;

use crate::text;

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
