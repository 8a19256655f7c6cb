//! The table of the number of starts from which each method finds a tour, while it is computed. Nothing here touches
//! the page.

use bezzel_solver::board::Size;
use bezzel_stepping::methods::SuccessRequest;

use crate::bridge::LongJob;
use crate::bridge::knight::{Found, Task, WorkerEvent};
use crate::link::Finder;

/// The sides of the boards in the table.
pub const SIDES: [u32; 7] = [5, 6, 7, 8, 9, 10, 20];

/// The methods in the table.
pub const FINDERS: [Finder; 6] = [
    Finder::First,
    Finder::Random,
    Finder::Pohl,
    Finder::Roth,
    Finder::FirstBack,
    Finder::Backtracking,
];

/// The number of moves, made and taken back, after which a start is given up.
pub const LIMIT: u64 = 20_000;

/// The table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rates {
    /// A task and a cell for each side and method: side by side, method by method.
    pub job: LongJob<Task, Vec<Rate>>,
}

/// The success of a method on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// The starts tried.
    pub tried: u32,
    /// The starts that have a tour.
    pub possible: u32,
    /// The starts from which the method found a tour.
    pub found: u32,
}

impl Rate {
    /// The percentage of successful starts among those that have a tour, rounded down; `None` before there is one.
    pub const fn percent(self) -> Option<u32> {
        (self.found * 100).checked_div(self.possible)
    }
}

impl Rates {
    /// Computes the table anew.
    pub fn compare(&mut self) {
        let sizes = SIDES.into_iter().filter_map(|side| Size::square(side).ok());
        let tasks = sizes.flat_map(|size| {
            FINDERS.map(|finder| {
                let request = SuccessRequest {
                    size,
                    method: finder.method(1),
                    limit: LIMIT,
                };
                Task::SuccessRate(request.into())
            })
        });
        self.job.start(tasks.collect::<Vec<_>>());
        self.job.found = vec![Rate::default(); SIDES.len() * FINDERS.len()];
    }

    /// Handles a worker's report.
    pub fn accept(&mut self, event: WorkerEvent) {
        let Some(slice) = self.job.receive(event) else {
            return;
        };
        if let (Some(rate), Found::Starts(results)) =
            (self.job.found.get_mut(slice.task), slice.found)
        {
            for start in results {
                rate.tried += 1;
                rate.possible += u32::from(start.possible);
                rate.found += u32::from(start.found);
            }
        }
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use bezzel_solver::Job;
    use bezzel_stepping::methods::SuccessRate;

    use super::*;
    use crate::bridge::Rest;

    fn compared() -> Rates {
        let mut rates = Rates::default();
        rates.compare();
        rates
    }

    /// The report of a worker that has finished a task.
    fn report(rates: &Rates, task: usize) -> WorkerEvent {
        let Task::SuccessRate(Rest { request, .. }) = &rates.job.wanted().unwrap()[task] else {
            panic!("the table asks for rates");
        };
        let mut found = Vec::new();
        SuccessRate::start(*request)
            .unwrap()
            .advance(u64::MAX, &mut |start| found.push(start));
        rates.job.slice(task, 1.0, Found::Starts(found))
    }

    #[test]
    fn the_table_fills_and_shows_the_trap_of_seven() {
        let mut rates = compared();
        assert_eq!(rates.job.wanted().unwrap().len(), 42);
        // The plain backtracking takes long: its cells count as tried here.
        for task in (0..42).filter(|task| task % 6 != 5) {
            rates.accept(report(&rates, task));
        }
        assert!(rates.job.is_running());
        let percent = |side: usize, finder: usize| rates.job.found[side * 6 + finder].percent();
        // Roth's tie-break finds a tour from every start of 8 x 8, but not of 7 x 7.
        assert_eq!(percent(3, 3), Some(100));
        assert!(percent(2, 0) < Some(100));
        // Methods with backtracking succeed at least as often as those without.
        assert!((0..SIDES.len()).all(|side| percent(side, 4) >= percent(side, 0)));
        // On boards with odd sides, some starts have no tour.
        assert_eq!(
            (rates.job.found[0].tried, rates.job.found[0].possible),
            (25, 13)
        );
    }

    #[test]
    fn a_cancelled_table_receives_no_more() {
        let mut rates = compared();
        let late = report(&rates, 0);
        rates.job.cancel();
        assert_eq!(rates.job.state().name(), "cancelled");
        let cancelled = rates.clone();
        rates.accept(late.clone());
        assert_eq!(rates, cancelled);
        // The same request again is another request.
        rates.compare();
        let again = rates.clone();
        rates.accept(late);
        assert_eq!(rates, again);
    }
}
