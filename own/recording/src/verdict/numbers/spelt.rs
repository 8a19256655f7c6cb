//! Numbers of solutions that a line gives in words: "There are ninety-two solutions."

use crate::verdict::words;

/// The words of numbers in ascending order, with the first number and the step between them: English, Hungarian, Vietnamese.
const VALUES: &[(&str, i64, i64)] = &[
    (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
         eighteen nineteen",
        0,
        1,
    ),
    (
        "twenty thirty forty fifty sixty seventy eighty ninety",
        20,
        10,
    ),
    ("két három négy öt hat hét nyolc kilenc tíz", 2, 1),
    (
        "tizen huszon harminc negyven ötven hatvan hetven nyolcvan kilencven",
        10,
        10,
    ),
    ("kettő", 2, 1),
    ("húsz", 20, 10),
    ("hai ba bốn năm sáu bảy tám chín mười", 2, 1),
];
/// Those that multiply the words before them.
const FACTORS: &[(&str, i64)] = &[("hundred", 100), ("száz", 100), ("trăm", 100), ("mươi", 10)];
/// The words before a number that is a claim,
const BEFORE: &str = "are has have found finds find exactly exist total összesen van có tổng";
/// and those after one: of what, and on which board.
const AFTER: &str = "solution solutions ways arrangements configurations distinct different possible valid found exist exists \
    for the problem with on a board chessboard n in all total altogether x by to place put arrange of megoldás megoldása \
    megoldást van talált különböző nghiệm lời giải cách xếp đặt khác nhau";

/// A line with its number of solutions in digits; `None` if it gives none in words, or says more than that.
pub fn in_digits(line: &str) -> Option<String> {
    let end = line.find(['.', ',', ';', '!', '(']).unwrap_or(line.len());
    let words: Vec<&str> = line[..end].split_whitespace().collect();
    let mut places = (0..words.len()).filter(|_| !line.contains('?'));
    let (at, length, number) = places.find_map(|at| {
        let (length, number) = longest(&words[at..])?;
        is_claim(&words[..at], number, &words[at + length..]).then_some((at, length, number))
    })?;
    let digits =
        |word: &&str| value(word).map_or_else(|| (*word).to_owned(), |number| number.to_string());
    let (before, after) = (words[..at].iter(), words[at + length..].iter());
    let all = before
        .map(digits)
        .chain([number.to_string()])
        .chain(after.map(digits));
    Some(all.collect::<Vec<_>>().join(" "))
}

/// Whether a number between words is one of solutions.
fn is_claim(before: &[&str], number: i64, after: &[&str]) -> bool {
    let last = before
        .last()
        .map_or("", |word| word.trim_end_matches([':', '=']));
    let is_named = after.is_empty()
        && before
            .last()
            .is_some_and(|word| *word == "is" || word.ends_with([':', '=']))
        && words::of_solutions(&before.join(" "));
    let is_label = before.last().is_some_and(|word| word.ends_with([':', '=']));
    let is_said = is_label
        || is_of(BEFORE, last)
        || last == "of" && before.contains(&"total")
        || after.last() == Some(&"van");
    let near = after.iter().take(3).copied().collect::<Vec<_>>().join(" ");
    let is_counted = words::of_solutions(&near) && (before.is_empty() || is_said);
    let is_of_board = |word: &&str| {
        let is_number = word.starts_with(|sign: char| sign.is_ascii_digit());
        is_of(AFTER, word) || words::of_queen(word) || value(word).is_some() || is_number
    };
    // One is hardly a number: "one solution per line".
    let is_one = number == 1 && last != "exactly";
    (is_named || is_counted) && !is_one && after.iter().all(is_of_board)
}

/// The longest number that words begin with, and how many of them it takes: "three hundred and fifty-two".
fn longest(words: &[&str]) -> Option<(usize, i64)> {
    let mut number = value(words.first()?)?;
    let mut length = 1;
    while let Some(word) = words.get(length) {
        let next = usize::from(*word == "and");
        if let Some((_, factor)) = FACTORS.iter().find(|(name, _)| name == word) {
            number = number.checked_mul(*factor)?;
            length += 1;
        } else if let Some(value) = words
            .get(length + next)
            .and_then(|word| value(word))
            .filter(|_| number > 9)
        {
            number = number.checked_add(value)?;
            length += next + 1;
        } else {
            break;
        }
    }
    Some((length, number))
}

/// The number of a word, also of one that is put together: "ninety-two", "kilencvenkettő".
fn value(word: &str) -> Option<i64> {
    let mut rest = word.trim_end_matches(':');
    let mut number = None;
    while !rest.is_empty() {
        let values = VALUES.iter().flat_map(|&(names, from, step)| {
            names
                .split_whitespace()
                .zip((0..).map(move |index| from + index * step))
        });
        let longest = values
            .filter(|(name, _)| rest.starts_with(name))
            .max_by_key(|(name, _)| name.len());
        let (name, value) = longest?;
        number = Some(number.unwrap_or(0) + value);
        rest = rest[name.len()..].trim_start_matches('-');
    }
    number
}

fn is_of(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|of| of == word)
}
