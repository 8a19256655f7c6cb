use thiserror::Error;

use super::TourKind;
use crate::board::Size;

/// Why tours are not counted, drawn, numbered or listed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum CountError {
    /// The board has no such tour.
    #[error("{size} has no {kind} tour")]
    NoTours {
        /// The board.
        size: Size,
        /// The kind of tours.
        kind: TourKind,
    },
    /// The board is too wide for the method: its states would not fit into a machine word.
    #[error(
        "{kind} tours of {size} cannot be counted: expected a shorter side of at most {widest}"
    )]
    TooWide {
        /// The board.
        size: Size,
        /// The kind of tours.
        kind: TourKind,
        /// The longest shorter side that a board can have.
        widest: u32,
    },
    /// The board is too long: there are more tours than can be counted, or they can be had by other means.
    #[error("{size} is too long: expected at most {longest} rows and columns")]
    TooLong {
        /// The board.
        size: Size,
        /// The longest side that a board can have.
        longest: u32,
    },
    /// The squares fall into more orbits under a symmetry than can be searched.
    #[error("{size} falls into {orbits} orbits: expected at most 64")]
    TooManyOrbits {
        /// The board.
        size: Size,
        /// The number of orbits.
        orbits: u64,
    },
    /// The states would need more memory than is allowed.
    #[error(
        "counting {kind} tours of {size} needs about {} MiB of memory: expected at most {} MiB",
        .needed.div_ceil(1 << 20), .limit >> 20
    )]
    TooLarge {
        /// The board.
        size: Size,
        /// The kind of tours.
        kind: TourKind,
        /// The bytes that are needed.
        needed: u64,
        /// The bytes that are allowed.
        limit: u64,
    },
    /// The number is not between 1 and the number of tours.
    #[error("{size} has no closed tour {number}: expected 1 to {count}")]
    Number {
        /// The number.
        number: u128,
        /// The number of closed tours.
        count: u128,
        /// The board.
        size: Size,
    },
    /// A path that is to have a number is not a closed tour of the board.
    #[error(
        "the path is no closed tour of {size}: expected all its squares, and a last one a move from the first"
    )]
    NotClosedTour {
        /// The board.
        size: Size,
    },
    /// The holes, the path or the moves do not fit the board.
    #[error(
        "holes, path and moves must be of {size}: expected its squares, and a path that goes by moves, never to a hole or where it has been"
    )]
    NotOnBoard {
        /// The board.
        size: Size,
    },
    /// The board has tours of this kind, but none with these holes and moves.
    #[error("{size} has no {kind} tour with these holes and moves")]
    NoSuchTours {
        /// The board.
        size: Size,
        /// The kind of tours.
        kind: TourKind,
    },
    /// Many draws have brought no tour.
    #[error(
        "{tries} draws brought no {kind} tour of {size} with these holes and moves: there is none, or they are too rare"
    )]
    NoneDrawn {
        /// The board.
        size: Size,
        /// The kind of tours.
        kind: TourKind,
        /// The 2-factors that were drawn.
        tries: u64,
    },
    /// The numbers of tours are asked for before the preparation has ended, or after it has failed.
    #[error("the numbers of tours have not been prepared")]
    NotPrepared,
    /// A share is not one of the work.
    #[error("there is no share {share} of {shares}: expected 0 to {}", .shares.saturating_sub(1))]
    Share {
        /// The number of the share.
        share: u32,
        /// The number of shares.
        shares: u32,
    },
    /// The device has no more memory.
    #[error("out of memory: the device did not grant {bytes} more bytes")]
    OutOfMemory {
        /// The bytes that were asked for.
        bytes: u64,
    },
    /// The board has more tours than can be counted.
    #[error(
        "there are too many tours to be counted: expected fewer than 2^128, and 2^59 ways to do one half"
    )]
    TooMany,
    /// A checkpoint cannot be one of its request.
    #[error("the checkpoint goes on with part {next} after {sum} tours, which cannot be")]
    Checkpoint {
        /// The part that the checkpoint would continue with.
        next: u64,
        /// The tours counted before.
        sum: u128,
    },
}

/// Room for more items, or the error that says how much was refused.
pub fn reserve<T>(items: &mut Vec<T>, more: usize) -> Result<(), CountError> {
    items
        .try_reserve(more)
        .map_err(|_| out_of_memory::<T>(items.len() + more))
}

/// An empty vector with room for exactly `capacity` items.
pub fn with_capacity<T>(capacity: usize) -> Result<Vec<T>, CountError> {
    let mut items = Vec::new();
    items
        .try_reserve_exact(capacity)
        .map_err(|_| out_of_memory::<T>(capacity))?;
    Ok(items)
}

/// A vector with `count` copies of an item.
pub fn filled<T: Copy>(item: T, count: usize) -> Result<Vec<T>, CountError> {
    let mut items = with_capacity(count)?;
    items.resize(count, item);
    Ok(items)
}

fn out_of_memory<T>(items: usize) -> CountError {
    CountError::OutOfMemory {
        bytes: items as u64 * size_of::<T>() as u64,
    }
}
