//! Whether the board has tours, as far as that is known: from theorems, from a look at it, from a search, or from a count.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::knight::{Board, NoTour, Position, Reason, TourKind, TourRequest, verdict};

use crate::bridge::knight::{Found, Request, Task, WorkerEvent};

/// The known facts on the tours of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Existence {
    board: Board,
    closed: Answer,
    open: Answer,
    /// A tour and its kind.
    pub tour: Option<(TourKind, Rc<[Square]>)>,
    /// The search for tours.
    pub search: Request,
    /// The kinds of tours that its tasks look for.
    sought: Vec<TourKind>,
}

/// Whether there are tours of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Unknown,
    Yes,
    No(Reason),
}

named! {
    /// The state of knowledge on a board, by its name in texts.
    pub enum Standing {
        /// It has no squares.
        Empty = "empty",
        /// It has a closed tour, and so open ones.
        Closed = "closed",
        /// It has open tours, and no closed one.
        Open = "open",
        /// It has open tours, and perhaps a closed one.
        SomeOpen = "some-open",
        /// It has no closed tour, and perhaps open ones.
        NoClosed = "no-closed",
        /// It has no tour.
        None = "none",
        /// It may have tours.
        Unknown = "unknown",
    }
}

impl Standing {
    /// The status of the board.
    pub const fn status(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Closed => "closed-tour",
            Self::Open | Self::SomeOpen => "tour",
            Self::None => "no-tour",
            Self::NoClosed | Self::Unknown => "incomplete",
        }
    }
}

impl Existence {
    /// The facts on a board that take no search.
    pub fn of(board: &Board) -> Self {
        let answer = |kind| {
            let request = TourRequest {
                kind,
                ..TourRequest::open()
            };
            match verdict(board, &request) {
                Ok(()) => Answer::Yes,
                Err(NoTour::Impossible(reason)) => Answer::No(reason),
                Err(_) => Answer::Unknown,
            }
        };
        Self {
            board: board.clone(),
            closed: answer(TourKind::Closed),
            open: answer(TourKind::Open),
            tour: None,
            search: Request::default(),
            sought: Vec::new(),
        }
    }

    /// Goes over to another board, and looks for its tours.
    pub fn go_to(&mut self, board: &Board) {
        // The requests are numbered on, so that late reports are recognised.
        let search = std::mem::take(&mut self.search);
        *self = Self {
            search,
            ..Self::of(board)
        };
        self.look();
    }

    pub const fn answer(&self, kind: TourKind) -> Answer {
        match kind {
            TourKind::Closed => self.closed,
            TourKind::Open => self.open,
        }
    }

    /// The reason against tours of a kind, if there is one.
    pub const fn reason(&self, kind: TourKind) -> Option<Reason> {
        match self.answer(kind) {
            Answer::No(reason) => Some(reason),
            Answer::Unknown | Answer::Yes => None,
        }
    }

    pub fn standing(&self) -> Standing {
        match (self.closed, self.open) {
            _ if self.board.area() == 0 => Standing::Empty,
            (Answer::Yes, _) => Standing::Closed,
            (Answer::No(_), Answer::Yes) => Standing::Open,
            (Answer::Unknown, Answer::Yes) => Standing::SomeOpen,
            (_, Answer::No(_)) => Standing::None,
            (Answer::No(_), Answer::Unknown) => Standing::NoClosed,
            (Answer::Unknown, Answer::Unknown) => Standing::Unknown,
        }
    }

    /// The kind of the tour to play: of the tour that is known, else of those that there are.
    pub fn playable(&self) -> Option<TourKind> {
        let kinds = [TourKind::Closed, TourKind::Open];
        let known = self.tour.as_ref().map(|(kind, _)| *kind);
        known.or_else(|| {
            kinds
                .into_iter()
                .find(|kind| self.answer(*kind) == Answer::Yes)
        })
    }

    /// Looks for a tour: the best that there is, and one of each kind that may exist.
    pub fn look(&mut self) {
        self.sought = match self.standing() {
            Standing::Empty | Standing::None => Vec::new(),
            Standing::Closed => vec![TourKind::Closed],
            Standing::Open | Standing::NoClosed => vec![TourKind::Open],
            Standing::SomeOpen | Standing::Unknown => vec![TourKind::Closed, TourKind::Open],
        };
        if self.sought.is_empty() {
            return self.search.reset();
        }
        let task = |kind: &TourKind| {
            let position = Position::new(self.board.size()).without(self.board.holes().to_vec());
            let kind = *kind;
            Task::Tour(Position { kind, ..position })
        };
        let tasks: Vec<Task> = self.sought.iter().map(task).collect();
        self.search.ask(tasks);
    }

    /// Handles a worker's report.
    pub fn receive(&mut self, event: WorkerEvent) {
        let Some(slice) = self.search.accept(event) else {
            return;
        };
        let (Found::Tour(Some(found)), Some(&kind)) = (slice.found, self.sought.get(slice.task))
        else {
            return;
        };
        match found {
            Ok(tour) => {
                // A closed tour is shown rather than an open one.
                if self.tour.is_none() || kind.is_closed() {
                    let squares = tour.moves.squares(self.board.size()).collect();
                    self.tour = Some((kind, squares));
                }
                self.enter(kind, Answer::Yes);
            }
            Err(NoTour::Impossible(reason)) => self.enter(kind, Answer::No(reason)),
            Err(_) => {}
        }
    }

    /// Takes over a finished count of tours.
    pub fn count(&mut self, kind: TourKind, tours: u128) {
        let answer = if tours > 0 {
            Answer::Yes
        } else {
            Answer::No(Reason::Searched)
        };
        self.enter(kind, answer);
    }

    /// Enters an answer, and those that follow from it: a closed tour is an open one, too.
    fn enter(&mut self, kind: TourKind, answer: Answer) {
        for (of, known) in [
            (TourKind::Closed, &mut self.closed),
            (TourKind::Open, &mut self.open),
        ] {
            let follows = match answer {
                Answer::Yes => kind.is_closed() || of == kind,
                Answer::No(_) => !kind.is_closed() || of == kind,
                Answer::Unknown => false,
            };
            if follows && *known == Answer::Unknown {
                *known = answer;
            }
        }
        let is_open = |kind: &TourKind| match self.answer(*kind) {
            Answer::Unknown => true,
            Answer::Yes => self.tour.is_none(),
            Answer::No(_) => false,
        };
        if self.search.is_running() && !self.sought.iter().any(is_open) {
            self.search.finish();
        }
    }
}
