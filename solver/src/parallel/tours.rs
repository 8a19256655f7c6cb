//! Tours counted by several threads, which share the states of the board.

use std::sync::atomic::{AtomicU64, Ordering};

use super::Control;
use crate::knight::count::{
    CountError, Finder, PartJoiner, SharedJoins, SharedSquares, TourCountRequest, known,
};

/// Counts tours, as [`knight::count_tours`](crate::knight::count_tours) does, with all threads of the present rayon pool.
/// `None` if it was cancelled.
///
/// The request's share of the work is done, which is all of it unless it says otherwise. The threads share what takes most
/// of the memory.
///
/// # Errors
///
/// As [`TourCountRequest::check`], and [`CountError::OutOfMemory`] if less memory can be had
/// than is needed.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::TourCountRequest;
/// use bezzel_solver::parallel::{self, Control};
///
/// let request = TourCountRequest::whole(Size::square(6)?, TourKind::Closed);
/// assert_eq!(parallel::count_tours(request, &Control::default())?, Some(9862));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn count_tours(
    request: TourCountRequest,
    control: &Control,
) -> Result<Option<u128>, CountError> {
    control.over(|| count_over(request, control))
}

fn count_over(request: TourCountRequest, control: &Control) -> Result<Option<u128>, CountError> {
    let Some(joins) = TourJoins::prepare(request, control)? else {
        return Ok(None);
    };
    let parts = joins.parts();
    let share_of_part = (1.0 - control.fraction()) / parts.max(1) as f64;
    let next = AtomicU64::new(0);
    let sums = rayon::broadcast(|_| {
        let mut joiner = joins.joiner()?;
        let mut sum = 0_u128;
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= parts || control.is_cancelled() {
                return Ok(sum);
            }
            let tours = joiner.tours(part)?;
            sum = sum.checked_add(tours).ok_or(CountError::TooMany)?;
            control.add(share_of_part);
        }
    });
    let mut all = 0_u128;
    for sum in sums {
        all = all.checked_add(sum?).ok_or(CountError::TooMany)?;
    }
    Ok((!control.is_cancelled()).then_some(all))
}

/// A count of tours that has only its joins left, the larger part of the work. Any number of threads can do the joins,
/// in any order.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::TourCountRequest;
/// use bezzel_solver::parallel::{Control, TourJoins};
///
/// let request = TourCountRequest::whole(Size::square(6)?, TourKind::Closed);
/// let joins = TourJoins::prepare(request, &Control::default())?.expect("nobody cancels it");
/// let mut joiner = joins.joiner()?;
/// let mut tours = 0;
/// for part in 0..joins.parts() {
///     tours += joiner.tours(part)?;
/// }
/// assert_eq!(tours, 9862);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct TourJoins {
    request: TourCountRequest,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    Known(u128),
    Joins(Box<SharedJoins>),
}

impl TourJoins {
    /// Prepares the joins of a request with all threads of the present rayon pool. `None` if it was cancelled.
    ///
    /// # Errors
    ///
    /// As [`TourCountRequest::check`], and [`CountError::OutOfMemory`] if less memory can be had than is needed.
    pub fn prepare(
        request: TourCountRequest,
        control: &Control,
    ) -> Result<Option<Self>, CountError> {
        request.check()?;
        if let Some(tours) = known(&request.board, request.kind) {
            let stage = Stage::Known(tours);
            return Ok(Some(Self { request, stage }));
        }
        let mut squares = SharedSquares::new(&request)?;
        let mut done = 0.0;
        loop {
            while !squares.list()? {
                if control.is_cancelled() {
                    return Ok(None);
                }
            }
            if !find(&mut squares, control)? {
                return Ok(None);
            }
            let is_next = squares.advance()?;
            let fraction = squares.fraction();
            control.add(fraction - done);
            done = fraction;
            if !is_next {
                break;
            }
        }
        let mut joins = squares.joins()?;
        while !joins.look()? {
            if control.is_cancelled() {
                return Ok(None);
            }
        }
        let stage = Stage::Joins(Box::new(joins));
        Ok(Some(Self { request, stage }))
    }

    /// The number of parts that the request's share has.
    #[must_use]
    pub fn parts(&self) -> u64 {
        let all = match &self.stage {
            Stage::Known(_) => 1,
            Stage::Joins(joins) => joins.parts(),
        };
        let (share, shares) = (self.request.share.into(), self.request.shares.into());
        all.saturating_sub(share).div_ceil(shares)
    }

    /// Tables with which a thread joins.
    ///
    /// # Errors
    ///
    /// [`CountError::OutOfMemory`].
    pub fn joiner(&self) -> Result<TourJoiner<'_>, CountError> {
        Ok(TourJoiner {
            joins: self,
            joiner: PartJoiner::new()?,
        })
    }
}

/// Joins parts, one after another: see [`TourJoins`].
#[derive(Debug)]
pub struct TourJoiner<'a> {
    joins: &'a TourJoins,
    joiner: PartJoiner,
}

impl TourJoiner<'_> {
    /// The tours of a part: 0 to [`TourJoins::parts`] - 1.
    ///
    /// # Errors
    ///
    /// [`CountError::OutOfMemory`], [`CountError::TooMany`].
    pub fn tours(&mut self, part: u64) -> Result<u128, CountError> {
        let request = &self.joins.request;
        let part = part
            .saturating_mul(request.shares.into())
            .saturating_add(request.share.into());
        match &self.joins.stage {
            Stage::Known(tours) => Ok(if part == 0 { *tours } else { 0 }),
            Stage::Joins(joins) => joins.tours(&mut self.joiner, part),
        }
    }
}

/// Does a square. Returns whether it came to its end.
fn find(squares: &mut SharedSquares, control: &Control) -> Result<bool, CountError> {
    let (shared, pieces) = (&*squares, squares.pieces() as u64);
    let next = AtomicU64::new(0);
    let found = rayon::broadcast(|_| {
        let mut finder = Finder::new()?;
        let mut found = Vec::new();
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces || control.is_cancelled() {
                return Ok(found);
            }
            found.push((piece, shared.find(&mut finder, piece as usize)?));
        }
    });
    let mut all = Vec::new();
    for found in found {
        all.extend(found?);
    }
    if control.is_cancelled() {
        return Ok(false);
    }
    all.sort_unstable_by_key(|(piece, _)| *piece);
    for (_, piece) in all {
        squares.take_in(piece)?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::knight::{TourKind, count_tours as count_by_one};

    #[test]
    fn threads_count_as_one_does() {
        for (rows, columns, kind) in [
            (2, 4, TourKind::Open),
            (3, 7, TourKind::Open),
            (5, 5, TourKind::Open),
            (6, 5, TourKind::Open),
            (4, 5, TourKind::Closed),
            (6, 6, TourKind::Closed),
            (6, 7, TourKind::Closed),
        ] {
            let size = Size::new(rows, columns).unwrap();
            let tours = count_by_one(size, kind).unwrap();
            for shares in [1, 3] {
                let whole = TourCountRequest::whole(size, kind);
                let count = |share| {
                    let request = TourCountRequest {
                        share,
                        shares,
                        ..whole.clone()
                    };
                    count_tours(request, &Control::default()).unwrap().unwrap()
                };
                assert_eq!((0..shares).map(count).sum::<u128>(), tours, "{size} {kind}");
            }
        }
    }

    #[test]
    fn a_count_can_be_cancelled() {
        let control = Control::default();
        control.cancel();
        let request = TourCountRequest::whole(Size::square(8).unwrap(), TourKind::Closed);
        assert_eq!(count_tours(request, &control), Ok(None));
    }
}
