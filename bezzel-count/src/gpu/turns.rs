//! The threads' turns with a device.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bezzel_solver::queens::count::Pace;

/// Lets threads take turns with a device, and limits the size of their batches.
#[derive(Debug)]
pub(crate) struct Turns {
    state: Mutex<State>,
    left: Condvar,
}

#[derive(Debug)]
struct State {
    pace: Pace,
    inside: usize,
    /// The time at which the last batch came back.
    last: Instant,
}

impl Turns {
    pub(crate) fn new() -> Self {
        Self {
            state: Mutex::new(State {
                pace: Pace::default(),
                inside: 0,
                last: Instant::now(),
            }),
            left: Condvar::new(),
        }
    }

    /// The number of pairs for a batch.
    pub(crate) fn pairs(&self) -> u64 {
        self.state().pace.pairs()
    }

    /// Waits until the device is free for a batch of `pairs` pairs, and then runs `work`.
    pub(crate) fn take<T>(&self, pairs: u64, work: impl FnOnce() -> T) -> T {
        let entered = self
            .left
            .wait_while(self.state(), |state| state.inside >= Pace::AT_ONCE);
        let mut state = entered.unwrap_or_else(PoisonError::into_inner);
        state.inside += 1;
        drop(state);
        let begun = Instant::now();
        let done = work();
        let mut state = self.state();
        state.inside -= 1;
        // The device worked on this batch only after it had finished the batch before.
        let time = state.last.max(begun).elapsed();
        state.last = Instant::now();
        state.pace.learn(pairs, time);
        drop(state);
        self.left.notify_one();
        done
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A thread that panics while it holds the state ends the command.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn only_so_many_batches_are_with_the_device() {
        let (turns, inside, most) = (Turns::new(), AtomicUsize::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..5 {
                scope.spawn(|| {
                    for _ in 0..20 {
                        turns.take(1, || {
                            let now = inside.fetch_add(1, Ordering::SeqCst) + 1;
                            most.fetch_max(now, Ordering::SeqCst);
                            thread::yield_now();
                            inside.fetch_sub(1, Ordering::SeqCst);
                        });
                    }
                });
            }
        });
        assert!((1..=Pace::AT_ONCE).contains(&most.into_inner()));
        assert_eq!(turns.state().inside, 0);
    }
}
