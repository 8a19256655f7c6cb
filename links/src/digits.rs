//! The form of whole numbers in each language, and their plural categories, by the Unicode CLDR.
//!
//! The browser's `Intl` has them, too, but takes up to 20 ms to make one of its objects, which every screen would need for
//! its first picture. A test in the browser compares the two.

use crate::Language;

/// Digits in groups of three, with a sign between the groups.
pub fn in_threes(digits: &str, sign: char) -> String {
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(sign);
        }
        text.push(digit);
    }
    text
}

/// The plain digits of a whole number in digits, or in groups of three with the same sign between all groups: a comma, a
/// point, a blank or an apostrophe, as the languages have it. `None` for any other text: in "1.5", the point is no such sign.
pub fn plain_digits(text: &str) -> Option<String> {
    let is_sign = |found: char| found.is_whitespace() || ".,'’".contains(found);
    let text = text.trim();
    let sign = text.chars().find(|found| is_sign(*found));
    let groups: Vec<&str> = match sign {
        Some(sign) => text.split(sign).collect(),
        None => vec![text],
    };
    let (first, others) = groups.split_first()?;
    let is_grouped = others.is_empty()
        || (1..=3).contains(&first.len()) && others.iter().all(|group| group.len() == 3);
    let digits = groups.concat();
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    (is_grouped && is_number).then_some(digits)
}

impl Language {
    /// A whole number of any size, from plain digits to the groups of the language.
    pub fn digits(self, plain: &str) -> String {
        let (sign, fewest) = self.grouping();
        let (minus, digits) = plain.split_at(usize::from(plain.starts_with('-')));
        if digits.len() < fewest {
            return plain.to_owned();
        }
        minus.to_owned() + &in_threes(digits, sign)
    }

    /// The CLDR plural category of a whole number.
    pub const fn plural(self, value: i64) -> &'static str {
        match (self, value.unsigned_abs()) {
            (Self::English | Self::Hungarian, 1) => "one",
            _ => "other",
        }
    }

    /// The sign between groups of three digits, and the number of digits from which on a number has groups.
    const fn grouping(self) -> (char, usize) {
        match self {
            Self::English => (',', 4),
            Self::Vietnamese => ('.', 4),
            Self::Hungarian => ('\u{a0}', 5),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_read_in_every_language_and_nothing_else_is() {
        for text in [
            "16777216",
            "16,777,216",
            "16.777.216",
            "16\u{a0}777\u{a0}216",
            "16’777’216",
            " 16 777 216 ",
        ] {
            assert_eq!(plain_digits(text).as_deref(), Some("16777216"), "{text}");
        }
        for language in Language::ALL {
            assert_eq!(
                plain_digits(&language.digits("1234567")).as_deref(),
                Some("1234567")
            );
        }
        for text in [
            "",
            "1.5",
            "1,5",
            "15.",
            ".5",
            "1.50",
            "1234.567",
            "1.234,567",
            "1e5",
            "-1",
            "+1",
            "0x10",
            "1 2",
            "², ³",
        ] {
            assert_eq!(plain_digits(text), None, "{text}");
        }
    }

    #[test]
    fn groups_are_those_of_the_language() {
        let written = |plain| Language::ALL.map(|language| language.digits(plain));
        assert_eq!(written("92"), ["92", "92", "92"]);
        assert_eq!(written("2056"), ["2,056", "2.056", "2056"]);
        assert_eq!(
            written("16777216"),
            ["16,777,216", "16.777.216", "16\u{a0}777\u{a0}216"]
        );
    }
}
