//! Numbers by name, which the solver fills in: `{solutions 8}`, `{tests arrays 8}`.

use anyhow::{Context, Result, bail, ensure};
use bezzel_solver::Job;
use bezzel_solver::board::Size;
use bezzel_solver::knight::{TourKind, count_tours};
use bezzel_solver::queens::{Piece, count};
use bezzel_stepping::queens::{Algorithm, Census, Counters, Event, Plan, Run};

/// What takes longer is for a test of the solver, not for a lesson.
const MAX_N: u32 = 10;

/// The number of a name and its arguments.
///
/// # Errors
/// When there is no such number.
pub(crate) fn number(words: &str) -> Result<u128> {
    let words: Vec<&str> = words.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["solutions", n] => count(n.parse()?, Piece::Queen)?.all.into(),
        ["fundamental", n] => count(n.parse()?, Piece::Queen)?.fundamental.into(),
        ["tests", algorithm, n] => census(algorithm, n)?.tests.into(),
        ["placements", algorithm, n] => census(algorithm, n)?.placements.into(),
        ["dead-ends", algorithm, n] => census(algorithm, n)?.dead_ends.into(),
        ["first-tests", algorithm, n] => first(algorithm, n)?.tests.into(),
        ["factorial", n] => (1..=n.parse()?).product(),
        ["power", base, exponent] => base
            .parse::<u128>()?
            .checked_pow(exponent.parse()?)
            .context("the power is too large")?,
        ["choices", from, chosen] => choices(from.parse()?, chosen.parse()?),
        ["closed-tours", rows, columns] => tours(rows, columns, TourKind::Closed)?,
        ["open-tours", rows, columns] => tours(rows, columns, TourKind::Open)?,
        words => bail!("there is no number {{{}}}", words.join(" ")),
    })
}

fn plan(algorithm: &str, n: &str) -> Result<Plan> {
    let n = n.parse()?;
    ensure!(n <= MAX_N, "n is {n}: expected at most {MAX_N}");
    Ok(Plan::new(n, algorithm.parse::<Algorithm>()?))
}

/// What a search for all solutions counts.
fn census(algorithm: &str, n: &str) -> Result<Counters> {
    let mut census = Census::start(plan(algorithm, n)?)?;
    while !census.advance(u64::MAX, &mut |_| {}).done {}
    Ok(census.counters())
}

/// What a search counts up to its first solution.
fn first(algorithm: &str, n: &str) -> Result<Counters> {
    let mut run = Run::new(plan(algorithm, n)?)?;
    while !matches!(run.event(), Event::Solution { .. }) {
        ensure!(run.forward(), "there is no solution for n = {n}");
    }
    Ok(run.counters())
}

fn choices(from: u128, chosen: u128) -> u128 {
    (0..chosen).fold(1, |ways, index| ways * (from - index) / (index + 1))
}

fn tours(rows: &str, columns: &str, kind: TourKind) -> Result<u128> {
    Ok(count_tours(
        Size::new(rows.parse()?, columns.parse()?)?,
        kind,
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_solver() {
        for (words, expected) in [
            ("solutions 8", 92),
            ("fundamental 8", 12),
            ("tests arrays 8", 15_720),
            ("placements test 8", 2_056),
            ("dead-ends arrays 4", 4),
            ("first-tests arrays 8", 876),
            ("factorial 8", 40_320),
            ("power 8 8", 16_777_216),
            ("choices 64 8", 4_426_165_368),
            ("closed-tours 6 6", 9_862),
            ("open-tours 5 5", 1_728),
        ] {
            assert_eq!(number(words).unwrap(), expected, "{words}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for words in [
            "",
            "solutions",
            "solutions x",
            "tests arrays 99",
            "tests magic 8",
            "first-tests test 3",
        ] {
            assert!(number(words).is_err(), "{words}");
        }
    }
}
