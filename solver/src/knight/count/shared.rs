//! A count that is done in pieces, several at a time: nothing here knows how threads are had.

use super::gather::Gather;
use super::join::Joiner;
use super::progress::Scale;
use super::seam::Seam;
use super::states::States;
use super::sweeps::Sweeps;
use super::{CountError, TourCountRequest};

/// The squares of a count; each square is done in pieces.
#[derive(Debug)]
pub(crate) struct SharedSquares {
    sweeps: Sweeps,
    scale: Scale,
}

/// The joins of a count, which can be done in any order.
#[derive(Debug)]
pub(crate) struct SharedJoins {
    sweeps: Sweeps,
    seam: Seam,
}

/// Lists of a thread that does squares.
#[derive(Debug)]
pub(crate) struct Finder(Gather);

/// Tables of a thread that joins.
#[derive(Debug)]
pub(crate) struct PartJoiner(Joiner);

/// The result of a piece of a square.
#[derive(Debug)]
pub(crate) struct Piece(States);

impl SharedSquares {
    /// The groups of a piece: some milliseconds.
    const PIECE: usize = 1 << 9;

    /// The work before the first square. The request must be valid, and its number of tours must not be known at once.
    pub(crate) fn new(request: &TourCountRequest) -> Result<Self, CountError> {
        Ok(Self {
            sweeps: Sweeps::of_request(request, None)?,
            scale: Scale::new(request),
        })
    }

    /// Lists more of the states to which the present square leads. Returns true if all are listed.
    pub(crate) fn list(&mut self) -> Result<bool, CountError> {
        for _ in 0..Self::PIECE {
            if self.sweeps.list()?.is_none() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The pieces of the square at hand, once everything is listed.
    pub(crate) fn pieces(&self) -> usize {
        self.sweeps.present().listed().div_ceil(Self::PIECE)
    }

    /// Does a piece.
    pub(crate) fn find(&self, finder: &mut Finder, piece: usize) -> Result<Piece, CountError> {
        let start = piece * Self::PIECE;
        let mut states = States::default();
        for group in start..self.sweeps.present().listed().min(start + Self::PIECE) {
            self.sweeps.present().find(&mut finder.0, group)?;
            states.push(finder.0.entries())?;
        }
        // Memory is given back by the thread that has it, while the others continue.
        states.fit();
        Ok(Piece(states))
    }

    /// Takes in the next piece.
    pub(crate) fn take_in(&mut self, piece: Piece) -> Result<(), CountError> {
        self.sweeps.take_in(piece.0)
    }

    /// Goes over to the next square, when all pieces are taken in. Returns whether there is one.
    pub(crate) fn advance(&mut self) -> Result<bool, CountError> {
        self.sweeps.finish_step()?;
        Ok(!self.sweeps.is_done())
    }

    /// The share of the whole count that is done.
    pub(crate) fn fraction(&self) -> f64 {
        self.scale.squares(&self.sweeps) / self.scale.all()
    }

    /// Goes over to the joins, when all squares are done.
    pub(crate) fn joins(self) -> Result<SharedJoins, CountError> {
        Ok(SharedJoins {
            seam: Seam::of(&self.sweeps)?,
            sweeps: self.sweeps,
        })
    }
}

impl SharedJoins {
    /// Looks for more that there is to join. Returns whether that is all.
    pub(crate) fn look(&mut self) -> Result<bool, CountError> {
        for _ in 0..SharedSquares::PIECE {
            if self.seam.look(&self.sweeps)?.is_none() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The number of parts, of all shares.
    pub(crate) fn parts(&self) -> u64 {
        self.seam.parts()
    }

    /// The tours of a part.
    pub(crate) fn tours(&self, joiner: &mut PartJoiner, part: u64) -> Result<u128, CountError> {
        let (tours, _) = joiner.0.tours(&self.sweeps, &self.seam, part)?;
        Ok(tours)
    }
}

impl Finder {
    pub(crate) fn new() -> Result<Self, CountError> {
        Gather::new().map(Self)
    }
}

impl PartJoiner {
    pub(crate) fn new() -> Result<Self, CountError> {
        Joiner::new().map(Self)
    }
}
