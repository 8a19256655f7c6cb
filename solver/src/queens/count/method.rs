use super::MAX_N;
use super::halves::Halves;
use super::mirrored::Search;
use crate::queens::{Piece, QueensError};

/// The fastest way to count, cut into independent parts that are numbered from 0.
#[derive(Clone, Debug)]
pub enum Method {
    Halves(Box<Halves>),
    Search(Search),
}

impl Method {
    pub fn new(n: u32, piece: Piece) -> Result<Self, QueensError> {
        QueensError::check_n(n.into(), MAX_N)?;
        Ok(match piece {
            Piece::Queen if n >= Halves::SMALLEST => Self::Halves(Box::new(Halves::new(n))),
            Piece::Queen | Piece::Superqueen => Self::Search(Search::new(n, piece)),
        })
    }

    /// The number of parts.
    pub fn parts(&self) -> u64 {
        match self {
            Self::Halves(halves) => halves.parts(),
            Self::Search(search) => search.parts(),
        }
    }

    /// The number of pieces of each part, which can be counted one by one.
    pub fn pieces(&self) -> u64 {
        match self {
            Self::Halves(halves) => halves.pieces(),
            Self::Search(search) => search.pieces(),
        }
    }

    /// The solutions of a piece of a part. Neighbouring parts share work, so ascending order is fastest.
    pub fn count(&mut self, part: u64, piece: u64) -> u64 {
        match self {
            Self::Halves(halves) => halves.count_piece(part, piece),
            Self::Search(search) => search.count_piece(part, piece),
        }
    }

    /// An estimate, in any unit, of the work that all parts before this one take.
    pub fn work_before(&self, part: u64) -> u64 {
        match self {
            Self::Halves(halves) => halves.work_before(part),
            Self::Search(_) => part,
        }
    }
}
