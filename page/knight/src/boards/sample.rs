//! Closed tours of the board drawn at random: the workers' tasks, and the features of the tours drawn so far.

use bezzel_solver::board::Size;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::{Board, TourKind};

use super::count::Means;
use crate::bridge::tour_count::{Draw, Drawn, Found, Task, WorkerEvent};
use crate::bridge::{JobState, LongJob};
use crate::link::Obstacle;

named! {
    /// The number of tours to draw.
    #[derive(Default)]
    pub enum Tours {
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
pub struct Sample {
    pub size: Size,
    pub seed: u32,
    pub tours: Tours,
    /// The sample of each worker.
    pub job: LongJob<Task, Vec<Draw>>,
    /// The worker of each task of the request.
    asked: Vec<usize>,
    /// Samples of other boards since the screen was opened.
    kept: Vec<(Of, Vec<Draw>)>,
}

/// The board, the seed and the number of the tours.
type Of = (Size, u32, Tours);

impl Tours {
    /// The number.
    pub const fn number(self) -> u64 {
        match self {
            Self::TenThousand => 10_000,
            Self::HundredThousand => 100_000,
            Self::Million => 1_000_000,
        }
    }
}

impl Sample {
    /// A sample before the first draw.
    pub fn new(size: Size, seed: u32) -> Self {
        Self {
            size,
            seed,
            tours: Tours::default(),
            job: LongJob::default(),
            asked: Vec::new(),
            kept: Vec::new(),
        }
    }

    /// Goes over to another sample, as far as it was drawn before.
    pub fn choose(&mut self, size: Size, seed: u32, tours: Tours) {
        let (of, now) = ((size, seed, tours), (self.size, self.seed, self.tours));
        if of == now {
            return;
        }
        if self.is_begun() {
            self.kept.push((now, std::mem::take(&mut self.job.found)));
        }
        (self.size, self.seed, self.tours) = of;
        self.job.reset();
        if let Some(index) = self.kept.iter().position(|(kept, _)| *kept == of) {
            self.job.found = self.kept.swap_remove(index).1;
            if self.open().next().is_some() {
                self.job.pause();
            } else {
                self.job.finish();
            }
        }
    }

    /// The draws that have not come to their end.
    fn open(&self) -> impl Iterator<Item = usize> {
        let draws = self.job.found.iter().enumerate();
        draws
            .filter(|(_, draw)| draw.share < draw.end)
            .map(|(index, _)| index)
    }

    /// Why no tours of the board can be drawn, where that is so.
    pub fn obstacle(&self) -> Option<Obstacle> {
        Obstacle::to_draws(&Board::from(self.size), TourKind::Closed)
    }

    /// Starts, with as many workers as there is memory for.
    pub fn start(&mut self, means: Means) {
        if self.obstacle().is_some() {
            return;
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
        self.job.reset();
        self.job.found = (0..workers).map(draw).collect();
        self.resume();
    }

    /// Continues with the tours that are left to draw.
    pub fn resume(&mut self) {
        self.asked = self.open().collect();
        let task = |index: &usize| Task::Draw(Box::new(self.job.found[*index].clone()));
        let tasks: Vec<Task> = self.asked.iter().map(task).collect();
        if !tasks.is_empty() {
            self.job.resume(tasks);
        }
    }

    pub fn pause(&mut self) {
        if self.job.is_running() {
            self.job.pause();
        }
    }

    /// Handles a worker's report.
    pub fn receive(&mut self, event: WorkerEvent) {
        let Some(slice) = self.job.receive(event) else {
            return;
        };
        let (Found::Drawn(draw), Some(&index)) = (slice.found, self.asked.get(slice.task)) else {
            return;
        };
        if let Some(error) = draw.failure {
            self.job.refuse(&error);
        }
        self.job.found[index] = *draw;
    }

    /// The sample of all workers together.
    pub fn drawn(&self) -> Drawn {
        let mut all = Drawn::default();
        self.job.found.iter().for_each(|draw| all.add(&draw.drawn));
        all
    }

    /// The part of it that is drawn, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        self.drawn().tours as f64 / self.tours.number() as f64
    }

    /// The bytes that the device did not grant, or that would be too many, where that ended the draws.
    pub fn missing_memory(&self) -> Option<u64> {
        self.job.found.iter().find_map(|draw| match draw.failure? {
            CountError::OutOfMemory { bytes } => Some(bytes),
            CountError::TooLarge { needed, .. } => Some(needed),
            _ => None,
        })
    }

    /// Whether something has been drawn, or is to be.
    pub fn is_begun(&self) -> bool {
        *self.job.state() != JobState::Idle
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
        Sample {
            tours: Tours::TenThousand,
            ..Sample::new(size.parse().unwrap(), seed)
        }
    }

    /// The sample once drawing has begun.
    fn started(size: &str, seed: u32, means: Means) -> Sample {
        let mut sample = sample(size, seed);
        sample.start(means);
        sample
    }

    /// Lets all workers do `slices` slices of `steps` steps, or all of their work.
    fn work(sample: &mut Sample, slices: usize, steps: u64) {
        let tasks = sample.job.wanted().cloned().unwrap();
        for (index, task) in tasks.iter().enumerate() {
            let mut working = task.clone().start().unwrap();
            for _ in 0..slices {
                let (progress, found) = working.advance(steps);
                let slice = Event::Slice { progress, found };
                sample.receive(sample.job.report(index, slice));
                if progress.done {
                    break;
                }
            }
        }
    }

    /// The sample once all is drawn.
    fn drawn(mut sample: Sample) -> Sample {
        work(&mut sample, usize::MAX, u64::MAX);
        sample
    }

    #[test]
    fn a_seed_gives_the_same_draws_however_many_draw_them_and_wherever_they_pause() {
        let begun = started("6x6", 7, MEANS);
        assert_eq!(begun.job.wanted().unwrap().len(), 3);
        let at_once = drawn(begun);
        assert_eq!(at_once.job.state(), &JobState::Done);
        let all = at_once.drawn();
        assert_eq!((all.tours, all.shares), (10_000, 100));

        let alone = Means {
            workers: 1,
            ..MEANS
        };
        let mut other = started("6x6", 7, alone);
        for steps in [1, 10, 100, 1000, 2000] {
            work(&mut other, 3, steps);
            other.pause();
            assert_eq!(other.job.state(), &JobState::Paused);
            other.resume();
        }
        assert!(other.drawn().tours > 0 && other.fraction() < 1.0);
        assert_eq!(drawn(other).drawn(), all);
        assert_ne!(drawn(started("6x6", 8, MEANS)).drawn(), all);
    }

    #[test]
    fn the_estimate_lies_around_the_count() {
        let drawn = drawn(started("6x6", 1, MEANS)).drawn();
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
        let wide = started("10x10", 1, MEANS);
        assert_eq!(wide.obstacle(), Some(Obstacle::Wide { widest: 8 }));
        assert!(!wide.is_begun());
    }

    #[test]
    fn another_seed_or_board_begins_anew() {
        let begun = started("6x6", 1, MEANS);
        let mut other = begun.clone();
        other.choose(begun.size, 1, Tours::TenThousand);
        assert_eq!(other, begun);
        other.choose(begun.size, 2, Tours::TenThousand);
        assert!(!other.is_begun());
        assert_eq!(other.drawn(), Drawn::default());
    }

    #[test]
    fn the_draws_of_a_board_continue_when_it_is_chosen_again() {
        let mut sample = started("6x6", 7, MEANS);
        work(&mut sample, 3, 2000);
        let (size, begun) = (sample.size, sample.drawn());
        let elsewhere = "5x6".parse().unwrap();
        sample.choose(elsewhere, 7, Tours::TenThousand);
        assert_eq!(
            (sample.is_begun(), sample.drawn()),
            (false, Drawn::default())
        );
        sample.start(MEANS);
        sample.choose(size, 7, Tours::TenThousand);
        assert_eq!(sample.job.state(), &JobState::Paused);
        assert!(begun.tours > 0 && sample.drawn() == begun);
        sample.resume();
        let mut done = drawn(sample);
        let all = drawn(started("6x6", 7, MEANS)).drawn();
        assert_eq!(done.drawn(), all);
        done.choose(elsewhere, 7, Tours::TenThousand);
        done.choose(size, 7, Tours::TenThousand);
        assert_eq!((done.job.state(), done.drawn()), (&JobState::Done, all));
    }
}
