//! A task on all tours of a board at work in a worker.

use super::Task;
use super::counting::Counting;
use super::drawing::Drawing;
use super::listing::Listing;
use crate::{AtWork, Startable};

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        Ok(match self {
            Self::Count(rest) => Box::new(Counting::start(rest)?),
            Self::Draw(draw) => Box::new(Drawing::start(*draw)?),
            Self::List(list) => Box::new(Listing::start(list)?),
        })
    }
}

#[cfg(test)]
mod tests;
