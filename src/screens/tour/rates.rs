//! From how many starts each method finds a tour: the table as it is being
//! computed. Nothing here touches the page.

use std::rc::Rc;

use bezzel_solver::board::Size;
use bezzel_solver::knight::methods::SuccessRequest;

use crate::bridge::Failure;
use crate::bridge::knight::{Event, Found, Heard, Task, Work};
use crate::link::Finder;

/// The sides of the boards in the table.
pub(super) const SIDES: [u32; 7] = [5, 6, 7, 8, 9, 10, 20];

/// The methods in the table.
pub(super) const FINDERS: [Finder; 6] = [
    Finder::First,
    Finder::Random,
    Finder::Pohl,
    Finder::Roth,
    Finder::FirstBack,
    Finder::Backtracking,
];

/// Each start is given up after so many moves, made and taken back.
pub(super) const LIMIT: u64 = 20_000;

/// The table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Rates {
    /// A cell for each side and method: side by side, method by method.
    pub(super) cells: Vec<Rate>,
    /// How far it is.
    pub(super) stage: Stage,
    wish: u32,
}

/// How far the table is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Stage {
    /// Nothing has been asked.
    #[default]
    Unasked,
    /// Workers are at it.
    Running(Rc<Work>),
    /// All is known.
    Done,
    /// The visitor has seen enough.
    Cancelled,
    /// The workers failed.
    Failed(Failure),
}

/// How a method does on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Rate {
    /// The starts tried.
    pub(super) tried: u32,
    /// Those of them from which there is a tour.
    pub(super) possible: u32,
    /// Those from which the method found one.
    pub(super) found: u32,
}

impl Rate {
    /// Of a hundred possible starts so many with a tour, rounded down; none before
    /// there is a possible start.
    pub(super) const fn percent(self) -> Option<u32> {
        (self.found * 100).checked_div(self.possible)
    }
}

impl Rates {
    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        match &self.stage {
            Stage::Running(work) => Some(Rc::clone(work)),
            _ => None,
        }
    }

    /// The share of all starts that has been tried.
    pub(super) fn fraction(&self) -> f64 {
        let tried: u32 = self.cells.iter().map(|rate| rate.tried).sum();
        f64::from(tried) / f64::from(starts())
    }

    /// How the stage is called in the hooks of the page.
    pub(super) const fn state(&self) -> &'static str {
        match self.stage {
            Stage::Unasked => "paused",
            Stage::Running(_) => "running",
            Stage::Done => "done",
            Stage::Cancelled => "cancelled",
            Stage::Failed(_) => "failed",
        }
    }

    /// The table being computed, or stopped.
    pub(super) fn compared(&self, on: bool) -> Self {
        match self.stage {
            _ if on => self.started(),
            Stage::Running(_) => Self {
                stage: Stage::Cancelled,
                ..self.clone()
            },
            _ => self.clone(),
        }
    }

    fn started(&self) -> Self {
        let wish = self.wish + 1;
        let tasks = SIDES.into_iter().filter_map(|side| Size::square(side).ok());
        let tasks = tasks.flat_map(|size| {
            FINDERS.map(|finder| Task::SuccessRate {
                request: SuccessRequest {
                    size,
                    method: finder.method(1),
                    limit: LIMIT,
                },
                from: None,
            })
        });
        Self {
            cells: vec![Rate::default(); SIDES.len() * FINDERS.len()],
            stage: Stage::Running(Rc::new(Work {
                tasks: tasks.collect(),
                wish,
            })),
            wish,
        }
    }

    /// What a worker says; nothing, if it is late.
    pub(super) fn heard(&self, heard: Heard) -> Self {
        let mut next = self.clone();
        if !matches!(self.stage, Stage::Running(_)) || heard.wish != self.wish {
            return next;
        }
        match heard.event {
            Event::Slice {
                found: Found::Starts(results),
                ..
            } => {
                if let Some(rate) = next.cells.get_mut(heard.task) {
                    for start in results {
                        rate.tried += 1;
                        rate.possible += u32::from(start.possible);
                        rate.found += u32::from(start.found);
                    }
                }
                let tried: u32 = next.cells.iter().map(|rate| rate.tried).sum();
                if tried == starts() {
                    next.stage = Stage::Done;
                }
            }
            Event::Slice { .. } => {}
            Event::Failed(failure) => next.stage = Stage::Failed(failure),
        }
        next
    }
}

/// The starts of all cells.
fn starts() -> u32 {
    SIDES.iter().map(|side| side * side).sum::<u32>() * FINDERS.len() as u32
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use bezzel_solver::knight::methods::SuccessRate;
    use bezzel_solver::{Job, Progress};

    use super::*;

    fn of_task(rates: &Rates, task: usize, all: &[Task]) -> Rates {
        let Task::SuccessRate { request, .. } = &all[task] else {
            panic!("the table asks for rates");
        };
        let mut found = Vec::new();
        SuccessRate::start(*request)
            .unwrap()
            .advance(u64::MAX, &mut |start| found.push(start));
        let wish = rates.wish;
        rates.heard(Heard {
            wish,
            task,
            event: Event::Slice {
                progress: Progress {
                    fraction: 1.0,
                    done: true,
                    steps: found.len() as u64,
                },
                found: Found::Starts(found),
            },
        })
    }

    #[test]
    fn the_table_fills_and_shows_the_trap_of_seven() {
        let mut rates = Rates::default().compared(true);
        let all = rates.wanted().unwrap().tasks.clone();
        assert_eq!(all.len(), 42);
        // The plain backtracking takes long: its cells count as tried here.
        for task in (0..all.len()).filter(|task| task % 6 != 5) {
            rates = of_task(&rates, task, &all);
        }
        assert_eq!(rates.state(), "running");
        let percent = |side: usize, finder: usize| rates.cells[side * 6 + finder].percent();
        // By Roth's tie-break, every start of 8 x 8; of 7 x 7 not.
        assert_eq!(percent(3, 3), Some(100));
        assert!(percent(2, 0) < Some(100));
        // Those who go back from dead ends do no worse than those who do not.
        assert!((0..SIDES.len()).all(|side| percent(side, 4) >= percent(side, 0)));
        // On boards with odd sides, some starts have no tour.
        assert_eq!((rates.cells[0].tried, rates.cells[0].possible), (25, 13));
    }

    #[test]
    fn a_table_that_was_cancelled_hears_no_more() {
        let rates = Rates::default().compared(true);
        let all = rates.wanted().unwrap().tasks.clone();
        let cancelled = rates.compared(false);
        assert_eq!((cancelled.state(), cancelled.wanted()), ("cancelled", None));
        let later = of_task(&cancelled, 0, &all);
        assert_eq!(later, cancelled);
        // Once more is another wish.
        let again = later.compared(true);
        assert_eq!(again.wanted().unwrap().wish, 2);
    }
}
