//! The form of whole numbers in each language, and their plural categories, by the Unicode CLDR.
//!
//! The browser's `Intl` has them, too, but takes up to 20 ms to make one of its objects, which every screen would need for
//! its first picture. A test in the browser compares the two.

use super::Language;

/// The sign between groups of three digits, and the number of digits from which on a number has groups.
const fn grouping(language: Language) -> (char, usize) {
    match language {
        Language::English => (',', 4),
        Language::Vietnamese => ('.', 4),
        Language::Hungarian => ('\u{a0}', 5),
    }
}

/// A whole number of any size, from plain digits to the groups of the language.
pub(super) fn grouped(plain: &str, language: Language) -> String {
    let (sign, fewest) = grouping(language);
    let (minus, digits) = plain.split_at(usize::from(plain.starts_with('-')));
    if digits.len() < fewest {
        return plain.to_owned();
    }
    let mut text = minus.to_owned();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(sign);
        }
        text.push(digit);
    }
    text
}

/// The CLDR plural category of a whole number.
pub(super) const fn plural(value: i64, language: Language) -> &'static str {
    match (language, value.unsigned_abs()) {
        (Language::English | Language::Hungarian, 1) => "one",
        _ => "other",
    }
}
