//! Numbers in words, to be read aloud: 13,267,364,410,532 is hard to follow by ear.

mod english;
mod hungarian;
mod vietnamese;

use super::Language;

/// A number in the words of a language.
pub fn in_words(number: u128, language: Language) -> String {
    let groups = groups(number);
    match language {
        Language::English => english::words(&groups),
        Language::Vietnamese => vietnamese::words(&groups),
        Language::Hungarian => hungarian::words(&groups),
    }
}

/// A number with a minus sign instead of a hyphen.
pub fn signed(value: i32) -> String {
    value.to_string().replace('-', "−")
}

/// Three digits of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Group {
    /// The number that they are by themselves, 1 to 999.
    value: usize,
    /// The number of groups that follow: 0 for the last three digits, 1 for the thousands.
    scale: usize,
}

impl Group {
    const fn hundreds(self) -> usize {
        self.value / 100
    }

    const fn tens(self) -> usize {
        self.value / 10 % 10
    }

    const fn ones(self) -> usize {
        self.value % 10
    }
}

/// The groups of a number that are not zero, the highest first.
fn groups(number: u128) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut rest = number;
    let mut scale = 0;
    while rest > 0 {
        let value = (rest % 1000) as usize;
        if value > 0 {
            groups.push(Group { value, scale });
        }
        rest /= 1000;
        scale += 1;
    }
    groups.reverse();
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_zeros_are_left_out() {
        let group = |value, scale| Group { value, scale };
        assert_eq!(groups(0), []);
        assert_eq!(groups(12_000_345), [group(12, 2), group(345, 0)]);
        assert_eq!(groups(u128::MAX).len(), 13);
        assert_eq!(groups(u128::MAX)[0], group(340, 12));
    }

    /// The greatest number has a name for each of its groups.
    #[test]
    fn every_number_has_words() {
        for language in Language::ALL {
            assert!(in_words(u128::MAX, language).len() > 300, "{language:?}");
        }
    }

    /// Different numbers of this size have different words.
    #[test]
    fn words_tell_numbers_apart() {
        for language in Language::ALL {
            let mut all: Vec<String> = (0..3_000).map(|n| in_words(n, language)).collect();
            all.sort_unstable();
            assert!(
                all.windows(2).all(|pair| pair[0] != pair[1]),
                "{language:?}"
            );
            assert!(
                all.iter()
                    .all(|words| words.trim() == words && !words.contains("  "))
            );
        }
    }
}
