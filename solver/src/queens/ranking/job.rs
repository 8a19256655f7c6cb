use super::Rank;
use crate::board::Symmetry;
use crate::job::{Job, Progress, Resumable, answer};
use crate::queens::listing::ListCheckpoint;
use crate::queens::{
    ListRequest, Listing, Piece, QueensError, Show, Solution, conflicts, known_count,
};

/// Ranks a solution among all, as a [`Job`]: the one result is its [`Rank`].
///
/// Solutions are listed in order until it comes, or its mirror image, whichever is earlier: that is
/// at most half of them, as the mirror images are in the opposite order. Its fundamental solution
/// is the first of all its images and so has been met by then. A step is one of the listing;
/// n = 14 takes at most thirty million, a fifth of a second.
///
/// # Examples
///
/// See [`rank`](super::rank).
#[derive(Clone, Debug)]
pub struct Ranking {
    solution: Solution,
    all: u64,
    all_fundamental: u64,
    listing: Listing,
    /// The solution or its mirror image.
    target: Solution,
    canonical: Solution,
    fundamental: u64,
    /// The share of the listing at which the target comes.
    share: f64,
    answered: bool,
}

impl Ranking {
    /// The number of steps of the listing between two looks for the target.
    const AT_ONCE: u64 = 4096;

    fn rank(&self, number: u64) -> Rank {
        let leads_here = |&symmetry: &Symmetry| self.canonical.image(symmetry) == self.solution;
        Rank {
            number: if self.target == self.solution {
                number
            } else {
                (self.all + 1).saturating_sub(number)
            },
            all: self.all,
            fundamental: self.fundamental,
            all_fundamental: self.all_fundamental,
            canonical: self.canonical,
            symmetry: Symmetry::ALL
                .into_iter()
                .find(leads_here)
                .expect("a solution is an image of its canonical one"),
        }
    }

    /// Lists on, and returns the number of the target if it came.
    fn list(&mut self, steps: u64) -> Option<u64> {
        let (target, canonical) = (self.target, self.canonical);
        let mut number = self.listing.found();
        let mut fundamental = 0;
        let mut reached = None;
        self.listing.advance(steps, &mut |found| {
            number += 1;
            if found <= canonical && found.is_fundamental() {
                fundamental += 1;
            }
            if found == target {
                reached = Some(number);
            }
        });
        self.fundamental += fundamental;
        reached
    }
}

/// The position in the list of solutions just before one of them.
fn before(solution: Solution) -> ListCheckpoint {
    let (&next, columns) = solution
        .columns()
        .split_last()
        .expect("a solution has a row");
    ListCheckpoint {
        columns: columns.to_vec(),
        next,
        ..ListCheckpoint::default()
    }
}

impl Job for Ranking {
    /// The solution, n up to [`MAX_N`](Rank::MAX_N), and the piece: superqueens are numbered among their own
    /// solutions.
    type Request = (Solution, Piece);
    type Found = Rank;
    type Output = Option<Rank>;
    type Error = QueensError;

    fn start((solution, piece): (Solution, Piece)) -> Result<Self, QueensError> {
        let n = solution.n();
        QueensError::check_n(n.into(), Rank::MAX_N)?;
        let (all, fundamental) = known_count(n, piece).unwrap_or_default();
        let attacks = conflicts(&solution.to_placement(), piece);
        if let Some(&conflict) = attacks.first() {
            return Err(QueensError::Conflict(conflict));
        }
        let target = solution.min(solution.image(Symmetry::FlipHorizontal));
        let list = ListRequest::new(n, piece, Show::All, Vec::new())?;
        let at_target = Listing::resume(list.clone(), before(target))?;
        Ok(Self {
            solution,
            all,
            all_fundamental: fundamental.unwrap_or_default(),
            listing: Listing::start(list)?,
            target,
            canonical: solution.canonical(),
            fundamental: 0,
            share: at_target.progress().fraction,
            answered: false,
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Rank)) -> Progress {
        let mut left = steps;
        while left > 0 && !self.answered {
            let at_once = left.min(Self::AT_ONCE);
            left -= at_once;
            if let Some(number) = self.list(at_once) {
                self.answered = true;
                found(self.rank(number));
            }
        }
        self.progress()
    }

    fn run(self) -> Self::Output {
        answer(self)
    }

    fn progress(&self) -> Progress {
        let listed = self.listing.progress();
        let fraction = (listed.fraction / self.share.max(f64::MIN_POSITIVE)).min(1.0);
        Progress::new(self.answered, fraction, listed.steps)
    }
}
