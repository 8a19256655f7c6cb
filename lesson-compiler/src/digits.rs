//! Whole numbers as each language writes them.

use bezzel_links::Language;

/// A number with its digits grouped.
pub(crate) fn digits(number: u128, language: Language) -> String {
    let plain = number.to_string();
    let group = match language {
        Language::English => ',',
        Language::Vietnamese => '.',
        // Four digits stand together.
        Language::Hungarian if plain.len() <= 4 => return plain,
        Language::Hungarian => '\u{a0}',
    };
    let mut text = String::new();
    for (index, digit) in plain.chars().enumerate() {
        if index > 0 && (plain.len() - index).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_those_of_the_language() {
        let written = |number| Language::ALL.map(|language| digits(number, language));
        assert_eq!(written(92), ["92", "92", "92"]);
        assert_eq!(written(2056), ["2,056", "2.056", "2056"]);
        assert_eq!(
            written(16_777_216),
            ["16,777,216", "16.777.216", "16\u{a0}777\u{a0}216"]
        );
    }
}
