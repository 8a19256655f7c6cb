//! The tasks about all tours of a board, and their results.

use bezzel_named::named;
use bezzel_solver::Resumable;
use bezzel_solver::board::Size;
use bezzel_solver::knight::count::random::RandomTours;
use bezzel_solver::knight::count::{CountError, TourCount, TourCountStage};
use bezzel_solver::knight::symmetric::SymmetricTours;
use serde::{Deserialize, Serialize};

use crate::{LongWork, RestOf, WorkerProgram};

/// Long work, or the rest of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Count the tours of a board, or a share of them.
    Count(RestOf<TourCount>),
    /// Draw closed tours at random, and count their features.
    Draw(Box<Draw>),
    /// List the symmetric closed tours of a board, or the rest of them.
    List(List),
}

/// The symmetric closed tours of a board, or the rest of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct List {
    /// The board.
    pub size: Size,
    /// The index of the present symmetry, among the symmetries that tours of the board may have.
    pub at: u8,
    /// The position in that search.
    pub from: Option<<SymmetricTours as Resumable>::Checkpoint>,
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::TourCount;
    /// Histograms and pictures of tours take a slow device a tenth of a second to lay out: presses must not wait for them.
    const INTERVAL: f64 = 500.0;
    type Found = Found;
}

/// The results of a slice of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// The progress of a count.
    Counted(Counted),
    /// The features of the tours that were drawn.
    Drawn(Box<Draw>),
    /// The symmetric tours found in this slice.
    Listed(Box<Listed>),
}

/// Symmetric tours, of images of each other one: first those with a quarter turn, then those with a half turn alone, then those
/// with a reflection.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// The number of tours with each [`TourSymmetry`].
    pub found: [u64; TourSymmetry::ALL.len()],
    /// The tours.
    pub tours: Packed,
}

/// Closed tours of a board from a1, two moves a byte.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packed(pub Vec<u8>);

named! {
    /// The symmetry of a tour.
    pub enum TourSymmetry {
        /// A quarter turn.
        QuarterTurn = "quarter-turn",
        /// A half turn, but no quarter turn.
        HalfTurn = "half-turn",
        /// A reflection.
        Reflection = "reflection",
    }
}

impl Packed {
    /// The bytes of a tour.
    pub const fn bytes(size: Size) -> usize {
        (size.area() / 2) as usize
    }

    /// The moves of the tour with a number from 0, as digits.
    pub fn digits(&self, size: Size, number: usize) -> String {
        let bytes = Self::bytes(size);
        let tour = self.0.iter().skip(number * bytes).take(bytes);
        let digits = tour.flat_map(|byte| [byte >> 4, byte & 7]);
        // The last move leads back to a1, and is not among them.
        let moves = digits.take((size.area() - 1) as usize);
        moves.map(|digit| char::from(b'0' + digit)).collect()
    }
}

/// The progress of the count of a share: always the whole of it, so a message that is lost or comes twice does no harm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The tours counted so far.
    pub sum: u128,
    /// The present stage.
    pub stage: TourCountStage,
    /// Why the count has ended without its result.
    pub failure: Option<CountError>,
    /// The bytes of memory that the worker has taken up.
    pub memory: u64,
}

/// Draws of closed tours in shares, each with a seed of its own. So the result does not depend on the number of
/// workers. The tours drawn so far are reported together with the number left to draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    /// The board.
    pub size: Size,
    /// The seed of the whole draw; each share's seed follows from it.
    pub seed: u32,
    /// The tours of a share.
    pub of_share: u64,
    /// The share that is being drawn.
    pub share: u32,
    /// The share before which to stop.
    pub end: u32,
    /// The tours of the share that were drawn.
    pub tours: u64,
    /// The position in the share, if it has been begun.
    pub from: Option<<RandomTours as Resumable>::Checkpoint>,
    /// The features of the tours so far.
    pub drawn: Drawn,
    /// The reason why no more tours can be drawn.
    pub failure: Option<CountError>,
}

/// The features of drawn tours, and the number of draws that they took.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// The tours that were drawn.
    pub tours: u64,
    /// The 2-factors that were drawn, tours or not.
    pub tries: u64,
    /// The number of finished shares.
    pub shares: u64,
    /// The number of all 2-factors of the board, once it is known.
    pub two_factors: Option<u128>,
    /// The number of tours with each value, from 0, of each [`Feature`].
    pub histograms: [Vec<u64>; Feature::ALL.len()],
}

named! {
    /// The features that are counted of a closed tour.
    pub enum Feature {
        /// Pairs of moves that cross each other.
        Crossings = "crossings",
        /// The sharpest turns, of 37 degrees.
        SharpTurns = "sharp-turns",
        /// Squares at which it goes straight on.
        Straight = "straight",
        /// The pairs of directions of moves at a square that occur, of 28 possible pairs.
        Wedges = "wedges",
        /// The moves of the slope that has most.
        Slope = "slope",
    }
}

impl Drawn {
    /// Adds other draws.
    pub fn add(&mut self, other: &Self) {
        self.tours += other.tours;
        self.tries += other.tries;
        self.shares += other.shares;
        self.two_factors = self.two_factors.or(other.two_factors);
        for (histogram, more) in self.histograms.iter_mut().zip(&other.histograms) {
            if histogram.len() < more.len() {
                histogram.resize(more.len(), 0);
            }
            for (sum, more) in histogram.iter_mut().zip(more) {
                *sum += more;
            }
        }
    }

    /// The number of all closed tours as these draws estimate it, and its standard error: the share of the draws that are
    /// tours, of all 2-factors. `None` before there are two tours of a share.
    ///
    /// A share ends with a tour. That one and its draw are left out: they would make tours seem more frequent.
    pub fn estimate(&self) -> Option<(u128, u128)> {
        let tours = self
            .tours
            .checked_sub(self.shares)
            .filter(|tours| *tours > 1)?;
        let tries = self.tries - self.shares;
        let two_factors = self.two_factors?;
        let share = tours as f64 / tries as f64;
        let error = (share * (1.0 - share) / tries as f64).sqrt();
        let tries = u128::from(tries);
        let estimate = (two_factors.checked_mul(tours.into())? + tries / 2) / tries;
        Some((estimate, (two_factors as f64 * error).ceil() as u128))
    }
}
