//! How much a device is given at a time.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A batch that takes longer is followed by smaller ones: drivers stop what takes some seconds, and draw nothing meanwhile.
const LONGEST: Duration = Duration::from_millis(100);
/// A batch that takes less is followed by larger ones, if there is so much to do.
const SHORTEST: Duration = Duration::from_millis(30);
/// The pairs in the first batch: a program that plays a device compares so many in a second.
const FIRST: u64 = 1 << 22;
/// So many batches are with the device at a time: it goes on with the next while what it has found is fetched.
const AT_ONCE: u32 = 2;

/// Lets threads take turns with a device, and says how much they may give it.
#[derive(Debug)]
pub(crate) struct Pace {
    state: Mutex<State>,
    left: Condvar,
}

#[derive(Debug)]
struct State {
    pairs: u64,
    inside: u32,
    /// When the last batch came back.
    last: Instant,
}

impl Pace {
    pub(crate) fn new() -> Self {
        Self {
            state: Mutex::new(State {
                pairs: FIRST,
                inside: 0,
                last: Instant::now(),
            }),
            left: Condvar::new(),
        }
    }

    /// How many pairs a batch should have.
    pub(crate) fn pairs(&self) -> u64 {
        self.state().pairs
    }

    /// Waits for the device's turn with a batch of so many pairs, and then gives it to it.
    pub(crate) fn turn<T>(&self, pairs: u64, work: impl FnOnce() -> T) -> T {
        let entered = self
            .left
            .wait_while(self.state(), |state| state.inside >= AT_ONCE);
        let mut state = entered.unwrap_or_else(PoisonError::into_inner);
        state.inside += 1;
        drop(state);
        let begun = Instant::now();
        let done = work();
        let mut state = self.state();
        state.inside -= 1;
        // Until the batch before was done, the device did not work on this one.
        let time = state.last.max(begun).elapsed();
        state.last = Instant::now();
        state.learn(pairs, time);
        drop(state);
        self.left.notify_one();
        done
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A thread that panics while it holds the state ends the command.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Takes into account that a batch of so many pairs took this time.
    fn learn(&mut self, pairs: u64, time: Duration) {
        if time > LONGEST {
            self.pairs = self.pairs.min(pairs / 2).max(1);
        } else if time < SHORTEST && pairs >= self.pairs {
            self.pairs = self.pairs.saturating_mul(2);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn batches_grow_to_what_the_device_does_in_a_tenth_of_a_second() {
        // In pairs a second.
        for speed in [1e3, 1e7, 1e12] {
            let mut state = Pace::new().state.into_inner().unwrap();
            let time = |pairs: u64| Duration::from_secs_f64(pairs as f64 / speed);
            for _ in 0..40 {
                let pairs = state.pairs;
                state.learn(pairs, time(pairs));
            }
            assert!((SHORTEST..=LONGEST).contains(&time(state.pairs)), "{speed}");
            // The end of a run of parts says nothing about larger batches.
            let pairs = state.pairs;
            state.learn(pairs / 10, time(pairs / 10));
            assert_eq!(state.pairs, pairs);
        }
    }

    #[test]
    fn only_so_many_batches_are_with_the_device() {
        let (pace, inside, most) = (Pace::new(), AtomicU32::new(0), AtomicU32::new(0));
        thread::scope(|scope| {
            for _ in 0..5 {
                scope.spawn(|| {
                    for _ in 0..20 {
                        pace.turn(1, || {
                            let now = inside.fetch_add(1, Ordering::SeqCst) + 1;
                            most.fetch_max(now, Ordering::SeqCst);
                            thread::yield_now();
                            inside.fetch_sub(1, Ordering::SeqCst);
                        });
                    }
                });
            }
        });
        assert!((1..=AT_ONCE).contains(&most.into_inner()));
        assert_eq!(pace.state().inside, 0);
    }
}
