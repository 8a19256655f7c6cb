//! Threads at work on a count.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bezzel_solver::Job;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::{Count, CountRequest};
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};
use thiserror::Error;

use crate::ledger::Ledger;

/// A count that cannot be done.
#[derive(Debug, Error)]
pub(crate) enum CountingError {
    #[error("threads cannot be started: {0}")]
    Threads(#[from] ThreadPoolBuildError),
    #[error(transparent)]
    Count(#[from] QueensError),
}

/// So many chunks of parts, for each thread, are handed out one by one: then all threads are busy to the end.
const CHUNKS_A_THREAD: u64 = 64;
const FEWEST_CHUNKS: u64 = 256;

/// How long a thread counts before it looks whether it is to stop, unless a part takes longer.
const SPELL: Duration = Duration::from_millis(50);
/// How often whoever watches hears of the count.
const TICK: Duration = Duration::from_millis(50);

/// A count that is about to be done by many threads.
#[derive(Debug)]
pub(crate) struct Counting {
    request: CountRequest,
    ledger: Mutex<Ledger>,
    threads: Option<NonZeroUsize>,
}

impl Counting {
    /// Prepares to count what is open in the books of a request.
    pub(crate) fn new(
        request: CountRequest,
        ledger: Ledger,
        threads: Option<NonZeroUsize>,
    ) -> Self {
        Self {
            request,
            ledger: Mutex::new(ledger),
            threads,
        }
    }

    /// Counts until all is done or `stop` is raised, and returns the books and the time it took. Meanwhile `watch` is
    /// given the books and the time, every now and then.
    ///
    /// # Errors
    ///
    /// If no threads can be started, or the request is not valid.
    pub(crate) fn run(
        self,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Ledger, Duration),
    ) -> Result<(Ledger, Duration), CountingError> {
        let begun = Instant::now();
        let threads = self.threads.map_or(0, NonZeroUsize::get);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
        let chunks = self.chunks(pool.current_num_threads() as u64);
        let next = AtomicUsize::new(0);
        let work = || self.count_chunks(|| chunks.get(next.fetch_add(1, Relaxed)), stop);

        let outcomes = thread::scope(|scope| {
            let (running, ended) = mpsc::channel::<()>();
            let counting = scope.spawn(|| {
                let _running = running;
                pool.broadcast(|_| work())
            });
            while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                let ledger = self.ledger().clone();
                watch(&ledger, begun.elapsed());
            }
            counting.join()
        });
        let outcomes = outcomes.unwrap_or_else(|panic| resume_unwind(panic));
        outcomes.into_iter().collect::<Result<(), QueensError>>()?;
        let ledger = self.ledger().clone();
        Ok((ledger, begun.elapsed()))
    }

    /// What is open, cut for so many threads. Chunks that follow one another lie far apart, so that the part done tells
    /// how much is left.
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
        spread(&chunks)
    }

    /// Counts chunk after chunk until there are no more, or `stop` is raised.
    fn count_chunks<'a>(
        &self,
        mut next: impl FnMut() -> Option<&'a Range<u64>>,
        stop: &AtomicBool,
    ) -> Result<(), QueensError> {
        let mut job = Count::start(self.request.clone())?;
        let mut steps = 1;
        while let Some(chunk) = next() {
            job.go_over_to(chunk.clone())?;
            let mut from = chunk.start;
            while from < chunk.end {
                if stop.load(Relaxed) {
                    return Ok(());
                }
                let begun = Instant::now();
                let before = job.sum();
                let to = chunk.start + job.advance(steps, &mut |_| {}).steps;
                self.ledger().enter(from..to, job.sum() - before);
                from = to;
                steps = match begun.elapsed() {
                    short if short < SPELL / 2 => steps.saturating_mul(2),
                    long if long > SPELL => (steps / 2).max(1),
                    _ => steps,
                };
            }
        }
        Ok(())
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        // A thread that panics while it holds the books ends the command.
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same things in steps of about the golden section.
fn spread<T: Clone>(things: &[T]) -> Vec<T> {
    let count = things.len();
    // Coprime to the number of things, so that each has its turn.
    let step = (count * 5 / 8..=count).find(|step| gcd(*step, count) == 1);
    let step = step.unwrap_or(1);
    (0..count)
        .map(|index| things[index * step % count].clone())
        .collect()
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;

    use super::*;

    #[test]
    fn each_thing_has_its_turn() {
        for count in 0..300 {
            let things: Vec<usize> = (0..count).collect();
            let mut order = spread(&things);
            order.sort_unstable();
            assert_eq!(order, things);
        }
    }

    #[test]
    fn chunks_are_what_is_open() {
        let request = CountRequest::whole(12, Piece::Queen).unwrap();
        let parts = request.parts.end;
        for (done, threads) in [(0..0, 1), (0..3, 2), (17..90, 64), (0..parts, 1)] {
            let mut ledger = Ledger::new(request.parts.clone());
            if !done.is_empty() {
                ledger.enter(done.clone(), 1);
            }
            let mut chunks = Counting::new(request.clone(), ledger, None).chunks(threads);
            chunks.sort_unstable_by_key(|chunk| chunk.start);
            let expected = (0..parts).filter(|part| !done.contains(part));
            assert!(chunks.into_iter().flatten().eq(expected));
        }
    }
}
