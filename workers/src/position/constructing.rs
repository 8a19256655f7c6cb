//! A solution is constructed and checked, and both are timed: the one task whose
//! time is part of its result.

use bezzel_solver::queens::construct::{Construct, ConstructRequest, check, knight_runs};
use bezzel_solver::{Job, Progress};

use super::Columns;
use super::tasks::{Construction, Found, Task};
use crate::{AtWork, plain};

/// Starts the work, by a clock in milliseconds.
///
/// # Errors
/// The solver's error about the request.
pub fn start(
    request: ConstructRequest,
    clock: fn() -> f64,
) -> Result<Box<dyn AtWork<Task>>, String> {
    let began = clock();
    let job = plain::start(request)?;
    Ok(Box::new(Constructing {
        request,
        job,
        clock,
        spent: clock() - began,
    }))
}

struct Constructing {
    request: ConstructRequest,
    job: Construct,
    clock: fn() -> f64,
    /// The time that the construction has taken, in milliseconds.
    spent: f64,
}

impl Constructing {
    fn checked(&self, columns: &[u32]) -> Construction {
        let began = (self.clock)();
        let checked = check(columns);
        let check_time = (self.clock)() - began;
        let (runs, pairs) = knight_runs(columns).fold((0, 0), |(runs, pairs), run| {
            (runs + 1, pairs + run.len() as u32 - 1)
        });
        Construction {
            columns: Columns::new(columns),
            construct_time: microseconds(self.spent),
            check_time: microseconds(check_time),
            fault: checked.err().map(|error| error.to_string()),
            runs,
            pairs,
        }
    }
}

impl AtWork<Task> for Constructing {
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let began = (self.clock)();
        let mut made = None;
        let progress = self.job.advance(steps, &mut |columns| made = Some(columns));
        self.spent += (self.clock)() - began;
        let construction = made.map(|columns: Vec<u32>| Box::new(self.checked(&columns)));
        (progress, Found::Construction(construction))
    }

    /// All of it: it is done again in less time than it takes to report how far it was.
    fn rest(&self) -> Task {
        Task::Construct {
            request: self.request,
        }
    }
}

fn microseconds(milliseconds: f64) -> u32 {
    (milliseconds * 1000.0) as u32
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local! {
        static NOW: Cell<f64> = const { Cell::new(0.0) };
    }

    /// A clock that advances by a quarter of a millisecond at each call.
    fn clock() -> f64 {
        NOW.set(NOW.get() + 0.25);
        NOW.get()
    }

    fn construction(n: u32, seed: Option<u64>, steps: u64) -> Construction {
        let mut work = start(ConstructRequest { n, seed }, clock).unwrap();
        loop {
            let (progress, found) = work.advance(steps);
            match found {
                Found::Construction(Some(made)) => {
                    assert!(progress.done);
                    return *made;
                }
                Found::Construction(None) => assert!(!progress.done),
                other => panic!("nothing else is found: {other:?}"),
            }
        }
    }

    #[test]
    fn what_is_constructed_is_checked_and_both_are_timed() {
        let made = construction(14, None, 1);
        let columns: Vec<_> = (0..14).filter_map(|row| made.columns.of_row(row)).collect();
        assert_eq!(columns, [2, 4, 6, 8, 10, 12, 14, 3, 1, 7, 9, 11, 13, 5]);
        assert_eq!(made.fault, None);
        // The clock is read once at the start, and once for the only slice.
        assert_eq!((made.construct_time, made.check_time), (500, 250));
        assert_eq!((made.runs, made.pairs), (3, 6 + 1 + 3));
    }

    #[test]
    fn a_random_solution_is_the_same_in_slices_of_any_length() {
        let whole = construction(500, Some(7), u64::MAX);
        let sliced = construction(500, Some(7), 100);
        assert_eq!(whole.columns, sliced.columns);
        assert_eq!((whole.fault, whole.columns.n()), (None, 500));
        assert!(
            sliced.construct_time > whole.construct_time,
            "all slices count"
        );
    }

    #[test]
    fn what_does_not_exist_is_refused() {
        let request = ConstructRequest { n: 3, seed: None };
        let refused = start(request, clock).err().unwrap();
        assert!(refused.contains("no solution"));
    }
}
