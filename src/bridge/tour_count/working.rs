//! A task on all tours of a board at work in a worker.

use bezzel_solver::Progress;

use super::counting::Counting;
use super::drawing::Drawing;
use super::listing::Listing;
use super::single::Single;
use super::{Found, Task};
use crate::bridge::AtWork;

/// A task at work.
pub struct Working(Work);

enum Work {
    Count(Box<Counting>),
    Tour(Single),
    Draw(Box<Drawing>),
    List(Box<Listing>),
}

impl AtWork for Working {
    type Task = Task;

    fn start(task: Task) -> Result<Self, String> {
        let work = match task {
            Task::Count { request, from } => {
                Counting::start(request, from).map(|counting| Work::Count(Box::new(counting)))
            }
            Task::Tour { size, which } => Single::start(size, which).map(Work::Tour),
            Task::Draw(draw) => Drawing::start(*draw).map(|drawing| Work::Draw(Box::new(drawing))),
            Task::List(list) => Listing::start(list).map(|listing| Work::List(Box::new(listing))),
        };
        work.map(Self).map_err(|error| error.to_string())
    }

    fn go_over_to(&mut self, next: &Task) -> bool {
        match (&mut self.0, next) {
            (Work::Tour(single), Task::Tour { size, which }) => single.go_over_to(*size, which),
            (Work::Draw(drawing), Task::Draw(draw)) => drawing.go_over_to(draw),
            _ => false,
        }
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        match &mut self.0 {
            Work::Count(counting) => counting.advance(steps),
            Work::Tour(single) => single.advance(steps),
            Work::Draw(drawing) => drawing.advance(steps),
            Work::List(listing) => listing.advance(steps),
        }
    }

    fn measured(&mut self, found: &mut Found, _elapsed: f64, memory: u64) {
        if let Found::Counted(counted) = found {
            counted.memory = memory;
        }
    }

    fn rest(&self) -> Task {
        match &self.0 {
            Work::Count(counting) => counting.rest(),
            Work::Tour(single) => single.rest(),
            Work::Draw(drawing) => drawing.rest(),
            Work::List(listing) => listing.rest(),
        }
    }
}

#[cfg(test)]
mod tests;
