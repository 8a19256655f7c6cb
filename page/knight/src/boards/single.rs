//! One of all tours of a shape: by its number, or drawn at random.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::count::CountError;
use bezzel_solver::knight::count::random::RandomToursRequest;
use bezzel_solver::knight::{Board, TourKind};

use crate::bridge::Failure;
use crate::bridge::tour::{Request, Task, Which, WorkerEvent};
use crate::link::{Expected, Notice, Obstacle, TourSource, plain_digits, read_number};

/// The tour that is asked for, and the answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Single {
    pub request: Request,
    asked: Option<Wanted>,
    /// The tour that was found last.
    pub found: Option<(Wanted, Rc<[Square]>)>,
    /// The notice about the last number, if it was wrong.
    pub refused: Option<Notice>,
    /// The reason why there was no answer.
    pub failed: Option<CountError>,
}

/// One of all tours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The closed tour with this number.
    Numbered(u128),
    /// A tour of this kind, drawn with this seed.
    Drawn(TourKind, u32),
}

impl Wanted {
    pub const fn kind(self) -> TourKind {
        match self {
            Self::Numbered(_) => TourKind::Closed,
            Self::Drawn(kind, _) => kind,
        }
    }

    /// The source by which a link names the tour.
    pub const fn source(self) -> TourSource {
        match self {
            Self::Numbered(number) => TourSource::Numbered(number),
            Self::Drawn(_, seed) => TourSource::Drawn(seed),
        }
    }

    /// The name of the result.
    pub const fn result(self) -> &'static str {
        match self {
            Self::Numbered(_) => "tour-number",
            Self::Drawn(..) => "random-tour",
        }
    }
}

impl Single {
    /// Asks the workers, unless there is an obstacle.
    pub fn ask(&mut self, wanted: Wanted, board: &Board) {
        self.stop();
        let which = match wanted {
            Wanted::Numbered(_) if Obstacle::to_numbers(board).is_some() => return,
            Wanted::Numbered(number) => Which::Numbered(number),
            Wanted::Drawn(kind, _) if Obstacle::to_draws(board, kind).is_some() => return,
            Wanted::Drawn(kind, seed) => Which::Drawn(Box::new(RandomToursRequest {
                holes: board.holes().to_vec(),
                ..RandomToursRequest::new(board.size(), kind, seed.into(), 1)
            })),
        };
        let board = board.clone();
        self.request.ask([Task { board, which }]);
        self.asked = Some(wanted);
    }

    /// Asks for the tour with a number as it was typed.
    pub fn give(&mut self, text: &str, board: &Board) {
        let digits = plain_digits(text).unwrap_or_default();
        match read_number(digits.trim_start_matches('0'), board) {
            Ok(number) => self.ask(Wanted::Numbered(number), board),
            Err(expected) => {
                self.stop();
                self.refuse(text.to_owned(), expected);
            }
        }
    }

    /// Handles a worker's report.
    pub fn receive(&mut self, event: WorkerEvent, board: &Board) {
        let found = self.request.accept(event).and_then(|slice| slice.found);
        let (Some(found), Some(asked)) = (found, self.asked) else {
            return;
        };
        match found {
            Ok(tour) => self.found = Some((asked, tour.moves.squares(board.size()).collect())),
            Err(CountError::Number { number, count, .. }) => {
                let expected = Expected::among(count);
                self.refuse(number.to_string(), expected);
            }
            Err(error) => {
                self.request.fail(Failure::Refused(error.to_string()));
                self.failed = Some(error);
            }
        }
    }

    /// Stops the work, and drops the last answer.
    pub fn stop(&mut self) {
        self.request.reset();
        (self.found, self.refused, self.failed) = (None, None, None);
    }

    fn refuse(&mut self, value: String, expected: Expected) {
        self.refused = Some(Notice {
            parameter: "number",
            value,
            expected,
        });
    }
}
