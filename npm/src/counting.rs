//! The work of a worker of the JavaScript package: it counts shares, in slices.

use js_sys::BigInt;
use wasm_bindgen::prelude::*;

use crate::argument::{board, piece, whole_number};
use crate::shares::{MAX_COUNTED, countable, divided, is_plain_count};
use crate::thrown::Thrown;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::queens::completion::{CompletionCount, CompletionRequest};
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::{Piece, Placement};
use bezzel_solver::{Job, Progress};

/// A count that does its shares one after the other.
#[wasm_bindgen]
pub struct Counting {
    work: Box<dyn Work>,
    done: bool,
}

impl std::fmt::Debug for Counting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Counting").finish_non_exhaustive()
    }
}

/// A kind of count.
trait Work {
    /// Begins with a share, which is below the number of shares.
    fn begin(&mut self, share: u32) -> Result<(), Thrown>;
    fn advance(&mut self, steps: u64) -> Result<Progress, Thrown>;
    /// The count of the share so far.
    fn sum(&self) -> u128;
}

#[wasm_bindgen]
impl Counting {
    /// Counts queens.
    ///
    /// # Errors
    ///
    /// For a wrong n or piece.
    pub fn queens(n: &JsValue, of: &JsValue, shares: u32) -> Result<Self, Thrown> {
        let n = whole_number("n", n, 1..=MAX_COUNTED)?;
        Ok(Self::of(Queens::new(n, piece(of)?, shares)?))
    }

    /// Counts knight's tours.
    ///
    /// # Errors
    ///
    /// For wrong sides or holes.
    pub fn tours(
        rows: &JsValue,
        columns: &JsValue,
        holes: &JsValue,
        open: bool,
        shares: u32,
    ) -> Result<Self, Thrown> {
        let request = TourCountRequest {
            shares,
            ..TourCountRequest::whole(board(rows, columns, holes)?, TourKind::closed_if(!open))
        };
        Ok(Self::of(Tours {
            job: TourCount::start(request.clone())?,
            request,
        }))
    }

    /// Counts completions.
    ///
    /// # Errors
    ///
    /// For a wrong n, square or piece.
    pub fn completions(
        n: &JsValue,
        on: &JsValue,
        of: &JsValue,
        shares: u32,
    ) -> Result<Self, Thrown> {
        let placement = countable(n, on)?;
        let piece = piece(of)?;
        if is_plain_count(&placement) {
            return Ok(Self::of(Queens::new(placement.n(), piece, shares)?));
        }
        let positions = divided(&placement, piece, shares as usize);
        let job = CompletionCount::start(CompletionRequest::of(&placement, piece, 0))?;
        Ok(Self::of(Completions {
            piece,
            positions,
            job,
        }))
    }

    /// Begins with a share, from 0.
    ///
    /// # Errors
    ///
    /// If the device has too little memory.
    pub fn begin(&mut self, share: u32) -> Result<(), Thrown> {
        self.done = false;
        self.work.begin(share)
    }

    /// Works for about `steps` steps, and returns the finished part of the share, 0 to 1.
    ///
    /// # Errors
    ///
    /// If the device has too little memory.
    pub fn advance(&mut self, steps: f64) -> Result<f64, Thrown> {
        let progress = self.work.advance(steps as u64)?;
        self.done = progress.done;
        Ok(progress.fraction)
    }

    /// Whether the share is done.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> bool {
        self.done
    }

    /// The count of the share so far.
    #[wasm_bindgen(getter)]
    pub fn sum(&self) -> BigInt {
        BigInt::from(self.work.sum())
    }
}

impl Counting {
    fn of(work: impl Work + 'static) -> Self {
        Self {
            work: Box::new(work),
            done: false,
        }
    }
}

struct Queens {
    shares: u32,
    job: Count,
}

impl Queens {
    fn new(n: u32, piece: Piece, shares: u32) -> Result<Self, Thrown> {
        let job = Count::start(CountRequest::whole(n, piece)?)?;
        Ok(Self { shares, job })
    }
}

impl Work for Queens {
    fn begin(&mut self, share: u32) -> Result<(), Thrown> {
        // The data that shares have in common are kept.
        Ok(self
            .job
            .restart_on_share(share.into(), self.shares.into())?)
    }

    fn advance(&mut self, steps: u64) -> Result<Progress, Thrown> {
        Ok(self.job.advance(steps, &mut |_| {}))
    }

    fn sum(&self) -> u128 {
        self.job.sum().into()
    }
}

struct Tours {
    request: TourCountRequest,
    job: TourCount,
}

impl Work for Tours {
    fn begin(&mut self, share: u32) -> Result<(), Thrown> {
        self.job = TourCount::start(TourCountRequest {
            share,
            ..self.request.clone()
        })?;
        Ok(())
    }

    fn advance(&mut self, steps: u64) -> Result<Progress, Thrown> {
        let mut failure = None;
        let progress = self.job.advance(steps, &mut |found| {
            failure = failure.or(found.err());
        });
        failure.map_or(Ok(progress), |error| Err(error.into()))
    }

    fn sum(&self) -> u128 {
        self.job.sum()
    }
}

struct Completions {
    piece: Piece,
    /// The positions of the shares.
    positions: Vec<Placement>,
    job: CompletionCount,
}

impl Work for Completions {
    fn begin(&mut self, share: u32) -> Result<(), Thrown> {
        let request = CompletionRequest::of(&self.positions[share as usize], self.piece, 0);
        self.job = CompletionCount::start(request)?;
        Ok(())
    }

    fn advance(&mut self, steps: u64) -> Result<Progress, Thrown> {
        Ok(self.job.advance(steps, &mut |_| {}))
    }

    fn sum(&self) -> u128 {
        self.job.sum().into()
    }
}
