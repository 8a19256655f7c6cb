//! The work and the number of solutions of a count, estimated from parts that are drawn at random.
//!
//! The parts are drawn from strata, within which they are alike. First each stratum has a few draws. Then come rounds of
//! draws, each half as many as there are already: a stratum gets them by its size and by how much its parts have differed.
//! Which parts are drawn depends on the seed alone, and not on the time that they take.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bezzel_solver::queens::count::{Count, CountRequest, strata};
use bezzel_solver::queens::{Piece, QueensError};
use bezzel_solver::{Job, Random};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde::Serialize;
use thiserror::Error;

use crate::Failure;
use crate::arguments::Estimate as Arguments;
use crate::counting::{CountingError, watched};
use crate::order::VERSION;
use crate::progress::Display;
use crate::share::SCHEMA;
use crate::stop::Stop;

/// The draws of each stratum in the first round.
const FIRST_DRAWS: usize = 8;
/// The least number of draws of a stratum from which anything is said.
const FEWEST_DRAWS: usize = 2;
/// Up to this n, many parts share the lists of quarters. A part is counted twice then, and the second time is measured, as
/// in a whole count the lists have mostly been made.
const LISTS_ARE_SHARED: u32 = 22;

/// A result that cannot be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EstimateError {
    #[error("stopped before enough parts were counted for an estimate")]
    TooFew,
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval<T> {
    pub estimate: T,
    pub low: T,
    pub high: T,
}

/// The result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Estimate {
    schema: u32,
    r#type: &'static str,
    version: &'static str,
    n: u32,
    piece: Piece,
    core_hours: Interval<f64>,
    solutions: Interval<u64>,
    /// The number of parts of the work, and of those that were counted.
    parts: u64,
    drawn: u64,
    seed: u64,
    seconds: f64,
}

/// Parts that are alike.
#[derive(Clone, Debug)]
struct Stratum {
    ranges: Vec<Range<u64>>,
    parts: u64,
    draws: Vec<Draw>,
}

/// A part that was counted.
#[derive(Clone, Copy, Debug)]
struct Draw {
    solutions: f64,
    seconds: f64,
}

/// An estimate that is being made.
#[derive(Debug)]
pub struct Estimating {
    n: u32,
    piece: Piece,
    strata: Vec<Stratum>,
    random: Random,
    pool: ThreadPool,
    stop: Stop,
}

impl Stratum {
    fn new(ranges: Vec<Range<u64>>) -> Self {
        let parts = ranges.iter().map(|range| range.end - range.start).sum();
        Self {
            ranges,
            parts,
            draws: Vec::new(),
        }
    }

    /// The part at this place.
    fn part(&self, mut place: u64) -> u64 {
        for range in &self.ranges {
            let parts = range.end - range.start;
            if place < parts {
                return range.start + place;
            }
            place -= parts;
        }
        unreachable!("the place is one of the stratum's")
    }

    /// The estimate of the sum over all parts, and the variance of that.
    fn sum(&self, value: impl Fn(&Draw) -> f64) -> (f64, f64) {
        let (mean, deviation) = self.mean(value);
        let parts = self.parts as f64;
        let draws = self.draws.len() as f64;
        (parts * mean, (parts * deviation).powi(2) / draws)
    }

    /// The mean of the draws, and how much they differ.
    fn mean(&self, value: impl Fn(&Draw) -> f64) -> (f64, f64) {
        let draws = self.draws.len() as f64;
        let mean = self.draws.iter().map(&value).sum::<f64>() / draws;
        let squares = self.draws.iter().map(|draw| (value(draw) - mean).powi(2));
        (mean, (squares.sum::<f64>() / (draws - 1.0)).sqrt())
    }
}

impl Estimating {
    /// Prepares an estimate, and handles signals from now on.
    ///
    /// # Errors
    ///
    /// If n is out of range, or threads or signal handlers cannot be had.
    pub fn new(arguments: &Arguments) -> Result<Self, Failure> {
        let (n, piece) = (arguments.n, arguments.piece);
        let threads = arguments.threads.number();
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let all = strata(n, piece)?.into_iter().map(Stratum::new);
        Ok(Self {
            n,
            piece,
            strata: all.filter(|stratum| stratum.parts > 0).collect(),
            random: Random::new(arguments.seed),
            pool: pool.map_err(CountingError::from)?,
            stop: Stop::on_signals().map_err(Failure::Signals)?,
        })
    }

    /// Counts parts until the time has passed, so many parts are counted or a signal says stop.
    ///
    /// # Errors
    ///
    /// If a signal has come before a few parts of each stratum were counted.
    pub fn run(mut self, arguments: &Arguments) -> Result<Estimate, Failure> {
        let begun = Instant::now();
        let mut display = Display::new(arguments.shown, "solutions, about,");
        display.begin(0.0, Duration::ZERO);
        let mut left = arguments.parts.unwrap_or(u64::MAX);
        let mut round = self.first_round();
        let mut is_first = true;
        while left > 0 && !round.is_empty() {
            round.truncate(usize::try_from(left).unwrap_or(usize::MAX));
            left -= round.len() as u64;
            let is_over = || {
                let is_late = arguments.parts.is_none() && begun.elapsed() >= arguments.time;
                self.stop.is_due() || is_late
            };
            // The draws for which the time is not asked.
            let needed = if is_first {
                FEWEST_DRAWS * self.strata.len()
            } else {
                0
            };
            let counted = self.count(&round, needed, is_over, || {
                let time = begun.elapsed();
                let fraction = arguments.parts.map_or_else(
                    || time.as_secs_f64() / arguments.time.as_secs_f64(),
                    |parts| self.draws() as f64 / parts as f64,
                );
                let solutions = self.solutions().map_or(0, |solutions| solutions.estimate);
                display.show(fraction.min(1.0), solutions.into(), time);
            })?;
            for (stratum, draw) in counted {
                self.strata[stratum].draws.push(draw);
            }
            if is_over() {
                break;
            }
            round = self.next_round();
            is_first = false;
        }
        display.clear();
        let (Some(core_hours), Some(solutions)) = (self.core_hours(), self.solutions()) else {
            return Err(EstimateError::TooFew.into());
        };
        Ok(Estimate {
            schema: SCHEMA,
            r#type: "estimate",
            version: VERSION,
            n: self.n,
            piece: self.piece,
            core_hours,
            solutions,
            parts: self.strata.iter().map(|stratum| stratum.parts).sum(),
            drawn: self.draws() as u64,
            seed: arguments.seed,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }

    fn draws(&self) -> usize {
        self.strata.iter().map(|stratum| stratum.draws.len()).sum()
    }

    /// A few draws from each stratum, in turn.
    fn first_round(&mut self) -> Vec<(usize, u64)> {
        let turns = (0..FIRST_DRAWS).flat_map(|_| 0..self.strata.len());
        let turns: Vec<usize> = turns.collect();
        turns
            .into_iter()
            .map(|stratum| (stratum, self.draw(stratum)))
            .collect()
    }

    /// Half as many draws as there are, in random order.
    fn next_round(&mut self) -> Vec<(usize, u64)> {
        let draws = self.draws();
        let all: f64 = self.strata.iter().map(|stratum| stratum.parts as f64).sum();
        // A stratum that was found to be alike by chance is drawn from as well.
        let weight = |stratum: &Stratum| {
            let (mean, deviation) = stratum.mean(|draw| draw.solutions);
            stratum.parts as f64 * deviation.max(mean / 4.0)
        };
        let weights: Vec<f64> = self.strata.iter().map(weight).collect();
        let sum: f64 = weights.iter().sum();
        let mut round = Vec::new();
        for (stratum, weight) in weights.into_iter().enumerate() {
            let parts = self.strata[stratum].parts as f64;
            let by_difference = if sum > 0.0 { weight / sum } else { parts / all };
            let share = 0.9 * by_difference + 0.1 * parts / all;
            for _ in 0..(share * draws as f64 / 2.0).ceil() as usize {
                round.push((stratum, self.draw(stratum)));
            }
        }
        for last in (1..round.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            round.swap(last, other);
        }
        round
    }

    /// A part of a stratum.
    fn draw(&mut self, stratum: usize) -> u64 {
        let place = self.below(self.strata[stratum].parts);
        self.strata[stratum].part(place)
    }

    fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.random.next_u64()) * u128::from(end)) >> 64) as u64
    }

    /// Counts the parts of a round in turn, until it is over; the first `needed` in any case, unless a signal comes.
    fn count(
        &self,
        round: &[(usize, u64)],
        needed: usize,
        is_over: impl Fn() -> bool + Sync,
        watch: impl FnMut(),
    ) -> Result<Vec<(usize, Draw)>, CountingError> {
        let next = AtomicUsize::new(0);
        let counted = Mutex::new(Vec::new());
        let work = || -> Result<(), QueensError> {
            let mut job = Count::start(CountRequest::new(self.n, self.piece, 0..0)?)?;
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                let is_needed = place < needed && !self.stop.is_due();
                if !is_needed && is_over() {
                    return Ok(());
                }
                let Some(&(stratum, part)) = round.get(place) else {
                    return Ok(());
                };
                let draw = self.count_part(&mut job, part)?;
                lock(&counted).push((place, stratum, draw));
            }
        };
        let outcomes = watched(&self.pool, || rayon::broadcast(|_| work()), watch);
        outcomes.into_iter().collect::<Result<(), _>>()?;
        let mut counted = std::mem::take(&mut *lock(&counted));
        // So that sums of inexact numbers do not depend on the threads.
        counted.sort_unstable_by_key(|(place, ..)| *place);
        Ok(counted
            .into_iter()
            .map(|(_, stratum, draw)| (stratum, draw))
            .collect())
    }

    fn count_part(&self, job: &mut Count, part: u64) -> Result<Draw, QueensError> {
        let mut count = || -> Result<f64, QueensError> {
            let begun = processor_time();
            job.restart_on(part..part + 1)?;
            job.advance(u64::MAX, &mut |_| {});
            Ok((processor_time() - begun).max(0.0))
        };
        let mut seconds = count()?;
        if self.n <= LISTS_ARE_SHARED {
            seconds = count()?;
        }
        Ok(Draw {
            solutions: job.sum() as f64,
            seconds,
        })
    }

    /// `None` if a stratum has too few draws.
    fn core_hours(&self) -> Option<Interval<f64>> {
        self.interval(|draw| draw.seconds / 3600.0)
    }

    fn solutions(&self) -> Option<Interval<u64>> {
        let Interval {
            estimate,
            low,
            high,
        } = self.interval(|draw| draw.solutions)?;
        Some(Interval {
            estimate: estimate.round() as u64,
            low: low.floor() as u64,
            high: high.ceil() as u64,
        })
    }

    fn interval(&self, value: impl Fn(&Draw) -> f64) -> Option<Interval<f64>> {
        let is_known = |stratum: &Stratum| stratum.draws.len() >= FEWEST_DRAWS;
        if !self.strata.iter().all(is_known) {
            return None;
        }
        let (mut estimate, mut variance, mut spread) = (0.0, 0.0, 0.0);
        for stratum in &self.strata {
            let (sum, of_sum) = stratum.sum(&value);
            estimate += sum;
            variance += of_sum;
            spread += of_sum * of_sum / (stratum.draws.len() as f64 - 1.0);
        }
        // The degrees of freedom by Welch and Satterthwaite, and about the quantile of Student's distribution for them.
        let freedom = if spread > 0.0 {
            variance * variance / spread
        } else {
            f64::INFINITY
        };
        let half = (1.96 + 2.4 / freedom + 3.0 / (freedom * freedom)) * variance.sqrt();
        Some(Interval {
            estimate,
            low: (estimate - half).max(0.0),
            high: estimate + half,
        })
    }
}

impl Estimate {
    /// Lines for people, or one of JSON.
    pub fn shown(&self, json: bool) -> String {
        if json {
            return serde_json::to_string(self).expect("plain data can be written as JSON");
        }
        let Interval {
            estimate,
            low,
            high,
        } = self.core_hours;
        let hours = format!(
            "core-hours {} (95 %: {} to {})",
            rounded(estimate),
            rounded(low),
            rounded(high)
        );
        let Interval {
            estimate,
            low,
            high,
        } = self.solutions;
        let solutions = format!("solutions {estimate} (95 %: {low} to {high})");
        let (drawn, parts) = (self.drawn, self.parts);
        format!("{hours}\n{solutions}\nfrom {drawn} of {parts} parts")
    }
}

/// A number with three digits that count.
fn rounded(number: f64) -> String {
    if number <= 0.0 {
        return "0".to_owned();
    }
    let digits = (2.0 - number.log10().floor()).clamp(0.0, 12.0) as usize;
    format!("{number:.digits$}")
}

/// The seconds that this thread has worked, from any time on.
#[cfg(unix)]
fn processor_time() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// The seconds that have passed, since the first call.
#[cfg(not(unix))]
fn processor_time() -> f64 {
    static BEGUN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    BEGUN.elapsed().as_secs_f64()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A thread that panics ends the command.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
