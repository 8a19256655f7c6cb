//! Reads and writes the value of a parameter.

use super::Expected;

/// Reads a value; `None` where the text is wrong.
type Parse<'a, T> = Box<dyn Fn(&str) -> Option<T> + 'a>;

/// The written form of a value.
pub struct Format<'a, T> {
    /// The values that are accepted.
    pub expected: Expected,
    pub parse: Parse<'a, T>,
    /// Writes a value.
    pub text: Box<dyn Fn(&T) -> String + 'a>,
}

impl<'a, T> Format<'a, T> {
    pub fn new(
        expected: Expected,
        parse: impl Fn(&str) -> Option<T> + 'a,
        text: impl Fn(&T) -> String + 'a,
    ) -> Self {
        Self {
            expected,
            parse: Box::new(parse),
            text: Box::new(text),
        }
    }
}
