//! Numbers of solutions in an output's objects, dictionaries and lists: `{"n": 8, "solutions": 92}`, `{4: 2, 5: 10}`.

use super::count::{Count, LARGEST_KNOWN, known};
use super::words;
use std::collections::BTreeSet;

/// The numbers of a table that must be right for it to be one of solutions.
const SURE: usize = 4;

/// The numbers of solutions that are named so, the last one for each size of the same object: those before it are on the way.
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
    inner
        .filter_map(|inner| table(inner, sizes))
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
    let keys: Option<Vec<i64>> = keys.map(|(key, _)| key.trim().parse().ok()).collect();
    let values = pairs.iter().map(|(_, value)| value.trim().parse().ok());
    let (keys, values) = (keys?, values.collect::<Option<Vec<i64>>>()?);
    let sizes = |first: i64| first..first + values.len() as i64;
    let right = |first: i64| {
        let numbers = sizes(first).zip(&values);
        numbers
            .filter(|(size, number)| known(*size) == Some(**number))
            .count()
    };
    let first = match keys.first() {
        Some(&first) if keys.iter().copied().eq(sizes(first)) => first,
        Some(_) => return None,
        None => (0..=SURE as i64).max_by_key(|&first| right(first))?,
    };
    // No board has a number above its size.
    let is_table = right(first) >= SURE.min(values.len() - 1)
        && 2 * right(first) > values.len()
        && first + values.len() as i64 <= LARGEST_KNOWN
        && values
            .iter()
            .any(|&number| number > first + values.len() as i64);
    let mut all = sizes(first);
    let is_of_program = all.all(|size| of_program.contains(&size.unsigned_abs()));
    let is_sure = !keys.is_empty() || is_of_program || right(first) == values.len();
    let counts = sizes(first).zip(&values).map(|(size, &number)| Count {
        number,
        size: u32::try_from(size).ok(),
        is_essential: false,
    });
    (is_table && is_sure && values.len() >= SURE).then(|| counts.collect())
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
