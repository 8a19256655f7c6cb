//! A task on one of all tours of a board at work in a worker.
//!
//! The preparation for a board serves all tasks that follow: the next takes milliseconds.

use bezzel_solver::knight::Path;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
use bezzel_solver::{Job, Progress};

use super::{FoundTour, Task, Which};
use crate::plain::start;
use crate::{AtWork, LongWork, Moves, Startable};

/// The work on a [`Task`].
#[derive(Debug)]
struct Single {
    task: Task,
    prepared: Prepared,
}

/// The preparation for a board.
#[derive(Debug)]
enum Prepared {
    Numbers(Box<TourNumbers>),
    Draws(Box<RandomTours>),
}

impl Startable for Task {
    fn start(self) -> Result<Box<dyn AtWork<Self>>, String> {
        let prepared = match &self.which {
            Which::Numbered(_) | Which::Known(_) => {
                Prepared::Numbers(Box::new(start(self.board.clone())?))
            }
            Which::Drawn(request) => Prepared::Draws(Box::new(start(endless(request))?)),
        };
        Ok(Box::new(Single {
            task: self,
            prepared,
        }))
    }
}

impl Single {
    fn work(&mut self, steps: u64) -> (Progress, <Task as LongWork>::Found) {
        match &mut self.prepared {
            Prepared::Numbers(numbers) => {
                let mut failure = None;
                let progress = numbers.advance(steps, &mut |error| failure = Some(error));
                let found = match failure {
                    Some(error) => Some(Err(error)),
                    None => progress.done.then(|| numbered(numbers, &self.task)),
                };
                (progress, found)
            }
            Prepared::Draws(draws) => {
                let mut first = None;
                let progress = draws.advance(steps, &mut |drawn| {
                    first.get_or_insert(drawn);
                });
                let found = first.map(|drawn| {
                    drawn.map(|path| FoundTour {
                        moves: Moves::of(&path),
                        number: None,
                    })
                });
                (progress, found)
            }
        }
    }
}

impl AtWork<Task> for Single {
    /// Takes over another tour of the board, if the same preparation serves it.
    fn restart_on(&mut self, next: &Task) -> bool {
        if next.board != self.task.board {
            return false;
        }
        let serves = match (&mut self.prepared, &self.task.which, &next.which) {
            (Prepared::Numbers(numbers), _, Which::Numbered(_) | Which::Known(_)) => {
                numbers.count().is_some()
            }
            (Prepared::Draws(draws), Which::Drawn(last), Which::Drawn(next))
                if differ_in_seed(last, next) =>
            {
                draws.restart(next.seed).is_ok()
            }
            _ => false,
        };
        if serves {
            self.task = next.clone();
        }
        serves
    }

    fn advance(&mut self, steps: u64) -> (Progress, <Task as LongWork>::Found) {
        let (mut progress, found) = self.work(steps);
        progress.done = found.is_some();
        if progress.done {
            progress.fraction = 1.0;
        }
        (progress, found)
    }

    fn rest(&self) -> Task {
        self.task.clone()
    }
}

/// The same request with more tours than will be drawn, so that the preparation is kept.
fn endless(request: &RandomToursRequest) -> RandomToursRequest {
    RandomToursRequest {
        tours: u64::MAX,
        ..request.clone()
    }
}

/// Whether two requests are equal or differ only in their seeds.
fn differ_in_seed(last: &RandomToursRequest, next: &RandomToursRequest) -> bool {
    let seed = next.seed;
    *next
        == RandomToursRequest {
            seed,
            ..last.clone()
        }
}

/// The tour with a number, or the number of a tour.
fn numbered(numbers: &mut TourNumbers, task: &Task) -> Result<FoundTour, CountError> {
    let size = task.board.size();
    let (moves, number) = match &task.which {
        &Which::Numbered(number) => (Moves::of(&numbers.tour(number)?), number),
        Which::Known(moves) => {
            let path = Path::new(&task.board, moves.squares(size).collect());
            let path = path.map_err(|_| CountError::NotClosedTour { size })?;
            (moves.clone(), numbers.number(&path)?)
        }
        Which::Drawn(_) => return Err(CountError::NotPrepared),
    };
    Ok(FoundTour {
        moves,
        number: Some(number),
    })
}

#[cfg(test)]
mod tests;
