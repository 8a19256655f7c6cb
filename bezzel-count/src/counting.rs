//! Threads at work on a count.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bezzel_solver::Job;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::parallel::{TourJoiner, TourJoins};
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::{Count, CountRequest, spread};
use rayon::{ThreadPool, ThreadPoolBuildError};
use thiserror::Error;

use crate::ledger::Ledger;
use crate::stop::Stop;

/// A count that cannot be done.
#[derive(Debug, Error)]
pub enum CountingError {
    #[error("threads cannot be started: {0}")]
    Threads(#[from] ThreadPoolBuildError),
    #[error(transparent)]
    Queens(#[from] QueensError),
    #[error(transparent)]
    Tours(#[from] CountError),
}

/// Work that consists of parts; any thread can count any part.
pub trait Parts: Sync {
    /// The memory that a thread needs to count.
    type Worker<'a>
    where
        Self: 'a;

    /// The time for which a thread counts before it enters what it has counted. A single part may take longer.
    const SPELL: Duration = Duration::from_millis(50);

    fn worker(&self) -> Result<Self::Worker<'_>, CountingError>;

    /// Counts the solutions of some parts; `None` if a stop is due before the end.
    ///
    /// # Errors
    ///
    /// If there are no such parts, or more solutions than a number can hold.
    fn count(
        worker: &mut Self::Worker<'_>,
        parts: Range<u64>,
        stop: &Stop,
    ) -> Result<Option<u128>, CountingError>;
}

impl Parts for CountRequest {
    type Worker<'a> = Count;

    fn worker(&self) -> Result<Count, CountingError> {
        Ok(Count::start(self.clone())?)
    }

    fn count(
        job: &mut Count,
        parts: Range<u64>,
        stop: &Stop,
    ) -> Result<Option<u128>, CountingError> {
        /// Some pieces of long parts, which take half a second at most, but for the lists that the first one makes.
        const STEPS: u64 = 16;
        job.restart_on(parts)?;
        while !job.advance(STEPS, &mut |_| {}).done {
            if stop.is_due() {
                return Ok(None);
            }
        }
        Ok(Some(job.sum().into()))
    }
}

impl Parts for TourJoins {
    type Worker<'a> = TourJoiner<'a>;

    fn worker(&self) -> Result<TourJoiner<'_>, CountingError> {
        Ok(self.joiner()?)
    }

    fn count(
        joiner: &mut TourJoiner,
        parts: Range<u64>,
        _: &Stop,
    ) -> Result<Option<u128>, CountingError> {
        let mut sum = 0_u128;
        for part in parts {
            sum = sum
                .checked_add(joiner.tours(part)?)
                .ok_or(CountError::TooMany)?;
        }
        Ok(Some(sum))
    }
}

/// The number of chunks of parts for each thread. They are handed out one by one, so that all threads are busy to the
/// end.
const CHUNKS_A_THREAD: u64 = 64;
const FEWEST_CHUNKS: u64 = 256;

/// The time between two reports of progress.
pub const TICK: Duration = Duration::from_millis(50);

/// A count that is about to be done by many threads.
#[derive(Debug)]
pub struct Counting<'a, P> {
    parts: &'a P,
    ledger: Mutex<Ledger>,
}

/// Lets the threads of a pool do something. Meanwhile `watch` is called every now and then.
pub fn watched<T: Send>(
    pool: &ThreadPool,
    work: impl FnOnce() -> T + Send,
    mut watch: impl FnMut(),
) -> T {
    let outcome = thread::scope(|scope| {
        let (running, ended) = mpsc::channel::<()>();
        let working = scope.spawn(|| {
            let _running = running;
            pool.install(work)
        });
        while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            watch();
        }
        working.join()
    });
    outcome.unwrap_or_else(|panic| resume_unwind(panic))
}

impl<'a, P: Parts> Counting<'a, P> {
    /// Prepares a count of the open parts of the ledger.
    pub fn new(parts: &'a P, ledger: Ledger) -> Self {
        Self {
            parts,
            ledger: Mutex::new(ledger),
        }
    }

    /// Counts until all is done or a signal says stop, and returns the ledger. Meanwhile `watch` is given it every now
    /// and then.
    ///
    /// # Errors
    ///
    /// If the request is not valid, or the memory does not suffice.
    pub fn run(
        self,
        pool: &ThreadPool,
        stop: &Stop,
        mut watch: impl FnMut(&Ledger),
    ) -> Result<Ledger, CountingError> {
        let chunks = self.chunks(pool.current_num_threads() as u64);
        let next = AtomicUsize::new(0);
        let work = || self.count_chunks(|| chunks.get(next.fetch_add(1, Relaxed)), stop);
        let count = || rayon::broadcast(|_| work());
        let outcomes = watched(pool, count, || {
            let ledger = self.ledger().clone();
            watch(&ledger);
        });
        outcomes.into_iter().collect::<Result<(), _>>()?;
        let ledger = self.ledger().clone();
        Ok(ledger)
    }

    /// The open parts, divided for this number of threads. Successive chunks are far apart, so that the finished part
    /// of them predicts the rest.
    fn chunks(&self, threads: u64) -> Vec<Range<u64>> {
        let open: Vec<Range<u64>> = self.ledger().open().collect();
        let parts: u64 = open.iter().map(|run| run.end - run.start).sum();
        let wanted = FEWEST_CHUNKS.max(CHUNKS_A_THREAD * threads);
        let length = parts.div_ceil(wanted).max(1);
        let cut = |run: Range<u64>| {
            let end = run.end;
            run.step_by(length as usize)
                .map(move |start| start..end.min(start + length))
        };
        let chunks: Vec<_> = open.into_iter().flat_map(cut).collect();
        let spread = spread(chunks.len());
        spread.map(|index| chunks[index].clone()).collect()
    }

    /// Counts chunk after chunk until there are no more, or a signal says stop.
    fn count_chunks<'b>(
        &self,
        mut next: impl FnMut() -> Option<&'b Range<u64>>,
        stop: &Stop,
    ) -> Result<(), CountingError> {
        let mut worker = self.parts.worker()?;
        let mut steps = 1;
        while let Some(chunk) = next() {
            let mut from = chunk.start;
            while from < chunk.end {
                if stop.is_due() {
                    return Ok(());
                }
                let begun = Instant::now();
                let to = chunk.end.min(from.saturating_add(steps));
                let Some(count) = P::count(&mut worker, from..to, stop)? else {
                    return Ok(());
                };
                self.ledger().enter(from..to, count);
                from = to;
                steps = match begun.elapsed() {
                    short if short < P::SPELL / 2 => steps.saturating_mul(2),
                    long if long > P::SPELL => (steps / 2).max(1),
                    _ => steps,
                };
            }
        }
        Ok(())
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        // A thread that panics while it holds the ledger ends the command.
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;

    #[test]
    fn chunks_are_what_is_open() {
        let request = CountRequest::whole(12, Piece::Queen).unwrap();
        let parts = request.parts.end;
        for (done, threads) in [(0..0, 1), (0..3, 2), (17..90, 64), (0..parts, 1)] {
            let mut ledger = Ledger::new(request.parts.clone());
            if !done.is_empty() {
                ledger.enter(done.clone(), 1);
            }
            let mut chunks = Counting::new(&request, ledger).chunks(threads);
            chunks.sort_unstable_by_key(|chunk| chunk.start);
            let expected = (0..parts).filter(|part| !done.contains(part));
            assert!(chunks.into_iter().flatten().eq(expected));
        }
    }
}
