//! The meaning of the numbers of a line.

use super::line::{first_word, is_sum, last_word};
use super::number::{
    Number, around, has_only_a_size, has_only_images, names_a_size, names_solutions, numbers,
};
use crate::verdict::count::{Count, known};
use crate::verdict::words;

/// The meaning of a line.
pub enum Meaning {
    Nothing,
    Count(Count),
    Label(i64),
    /// The number of one of many, and theirs.
    Of(i64, Count),
    /// A number that stands alone.
    Bare(i64),
    /// Two numbers that stand alone.
    Pair(i64, i64),
    /// The number of solutions beside those that have been named.
    More(i64),
    Unclear(i64),
}

pub fn meaning(line: &str, n: Option<u32>, is_cut: bool) -> Meaning {
    let all = numbers(line);
    if all.len() > 6 {
        return Meaning::Nothing;
    }
    let asks = ["enter", "input", "nhập", "nhap", "add meg", "?"]
        .iter()
        .any(|word| line.contains(word));
    let size = all
        .iter()
        .find(|number| names_a_size(line, number))
        .and_then(|number| u32::try_from(number.value).ok());
    let rest: Vec<Number> = all
        .iter()
        .copied()
        .filter(|number| !names_a_size(line, number) && !is_of_work(line, number))
        .filter(|number| !is_expected(line, number))
        .filter(|number| !(asks && n.map(i64::from) == Some(number.value)))
        .collect();
    let has_words = line.chars().any(char::is_alphabetic);
    let known = n.and_then(|n| known(n.into()));
    let (is_strong, is_weak) = (words::of_solutions(line), words::of_count(line));
    let count = |number: Number| Count {
        number: number.value,
        size,
        is_essential: words::of_essential(line),
    };
    let labelled = rest.iter().find(|number| is_label(line, number));
    let counted = rest.iter().rev().find(|number| {
        let (_, after) = around(line, number);
        let near: String = after
            .split_whitespace()
            .take(3)
            .collect::<Vec<_>>()
            .join(" ");
        !after.trim_start().starts_with('.') && words::of_solutions(&near)
    });
    match rest[..] {
        // "Ways to place the queens: 92".
        [] if is_strong && all.len() == 1 && !asks && ends_with_queens(line, &all[0]) => {
            Meaning::Count(Count {
                size: None,
                ..count(all[0])
            })
        }
        [] => Meaning::Nothing,
        [number] if is_more(line, &number) => Meaning::More(number.value),
        [number] if is_sum(line) && known == Some(number.value) => Meaning::Count(count(number)),
        _ if labelled.is_some() && rest.len() == 1 => Meaning::Label(rest[0].value),
        _ if is_strong && counted.is_some() => {
            counted.map_or(Meaning::Nothing, |number| Meaning::Count(count(*number)))
        }
        [number] if is_cut => {
            let (before, _) = around(line, &number);
            let is_named = words::of_count(last_word(before));
            if is_weak && (is_strong || is_named || line.contains("total")) {
                Meaning::Count(count(number))
            } else {
                Meaning::Nothing
            }
        }
        [number] if !has_words && is_row(line, &number) => Meaning::Nothing,
        [number] if !has_words => Meaning::Bare(number.value),
        [first, second] if !has_words => Meaning::Pair(first.value, second.value),
        [number] if is_strong || names_solutions(line, &number) => Meaning::Count(count(number)),
        [number] if has_only_images(line) => Meaning::Count(count(number)),
        // "8 queens: 92".
        [number] if size.is_some() && has_only_a_size(line) => Meaning::Count(count(number)),
        [number] if is_weak && !words::of_time(line) && !words::of_work(line) => {
            Meaning::Count(count(number))
        }
        [label, number] if labelled.is_some_and(|of| of.value == label.value) => {
            // "Solution 5 of 92".
            let (before, _) = around(line, &number);
            if before.trim().trim_start_matches('/').is_empty() || before.trim() == "of" {
                Meaning::Of(label.value, count(number))
            } else {
                Meaning::Nothing
            }
        }
        [number] if !words::of_time(line) && !words::of_work(line) => {
            Meaning::Unclear(number.value)
        }
        [.., number] if rest.len() == 2 && is_strong => Meaning::Unclear(number.value),
        // "all: 92, unique: 12".
        _ if rest.iter().any(|number| Some(number.value) == known) => {
            Meaning::Unclear(rest[0].value)
        }
        _ => Meaning::Nothing,
    }
}

/// Whether a number counts the work of a search, or is a time or the number of a try.
fn is_of_work(line: &str, number: &Number) -> bool {
    let (before, after) = around(line, number);
    // In "solutions=4 nodes=153" the next word is the name of the next number.
    let is_next_named = after.trim_end().ends_with('=');
    let next = if is_next_named { "" } else { first_word(after) };
    let last = last_word(before);
    let is_time =
        ["s", "ms", "sec", "secs"].contains(&next) || !next.is_empty() && words::of_time(next);
    let is_work = |word: &str| word.len() > 2 && words::of_work(word);
    // In "try 20 solution found" a try has a number, and in "tries: 20" tries are counted.
    let is_numbered = !last.ends_with('s') && is_work(last)
        || ["run", "round", "loop", "cycle", "trial", "shuffle"].contains(&last);
    let is_of_time = ["after", "in", "at"].contains(&last) && next.is_empty();
    let is_of_tries = ["shuffle", "trial", "permutation", "round", "loop"]
        .iter()
        .any(|word| next.starts_with(word));
    is_time
        || is_numbered
        || is_of_time
        || is_of_tries
        || is_work(next)
        || is_work(last) && !words::of_solutions(next)
}

/// The numbers of a line before each of which a word for solutions stands: "all solutions: 92, unique solutions: 12".
pub fn labelled(line: &str, all: &[Number]) -> Vec<Count> {
    let label = |number: &Number| {
        let (before, _) = around(line, number);
        let is_named = before.trim_end().ends_with([':', '=']) && !is_label(line, number);
        (is_named && words::of_solutions(last_word(before))).then(|| Count {
            number: number.value,
            size: None,
            is_essential: words::of_essential(before),
        })
    };
    all.iter().filter_map(label).collect()
}

/// Whether a number is the one that the program should give, as in "expected 92, found 88".
fn is_expected(line: &str, number: &Number) -> bool {
    const WORDS: &[&str] = &["expect", "should", "instead", "elvárt", "várt", "mong đợi"];
    let (before, after) = around(line, number);
    let next = first_word(after);
    WORDS
        .iter()
        .any(|word| before.contains(word) || next.starts_with(word))
}

/// Whether a line counts solutions beside those that have been named: "and 91 more".
fn is_more(line: &str, number: &Number) -> bool {
    const MORE: &[&str] = &[
        "more",
        "other",
        "others",
        "further",
        "additional",
        "remaining",
        "további",
        "másik",
        "nữa",
        "khác",
    ];
    let (_, after) = around(line, number);
    let mut words = after.split(|sign: char| !sign.is_alphabetic()).take(3);
    words.any(|word| MORE.contains(&word))
}

/// Whether the queens before a number are those that are placed, and not so many.
fn ends_with_queens(line: &str, number: &Number) -> bool {
    let before = line[..number.start].trim_end();
    let Some(before) = before.strip_suffix([':', '=']) else {
        return false;
    };
    let (before, last) = before.rsplit_once(' ').unwrap_or_default();
    let (_, of) = before.rsplit_once(' ').unwrap_or_default();
    words::of_queen(last)
        && words::of_solutions(before)
        && !["for", "of", "with", "number"].contains(&of)
}

/// The numbers of a line whose parts have one each, of all solutions or of those without their images: "92 total, 12 unique".
pub fn by_parts(line: &str) -> Vec<Count> {
    let all = numbers(line);
    let size = all.iter().find(|number| names_a_size(line, number));
    let size = size.and_then(|number| u32::try_from(number.value).ok());
    let part = |part: &str| {
        let is_essential = words::of_essential(part);
        let is_named = is_essential || words::of_solutions(part) || words::of_sum(part);
        let numbers = numbers(part);
        let mut rest = numbers.iter().filter(|number| !names_a_size(part, number));
        let count = rest.next().map(|number| Count {
            number: number.value,
            size,
            is_essential,
        });
        let is_clear = rest.next().is_none() && (is_named || count.is_none());
        (count, is_clear)
    };
    let parts = line.split([',', ';', '(', '/', '|']).map(part);
    let (counts, are_clear): (Vec<Option<Count>>, Vec<bool>) = parts.unzip();
    let counts: Vec<Count> = counts.into_iter().flatten().collect();
    let has_both = counts.iter().any(|count| count.is_essential)
        && counts.iter().any(|count| !count.is_essential);
    if has_both && are_clear.iter().all(|is_clear| *is_clear) {
        counts
    } else {
        Vec::new()
    }
}

/// Whether a number is that of a row of a drawn board, or a row of zeros and ones itself.
fn is_row(line: &str, number: &Number) -> bool {
    let is_mark = |sign: &char| !sign.is_whitespace();
    let marks = |text: &str| text.chars().filter(is_mark).count();
    let (before, after) = (marks(&line[..number.start]), marks(&line[number.end..]));
    let digits = &line[number.start..number.end];
    before.min(after) == 0 && before.max(after) > 2 || digits.len() > 1 && digits.starts_with('0')
}

/// Whether a number is that of one solution, such as in "Solution 3" or "3. megoldás".
fn is_label(line: &str, number: &Number) -> bool {
    let (before, after) = around(line, number);
    let is_number = [
        "total",
        "number of",
        "count",
        "số",
        "so nghiem",
        "szám",
        "összes",
        "tổng",
    ];
    if is_number.iter().any(|word| before.contains(word)) {
        return false;
    }
    let before = before.trim_end_matches(|sign: char| !sign.is_alphanumeric());
    let before = ["no", "number", "nr", "thứ"]
        .iter()
        .find_map(|word| before.strip_suffix(word))
        .map_or(before, |before| {
            before.trim_end_matches(|sign: char| !sign.is_alphanumeric())
        });
    let after = after
        .strip_prefix(". ")
        .or_else(|| after.strip_prefix(".)"));
    let is_ordinal = after.is_some_and(|after| words::of_solutions(first_word(after)));
    let singular = [
        "solution",
        "solución",
        "solucion",
        "nghiệm",
        "nghiem",
        "giải",
        "giai",
        "megoldás",
        "megoldas",
        "lösung",
        "way",
        "cách",
        "cach",
        "board",
        "answer",
        "result",
        "arrangement",
    ];
    is_ordinal || singular.iter().any(|word| before.ends_with(word))
}
