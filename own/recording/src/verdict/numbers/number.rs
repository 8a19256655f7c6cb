//! The whole numbers of a line, and the words beside them that make one a size.

use crate::verdict::words;

/// The number of characters beside a number that tell its meaning.
const NEAR: usize = 32;

/// A whole number in a line, and its place there.
#[derive(Copy, Clone, Debug)]
pub struct Number {
    pub start: usize,
    pub end: usize,
    pub value: i64,
}

/// The whole numbers of a line. Parts of names and of decimal numbers do not count.
pub fn numbers(line: &str) -> Vec<Number> {
    let bytes = line.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let start = at;
        while at < bytes.len() && bytes[at].is_ascii_digit() {
            at += 1;
        }
        let before = line[..start].chars().next_back();
        let mut after = line[at..].chars();
        let (next, second) = (after.next(), after.next());
        let is_decimal = |sign: Option<char>, digit: Option<char>| {
            matches!(sign, Some('.' | ',')) && digit.is_some_and(|digit| digit.is_ascii_digit())
        };
        let before_that = line[..start].chars().rev().nth(1);
        let is_minus = before == Some('-');
        let is_negative = is_minus && before_that.is_none_or(|sign| sign == ' ' || sign == ':');
        let is_part = before.is_some_and(|sign| sign.is_alphabetic() && sign != 'x' || sign == '_')
            || is_minus && !is_negative
            || next.is_some_and(|sign| {
                sign.is_alphabetic() && sign != 'x' || sign == '_' || sign == '%'
            })
            || next == Some('-') && second.is_some_and(|digit| digit.is_ascii_digit())
            || is_decimal(before, before_that)
            || is_decimal(next, second) && !(found.is_empty() && is_whole(&line[at..]));
        let start = if is_negative { start - 1 } else { start };
        if let Some(value) = line[start..at].parse().ok().filter(|_| !is_part) {
            found.push(Number {
                start,
                end: at,
                value,
            });
        }
    }
    found
}

/// Whether only zeros follow the point of a number, and no other numbers.
fn is_whole(rest: &str) -> bool {
    let rest = rest
        .strip_prefix('.')
        .map(|rest| rest.trim_start_matches('0'));
    rest.is_some_and(|rest| {
        !rest.starts_with(char::is_alphanumeric)
            && !rest.contains(|sign: char| sign.is_ascii_digit())
    })
}

/// The numbers that a line gives for fundamental solutions: the word comes after the number, or before the first one.
pub fn fundamental(line: &str, all: &[Number]) -> Vec<i64> {
    let is_said = |(index, number): (usize, &Number)| {
        let (before, after) = around(line, number);
        let before = before.trim_end_matches([' ', ':', '=', '"', '\'']);
        let is_first = index == 0 && words::of_fundamental(before);
        (is_first || words::of_fundamental(after) && !names_a_size(line, number))
            .then_some(number.value)
    };
    all.iter().enumerate().filter_map(is_said).collect()
}

/// The text before a number and after it, as far as it can tell its meaning.
pub fn around<'a>(line: &'a str, number: &Number) -> (&'a str, &'a str) {
    let from = line.floor_char_boundary(number.start.saturating_sub(NEAR));
    let to = line.floor_char_boundary((number.end + NEAR).min(line.len()));
    let before = &line[from..number.start];
    let after = &line[number.end..to];
    let digit = |sign: char| sign.is_ascii_digit();
    let before = before.rfind(digit).map_or(before, |at| &before[at + 1..]);
    let after = after.find(digit).map_or(after, |at| &after[..at]);
    (before, after)
}

/// Whether a number is that of the queens, or of rows and columns.
pub fn names_a_size(line: &str, number: &Number) -> bool {
    let (before, after) = around(line, number);
    // In "4 queens: 2" the queens are those of the number before.
    let follows = line[..number.start - before.len()].ends_with(|sign: char| sign.is_ascii_digit());
    let follows = follows && before.split_whitespace().count() == 1;
    let before = before.trim_end_matches(|sign: char| !sign.is_alphanumeric() && sign != '×');
    let after = after.trim_start_matches([' ', '-', '‑']);
    let last = before
        .rsplit(|sign: char| !sign.is_alphanumeric())
        .next()
        .unwrap_or_default();
    let sizes = ["n", "size", "board", "for", "x", "by", "sakktábla", "bàn"];
    let mut next = after.split_whitespace();
    let (next, second) = (next.next().unwrap_or_default(), next.next());
    let kinds = [
        "quân",
        "quan",
        "con",
        "db",
        "darab",
        "chess",
        "non-attacking",
    ];
    words::of_queen(next)
        || kinds.contains(&next) && second.is_some_and(words::of_queen)
        || after.starts_with(['x', '×'])
        || after.starts_with('*') && !line.contains('=')
        || after.starts_with("by ")
        || before.ends_with('×')
        || sizes.contains(&last)
        || !follows && words::of_queen(last)
}

/// Whether a variable of solutions stands before a number, as in "len(sols)=92".
pub fn names_solutions(line: &str, number: &Number) -> bool {
    const NAMES: &[&str] = &["ans", "cnt", "answers", "kq", "dem", "nghiem"];
    let before = line[..number.start].trim_end();
    let Some(before) = before.strip_suffix(['=', ':']) else {
        return false;
    };
    let name = before.trim_end().rsplit([' ', ',', ';']).next();
    name.unwrap_or_default()
        .split(|sign: char| !sign.is_alphabetic())
        .any(|word| NAMES.contains(&word) || word.starts_with("sol") && !word.starts_with("solve"))
}

/// Whether all words of a line belong to the size of a board.
pub fn has_only_a_size(line: &str) -> bool {
    all_words(line, of_size)
}

/// Whether all words of a line belong to the size of a board and to solutions without their images, such as "12 unique".
pub fn has_only_images(line: &str) -> bool {
    words::of_essential(line) && all_words(line, |word| of_size(word) || words::of_essential(word))
}

fn all_words(line: &str, is_so: impl Fn(&str) -> bool) -> bool {
    line.split(|sign: char| !sign.is_alphabetic())
        .filter(|word| !word.is_empty())
        .all(is_so)
}

fn of_size(word: &str) -> bool {
    ["n", "for", "with", "x", "by", "size", "board"].contains(&word) || words::of_queen(word)
}
