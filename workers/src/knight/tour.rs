//! Finding a tour that begins with a path: at once where a theorem or a construction gives it, else by a search.

use bezzel_solver::board::Square;
use bezzel_solver::knight::{
    Board, Finish, NoTour, Path, Position, Reason, TourRequest, tour, verdict,
};
use bezzel_solver::{Job, Progress};

use super::tasks::{Found, Task, Tour};
use crate::plain::{DONE, start};
use crate::{AtWork, Moves};

/// The work on [`Task::Tour`].
#[derive(Debug)]
pub struct Finding {
    board: Board,
    position: Position,
    stage: Stage,
    /// The time that the slices took, in milliseconds.
    spent: f64,
}

#[derive(Debug)]
enum Stage {
    /// A theorem or a construction gives the answer at once.
    Known,
    Search(Box<Finish>),
    Over,
}

impl Finding {
    pub fn start(position: Position) -> Result<Self, String> {
        let board =
            Board::new(position.size, position.holes.clone()).map_err(|error| error.to_string())?;
        let stage = if is_known(&board, &position)? {
            Stage::Known
        } else {
            Stage::Search(Box::new(start(position.clone())?))
        };
        Ok(Self {
            board,
            position,
            stage,
            spent: 0.0,
        })
    }

    /// The whole tour of an answer, which leaves out the path that it continues.
    fn whole(&self, answer: Result<Vec<Square>, Reason>) -> Result<Path, NoTour> {
        let rest = answer.map_err(NoTour::Impossible)?;
        let squares = self.position.path.iter().copied().chain(rest).collect();
        Path::new(&self.board, squares).map_err(|_| NoTour::Mistaken)
    }
}

/// Whether the answer is known without a search: only if no move has been made.
fn is_known(board: &Board, position: &Position) -> Result<bool, String> {
    if position.path.len() > 1 {
        return Ok(false);
    }
    match verdict(board, &request(position)) {
        Err(NoTour::Request(error)) => Err(error.to_string()),
        Err(NoTour::Undecided { .. }) => Ok(false),
        _ => Ok(true),
    }
}

/// The request of a tour on which no move has been made.
fn request(position: &Position) -> TourRequest {
    TourRequest {
        start: position.path.first().copied(),
        end: position.end,
        kind: position.kind,
    }
}

impl AtWork<Task> for Finding {
    /// Continues the same search where it was stopped.
    fn restart_on(&mut self, next: &Task) -> bool {
        matches!(&self.stage, Stage::Search(search) if !search.progress().done)
            && matches!(next, Task::Tour(position) if *position == self.position)
    }

    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let mut progress = DONE;
        let (path, searched) = match &mut self.stage {
            Stage::Over => return (progress, Found::Tour(None)),
            Stage::Known => (tour(&self.board, &request(&self.position)), None),
            Stage::Search(search) => {
                let mut answer = None;
                progress = search.advance(steps, &mut |found| answer = Some(found));
                let Some(answer) = answer else {
                    return (progress, Found::Tour(None));
                };
                (self.whole(answer), Some(progress.steps))
            }
        };
        if let Stage::Known = self.stage {
            self.stage = Stage::Over;
        }
        let tour = path.map(|path| Tour {
            moves: Moves::of(&path),
            searched,
            elapsed: 0.0,
        });
        (progress, Found::Tour(Some(tour)))
    }

    fn measured(&mut self, found: &mut Found, elapsed: f64, _memory: u64) {
        self.spent += elapsed;
        if let Found::Tour(Some(Ok(tour))) = found {
            tour.elapsed = self.spent;
        }
    }

    fn rest(&self) -> Task {
        Task::Tour(self.position.clone())
    }
}
