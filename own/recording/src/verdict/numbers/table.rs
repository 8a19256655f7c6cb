//! Tables of sizes and of numbers of solutions.

use super::Statements;
use super::meaning::{Meaning, meaning};
use super::number::numbers;
use crate::verdict::count::{Count, LARGEST_KNOWN, known};
use crate::verdict::words;
use std::collections::BTreeSet;

/// Whether a line without numbers names columns of sizes and of solutions, such as "n,solutions".
pub fn has_heading(output: &str) -> bool {
    output.lines().any(|line| {
        let low = line.to_lowercase();
        let mut names = low.split(|sign: char| !sign.is_alphanumeric());
        numbers(&low).is_empty()
            && words::of_solutions(&low)
            && names.any(|name| name == "n" || name == "size" || words::of_queen(name))
            && low
                .split_whitespace()
                .filter(|word| word.contains(char::is_alphanumeric))
                .count()
                < 5
    })
}

/// The numbers of solutions of several sizes in one line: "n=4: 2, n=6: 4, n=7: 40".
pub fn in_line(line: &str, n: Option<u32>) -> Vec<Count> {
    let counts = line
        .split([',', ';', '|'])
        .map(|part| match meaning(part.trim(), n, false) {
            Meaning::Count(count) => Some(count).filter(|count| count.size.is_some()),
            _ => None,
        });
    counts.collect::<Option<_>>().unwrap_or_default()
}

/// Lines of a size and a number of solutions each. The sizes follow one another, or are all `of_program`. Without a heading one
/// of the numbers must be right: the work of a search grows with the size, too.
pub fn table(
    pairs: &[(usize, i64, i64)],
    n: Option<u32>,
    has_heading: bool,
    of_program: &BTreeSet<u64>,
    said: &mut Statements,
) {
    let has_sizes = pairs
        .iter()
        .all(|&(_, size, _)| of_program.contains(&size.unsigned_abs()));
    let is_table = pairs.windows(2).all(|pair| {
        let is_next = pair[1].1 == pair[0].1 + 1 || has_sizes && pair[1].1 > pair[0].1;
        is_next && pair[1].0 == pair[0].0 + 1
    }) && pairs
        .iter()
        .all(|&(_, size, _)| (1..=LARGEST_KNOWN).contains(&size))
        && match pairs {
            [] => false,
            [(_, size, number)] => {
                n.map(i64::from) == Some(*size) && (has_heading || number > size)
            }
            _ => {
                let is_right = |&(_, size, number): &(usize, i64, i64)| {
                    size > 3 && known(size) == Some(number)
                };
                let last = pairs.last().map_or(0, |&(_, size, _)| size);
                let is_large = |&(_, _, number): &(usize, i64, i64)| number > last;
                has_heading || pairs.iter().any(is_right) && pairs.iter().any(is_large)
            }
        };
    if is_table {
        said.counts
            .extend(pairs.iter().map(|&(_, size, number)| Count {
                number,
                size: u32::try_from(size).ok(),
                is_essential: false,
            }));
    } else if pairs.len() > 1 {
        said.unclear = pairs.last().map(|&(_, _, number)| number);
    }
}
