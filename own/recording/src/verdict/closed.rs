//! Tours that a program calls closed.

use super::words;
use bezzel_output::printed_tour;
use bezzel_solver::knight::Step;

/// The longest output in which a tour is read once more.
const LONGEST: usize = 1 << 16;

/// Whether an output calls a tour closed whose last square is no move from its first one.
pub fn is_false(output: &str) -> bool {
    let is_claimed = output
        .lines()
        .map(str::to_lowercase)
        .any(|line| words::of_closed(&line) && !words::of_denial(&line));
    is_claimed
        && output.len() < LONGEST
        && printed_tour(output).is_some_and(|(_, tour)| match tour[..] {
            [first, .., last] => Step::between(last, first).is_none(),
            _ => false,
        })
}
