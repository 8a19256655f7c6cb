//! The symmetric closed tours of the board: the worker's task, its list so far, and the number of classes that follows.

use std::rc::Rc;

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;

use super::verdict::Verdict;
use crate::bridge::tour_count::{Found, List, Packed, Task, TourSymmetry, WorkerEvent};
use crate::bridge::{JobState, LongJob};
use crate::link::tours_of;

/// The largest boards: the others fall into too many orbits to be searched.
pub const LARGEST: u64 = 128;
/// The tours on a page.
pub const PAGE: usize = 12;
/// The bytes of tours that are kept to be looked at; those beyond are only counted.
const KEPT: usize = 64 << 20;

/// The symmetric tours of a board listed so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Symmetric {
    pub size: Size,
    pub job: LongJob<Task, Listed>,
    /// The page that is shown, from 1.
    pub page: u32,
}

/// The tours that a worker has listed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Listed {
    /// Tours of each [`TourSymmetry`], of images of each other one.
    pub counts: [u64; TourSymmetry::ALL.len()],
    /// The pieces that came from the worker.
    pieces: Vec<Rc<Packed>>,
    /// The number of tours in these pieces.
    kept: usize,
}

/// The classes of closed tours of a board, each of images of each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes {
    /// All closed tours.
    pub tours: u128,
    /// The tours with a symmetry.
    pub symmetric: u128,
    /// The tours of a class without symmetry: the symmetries of the board.
    pub images: u128,
    /// The classes without symmetry.
    pub asymmetric: u128,
    /// All classes.
    pub all: u128,
}

impl Symmetric {
    /// An empty list.
    pub fn new(size: Size) -> Self {
        Self {
            size,
            job: LongJob::default(),
            page: 1,
        }
    }

    /// Goes over to another board.
    pub fn choose(&mut self, size: Size) {
        if size != self.size {
            self.size = size;
            self.page = 1;
            self.job.reset();
        }
    }

    /// Whether the board has closed tours.
    pub fn has_tours(&self) -> bool {
        Verdict::of(self.size) == Verdict::Closed
    }

    /// Whether they can be listed.
    pub fn is_offered(&self) -> bool {
        self.has_tours() && self.size.area() <= LARGEST
    }

    /// Starts.
    pub fn start(&mut self) {
        if self.is_offered() {
            self.page = 1;
            self.job.start([Task::List(List {
                size: self.size,
                at: 0,
                from: None,
            })]);
        }
    }

    pub fn turn_to(&mut self, page: u32) {
        self.page = page.clamp(1, self.pages());
    }

    /// Handles the worker's report.
    pub fn receive(&mut self, event: WorkerEvent) {
        let slice = self.job.receive(event);
        let Some(Found::Listed(listed)) = slice.map(|slice| slice.found) else {
            return;
        };
        let complete = self.job.found.kept as u64 == self.listed();
        let found = &mut self.job.found;
        for (sum, more) in found.counts.iter_mut().zip(listed.found) {
            *sum += more;
        }
        let bytes = Packed::bytes(self.size).max(1);
        let more = listed.tours.0.len() / bytes;
        if complete && more > 0 && (found.kept + more) * bytes <= KEPT {
            found.kept += more;
            found.pieces.push(Rc::new(listed.tours));
        }
    }

    /// The number of listed tours.
    pub fn listed(&self) -> u64 {
        self.job.found.counts.iter().sum()
    }

    pub fn pages(&self) -> u32 {
        self.job.found.kept.div_ceil(PAGE).max(1) as u32
    }

    /// The tours of the page, with their numbers from 1: their moves from a1, as digits.
    pub fn shown(&self) -> Vec<(usize, String)> {
        let first = (self.page as usize - 1) * PAGE;
        (first..self.job.found.kept.min(first + PAGE))
            .filter_map(|index| Some((index + 1, self.digits(index)?)))
            .collect()
    }

    fn digits(&self, index: usize) -> Option<String> {
        let mut before = index;
        for piece in &self.job.found.pieces {
            let tours = piece.0.len() / Packed::bytes(self.size);
            if before < tours {
                return Some(piece.digits(self.size, before));
            }
            before -= tours;
        }
        None
    }

    /// The symmetry of the tour with a number from 1.
    pub fn symmetry(&self, number: usize) -> TourSymmetry {
        let [quarter, half, _] = self.job.found.counts;
        let number = number as u64;
        if number <= quarter {
            TourSymmetry::QuarterTurn
        } else if number <= quarter + half {
            TourSymmetry::HalfTurn
        } else {
            TourSymmetry::Reflection
        }
    }

    /// The number of classes of all closed tours, once the symmetric ones are listed and all are counted.
    pub fn classes(&self) -> Option<Classes> {
        if *self.job.state() != JobState::Done {
            return None;
        }
        let tours = tours_of(self.size, TourKind::Closed)?;
        let images = if self.size.is_square() { 8 } else { 4 };
        let [quarter, half, reflection] = self.job.found.counts.map(u128::from);
        let symmetric = 2 * quarter + images / 2 * (half + reflection);
        let asymmetric = tours.checked_sub(symmetric)? / images;
        Some(Classes {
            tours,
            symmetric,
            images,
            asymmetric,
            all: asymmetric + quarter + half + reflection,
        })
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bridge::{Event, Startable};

    fn size(text: &str) -> Size {
        text.parse().unwrap()
    }

    /// The whole list of a worker that is replaced after each `steps` steps.
    fn listed(text: &str, steps: u64) -> Symmetric {
        let mut symmetric = Symmetric::new(size(text));
        symmetric.start();
        let mut task = symmetric.job.wanted().cloned().unwrap()[0].clone();
        loop {
            let mut working = task.start().unwrap();
            let (progress, found) = working.advance(steps);
            task = working.rest();
            let slice = Event::Slice { progress, found };
            symmetric.receive(symmetric.job.report(0, slice));
            if progress.done {
                return symmetric;
            }
        }
    }

    #[test]
    fn each_class_is_listed_once_and_all_of_them_are_counted() {
        // The counts are by G. P. Jelliss; those of 3 x 10 by E. Bergholt.
        for (board, all) in [("6x6", 1245), ("3x10", 6)] {
            for steps in [3, u64::MAX] {
                let mut symmetric = listed(board, steps);
                let classes = symmetric.classes().unwrap();
                assert_eq!(classes.all, all, "{board}");
                let asymmetric = classes.asymmetric * classes.images;
                assert_eq!(asymmetric + classes.symmetric, classes.tours);
                let mut different = BTreeSet::new();
                for page in 1..=symmetric.pages() {
                    symmetric.turn_to(page);
                    different.extend(symmetric.shown().into_iter().map(|(_, digits)| digits));
                }
                assert_eq!(different.len() as u64, symmetric.listed());
                let moves = symmetric.size.area() - 1;
                assert!(different.iter().all(|digits| digits.len() as u64 == moves));
            }
        }
    }

    #[test]
    fn tours_follow_each_other_by_their_symmetry() {
        let mut symmetric = listed("6x6", u64::MAX);
        assert_eq!(symmetric.job.found.counts, [5, 17, 0]);
        assert_eq!(symmetric.symmetry(5), TourSymmetry::QuarterTurn);
        assert_eq!(symmetric.symmetry(6), TourSymmetry::HalfTurn);
        assert_eq!(symmetric.pages(), 2);
        symmetric.turn_to(9);
        assert_eq!(symmetric.shown().len(), 10);
        symmetric.choose(size("5x6"));
        assert_eq!((symmetric.listed(), symmetric.page), (0, 1));
    }

    #[test]
    fn large_boards_and_those_without_tours_are_not_offered() {
        for board in ["5x5", "12x12", "4x20"] {
            assert!(!Symmetric::new(size(board)).is_offered(), "{board}");
        }
        assert!(Symmetric::new(size("10x10")).is_offered());
    }
}
