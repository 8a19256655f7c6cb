//! Numbers by name, which the solver fills in: `{solutions 8}`, `{tests arrays 8}`.

use anyhow::{Context, Result, bail, ensure};
use bezzel_named::Named;
use bezzel_solver::Job;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{TourKind, count_tours};
use bezzel_solver::queens::{Piece, count};
use bezzel_stepping::knight;
use bezzel_stepping::queens::{Algorithm, Census, Counters, Event, Plan, Run, Watched};

/// The largest n of a number in a lesson. Larger boards take too long.
const MAX_N: u32 = 10;

/// The number of a name and its arguments.
///
/// # Errors
/// When there is no such number.
pub fn number(words: &str) -> Result<u128> {
    let words: Vec<&str> = words.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["solutions", n] => count(n.parse()?, Piece::Queen)?.all.into(),
        ["fundamental", n] => count(n.parse()?, Piece::Queen)?.fundamental.into(),
        ["tests", algorithm, n] => census(algorithm, n)?.tests.into(),
        ["placements", algorithm, n] => census(algorithm, n)?.placements.into(),
        ["dead-ends", algorithm, n] => census(algorithm, n)?.dead_ends.into(),
        ["first-tests", algorithm, n] => first(algorithm, n)?.tests.into(),
        ["growing-from", algorithm] => growing_from(algorithm)?.into(),
        ["median-moves", n] => median_moves(n.parse()?)?.into(),
        ["factorial", n] => factorial(n)?,
        ["permutation-squares", n] => n.parse::<u128>()? * factorial(n)?,
        ["power", base, exponent] => base
            .parse::<u128>()?
            .checked_pow(exponent.parse()?)
            .context("the power is too large")?,
        ["choices", from, chosen] => choices(from.parse()?, chosen.parse()?),
        ["closed-tours", rows, columns] => tours(rows, columns, TourKind::Closed)?,
        ["open-tours", rows, columns] => tours(rows, columns, TourKind::Open)?,
        ["open-tours-from", rows, columns, start] => tours_from(rows, columns, start)?.into(),
        words => bail!("there is no number {{{}}}", words.join(" ")),
    })
}

fn plan(algorithm: &str, n: &str) -> Result<Plan> {
    let n = n.parse()?;
    ensure!(n <= MAX_N, "n is {n}: expected at most {MAX_N}");
    let algorithm = Algorithm::from_name(algorithm)
        .with_context(|| format!("there is no algorithm {algorithm}"))?;
    Ok(Plan::new(n, algorithm))
}

/// The counters of a search for all solutions.
fn census(algorithm: &str, n: &str) -> Result<Counters> {
    Ok(Census::start(plan(algorithm, n)?)?.run())
}

/// The counters of a search up to its first solution.
fn first(algorithm: &str, n: &str) -> Result<Counters> {
    let mut run = Run::new(plan(algorithm, n)?)?;
    while !matches!(run.event(), Event::Solution { .. }) {
        ensure!(run.forward(), "there is no solution for n = {n}");
    }
    Ok(run.counters())
}

/// The n from which on the factor between the tests for n and for n + 1 grows, as far as [`MAX_N`].
fn growing_from(algorithm: &str) -> Result<u32> {
    let tests = (4..=MAX_N)
        .map(|n| Ok(u128::from(census(algorithm, &n.to_string())?.tests)))
        .collect::<Result<Vec<_>>>()?;
    let grows = |three: &[u128]| three[1] * three[1] < three[0] * three[2];
    let growing = tests
        .windows(3)
        .rev()
        .take_while(|three| grows(three))
        .count() as u32;
    ensure!(growing > 0, "the factor does not grow");
    Ok(MAX_N - 1 - growing)
}

/// The moves that are enough for half of the first hundred seeds to repair a random board.
fn median_moves(n: u32) -> Result<u64> {
    ensure!((4..=64).contains(&n), "n is {n}: expected 4 to 64");
    let mut moves = (0..100)
        .map(|seed| {
            let plan = Plan {
                seed,
                ..Plan::new(n, Algorithm::Repair)
            };
            let mut run = Run::new(plan)?;
            while run.forward() {}
            // Each move tests all other squares of a row.
            Ok(run.counters().tests / u64::from(n - 1))
        })
        .collect::<Result<Vec<_>>>()?;
    moves.sort_unstable();
    Ok(moves[49])
}

fn factorial(n: &str) -> Result<u128> {
    Ok((1..=n.parse()?).product())
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

/// The tours from a square, open and closed.
fn tours_from(rows: &str, columns: &str, start: &str) -> Result<u64> {
    let size = Size::new(rows.parse()?, columns.parse()?)?;
    ensure!(
        size.area() <= 25,
        "{size} is too large: expected at most 25 squares"
    );
    let start = Square::from_name(start, size)?;
    let mut run = knight::Run::new(knight::Plan::new(
        size,
        start,
        knight::Algorithm::Backtracking,
    ))?;
    while run.forward() {}
    Ok(run.counters().solutions)
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
            ("open-tours-from 5 5 a1", 304),
            ("growing-from arrays", 6),
            ("permutation-squares 4", 96),
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
            "median-moves 3",
            "open-tours-from 6 6 a1",
            "open-tours-from 5 5 f1",
        ] {
            assert!(number(words).is_err(), "{words}");
        }
    }
}
