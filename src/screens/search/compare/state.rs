//! What is compared, and what has been measured.

use std::rc::Rc;

use bezzel_solver::queens::steps::{Algorithm, Plan};
use yew::Reducible;

use super::measure::{Measure, Measured};
use crate::bridge::{Event, Failure, Found, Task, Work};

/// The sides that are compared.
pub(super) const SIDES: std::ops::RangeInclusive<u32> = 4..=12;

/// The state of the comparison.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// Which algorithms are compared, by their places in [`Algorithm::ALL`].
    pub(super) chosen: [bool; Algorithm::ALL.len()],
    /// What is shown of each.
    pub(super) measure: Measure,
    /// What has been measured.
    results: Vec<Measured>,
    /// How far the measuring is.
    pub(super) phase: Phase,
    /// The searches that are to be measured, that at work first: one after the
    /// other, since searches at the same time slow each other down.
    left: Vec<Plan>,
    /// How much of the one at work is done, from 0 to 1.
    begun: f64,
    /// The number of the wish: words about earlier ones are late.
    wish: u32,
}

/// How far the measuring is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// It has not begun, or was broken off.
    Ready,
    /// It goes on.
    Running,
    /// All has been measured.
    Done,
    /// It could not be done.
    Failed(Failure),
}

/// What a visitor or a worker does.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Compare an algorithm, or leave it out.
    Choose(usize, bool),
    /// Show something else of each.
    Show(Measure),
    /// Measure what is not measured yet; if all is, measure again.
    Start,
    /// Stop measuring.
    Cancel,
    /// The worker has something to say about a wish.
    Heard(u32, Event),
}

impl Phase {
    /// The phase as the hook of the page names it.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Ready => "cancelled",
            Self::Running => "running",
            Self::Done => "done",
            Self::Failed(_) => "failed",
        }
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            // A repair looks for one solution only.
            chosen: Algorithm::ALL.map(|algorithm| algorithm != Algorithm::Repair),
            measure: Measure::Tests,
            results: Vec::new(),
            phase: Phase::Ready,
            left: Vec::new(),
            begun: 0.0,
            wish: 0,
        }
    }
}

impl State {
    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        let plan = *self.left.first()?;
        let task = Task::Census {
            plan,
            from: None,
            nanoseconds: 0,
        };
        (self.phase == Phase::Running).then(|| {
            Rc::new(Work {
                tasks: vec![task],
                wish: self.wish,
            })
        })
    }

    /// The share of the searches that are done, from 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        let all = self.algorithms().len() * SIDES.count();
        (all as f64 - self.left.len() as f64 + self.begun) / all.max(1) as f64
    }

    /// The algorithms that are compared.
    pub(super) fn algorithms(&self) -> Vec<Algorithm> {
        let all = Algorithm::ALL.into_iter().zip(self.chosen);
        all.filter(|(_, chosen)| *chosen)
            .map(|(algorithm, _)| algorithm)
            .collect()
    }

    /// What was measured of an algorithm on a board.
    pub(super) fn of(&self, algorithm: Algorithm, n: u32) -> Option<&Measured> {
        self.results
            .iter()
            .find(|result| (result.algorithm, result.n) == (algorithm, n))
    }

    fn starting(&self) -> Self {
        let mut next = Self {
            phase: Phase::Running,
            wish: self.wish + 1,
            begun: 0.0,
            ..self.clone()
        };
        next.left = next.open();
        if next.left.is_empty() {
            next.results.clear();
            next.left = next.open();
        }
        next
    }

    /// What is not measured yet. The small boards come first, so that the lines
    /// of the plot grow together.
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

    fn choosing(&self, index: usize, chosen: bool) -> Self {
        let mut next = self.clone();
        next.chosen[index] = chosen;
        let running = next.phase == Phase::Running && !next.open().is_empty();
        next.phase = Phase::Ready;
        if running { next.starting() } else { next }
    }

    fn heard(&self, event: Event) -> Self {
        let mut next = self.clone();
        match event {
            Event::Slice {
                found:
                    Found::Census {
                        counters,
                        nanoseconds,
                    },
                progress,
            } => {
                next.begun = progress.fraction;
                if progress.done {
                    let Plan { algorithm, n, .. } = next.left.remove(0);
                    next.results.push(Measured {
                        algorithm,
                        n,
                        counters,
                        nanoseconds,
                    });
                    next.begun = 0.0;
                    next.wish += 1;
                    if next.left.is_empty() {
                        next.phase = Phase::Done;
                    }
                }
            }
            Event::Slice { .. } => {}
            Event::Failed(failure) => next.phase = Phase::Failed(failure),
        }
        next
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Choose(index, chosen) => self.choosing(index, chosen),
            Action::Show(measure) => Self {
                measure,
                ..(*self).clone()
            },
            Action::Start if self.algorithms().is_empty() => return self,
            Action::Start => self.starting(),
            Action::Cancel => Self {
                phase: Phase::Ready,
                ..(*self).clone()
            },
            Action::Heard(wish, event) if wish == self.wish && self.phase == Phase::Running => {
                self.heard(event)
            }
            Action::Heard(..) => return self,
        };
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::Job;
    use bezzel_solver::queens::steps::Census;

    use super::*;

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

    /// What a worker says when it has done what is wanted.
    fn said(state: &State) -> Action {
        let work = state.wanted().expect("something is measured");
        let [Task::Census { plan, .. }] = work.tasks.as_slice() else {
            panic!("one search is measured at a time: {work:?}");
        };
        let mut census = Census::start(*plan).unwrap();
        let progress = census.advance(u64::MAX, &mut |_| {});
        let found = Found::Census {
            counters: census.counters(),
            nanoseconds: 7,
        };
        Action::Heard(work.wish, Event::Slice { progress, found })
    }

    /// The state once so many searches more are measured.
    fn measured(mut state: Rc<State>, count: usize) -> Rc<State> {
        for _ in 0..count {
            state = after(&state, said(&state));
        }
        state
    }

    #[test]
    fn what_is_measured_is_what_the_tables_of_textbooks_say() {
        let state = measured(after(&only(Algorithm::Arrays), Action::Start), 5);
        let eight = state.of(Algorithm::Arrays, 8).unwrap();
        let values = Measure::ALL.map(|measure| measure.of(eight));
        assert_eq!(values, [15_720, 2_056, 644, 7]);
        assert_eq!(state.phase, Phase::Running);
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
    fn it_is_done_with_the_last_and_late_words_are_dropped() {
        let state = after(&only(Algorithm::Masks), Action::Start);
        let late = said(&state);
        let state = measured(state, 9);
        assert_eq!((state.phase.clone(), state.wanted()), (Phase::Done, None));
        assert!(Rc::ptr_eq(&after(&state, late), &state));
    }

    #[test]
    fn one_algorithm_more_is_measured_without_the_others() {
        let state = measured(after(&only(Algorithm::Masks), Action::Start), 9);
        let state = after(&state, Action::Choose(1, true));
        assert_eq!(state.phase, Phase::Ready);
        let state = after(&state, Action::Start);
        let arrays = |plan: &Plan| plan.algorithm == Algorithm::Arrays;
        assert!(state.left.len() == 9 && state.left.iter().all(arrays));
        assert!((state.fraction() - 0.5).abs() < 1e-9);
    }

    #[test]
    fn what_was_broken_off_goes_on_and_what_is_done_is_measured_again() {
        let state = measured(after(&only(Algorithm::Fewest), Action::Start), 4);
        let state = after(&after(&state, Action::Cancel), Action::Start);
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
        let failed = Action::Heard(state.wish, Event::Failed(Failure::Workers));
        let state = after(&state, failed);
        assert_eq!(state.phase, Phase::Failed(Failure::Workers));
        assert_eq!(state.wanted(), None);
    }
}
