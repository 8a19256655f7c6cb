//! A search that is run to its end to measure its counters and its time.

use std::hint::black_box;

use bezzel_solver::{Job, Progress, Resumable};
use bezzel_stepping::queens::{Census, Plan};

use super::{Found, Task};
use crate::AtWork;
use crate::plain::begin;

/// A search that takes less than this number of nanoseconds is run several times: the clocks of browsers have a step of
/// a tenth of a millisecond.
const SHORT: u64 = 10_000_000;
/// Time that a batch of runs should take, in nanoseconds.
const BATCH: u64 = 2_000_000;
/// The number of batches. The fastest one gives the time: during the others the device did something else as well.
const BATCHES: usize = 5;

/// The greatest number of runs of a longer search; it stops earlier if the runs together have taken the time below, in
/// nanoseconds. The fastest run gives the time, as for short searches. In the first run the browser has not optimised
/// its code yet.
const PASSES: u32 = 5;
const ENOUGH: u64 = 500_000_000;
/// More runs are made of no search: a clock that has not moved by then stands.
const MOST_RUNS: u64 = 1 << 20;

/// A search at work, and the time that it has taken.
pub struct Timed {
    plan: Plan,
    job: Census,
    /// The time of this run so far.
    nanoseconds: u64,
    /// The runs that are over, the time that they took, and the time of the fastest.
    passes: u32,
    spent: u64,
    fastest: u64,
    clock: fn() -> f64,
}

impl Timed {
    /// Starts a search, or continues one with the time that it has taken; that run is the last one. The clock gives
    /// milliseconds.
    ///
    /// # Errors
    /// The search's error about its plan or the checkpoint.
    pub fn start(
        plan: Plan,
        from: Option<<Census as Resumable>::Checkpoint>,
        nanoseconds: u64,
        clock: fn() -> f64,
    ) -> Result<Self, String> {
        Ok(Self {
            plan,
            passes: if from.is_some() { PASSES } else { 0 },
            job: begin(plan, from)?,
            nanoseconds,
            spent: 0,
            fastest: u64::MAX,
            clock,
        })
    }

    /// Ends a run. Whether the time is known now; if not, another run has begun.
    fn end_run(&mut self) -> bool {
        self.passes += 1;
        self.spent += self.nanoseconds;
        let short = self.nanoseconds < SHORT;
        let time = if short {
            self.time_of_one()
        } else {
            self.nanoseconds
        };
        self.fastest = self.fastest.min(time);
        if short || self.passes >= PASSES || self.spent >= ENOUGH {
            return true;
        }
        match Census::start(self.plan) {
            Ok(job) => {
                self.job = job;
                self.nanoseconds = 0;
                false
            }
            Err(_) => true,
        }
    }

    /// The nanoseconds since a moment.
    fn since(&self, began: f64) -> u64 {
        (((self.clock)() - began) * 1e6) as u64
    }

    fn time_of(&self, runs: u64) -> u64 {
        let began = (self.clock)();
        (0..runs).for_each(|_| run_through(self.plan));
        self.since(began)
    }

    /// The time of one run, measured over as many runs as the clock needs.
    fn time_of_one(&self) -> u64 {
        let mut runs = 1;
        loop {
            let batches = (0..BATCHES).map(|_| self.time_of(runs));
            let fastest = batches.fold(u64::MAX, u64::min);
            if fastest >= BATCH || runs >= MOST_RUNS {
                return fastest / runs;
            }
            runs *= 2;
        }
    }
}

fn run_through(plan: Plan) {
    if let Ok(mut search) = Census::start(black_box(plan)) {
        black_box(search.advance(u64::MAX, &mut |_| {}));
    }
}

impl AtWork<Task> for Timed {
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let began = (self.clock)();
        let mut progress = self.job.advance(steps, &mut |_| {});
        self.nanoseconds += self.since(began);
        let counters = self.job.counters();
        if self.passes > 0 {
            // All is counted, and measured once more.
            progress.fraction = 1.0;
        }
        progress.done = progress.done && self.end_run();
        let found = Found::Census {
            counters,
            nanoseconds: if progress.done {
                self.fastest
            } else {
                self.nanoseconds
            },
        };
        (progress, found)
    }

    fn rest(&self) -> Task {
        Task::Census {
            plan: self.plan,
            from: Some(self.job.checkpoint()),
            nanoseconds: self.nanoseconds,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use bezzel_stepping::queens::Algorithm;

    use super::*;

    thread_local! {
        static NOW: Cell<f64> = const { Cell::new(0.0) };
        static LOOKS: Cell<u32> = const { Cell::new(0) };
    }

    /// A clock that is always 3 ms further when it is looked at.
    fn clock() -> f64 {
        NOW.set(NOW.get() + 3.0);
        NOW.get()
    }

    #[test]
    fn a_search_is_timed_wherever_it_is_broken_off() {
        let plan = Plan::new(8, Algorithm::Arrays);
        let mut timed = Timed::start(plan, None, 0, clock).unwrap();
        for slices in 1.. {
            let (progress, found) = timed.advance(500);
            let Found::Census {
                counters,
                nanoseconds,
            } = found
            else {
                panic!("a search counts: {found:?}");
            };
            assert_eq!(nanoseconds, slices * 3_000_000);
            if progress.done {
                assert_eq!((counters.tests, counters.solutions), (15_720, 92));
                break;
            }
            let Task::Census {
                plan,
                from,
                nanoseconds,
            } = timed.rest()
            else {
                panic!("the rest of a search is a search");
            };
            timed = Timed::start(plan, from, nanoseconds, clock).unwrap();
        }
    }

    /// A clock by which a run takes 90 ms, then 30 ms, and from the third on 60 ms.
    fn warming() -> f64 {
        LOOKS.set(LOOKS.get() + 1);
        NOW.set(
            NOW.get()
                + match LOOKS.get() {
                    2 => 90.0,
                    4 => 30.0,
                    _ => 60.0,
                },
        );
        NOW.get()
    }

    #[test]
    fn a_longer_search_is_timed_by_the_fastest_of_its_runs() {
        let plan = Plan::new(6, Algorithm::Masks);
        let mut timed = Timed::start(plan, None, 0, warming).unwrap();
        for run in 1..=PASSES {
            let (progress, found) = timed.advance(u64::MAX);
            let Found::Census {
                counters,
                nanoseconds,
            } = found
            else {
                panic!("a search counts: {found:?}");
            };
            assert_eq!(counters.solutions, 4);
            assert_eq!((progress.done, progress.fraction), (run == PASSES, 1.0));
            if progress.done {
                assert_eq!(nanoseconds, 30_000_000);
            }
        }
    }

    /// A clock by which batches take half a millisecond, then three, and every other of them very long.
    fn uneven() -> f64 {
        LOOKS.set(LOOKS.get() + 1);
        NOW.set(
            NOW.get()
                + match LOOKS.get() {
                    ..=12 => 0.5,
                    look if look % 4 == 0 => 90.0,
                    _ => 3.0,
                },
        );
        NOW.get()
    }

    #[test]
    fn a_short_search_is_run_until_the_clock_can_tell_its_time() {
        let plan = Plan::new(4, Algorithm::Masks);
        let mut timed = Timed::start(plan, None, 0, uneven).unwrap();
        let (progress, found) = timed.advance(u64::MAX);
        assert!(progress.done);
        // One run was too short to time; of two, the fastest batch took 3 ms.
        assert!(
            matches!(
                found,
                Found::Census {
                    nanoseconds: 1_500_000,
                    ..
                }
            ),
            "{found:?}"
        );
    }
}
