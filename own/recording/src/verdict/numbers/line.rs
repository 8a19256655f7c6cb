//! A line of an output: its words, its lists, and its parts that say that there is nothing.

use super::number::{has_only_a_size, names_a_size, numbers};
use crate::verdict::count::known;
use crate::verdict::words;

/// Whether a line has an empty list, `None`, "no" or the like for a size, and no other words.
pub fn is_none_of_size(line: &str) -> bool {
    if let Some(size) = line.strip_suffix("[]") {
        return numbers(size).len() == 1 && has_only_a_size(size);
    }
    says_of_size(line, &["none", "false", "no", "nincs", "không"])
}

/// Whether a line has "yes" or the like for a size, and no other words.
pub fn is_some_of_size(line: &str) -> bool {
    says_of_size(line, &["true", "yes", "igen", "van", "có"])
}

/// Whether a line has one of these values for a size, and no other words.
fn says_of_size(line: &str, values: &[&str]) -> bool {
    let Some((size, value)) = line
        .trim_end_matches(|sign: char| !sign.is_alphanumeric())
        .rsplit_once(|sign: char| !sign.is_alphanumeric())
    else {
        return false;
    };
    let all = numbers(size);
    values.contains(&value) && all.len() == 1 && has_only_a_size(size)
}

/// Whether a line has no more words than one for a sum, which is not the known number of solutions.
pub fn is_other_sum(number: i64, line: &str, n: Option<u32>) -> bool {
    is_sum(line) && n.and_then(|n| known(n.into())) != Some(number)
}

/// Whether a line has no more words than one for a sum.
pub fn is_sum(line: &str) -> bool {
    let mut words = line
        .split(|sign: char| !sign.is_alphabetic())
        .filter(|word| !word.is_empty());
    let is_sum = |word: &str| ["all", "sum", "altogether", "overall", "together"].contains(&word);
    words.clone().count() > 0 && words.all(is_sum)
}

/// The sizes of boards that the lines of an output name.
pub fn sizes(output: &str) -> impl Iterator<Item = u32> {
    let lines = output.lines().filter(|line| line.len() < 4096);
    lines.filter_map(|line| {
        let (rest, _) = without_lists(&line.to_lowercase());
        let all = numbers(&rest);
        let size = all.iter().find(|number| names_a_size(&rest, number))?;
        u32::try_from(size.value).ok()
    })
}

/// Whether a line is an empty list, or a solution with no value.
pub fn says_nothing(line: &str) -> bool {
    let is_empty = |value: &str| ["[]", "()", "{}", "set()"].contains(&value);
    let named = line
        .split_once(':')
        .filter(|(name, _)| words::of_solutions(name));
    let value = named.map(|(_, value)| value.trim());
    is_empty(line) || value.is_some_and(|value| is_empty(value) || value == "none")
}

/// The line without its lists, and whether it has any.
pub fn without_lists(line: &str) -> (String, bool) {
    let mut rest = String::new();
    let mut depth = 0_usize;
    let mut is_cut = false;
    for (at, sign) in line.char_indices() {
        match sign {
            '[' | '{' => depth += 1,
            '(' if depth > 0 || is_tuple(&line[at..]) => depth += 1,
            ']' | '}' | ')' if depth > 0 => {
                depth -= 1;
                is_cut = true;
                rest.push(' ');
            }
            _ if depth == 0 => rest.push(sign),
            _ => {}
        }
    }
    (rest.trim().to_owned(), is_cut)
}

/// Whether brackets hold numbers, and no words.
fn is_tuple(text: &str) -> bool {
    let inner = text[1..].split(')').next().unwrap_or_default();
    inner.contains(',') && !inner.contains(char::is_alphabetic)
}

/// The first word of a text.
pub fn first_word(text: &str) -> &str {
    text.split(|sign: char| !sign.is_alphanumeric())
        .find(|word| !word.is_empty())
        .unwrap_or_default()
}

/// The last word of a text.
pub fn last_word(text: &str) -> &str {
    text.rsplit(|sign: char| !sign.is_alphanumeric())
        .find(|word| !word.is_empty())
        .unwrap_or_default()
}
