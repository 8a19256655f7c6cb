//! Numbers of solutions in an output's objects, dictionaries and lists: `{"n": 8, "solutions": 92}`, `{4: 2, 5: 10}`.

use super::count::{Count, LARGEST_KNOWN, known};
use super::words;
use std::collections::BTreeSet;

/// The numbers of a table that must be right for it to be one of solutions.
const SURE: usize = 4;

/// The numbers of the smallest table whose sizes are named.
const LEAST: usize = 3;

/// The numbers of solutions that are named so, the last one for each size of the same object: those before it are partial counts.
pub fn counts(output: &str) -> Vec<Count> {
    let mut found: Vec<Count> = Vec::new();
    let mut rest = output;
    while let Some((_, inner)) = rest.split_once('{') {
        let end = inner.find(['{', '}']).unwrap_or(inner.len());
        let lists = inner[..end].split(['[', ']']).step_by(2);
        let fields: Vec<(String, i64)> = lists.flat_map(fields).collect();
        let size = fields
            .iter()
            .find(|(name, _)| names_a_size(name))
            .and_then(|(_, number)| u32::try_from(*number).ok());
        for (name, number) in fields.iter().filter(|(name, _)| names_a_count(name)) {
            let is_essential = words::of_essential(name);
            found.retain(|count| (count.size, count.is_essential) != (size, is_essential));
            found.push(Count {
                number: *number,
                size,
                is_essential,
            });
        }
        rest = &inner[end..];
    }
    found
}

/// The numbers that are named as those of fundamental solutions.
pub fn fundamental(output: &str) -> impl Iterator<Item = i64> {
    let named = output.split(['{', '}']).flat_map(fields);
    named
        .filter(|(name, _)| words::of_fundamental(name))
        .map(|(_, number)| number)
}

/// The tables of numbers of solutions by size: most of them are right. A list has the sizes from any first one on, if they are
/// among those of the program.
pub fn tables(output: &str, sizes: &BTreeSet<u64>) -> Vec<Count> {
    let brackets = output.split(['[', '{', '(']).skip(1);
    let inner = brackets.filter_map(|text| text.split([']', '}', ')']).next());
    let lists = output.split("[(").skip(1).filter_map(pairs);
    inner
        .filter_map(|inner| table(inner, sizes))
        .chain(lists)
        .flatten()
        .collect()
}

/// The numbers of solutions below one another, for one size after the other.
pub fn column(numbers: &[i64], sizes: &BTreeSet<u64>) -> Vec<Count> {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    table(&numbers.join(","), sizes).unwrap_or_default()
}

fn table(inner: &str, of_program: &BTreeSet<u64>) -> Option<Vec<Count>> {
    let entries: Vec<&str> = inner.split(',').map(str::trim).take(30).collect();
    let pairs: Vec<(&str, &str)> = entries
        .iter()
        .map(|entry| entry.split_once(':').unwrap_or(("", entry)))
        .collect();
    let keys = pairs.iter().filter(|(key, _)| !key.is_empty());
    let keys: Option<Vec<i64>> = keys
        .map(|(key, _)| key.trim().trim_matches(['"', '\'']).parse().ok())
        .collect();
    let values = pairs.iter().map(|(_, value)| value.trim().parse().ok());
    let (keys, values) = (keys?, values.collect::<Option<Vec<i64>>>()?);
    if keys.is_empty() {
        let gaps = || {
            with_gaps(&values, of_program)
                .filter(|counts| counts.len() >= LEAST && has_large(counts))
        };
        return listed(&values, of_program).or_else(gaps);
    }
    let table: Vec<(i64, i64)> = keys.iter().copied().zip(values.iter().copied()).collect();
    let is_named = keys
        .iter()
        .all(|size| of_program.contains(&size.unsigned_abs()));
    if is_named && table.len() > 1 && table.len() == keys.len() && right(&table) == table.len() {
        return Some(counts_of(&table));
    }
    by_size(&table, keys.len() == values.len())
}

/// The numbers of solutions by their sizes, if most of them are right and the sizes ascend.
fn by_size(table: &[(i64, i64)], is_whole: bool) -> Option<Vec<Count>> {
    let right = right(table);
    let (last, _) = table.last()?;
    let ascends = table.windows(2).all(|pair| pair[0].0 < pair[1].0);
    // No board has a number above its size.
    let is_table = is_whole
        && ascends
        && right >= SURE.min(table.len().saturating_sub(1))
        && 2 * right > table.len()
        && *last < LARGEST_KNOWN
        && table.iter().any(|(_, number)| number > last);
    (is_table && table.len() >= LEAST).then(|| counts_of(table))
}

/// The numbers of solutions of sizes that follow one another from any first one on, if these are among those of the program or
/// all numbers are right.
fn listed(values: &[i64], of_program: &BTreeSet<u64>) -> Option<Vec<Count>> {
    let from = |first: i64| -> Vec<(i64, i64)> { (first..).zip(values.iter().copied()).collect() };
    let table = (0..=SURE as i64)
        .map(from)
        .max_by_key(|table| right(table))?;
    let mut sizes = table.iter().map(|(size, _)| size.unsigned_abs());
    let is_sure = sizes.all(|size| of_program.contains(&size)) || right(&table) == values.len();
    by_size(&table, is_sure && values.len() >= SURE)
}

/// The numbers of solutions of some sizes of the program, if all are right.
pub fn with_gaps(values: &[i64], of_program: &BTreeSet<u64>) -> Option<Vec<Count>> {
    let sizes = of_program
        .iter()
        .filter_map(|&size| i64::try_from(size).ok());
    let mut known = sizes
        .filter(|size| *size > 3)
        .filter_map(|size| Some((size, known(size)?)));
    let of = |value: &i64| known.find(|(_, number)| number == value);
    let table: Option<Vec<(i64, i64)>> = values.iter().map(of).collect();
    let table = table?;
    (table.len() > 1).then(|| counts_of(&table))
}

/// Whether one of the numbers is larger than each size: then they are no squares of a board.
pub fn has_large(counts: &[Count]) -> bool {
    let last = counts.iter().filter_map(|count| count.size).max();
    counts
        .iter()
        .any(|count| count.number > last.unwrap_or(0).into())
}

fn right(table: &[(i64, i64)]) -> usize {
    let right = table
        .iter()
        .filter(|(size, number)| known(*size) == Some(*number));
    right.count()
}

fn counts_of(table: &[(i64, i64)]) -> Vec<Count> {
    let counts = table.iter().map(|&(size, number)| Count {
        number,
        size: u32::try_from(size).ok(),
        is_essential: false,
    });
    counts.collect()
}

/// The numbers of solutions in a list of pairs of a size and a number: `[(4, 2), (6, 4), (7, 40)]`.
fn pairs(text: &str) -> Option<Vec<Count>> {
    let inner = text.split(")]").next()?;
    let pairs = inner.split("), (").map(|pair| {
        let (size, number) = pair.split_once(',')?;
        Some((size.trim().parse().ok()?, number.trim().parse().ok()?))
    });
    by_size(&pairs.collect::<Option<Vec<_>>>()?, true)
}

/// The names with a whole number in a text without brackets.
fn fields(text: &str) -> impl Iterator<Item = (String, i64)> {
    text.split(',').filter_map(|field| {
        let (name, number) = field.split_once(':')?;
        let name = name.trim();
        let is_quoted = name.starts_with(['"', '\'']) && name.ends_with(['"', '\'']);
        let name = name
            .chars()
            .filter(|sign| sign.is_alphabetic())
            .flat_map(char::to_lowercase);
        let number = number.trim().parse().ok().filter(|_| is_quoted)?;
        Some((name.collect(), number))
    })
}

fn names_a_count(name: &str) -> bool {
    const WORDS: &[&str] = &["count", "total"];
    const PARTS: &[&str] = &[
        "solutions",
        "solutioncount",
        "ways",
        "arrangements",
        "megoldások",
        "megoldasok",
        "sốnghiệm",
        "songhiem",
    ];
    let is_named = WORDS.contains(&name) || PARTS.iter().any(|part| name.contains(part));
    is_named && !words::of_work(name) && !words::of_time(name)
}

fn names_a_size(name: &str) -> bool {
    ["n", "size", "boardsize", "queens", "nqueens", "numqueens"].contains(&name)
}
