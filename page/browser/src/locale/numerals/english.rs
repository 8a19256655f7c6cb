//! English numbers, by the short scale.

use super::Group;

const BELOW_TWENTY: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];

const TENS: [&str; 10] = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
];

const SCALES: [&str; 13] = [
    "",
    " thousand",
    " million",
    " billion",
    " trillion",
    " quadrillion",
    " quintillion",
    " sextillion",
    " septillion",
    " octillion",
    " nonillion",
    " decillion",
    " undecillion",
];

pub fn words(groups: &[Group]) -> String {
    if groups.is_empty() {
        return BELOW_TWENTY[0].to_owned();
    }
    let groups: Vec<String> = groups.iter().copied().map(group).collect();
    groups.join(", ")
}

fn group(group: Group) -> String {
    let mut words = String::new();
    if group.hundreds() > 0 {
        words.push_str(BELOW_TWENTY[group.hundreds()]);
        words.push_str(" hundred");
    }
    let below = group.value % 100;
    if below > 0 && !words.is_empty() {
        words.push(' ');
    }
    if below >= 20 {
        words.push_str(TENS[group.tens()]);
        if group.ones() > 0 {
            words.push('-');
            words.push_str(BELOW_TWENTY[group.ones()]);
        }
    } else if below > 0 {
        words.push_str(BELOW_TWENTY[below]);
    }
    words + SCALES[group.scale]
}

#[cfg(test)]
mod tests {
    use crate::locale::Language;
    use crate::locale::numerals::in_words;

    #[test]
    fn numbers_as_they_are_said() {
        for (number, words) in [
            (0, "zero"),
            (8, "eight"),
            (13, "thirteen"),
            (20, "twenty"),
            (99, "ninety-nine"),
            (100, "one hundred"),
            (316, "three hundred sixteen"),
            (9_862, "nine thousand, eight hundred sixty-two"),
            (1_000_000, "one million"),
            (
                13_267_364_410_532,
                "thirteen trillion, two hundred sixty-seven billion, three hundred sixty-four million, four hundred \
                 ten thousand, five hundred thirty-two",
            ),
        ] {
            assert_eq!(in_words(number, Language::English), words);
        }
    }
}
