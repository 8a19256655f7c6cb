//! The numbers and the words of an output that say how many solutions there are.

use super::count::{Count, LARGEST_KNOWN, known};
use super::{fields, words};
use bezzel_solver::queens::{self, known_count};

/// The number of characters beside a number that tell its meaning.
const NEAR: usize = 32;
/// The number of lines whose place in the program is looked up.
const LOOKED_UP: usize = 100;

/// The statements of an output beside its boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statements {
    pub counts: Vec<Count>,
    /// The numbers of solutions, such as 3 in "Solution 3:".
    pub labels: Vec<i64>,
    /// The sizes named by the lines that say that there is no solution, each with `None` where none is named.
    pub none: Vec<Option<u32>>,
    /// Whether the last of these lines speaks of closed tours.
    pub is_none_closed: bool,
    /// Whether it says `False` with no more words.
    pub is_false: bool,
    /// Whether it says that there is a solution.
    pub is_true: bool,
    /// A number that may be a count or anything else.
    pub unclear: Option<i64>,
}

/// A whole number in a line, and its place there.
#[derive(Copy, Clone, Debug)]
struct Number {
    start: usize,
    end: usize,
    value: i64,
}

/// The meaning of a line.
enum Meaning {
    Nothing,
    Count(Count),
    Label(i64),
    /// A number that stands alone.
    Bare(i64),
    /// Two numbers that stand alone.
    Pair(i64, i64),
    Unclear(i64),
}

/// The statements of an output on boards of n rows. `source` gives the line of the program that printed a line of the output;
/// it has no more than a word for it where that is not known. `has_boards` tells whether positions are printed.
pub fn statements(
    output: &str,
    n: Option<u32>,
    has_boards: bool,
    source: &dyn Fn(usize) -> String,
) -> Statements {
    let mut said = Statements::default();
    let mut looked_up = 0;
    let mut bare: Vec<(usize, i64)> = Vec::new();
    let mut pairs: Vec<(usize, i64, i64)> = Vec::new();
    let mut start = 0;
    for (line, text) in output.split_inclusive('\n').enumerate() {
        let begins = start;
        start += text.len();
        if text.len() > 4096 || text.trim().is_empty() {
            continue;
        }
        let low = text.trim().to_lowercase();
        let (rest, is_cut) = without_lists(&low);
        let alone = rest.trim_matches(|sign: char| !sign.is_alphanumeric());
        match alone {
            "false" => said.is_false = true,
            "true" | "yes" | "igen" | "có" => said.is_true = true,
            _ => {}
        }
        if says_nothing(&low) {
            said.none.push(None);
        }
        let named = numbers(&rest)
            .into_iter()
            .find(|number| names_a_size(&rest, number));
        let named = named.and_then(|number| u32::try_from(number.value).ok());
        if words::of_none(&rest) || is_none_of_size(&rest) {
            said.none.push(named);
            said.is_none_closed = words::of_closed(&rest);
            continue;
        }
        said.is_true |= words::of_solutions(&rest) && rest.contains("exist");
        let is_of_end = words::of_end(&rest) && !words::of_closed(&rest);
        said.is_true |= is_of_end && ["true", "yes"].contains(&last_word(&rest));
        if let Some((size, number)) = low.split_once(',')
            && let (Ok(size), Ok(number)) = (size.trim().parse(), number.trim().parse())
        {
            pairs.push((line, size, number));
            continue;
        }
        match meaning(&rest, n, is_cut) {
            Meaning::Count(count) => said.counts.push(count),
            Meaning::Label(number) => said.labels.push(number),
            Meaning::Unclear(number) if !has_boards => said.unclear = Some(number),
            Meaning::Nothing | Meaning::Unclear(_) => {}
            Meaning::Bare(number) => bare.push((begins, number)),
            Meaning::Pair(first, second) => pairs.push((line, first, second)),
        }
    }
    // Three numbers and more below one another are a position, or a list of something else.
    if bare.len() < 3 || has_boards {
        for &(begins, number) in &bare {
            if Some(number) == n.map(i64::from) && bare.len() > 1 {
                continue;
            }
            looked_up += 1;
            let by = if looked_up < LOOKED_UP {
                source(begins).to_lowercase()
            } else {
                String::new()
            };
            bare_number(number, &by, n, &mut said);
        }
    } else if let Some(&(_, number)) = bare.last() {
        said.unclear = Some(number);
    }
    table(&pairs, n, has_heading(output), &mut said);
    without_parts(&mut said.counts);
    said.counts.extend(fields::counts(output));
    said.counts.extend(fields::tables(output));
    // One "Solution: 92" is no label.
    if let [number] = said.labels[..]
        && (!has_boards || number > 1)
    {
        said.labels.clear();
        said.counts.push(Count {
            number,
            size: None,
            is_essential: false,
        });
    }
    said
}

/// Leaves out the numbers before the last one, if they count the solutions as they are found, 1, 2, 3 and so on, or if it is
/// their sum.
fn without_parts(counts: &mut Vec<Count>) {
    let run = counts
        .iter()
        .zip(1..)
        .take_while(|(count, number)| count.number == *number && count.size == counts[0].size)
        .count();
    counts.drain(..run.saturating_sub(1));
    if let [parts @ .., whole] = &counts[..]
        && parts.len() > 1
        && parts.iter().all(|part| part.size == whole.size)
        && parts
            .iter()
            .map(|part| i128::from(part.number))
            .sum::<i128>()
            == whole.number.into()
    {
        counts.drain(..counts.len() - 1);
    }
}

/// Whether a line has `None` or `False` for a size, and no other words.
fn is_none_of_size(line: &str) -> bool {
    let Some((size, value)) = line
        .trim_end_matches(|sign: char| !sign.is_alphanumeric())
        .rsplit_once(|sign: char| !sign.is_alphanumeric())
    else {
        return false;
    };
    let all = numbers(size);
    matches!(value, "none" | "false") && all.len() == 1 && has_only_a_size(size)
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
fn says_nothing(line: &str) -> bool {
    let is_empty = |value: &str| ["[]", "()", "{}", "set()"].contains(&value);
    let named = line
        .split_once(':')
        .filter(|(name, _)| words::of_solutions(name));
    let value = named.map(|(_, value)| value.trim());
    is_empty(line) || value.is_some_and(|value| is_empty(value) || value == "none")
}

/// A number that stands alone on its line, printed by a line of the program.
fn bare_number(number: i64, by: &str, n: Option<u32>, said: &mut Statements) {
    const NAMES: &[&str] = &[
        "count", "total", "sol", "ans", "res", "cnt", "num", "found", "dem", "kq", "nghiem",
        "szam", "megold", "len(", "queens(", "queen(", "ways", "sum(", "tong", "db",
    ];
    let is_known = n.and_then(|n| known(n.into())) == Some(number);
    let is_work = words::of_work(by) || words::of_time(by);
    if is_known || !is_work && (by.is_empty() || NAMES.iter().any(|name| by.contains(name))) {
        let is_essential = words::of_essential(by);
        said.counts.push(Count {
            number,
            size: None,
            is_essential,
        });
    } else if !is_work {
        said.unclear = Some(number);
    }
}

/// Whether a line without numbers names columns of sizes and of solutions, such as "n,solutions".
fn has_heading(output: &str) -> bool {
    output.lines().any(|line| {
        let low = line.to_lowercase();
        let mut names = low.split(|sign: char| !sign.is_alphanumeric());
        numbers(&low).is_empty()
            && words::of_solutions(&low)
            && names.any(|name| name == "n" || name == "size" || words::of_queen(name))
            && low.split_whitespace().count() < 5
    })
}

/// Lines of a size and a number of solutions each.
fn table(pairs: &[(usize, i64, i64)], n: Option<u32>, has_heading: bool, said: &mut Statements) {
    let is_table = pairs
        .windows(2)
        .all(|pair| pair[1].1 == pair[0].1 + 1 && pair[1].0 == pair[0].0 + 1)
        && pairs
            .iter()
            .all(|&(_, size, _)| (1..=LARGEST_KNOWN).contains(&size))
        && match pairs {
            [] => false,
            [(_, size, number)] => {
                n.map(i64::from) == Some(*size) && (has_heading || number > size)
            }
            _ => pairs.iter().any(|&(_, _, number)| number > LARGEST_KNOWN),
        };
    if is_table {
        said.counts
            .extend(pairs.iter().map(|&(_, size, number)| Count {
                number,
                size: u32::try_from(size).ok(),
                is_essential: false,
            }));
    }
}

/// The line without its lists, and whether it has any.
fn without_lists(line: &str) -> (String, bool) {
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

/// The whole numbers of a line. Parts of names and of decimal numbers are none.
fn numbers(line: &str) -> Vec<Number> {
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
            || is_decimal(next, second);
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

/// The text before a number and after it, as far as it can tell its meaning.
fn around<'a>(line: &'a str, number: &Number) -> (&'a str, &'a str) {
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
fn names_a_size(line: &str, number: &Number) -> bool {
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
    words::of_queen(after.split_whitespace().next().unwrap_or_default())
        || after.starts_with(['x', '×'])
        || after.starts_with('*') && !line.contains('=')
        || after.starts_with("by ")
        || before.ends_with('×')
        || sizes.contains(&last)
        || !follows && words::of_queen(last)
}

/// Whether all words of a line belong to the size of a board.
fn has_only_a_size(line: &str) -> bool {
    line.split(|sign: char| !sign.is_alphabetic())
        .filter(|word| !word.is_empty())
        .all(|word| {
            ["n", "for", "with", "x", "by", "size", "board"].contains(&word)
                || words::of_queen(word)
        })
}

/// The first word of a text.
fn first_word(text: &str) -> &str {
    text.split(|sign: char| !sign.is_alphanumeric())
        .find(|word| !word.is_empty())
        .unwrap_or_default()
}

/// The last word of a text.
fn last_word(text: &str) -> &str {
    text.rsplit(|sign: char| !sign.is_alphanumeric())
        .find(|word| !word.is_empty())
        .unwrap_or_default()
}

fn meaning(line: &str, n: Option<u32>, is_cut: bool) -> Meaning {
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
    let is_of_work = |number: &Number| {
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
    };
    let rest: Vec<Number> = all
        .iter()
        .copied()
        .filter(|number| !names_a_size(line, number) && !is_of_work(number))
        .filter(|number| !(asks && n.map(i64::from) == Some(number.value)))
        .collect();
    let has_words = line.chars().any(char::is_alphabetic);
    let known = n.and_then(|n| known_count(n, queens::Piece::Queen));
    let known = known.and_then(|(all, _)| i64::try_from(all).ok());
    let (is_strong, is_weak) = (words::of_solutions(line), words::of_count(line));
    let count = |number: Number| {
        Meaning::Count(Count {
            number: number.value,
            size,
            is_essential: words::of_essential(line),
        })
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
        [] => Meaning::Nothing,
        _ if labelled.is_some() && rest.len() == 1 => Meaning::Label(rest[0].value),
        _ if is_strong && counted.is_some() => {
            counted.map_or(Meaning::Nothing, |number| count(*number))
        }
        [number] if is_cut => {
            let (before, _) = around(line, &number);
            let is_named = words::of_count(last_word(before));
            if is_weak && (is_strong || is_named || line.contains("total")) {
                count(number)
            } else {
                Meaning::Nothing
            }
        }
        [number] if !has_words => Meaning::Bare(number.value),
        [first, second] if !has_words => Meaning::Pair(first.value, second.value),
        [number] if is_strong => count(number),
        // "8 queens: 92".
        [number] if size.is_some() && has_only_a_size(line) => count(number),
        [number] if is_weak && !words::of_time(line) && !words::of_work(line) => count(number),
        [label, number] if labelled.is_some_and(|of| of.value == label.value) => {
            // "Solution 5 of 92".
            let (before, _) = around(line, &number);
            if before.trim().trim_start_matches('/').is_empty() || before.trim() == "of" {
                count(number)
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
