//! Tables of sizes and of numbers of solutions.

use super::Statements;
use super::number::numbers;
use crate::verdict::count::{Count, LARGEST_KNOWN};
use crate::verdict::words;

/// Whether a line without numbers names columns of sizes and of solutions, such as "n,solutions".
pub fn has_heading(output: &str) -> bool {
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
pub fn table(
    pairs: &[(usize, i64, i64)],
    n: Option<u32>,
    has_heading: bool,
    said: &mut Statements,
) {
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
            _ => has_heading || pairs.iter().any(|&(_, _, number)| number > LARGEST_KNOWN),
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
