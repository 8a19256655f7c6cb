//! The state of the comparison: the chosen algorithms and the measured values.

use std::rc::Rc;

use bezzel_solver::Progress;
use bezzel_stepping::queens::{Algorithm, Plan};
use yew::Reducible;

use super::measure::{Measure, Measured};
use crate::bridge::Slice;
use crate::bridge::queens::{Found, Request, Task, WorkerEvent};

/// The sides that are compared.
pub const SIDES: std::ops::RangeInclusive<u32> = 4..=12;

/// The state of the comparison.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The chosen algorithms, by their indices in [`Algorithm::ALL`].
    pub chosen: [bool; Algorithm::ALL.len()],
    /// The measure to show.
    pub measure: Measure,
    /// The measured values.
    results: Vec<Measured>,
    /// The search that is being measured.
    pub request: Request,
    /// The searches that are to be measured, that at work first: one after the
    /// other, since searches at the same time slow each other down.
    left: Vec<Plan>,
}

/// An action of a visitor or a worker.
#[derive(Clone, Debug)]
pub enum Action {
    /// Compare an algorithm, or leave it out.
    Choose(usize, bool),
    /// Show something else of each.
    Show(Measure),
    /// Measure the searches that are not measured yet; if all are, measure again.
    Start,
    /// Stop measuring.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Default for State {
    fn default() -> Self {
        Self {
            // A repair looks for one solution only, and queens placed anywhere are beyond all bounds.
            chosen: Algorithm::ALL.map(Algorithm::has_tree),
            measure: Measure::Tests,
            results: Vec::new(),
            request: Request::default(),
            left: Vec::new(),
        }
    }
}

impl State {
    /// The share of the searches that are done, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        let all = self.algorithms().len() * SIDES.count();
        (all as f64 - self.left.len() as f64 + self.request.fraction()) / all.max(1) as f64
    }

    /// The algorithms that are compared.
    pub fn algorithms(&self) -> Vec<Algorithm> {
        let all = Algorithm::ALL.into_iter().zip(self.chosen);
        all.filter(|(_, chosen)| *chosen)
            .map(|(algorithm, _)| algorithm)
            .collect()
    }

    /// The measured values of an algorithm on a board.
    pub fn of(&self, algorithm: Algorithm, n: u32) -> Option<&Measured> {
        self.results
            .iter()
            .find(|result| (result.algorithm, result.n) == (algorithm, n))
    }

    /// Whether something of a chosen algorithm is measured.
    pub fn is_measured(&self) -> bool {
        let chosen = self.algorithms();
        self.results
            .iter()
            .any(|result| chosen.contains(&result.algorithm))
    }

    fn start(&mut self) {
        self.left = self.open();
        if self.left.is_empty() {
            self.results.clear();
            self.left = self.open();
        }
        self.measure_next();
    }

    /// Requests the measurement of the first of the remaining searches.
    fn measure_next(&mut self) {
        if let Some(plan) = self.left.first() {
            self.request.ask([Task::Census {
                plan: *plan,
                from: None,
                nanoseconds: 0,
            }]);
        }
    }

    /// The plans that are not measured yet. The small boards come first, so that the lines of the plot grow together.
    fn open(&self) -> Vec<Plan> {
        let algorithms = self.algorithms();
        let plans = SIDES.flat_map(|n| {
            algorithms
                .iter()
                .filter(move |algorithm| self.of(**algorithm, n).is_none())
                .map(move |algorithm| Plan::new(n, *algorithm))
        });
        plans.collect()
    }

    fn choose(&mut self, index: usize, chosen: bool) {
        self.chosen[index] = chosen;
        if self.request.is_running() && !self.open().is_empty() {
            return self.start();
        }
        self.left.clear();
        self.request.reset();
    }

    fn receive(&mut self, event: WorkerEvent) {
        if let Some(Slice {
            found:
                Found::Census {
                    counters,
                    nanoseconds,
                },
            progress: Progress { done: true, .. },
            ..
        }) = self.request.accept(event)
        {
            let Plan { algorithm, n, .. } = self.left.remove(0);
            self.results.push(Measured {
                algorithm,
                n,
                counters,
                nanoseconds,
            });
            self.measure_next();
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Choose(index, chosen) => next.choose(index, chosen),
            Action::Show(measure) => next.measure = measure,
            Action::Start if self.algorithms().is_empty() => return self,
            Action::Start => next.start(),
            Action::Cancel => next.request.cancel(),
            Action::Worker(event) => next.receive(event),
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::Job;
    use bezzel_stepping::queens::Census;

    use super::*;
    use crate::bridge::{Event, Failure, JobState};

    fn after(state: &Rc<State>, action: Action) -> Rc<State> {
        Rc::clone(state).reduce(action)
    }

    fn only(algorithm: Algorithm) -> Rc<State> {
        let chosen = Algorithm::ALL.map(|other| other == algorithm);
        Rc::new(State {
            chosen,
            ..State::default()
        })
    }

    /// A worker's report that its task is done.
    fn said(state: &State) -> Action {
        let tasks = state.request.wanted().expect("something is measured");
        let [Task::Census { plan, .. }] = &tasks[..] else {
            panic!("one search is measured at a time: {tasks:?}");
        };
        let mut census = Census::start(*plan).unwrap();
        let progress = census.advance(u64::MAX, &mut |_| {});
        let found = Found::Census {
            counters: census.counters(),
            nanoseconds: 7,
        };
        Action::Worker(state.request.report(0, Event::Slice { progress, found }))
    }

    /// The state after `count` more searches are measured.
    fn measured(mut state: Rc<State>, count: usize) -> Rc<State> {
        for _ in 0..count {
            state = after(&state, said(&state));
        }
        state
    }

    #[test]
    fn a_comparison_that_has_not_begun_is_idle() {
        let state = only(Algorithm::Arrays);
        assert_eq!(state.request.state(), &JobState::Idle);
    }

    #[test]
    fn what_is_measured_is_what_the_tables_of_textbooks_say() {
        let state = measured(after(&only(Algorithm::Arrays), Action::Start), 5);
        let eight = state.of(Algorithm::Arrays, 8).unwrap();
        let values = Measure::ALL.map(|measure| measure.of(eight));
        assert_eq!(values, [15_720, 2_056, 644, 7]);
        assert!(state.request.is_running());
        assert!((state.fraction() - 5.0 / 9.0).abs() < 1e-9);
    }

    #[test]
    fn the_squares_grow_as_the_page_says() {
        let tests = |n| {
            let mut census = Census::start(Plan::new(n, Algorithm::Arrays)).unwrap();
            census.advance(u64::MAX, &mut |_| {});
            census.counters().tests as f64
        };
        let factor = |n| tests(n) / tests(n - 1);
        assert!((5.55..5.65).contains(&factor(12)));
        assert!((8..=12).all(|n| factor(n) > factor(n - 1)));
    }

    #[test]
    fn it_is_done_with_the_last_and_late_reports_are_dropped() {
        let state = after(&only(Algorithm::Masks), Action::Start);
        let late = said(&state);
        let state = measured(state, 9);
        assert_eq!(state.request.state(), &JobState::Done);
        assert!(Rc::ptr_eq(&after(&state, late), &state));
    }

    #[test]
    fn one_algorithm_more_is_measured_without_the_others() {
        let state = measured(after(&only(Algorithm::Masks), Action::Start), 9);
        let state = after(&state, Action::Choose(1, true));
        assert_eq!(state.request.state(), &JobState::Idle);
        let state = after(&state, Action::Start);
        let arrays = |plan: &Plan| plan.algorithm == Algorithm::Arrays;
        assert!(state.left.len() == 9 && state.left.iter().all(arrays));
        assert!((state.fraction() - 0.5).abs() < 1e-9);
    }

    #[test]
    fn what_was_broken_off_continues_and_what_is_done_is_measured_again() {
        let state = measured(after(&only(Algorithm::Fewest), Action::Start), 4);
        let cancelled = after(&state, Action::Cancel);
        assert_eq!(cancelled.request.state(), &JobState::Cancelled);
        let state = after(&cancelled, Action::Start);
        assert_eq!(state.left.len(), 5);
        let state = measured(state, 5);
        let again = after(&state, Action::Start);
        assert_eq!((again.left.len(), again.results.len()), (9, 0));
    }

    #[test]
    fn with_nothing_chosen_nothing_begins() {
        let none = Rc::new(State {
            chosen: [false; Algorithm::ALL.len()],
            ..State::default()
        });
        assert!(Rc::ptr_eq(&after(&none, Action::Start), &none));
    }

    #[test]
    fn a_failure_ends_it() {
        let state = after(&only(Algorithm::Test), Action::Start);
        let failed = state.request.report(0, Event::Failed(Failure::Workers));
        let state = after(&state, Action::Worker(failed));
        assert_eq!(state.request.state(), &JobState::Failed(Failure::Workers));
    }
}
