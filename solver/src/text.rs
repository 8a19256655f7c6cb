//! Helpers that parsers and messages share.

const EXCERPT: usize = 40;

/// A natural number as it is written canonically: no sign, no leading zero, at most `u32::MAX`.
pub(crate) fn natural(text: &str) -> Option<u32> {
    let canonical = is_digits(text) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}

/// The number that people give to a row or a column with this index.
#[must_use]
pub const fn number(index: u32) -> u64 {
    index as u64 + 1
}

/// Whether `text` is one or more of the digits 0..9.
pub(crate) fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The beginning of `text`, short enough to be quoted in a message.
#[must_use]
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(EXCERPT) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn natural_is_canonical_only() {
        assert_eq!(natural("0"), Some(0));
        assert_eq!(natural("4294967295"), Some(u32::MAX));
        for text in ["", "00", "07", "+7", "-7", " 7", "7a", "٣", "4294967296"] {
            assert_eq!(natural(text), None, "{text:?}");
        }
    }

    #[test]
    fn excerpt_cuts_between_characters() {
        assert_eq!(excerpt("abc"), "abc");
        assert_eq!(excerpt(&"é".repeat(EXCERPT)), "é".repeat(EXCERPT));
        let cut = excerpt(&"é".repeat(EXCERPT + 1));
        assert_eq!(cut, format!("{}…", "é".repeat(EXCERPT)));
    }
}
