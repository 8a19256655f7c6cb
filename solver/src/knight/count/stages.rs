//! The stages of a count, one after another, in small pieces.

use super::gather::Gather;
use super::join::Joiner;
use super::layout::known;
use super::seam::Seam;
use super::sweeps::{Later, Sweeps};
use super::{CountError, TourCountRequest};

/// A count at work.
#[derive(Debug)]
pub struct Stages {
    gather: Gather,
    stage: Stage,
}

/// The joiner of two parts, and its inputs.
#[derive(Debug)]
pub struct Joins<'a> {
    pub sweeps: &'a mut Sweeps,
    pub seam: &'a mut Seam,
    pub joiner: &'a mut Joiner,
    pub gather: &'a mut Gather,
}

#[derive(Debug)]
enum Stage {
    /// The count that theorems or a look at the board give at once.
    Known(u128),
    /// Adding the squares one by one.
    Squares(Box<Sweeps>),
    /// Looking for the degrees at the seam that there are to join.
    Look(Box<Sweeps>, Box<Seam>),
    /// Joining.
    Join(Box<Sweeps>, Box<Seam>, Box<Joiner>),
}

impl Stages {
    /// The work before its first step. The request must be valid. [`Sweeps::of_request`] explains `later`.
    pub fn new(request: &TourCountRequest, later: Option<Later>) -> Result<Self, CountError> {
        let stage = if let Some(tours) = known(&request.board, request.kind) {
            Stage::Known(tours)
        } else {
            Stage::Squares(Box::new(Sweeps::of_request(request, later)?))
        };
        Ok(Self {
            gather: Gather::new()?,
            stage,
        })
    }

    /// Does the next piece of the preparation for the joins of parts. It is `None` if all is done.
    pub fn prepare(&mut self) -> Result<Option<u64>, CountError> {
        let done = match &mut self.stage {
            Stage::Known(_) | Stage::Join(..) => return Ok(None),
            Stage::Squares(sweeps) => sweeps.advance(&mut self.gather)?,
            Stage::Look(sweeps, seam) => seam.look(sweeps)?,
        };
        if done.is_none() {
            self.stage = match std::mem::replace(&mut self.stage, Stage::Known(0)) {
                Stage::Squares(sweeps) => {
                    let seam = Seam::of(&sweeps)?;
                    Stage::Look(sweeps, Box::new(seam))
                }
                Stage::Look(sweeps, seam) => Stage::Join(sweeps, seam, Box::new(Joiner::new()?)),
                other => other,
            };
        }
        Ok(Some(done.unwrap_or(0)))
    }

    /// The number of parts to join, if it is known.
    pub fn parts(&self) -> Option<u64> {
        match &self.stage {
            Stage::Known(_) => Some(1),
            Stage::Join(_, seam, _) => Some(seam.parts()),
            Stage::Squares(_) | Stage::Look(..) => None,
        }
    }

    /// The tours of a part, once everything is prepared, and the number of states looked at.
    pub fn join(&mut self, part: u64) -> Result<(u128, u64), CountError> {
        match &mut self.stage {
            &mut Stage::Known(tours) => Ok((tours, 0)),
            Stage::Join(sweeps, seam, joiner) => joiner.tours(sweeps, seam, part),
            Stage::Squares(_) | Stage::Look(..) => Ok((0, 0)),
        }
    }

    /// The joiner and its inputs, once everything is prepared.
    pub fn joins(&mut self) -> Option<Joins<'_>> {
        match &mut self.stage {
            Stage::Join(sweeps, seam, joiner) => Some(Joins {
                sweeps,
                seam,
                joiner,
                gather: &mut self.gather,
            }),
            Stage::Known(_) | Stage::Squares(_) | Stage::Look(..) => None,
        }
    }

    /// The sweeps, unless there was no need of any.
    pub fn sweeps(&self) -> Option<&Sweeps> {
        match &self.stage {
            Stage::Known(_) => None,
            Stage::Squares(sweeps) | Stage::Look(sweeps, _) | Stage::Join(sweeps, ..) => {
                Some(sweeps)
            }
        }
    }
}
