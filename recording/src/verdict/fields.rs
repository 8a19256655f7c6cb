//! Numbers that an output names as JSON objects and dictionaries of Python do: `{"n": 8, "solutions": 92}`.

use super::numbers::Count;
use super::words;

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
