//! Vietnamese numbers: thousands and millions, and from a thousand million on the same of `tỷ`.

use super::Group;

const DIGITS: [&str; 10] = [
    "không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín",
];

const SCALES: [&str; 13] = [
    "",
    " nghìn",
    " triệu",
    " tỷ",
    " nghìn tỷ",
    " triệu tỷ",
    " tỷ tỷ",
    " nghìn tỷ tỷ",
    " triệu tỷ tỷ",
    " tỷ tỷ tỷ",
    " nghìn tỷ tỷ tỷ",
    " triệu tỷ tỷ tỷ",
    " tỷ tỷ tỷ tỷ",
];

pub fn words(groups: &[Group]) -> String {
    if groups.is_empty() {
        return DIGITS[0].to_owned();
    }
    let groups: Vec<String> = groups
        .iter()
        .enumerate()
        .map(|(index, group)| self::group(*group, index > 0))
        .collect();
    groups.join(", ")
}

/// After higher groups, the hundreds are spoken even if they are zero.
fn group(group: Group, follows: bool) -> String {
    let mut parts = Vec::new();
    let says_hundreds = group.hundreds() > 0 || follows;
    if says_hundreds {
        parts.extend([DIGITS[group.hundreds()], "trăm"]);
    }
    match (group.tens(), group.ones()) {
        (0, 0) => {}
        (0, _) if says_hundreds => parts.push("linh"),
        (0, _) => {}
        (1, _) => parts.push("mười"),
        (tens, _) => parts.extend([DIGITS[tens], "mươi"]),
    }
    match (group.tens(), group.ones()) {
        (_, 0) => {}
        (2.., 1) => parts.push("mốt"),
        (2.., 4) => parts.push("tư"),
        (1.., 5) => parts.push("lăm"),
        (_, ones) => parts.push(DIGITS[ones]),
    }
    parts.join(" ") + SCALES[group.scale]
}

#[cfg(test)]
mod tests {
    use crate::locale::Language;
    use crate::locale::numerals::in_words;

    #[test]
    fn numbers_as_they_are_said() {
        for (number, words) in [
            (0, "không"),
            (5, "năm"),
            (10, "mười"),
            (14, "mười bốn"),
            (15, "mười lăm"),
            (21, "hai mươi mốt"),
            (24, "hai mươi tư"),
            (55, "năm mươi lăm"),
            (105, "một trăm linh năm"),
            (110, "một trăm mười"),
            (1_005, "một nghìn, không trăm linh năm"),
            (9_862, "chín nghìn, tám trăm sáu mươi hai"),
            (2_000_000_000, "hai tỷ"),
            (
                13_267_364_410_532,
                "mười ba nghìn tỷ, hai trăm sáu mươi bảy tỷ, ba trăm sáu mươi tư triệu, bốn trăm mười nghìn, năm trăm \
                 ba mươi hai",
            ),
        ] {
            assert_eq!(in_words(number, Language::Vietnamese), words);
        }
    }
}
