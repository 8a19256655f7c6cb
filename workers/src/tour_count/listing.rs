//! The symmetric tours of a board, listed one after another.

use bezzel_solver::board::{Size, Symmetry};
use bezzel_solver::knight::Path;
use bezzel_solver::knight::symmetric::{SymmetricTours, is_fixed_by};
use bezzel_solver::{Job, Progress, Resumable};

use super::tasks::{Found, List, Listed, Packed, Task, TourSymmetry};
use crate::AtWork;
use crate::plain::begin;

/// The work on [`Task::List`].
#[derive(Debug)]
pub struct Listing {
    size: Size,
    /// The symmetries that tours of the board may have.
    symmetries: Vec<Symmetry>,
    /// The number of the symmetry that is searched.
    at: usize,
    job: SymmetricTours,
}

/// The symmetries in this order, so that tours of one kind follow each other.
const SYMMETRIES: [Symmetry; 4] = [
    Symmetry::QuarterTurn,
    Symmetry::HalfTurn,
    Symmetry::FlipHorizontal,
    Symmetry::FlipVertical,
];

impl Listing {
    pub fn start(List { size, at, from }: List) -> Result<Self, String> {
        let possible = |symmetry: &Symmetry| {
            let job = SymmetricTours::start((size, *symmetry));
            job.is_ok_and(|job| !job.progress().done)
        };
        let symmetries: Vec<_> = SYMMETRIES.into_iter().filter(possible).collect();
        let at = usize::from(at);
        Ok(Self {
            size,
            job: begin((size, searched(&symmetries, at)), from)?,
            symmetries,
            at,
        })
    }
}

impl AtWork<Task> for Listing {
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let mut listed = Listed::default();
        let (size, symmetry) = (self.size, searched(&self.symmetries, self.at));
        let progress = self.job.advance(steps, &mut |tour| {
            let kind = match symmetry {
                Symmetry::QuarterTurn => TourSymmetry::QuarterTurn,
                // These were listed before.
                Symmetry::HalfTurn if is_fixed_by(&tour, size, Symmetry::QuarterTurn) => return,
                Symmetry::HalfTurn => TourSymmetry::HalfTurn,
                _ => TourSymmetry::Reflection,
            };
            listed.found[kind as usize] += 1;
            listed.tours.push(&tour);
        });
        let all = self.symmetries.len().max(1) as f64;
        let mut fraction = (self.at as f64 + progress.fraction) / all;
        let mut done = false;
        if progress.done {
            let next = (self.size, searched(&self.symmetries, self.at + 1));
            match SymmetricTours::start(next) {
                Ok(job) if self.at + 1 < self.symmetries.len() => {
                    self.at += 1;
                    self.job = job;
                }
                _ => (fraction, done) = (1.0, true),
            }
        }
        let progress = Progress {
            fraction,
            done,
            steps: progress.steps,
        };
        (progress, Found::Listed(Box::new(listed)))
    }

    fn rest(&self) -> Task {
        Task::List(List {
            size: self.size,
            at: self.at as u8,
            from: Some(self.job.checkpoint()),
        })
    }
}

/// The symmetry with a number; where there is none, one that no tour has.
fn searched(symmetries: &[Symmetry], at: usize) -> Symmetry {
    symmetries.get(at).copied().unwrap_or(Symmetry::Identity)
}

impl Packed {
    /// Adds a tour.
    fn push(&mut self, tour: &Path) {
        let digits = tour.digits();
        let digit = |byte: u8| byte - b'0';
        self.0.extend(
            digits
                .as_bytes()
                .chunks(2)
                .map(|pair| digit(pair[0]) << 4 | pair.get(1).map_or(0, |&byte| digit(byte))),
        );
    }
}
