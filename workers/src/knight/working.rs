//! A task of the knight at work in a worker.

use bezzel_stepping::methods::SuccessRate;

use super::attempt::Trying;
use super::tasks::{Found, Task};
use super::tour::Finding;
use crate::{AtWork, Startable, plain};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::Tour { position, from } => Ok(Box::new(Finding::start(position, from)?)),
            Self::Attempt { request, told } => Ok(Box::new(Trying::start(request, told)?)),
            Self::SuccessRate { request, from } => plain::start(
                request,
                from,
                |_: &SuccessRate, starts| Found::Starts(starts),
                |request, checkpoint| Self::SuccessRate {
                    request,
                    from: Some(checkpoint),
                },
            ),
        }
    }
}

#[cfg(test)]
mod tests;
