//! Closed tours of the board drawn at random: what workers are asked for, and what the tours look like so far.

use bezzel_solver::board::Size;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::{Board, TourKind};

use super::count::Means;
use crate::bridge::tour_count::{Draw, Drawn, Found, Request, Task, WorkerEvent};
use crate::bridge::{Failure, JobState};
use crate::link::Obstacle;

named! {
    /// How many tours are drawn.
    #[derive(Default)]
    pub(super) enum Tours {
        /// A glance.
        TenThousand = "10000",
        /// Half a minute.
        #[default]
        HundredThousand = "100000",
        /// Some minutes.
        Million = "1000000",
    }
}

/// The parts in which tours are drawn, each with a seed of its own: a seed gives the same tours on every device.
const SHARES: u32 = 100;
/// The bytes that a worker needs, for 8 x 8 squares.
const WORKER_MEMORY: u64 = 128 << 20;

/// Tours drawn at random, and how far that is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    pub(super) size: Size,
    pub(super) seed: u32,
    pub(super) tours: Tours,
    /// What the workers are asked for.
    pub(super) request: Request,
    /// What each of them has drawn.
    draws: Vec<Draw>,
    /// Which of them is meant by each task of the request.
    asked: Vec<usize>,
    /// What was drawn of others since the screen was opened.
    kept: Vec<(Of, Vec<Draw>)>,
}

/// Of what board tours are drawn, from which seed, and how many.
type Of = (Size, u32, Tours);

impl Tours {
    /// The number.
    pub(super) const fn number(self) -> u64 {
        match self {
            Self::TenThousand => 10_000,
            Self::HundredThousand => 100_000,
            Self::Million => 1_000_000,
        }
    }
}

impl Sample {
    /// Nothing drawn yet.
    pub(super) fn new(size: Size, seed: u32) -> Self {
        Self {
            size,
            seed,
            tours: Tours::default(),
            request: Request::default(),
            draws: Vec::new(),
            asked: Vec::new(),
            kept: Vec::new(),
        }
    }

    /// Another sample, as far as it was drawn before; the same stays as it is.
    pub(super) fn of(&self, size: Size, seed: u32, tours: Tours) -> Self {
        let (of, now) = ((size, seed, tours), (self.size, self.seed, self.tours));
        if of == now {
            return self.clone();
        }
        let mut next = Self {
            tours,
            request: self.request.clone(),
            kept: self.kept.clone(),
            ..Self::new(size, seed)
        };
        next.request.reset();
        if self.is_begun() {
            next.kept.push((now, self.draws.clone()));
        }
        if let Some(index) = next.kept.iter().position(|(kept, _)| *kept == of) {
            next.draws = next.kept.swap_remove(index).1;
            if next.open().next().is_some() {
                next.request.pause();
            } else {
                next.request.finish();
            }
        }
        next
    }

    /// The draws that have not come to their end.
    fn open(&self) -> impl Iterator<Item = usize> {
        let draws = self.draws.iter().enumerate();
        draws
            .filter(|(_, draw)| draw.share < draw.end)
            .map(|(index, _)| index)
    }

    /// Why no tours of the board can be drawn, where that is so.
    pub(super) fn obstacle(&self) -> Option<Obstacle> {
        Obstacle::to_draws(&Board::from(self.size), TourKind::Closed)
    }

    /// Begins, with as many workers as there is memory for.
    pub(super) fn started(&self, means: Means) -> Self {
        if self.obstacle().is_some() {
            return self.clone();
        }
        let most = u64::from(means.workers).min(means.memory / WORKER_MEMORY);
        let workers = most.clamp(1, SHARES.into()) as u32;
        let tours = self.tours.number() / u64::from(SHARES);
        let draw = |worker: u32| Draw {
            size: self.size,
            seed: self.seed,
            of_share: tours,
            share: worker * SHARES / workers,
            end: (worker + 1) * SHARES / workers,
            tours: 0,
            from: None,
            drawn: Drawn::default(),
            failure: None,
        };
        Self {
            draws: (0..workers).map(draw).collect(),
            ..self.clone()
        }
        .resumed()
    }

    /// Goes on where it was paused.
    pub(super) fn resumed(&self) -> Self {
        let mut next = self.clone();
        next.asked = self.open().collect();
        let task = |index: &usize| Task::Draw(Box::new(next.draws[*index].clone()));
        let tasks: Vec<Task> = next.asked.iter().map(task).collect();
        if !tasks.is_empty() {
            next.request.ask(tasks);
        }
        next
    }

    pub(super) fn paused(&self) -> Self {
        let mut next = self.clone();
        if next.request.is_running() {
            next.request.pause();
        }
        next
    }

    /// Stops, and keeps what was drawn.
    pub(super) fn cancelled(&self) -> Self {
        let mut next = self.clone();
        next.request.cancel();
        next
    }

    /// Takes in what a worker reports.
    pub(super) fn hearing(&self, event: WorkerEvent) -> Self {
        let mut next = self.clone();
        let Some(slice) = next.request.accept(event) else {
            return next;
        };
        let (Found::Drawn(draw), Some(&index)) = (slice.found, next.asked.get(slice.task)) else {
            return next;
        };
        if let Some(error) = draw.failure {
            next.request.fail(Failure::Refused(error.to_string()));
        }
        next.draws[index] = *draw;
        next
    }

    /// What all workers have drawn.
    pub(super) fn drawn(&self) -> Drawn {
        let mut all = Drawn::default();
        self.draws.iter().for_each(|draw| all.add(&draw.drawn));
        all
    }

    /// The part of it that is drawn, from 0 to 1.
    pub(super) fn fraction(&self) -> f64 {
        self.drawn().tours as f64 / self.tours.number() as f64
    }

    /// The bytes that the device did not grant, or that would be too many, where that ended the draws.
    pub(super) fn missing_memory(&self) -> Option<u64> {
        self.draws.iter().find_map(|draw| match draw.failure? {
            CountError::OutOfMemory { bytes } => Some(bytes),
            CountError::TooLarge { needed, .. } => Some(needed),
            _ => None,
        })
    }

    /// Whether something has been drawn, or is to be.
    pub(super) fn is_begun(&self) -> bool {
        *self.request.state() != JobState::Idle
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::bridge::{Event, Startable};

    const MEANS: Means = Means {
        workers: 3,
        memory: 1 << 30,
    };

    fn sample(size: &str, seed: u32) -> Sample {
        let size = size.parse().unwrap();
        Sample::new(size, seed).of(size, seed, Tours::TenThousand)
    }

    /// After all workers have done so many slices of so many steps, or all they were asked for.
    fn worked(sample: &Sample, slices: usize, steps: u64) -> Sample {
        let mut sample = sample.clone();
        let tasks = sample.request.wanted().cloned().unwrap();
        for (index, task) in tasks.iter().enumerate() {
            let mut working = task.clone().start().unwrap();
            for _ in 0..slices {
                let (progress, found) = working.advance(steps);
                let slice = Event::Slice { progress, found };
                sample = sample.hearing(sample.request.report(index, slice));
                if progress.done {
                    break;
                }
            }
        }
        sample
    }

    #[test]
    fn a_seed_gives_the_same_draws_however_many_draw_them_and_wherever_they_pause() {
        let begun = sample("6x6", 7).started(MEANS);
        assert_eq!(begun.request.wanted().unwrap().len(), 3);
        let at_once = worked(&begun, usize::MAX, u64::MAX);
        assert_eq!(at_once.request.state(), &JobState::Done);
        let drawn = at_once.drawn();
        assert_eq!((drawn.tours, drawn.shares), (10_000, 100));

        let alone = Means {
            workers: 1,
            ..MEANS
        };
        let mut other = sample("6x6", 7).started(alone);
        for steps in [1, 10, 100, 1000, 2000] {
            other = worked(&other, 3, steps).paused();
            assert_eq!(other.request.state(), &JobState::Paused);
            other = other.resumed();
        }
        assert!(other.drawn().tours > 0 && other.fraction() < 1.0);
        assert_eq!(worked(&other, usize::MAX, u64::MAX).drawn(), drawn);
        let another = sample("6x6", 8).started(MEANS);
        assert_ne!(worked(&another, usize::MAX, u64::MAX).drawn(), drawn);
    }

    #[test]
    fn the_estimate_lies_around_the_count() {
        let drawn = worked(&sample("6x6", 1).started(MEANS), usize::MAX, u64::MAX).drawn();
        assert_eq!(drawn.two_factors, Some(36_236));
        let (estimate, error) = drawn.estimate().unwrap();
        assert!((50..120).contains(&error), "{error}");
        assert!(estimate.abs_diff(9862) < 4 * error, "{estimate} ± {error}");
        for histogram in &drawn.histograms {
            assert_eq!(histogram.iter().sum::<u64>(), 10_000);
        }
    }

    #[test]
    fn boards_without_closed_tours_and_wide_ones_are_not_drawn_from() {
        assert_eq!(sample("5x5", 1).obstacle(), Some(Obstacle::NoTours));
        let wide = sample("10x10", 1);
        assert_eq!(wide.obstacle(), Some(Obstacle::Wide { widest: 8 }));
        assert!(!wide.started(MEANS).is_begun());
    }

    #[test]
    fn another_seed_or_board_begins_anew() {
        let begun = sample("6x6", 1).started(MEANS);
        assert_eq!(begun.of(begun.size, 1, Tours::TenThousand), begun);
        let other = begun.of(begun.size, 2, Tours::TenThousand);
        assert!(!other.is_begun());
        assert_eq!(other.drawn(), Drawn::default());
        let cancelled = begun.cancelled();
        assert_eq!(cancelled.request.state().name(), "cancelled");
    }

    #[test]
    fn what_was_drawn_of_a_board_is_gone_on_with_when_it_is_chosen_again() {
        let begun = worked(&sample("6x6", 7).started(MEANS), 3, 2000);
        let elsewhere = begun.of("5x6".parse().unwrap(), 7, Tours::TenThousand);
        assert_eq!(
            (elsewhere.is_begun(), elsewhere.drawn()),
            (false, Drawn::default())
        );
        let back = elsewhere
            .started(MEANS)
            .of(begun.size, 7, Tours::TenThousand);
        assert_eq!(back.request.state(), &JobState::Paused);
        assert!(back.drawn().tours > 0 && back.drawn() == begun.drawn());
        let done = worked(&back.resumed(), usize::MAX, u64::MAX);
        let at_once = worked(&sample("6x6", 7).started(MEANS), usize::MAX, u64::MAX);
        assert_eq!(done.drawn(), at_once.drawn());
        let again = done.of(elsewhere.size, 7, Tours::TenThousand);
        let again = again.of(begun.size, 7, Tours::TenThousand);
        assert_eq!(
            (again.request.state(), again.drawn()),
            (&JobState::Done, done.drawn())
        );
    }
}
