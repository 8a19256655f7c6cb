//! The stages of a count, one after another, in small pieces.

use super::gather::Gather;
use super::join::Joiner;
use super::layout::known;
use super::seam::Seam;
use super::sweep::Sweep;
use super::{CountError, TourCountRequest};

/// A count at work.
#[derive(Debug)]
pub(super) struct Stages {
    gather: Gather,
    stage: Stage,
}

/// The joiner of two parts, and its inputs.
#[derive(Debug)]
pub(super) struct Joins<'a> {
    pub(super) sweep: &'a mut Sweep,
    pub(super) seam: &'a mut Seam,
    pub(super) joiner: &'a mut Joiner,
    pub(super) gather: &'a mut Gather,
}

#[derive(Debug)]
enum Stage {
    /// The count that theorems or a look at the board give at once.
    Known(u128),
    /// Doing squares.
    Sweep(Box<Sweep>),
    /// Looking for the degrees at the seam that there are to join.
    Look(Box<Sweep>, Box<Seam>),
    /// Joining.
    Join(Box<Sweep>, Box<Seam>, Box<Joiner>),
}

impl Stages {
    /// The work before its first step. The request must be valid. [`Sweep::of_request`] explains `to_go_back`.
    pub(super) fn new(
        request: &TourCountRequest,
        to_go_back: Option<usize>,
    ) -> Result<Self, CountError> {
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

    /// Does the next piece of the preparation for the joins of parts. It is `None` if all is done.
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

    /// The joiner and its inputs, once everything is prepared.
    pub(super) fn joins(&mut self) -> Option<Joins<'_>> {
        match &mut self.stage {
            Stage::Join(sweep, seam, joiner) => Some(Joins {
                sweep,
                seam,
                joiner,
                gather: &mut self.gather,
            }),
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
