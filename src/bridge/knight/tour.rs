//! Finding a tour: at once on a board without holes, else by a search.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{
    Board, Existence, Finish, FinishCheckpoint, Finishable, NoTour, Path, Position, Request, tour,
    verdict,
};
use bezzel_solver::{Job, Progress};

use super::tasks::{Found, Moves, Task, Tour};
use crate::bridge::plain::Plain;

/// The work on [`Task::Tour`].
#[derive(Debug)]
pub(super) struct Finding {
    board: Board,
    request: Request,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// A theorem or a construction tells at once.
    Known,
    Search(Box<Finish>),
    Over,
}

impl Finding {
    pub(super) fn start(
        size: Size,
        holes: Vec<Square>,
        request: Request,
        from: Option<FinishCheckpoint>,
    ) -> Result<Self, String> {
        let board = Board::new(size, holes).map_err(|error| error.to_string())?;
        let existence = verdict(&board, &request).map_err(|error| error.to_string())?;
        let stage = if existence == Existence::Unknown {
            let position = position(&board, &request);
            let search = match from {
                None => Finish::start(position),
                Some(checkpoint) => Finish::resume(position, checkpoint),
            };
            Stage::Search(Box::new(search.map_err(|error| error.to_string())?))
        } else {
            Stage::Known
        };
        Ok(Self {
            board,
            request,
            stage,
        })
    }

    /// The whole tour of an answer, which leaves the start out if it was given.
    fn whole(&self, answer: Finishable) -> Result<Path, NoTour> {
        let rest = match answer {
            Finishable::Yes(rest) => rest,
            Finishable::No(reason) => return Err(NoTour::Impossible(reason)),
        };
        let squares = self.request.start.into_iter().chain(rest).collect();
        Path::new(&self.board, squares).map_err(|_| NoTour::Mistaken)
    }
}

fn position(board: &Board, request: &Request) -> Position {
    Position {
        size: board.size(),
        holes: board.holes().to_vec(),
        path: Vec::from_iter(request.start),
        end: request.end,
        closed: request.closed,
    }
}

impl Plain<Task, Found> for Finding {
    fn advance(&mut self, steps: u64) -> (Progress, Found) {
        let mut progress = Progress {
            fraction: 1.0,
            done: true,
            steps: 1,
        };
        let (path, searched) = match &mut self.stage {
            Stage::Over => return (progress, Found::Tour(None)),
            Stage::Known => (tour(&self.board, &self.request), None),
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

    fn rest(&self) -> Task {
        Task::Tour {
            size: self.board.size(),
            holes: self.board.holes().to_vec(),
            request: self.request,
            from: match &self.stage {
                Stage::Search(search) => Some(search.checkpoint()),
                Stage::Known | Stage::Over => None,
            },
        }
    }
}
