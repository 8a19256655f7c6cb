//! Hungarian numbers, by the long scale: one word up to two thousand, and from there on a hyphen between groups.

use super::Group;

const ONES: [&str; 10] = [
    "", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc",
];

const TENS: [&str; 10] = [
    "",
    "tíz",
    "húsz",
    "harminc",
    "negyven",
    "ötven",
    "hatvan",
    "hetven",
    "nyolcvan",
    "kilencven",
];

const SCALES: [&str; 13] = [
    "",
    "ezer",
    "millió",
    "milliárd",
    "billió",
    "billiárd",
    "trillió",
    "trilliárd",
    "kvadrillió",
    "kvadrilliárd",
    "kvintillió",
    "kvintilliárd",
    "szextillió",
];

pub fn words(groups: &[Group]) -> String {
    let one_word = |first: &Group| (first.scale, first.value) == (1, 1);
    let parts: Vec<String> = groups.iter().copied().map(group).collect();
    match groups.first() {
        None => "nulla".to_owned(),
        Some(first) if one_word(first) => parts.concat(),
        Some(_) => parts.join("-"),
    }
}

fn group(group: Group) -> String {
    // A thousand is not said to be one.
    if (group.scale, group.value) == (1, 1) {
        return SCALES[1].to_owned();
    }
    let mut words = String::new();
    if group.hundreds() > 0 {
        words.push_str(match group.hundreds() {
            1 => "",
            2 => "két",
            hundreds => ONES[hundreds],
        });
        words.push_str("száz");
    }
    // Ten and twenty have other forms before ones.
    words.push_str(match (group.tens(), group.ones()) {
        (1, 1..) => "tizen",
        (2, 1..) => "huszon",
        (tens, _) => TENS[tens],
    });
    // Two has a shorter form before a noun.
    words.push_str(match group.ones() {
        2 if group.scale > 0 => "két",
        ones => ONES[ones],
    });
    words + SCALES[group.scale]
}

#[cfg(test)]
mod tests {
    use crate::locale::Language;
    use crate::locale::numerals::in_words;

    #[test]
    fn numbers_as_they_are_written() {
        for (number, words) in [
            (0, "nulla"),
            (2, "kettő"),
            (12, "tizenkettő"),
            (20, "húsz"),
            (22, "huszonkettő"),
            (102, "százkettő"),
            (200, "kétszáz"),
            (1_000, "ezer"),
            (1_999, "ezerkilencszázkilencvenkilenc"),
            (2_000, "kétezer"),
            (2_001, "kétezer-egy"),
            (9_862, "kilencezer-nyolcszázhatvankettő"),
            (1_001_000, "egymillió-ezer"),
            (12_000_000, "tizenkétmillió"),
            (
                13_267_364_410_532,
                "tizenhárombillió-kétszázhatvanhétmilliárd-háromszázhatvannégymillió-négyszáztízezer-ötszázharminckettő",
            ),
        ] {
            assert_eq!(in_words(number, Language::Hungarian), words);
        }
    }
}
