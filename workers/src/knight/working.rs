//! A task of the knight at work in a worker.

use bezzel_stepping::methods::SuccessRate;

use super::attempt::Trying;
use super::tasks::{Found, Task};
use super::tour::Finding;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        match self {
            Self::Tour(position) => Ok(Box::new(Finding::start(position)?)),
            Self::Attempt { request, sent } => Ok(Box::new(Trying::start(request, sent)?)),
            Self::SuccessRate(rest) => rest.start(Self::SuccessRate, |_: &SuccessRate, starts| {
                Found::Starts(starts)
            }),
        }
    }
}

#[cfg(test)]
mod tests;
