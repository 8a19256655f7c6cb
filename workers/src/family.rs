//! Families of tasks. Each is known to the programs of the page that ask for it and to one program of a worker, so
//! that nobody loads what somebody else's tasks need.

use bezzel_solver::Progress;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::program::WorkerProgram;

/// Long work of a family, or the rest of it.
pub trait LongWork: Clone + PartialEq + Serialize + DeserializeOwned + 'static {
    /// The program that knows how to work on it.
    const PROGRAM: WorkerProgram;

    /// Minimum time between two bundles of reports, in milliseconds.
    const INTERVAL: f64 = 100.0;

    /// The results of a slice of work.
    type Found: Serialize + DeserializeOwned + 'static;
}

/// Long work of a family, to the program that does it.
pub trait Startable: LongWork {
    /// Starts the task, or continues with the rest of one.
    ///
    /// # Errors
    /// Why the task cannot be done as it is put.
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String>;
}

/// A task of a family at work.
pub trait AtWork<T: LongWork> {
    /// Goes over to another task, or on with the same one, if that saves work; returns whether it does.
    fn restart_on(&mut self, _next: &T) -> bool {
        false
    }

    /// Works for about `steps` steps.
    fn advance(&mut self, steps: u64) -> (Progress, T::Found);

    /// Writes the time of a slice in milliseconds and the memory of the worker in bytes into the slice's results, if
    /// they have a place for these.
    fn measured(&mut self, _found: &mut T::Found, _elapsed: f64, _memory: u64) {}

    /// The rest of the task.
    fn rest(&self) -> T;
}

#[cfg(test)]
pub mod tests {
    use super::Startable;

    /// All results of a task. After each slice of `steps` steps the work stops, and continues with its rest, as in a worker.
    pub fn found_in_slices<T: Startable>(task: T, steps: u64) -> Vec<T::Found> {
        let mut all = Vec::new();
        let mut working = task.start().unwrap();
        loop {
            let (progress, found) = working.advance(steps);
            all.push(found);
            if progress.done {
                return all;
            }
            let rest = working.rest();
            if !working.restart_on(&rest) {
                working = rest.start().unwrap();
            }
        }
    }
}
