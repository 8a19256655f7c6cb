//! The stages of a count, one after another, in small pieces.

use super::gather::Gather;
use super::join::Joiner;
use super::seam::Seam;
use super::sweep::Sweep;
use super::{CountError, TourCountRequest, TourKind};
use crate::board::Size;

/// A count at work.
#[derive(Debug)]
pub(super) struct Stages {
    gather: Gather,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// What theorems or a look at the board tell at once.
    Known(u128),
    /// Doing squares.
    Sweep(Box<Sweep>),
    /// Looking for the degrees at the seam that there are to join.
    Look(Box<Sweep>, Box<Seam>),
    /// Joining.
    Join(Box<Sweep>, Box<Seam>, Box<Joiner>),
}

/// How a board is laid: its shorter side across, and its rows in an upper and a lower part with two
/// rows between them.
#[derive(Copy, Clone, Debug)]
pub(super) struct Layout {
    pub(super) columns: u32,
    pub(super) upper_rows: u32,
    /// As many as the upper part has, or one more.
    pub(super) lower_rows: u32,
}

impl Layout {
    /// The layout of a board with sides of at least two squares.
    pub(super) fn new(size: Size) -> Self {
        let columns = size.rows().min(size.columns());
        let rows = size.rows().max(size.columns());
        let lower_rows = rows.saturating_sub(1) / 2;
        Self {
            columns,
            upper_rows: rows.saturating_sub(2 + lower_rows),
            lower_rows,
        }
    }
}

/// The number of tours where no counting is needed: nowhere can a knight cross a board of one or
/// two rows, and a closed tour visits as many black as white squares.
pub(crate) fn known(size: Size, kind: TourKind) -> Option<u128> {
    let odd = size.area() % 2 == 1;
    match kind {
        TourKind::Open if size.area() == 1 => Some(1),
        TourKind::Closed if odd => Some(0),
        _ if Layout::new(size).columns <= 2 => Some(0),
        _ => None,
    }
}

impl Stages {
    /// Before everything. The request must be one that is valid. `to_go_back` keeps the layers by which tours can be told
    /// from each other.
    pub(super) fn new(request: &TourCountRequest, to_go_back: bool) -> Result<Self, CountError> {
        let stage = if let Some(tours) = known(request.size, request.kind) {
            Stage::Known(tours)
        } else {
            Stage::Sweep(Box::new(Sweep::of_request(request, to_go_back)?))
        };
        Ok(Self {
            gather: Gather::new()?,
            stage,
        })
    }

    /// Does the next piece of what has to be done before parts can be joined. `None` if all is.
    pub(super) fn prepare(
        &mut self,
        request: &TourCountRequest,
    ) -> Result<Option<u64>, CountError> {
        let done = match &mut self.stage {
            Stage::Known(_) | Stage::Join(..) => return Ok(None),
            Stage::Sweep(sweep) => sweep.advance(&mut self.gather)?,
            Stage::Look(sweep, seam) => seam.look(sweep)?,
        };
        if done.is_none() {
            self.stage = match std::mem::replace(&mut self.stage, Stage::Known(0)) {
                Stage::Sweep(sweep) => {
                    let seam = Seam::of_request(&sweep, request)?;
                    Stage::Look(sweep, Box::new(seam))
                }
                Stage::Look(sweep, seam) => Stage::Join(sweep, seam, Box::new(Joiner::new()?)),
                other => other,
            };
        }
        Ok(Some(done.unwrap_or(0)))
    }

    /// The number of parts to join, if it is known.
    pub(super) fn parts(&self) -> Option<u64> {
        match &self.stage {
            Stage::Known(_) => Some(1),
            Stage::Join(_, seam, _) => Some(seam.parts()),
            Stage::Sweep(_) | Stage::Look(..) => None,
        }
    }

    /// The tours of a part, once everything is prepared, and the number of states looked at.
    pub(super) fn join(&mut self, part: u64) -> Result<(u128, u64), CountError> {
        match &mut self.stage {
            &mut Stage::Known(tours) => Ok((tours, 0)),
            Stage::Join(sweep, seam, joiner) => joiner.tours(sweep, seam, part),
            Stage::Sweep(_) | Stage::Look(..) => Ok((0, 0)),
        }
    }

    /// What joins, once everything is prepared.
    pub(super) fn joins(&mut self) -> Option<(&mut Joiner, &Sweep, &mut Seam)> {
        match &mut self.stage {
            Stage::Join(sweep, seam, joiner) => Some((joiner, sweep, seam)),
            Stage::Known(_) | Stage::Sweep(_) | Stage::Look(..) => None,
        }
    }

    /// The sweep, unless it needed none.
    pub(super) fn sweep(&self) -> Option<&Sweep> {
        match &self.stage {
            Stage::Known(_) => None,
            Stage::Sweep(sweep) | Stage::Look(sweep, _) | Stage::Join(sweep, ..) => Some(sweep),
        }
    }
}
