//! The state of the screen: the board that is chosen or drawn, whether it has tours, and the count of
//! its tours. Nothing here touches the page.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, TourKind};
use yew::Reducible;

use super::count::{Count, Means};
use super::drawing::{Drawing, Preset};
use super::existence::{Answer, Existence};
use super::sample::{Sample, Tours};
use super::single::{Single, Wanted};
use super::stored::{Finished, Running};
use super::symmetric::Symmetric;
use crate::bridge::knight::WorkerEvent;
use crate::bridge::{Work, tour, tour_count};
use crate::components::screen::ScreenState;
use crate::link::{BoardsLink, ChosenBoard};

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The board that is chosen, or drawn.
    pub board: Board,
    /// The drawing, where the board is not chosen on the map.
    pub drawing: Option<Drawing>,
    /// Whether the board has tours.
    pub existence: Existence,
    pub count: Count,
    /// Tours of the board drawn at random.
    pub sample: Sample,
    /// The symmetric tours of the board.
    pub symmetric: Symmetric,
    /// One of all tours of the shape.
    pub single: Single,
}

/// An action of the visitor, or a report of a worker.
#[derive(Clone, Debug)]
pub enum Action {
    /// Go to the state of a link.
    Open(BoardsLink),
    /// Choose a board of the map.
    Choose(Size),
    /// Draw a shape, beginning with the board.
    Draw,
    /// Add a square to the shape, or remove it.
    Press(Square),
    /// Draw over squares.
    Stroke(Vec<Square>),
    /// End that.
    EndStroke,
    /// Change the rows and columns of the shape.
    Resize(Size),
    /// Take one of the given shapes.
    Preset(Preset),
    /// Undo a change of the shape.
    Undo,
    /// Redo it.
    Redo,
    /// Stop looking for tours.
    CancelSearch,
    /// Find one of all tours.
    Ask(Wanted),
    /// Find the closed tour with a number, as it was typed.
    Number(String),
    /// A worker reports about that.
    Answered(tour::WorkerEvent),
    /// Stop that.
    CancelTour,
    /// Choose what to count.
    Kind(TourKind),
    /// Begin to count, with the memory and the workers of the device.
    Start(Means),
    /// Stop counting.
    Cancel,
    /// Forget the count that was broken off.
    Forget,
    /// Choose from which seed tours are drawn, and how many.
    Sample(u32, Tours),
    /// Begin to draw tours, with the memory and the workers of the device.
    DrawTours(Means),
    /// Interrupt that.
    PauseDraws,
    /// Continue it.
    ResumeDraws,
    /// Stop it.
    CancelDraws,
    /// A worker reports about the draws.
    Drawn(tour_count::WorkerEvent),
    /// List the symmetric tours.
    List,
    /// Stop that.
    CancelList,
    /// Look at a page of them.
    Page(u32),
    /// A worker reports about them.
    Listed(tour_count::WorkerEvent),
    /// A worker reports about the tour.
    Found(WorkerEvent),
    /// Look for the tour once more.
    LookAgain,
    /// A worker reports about the count.
    Counted(tour_count::WorkerEvent),
}

impl State {
    /// The screen when a link opens it, with the stored results of earlier counts.
    pub fn new(link: BoardsLink, finished: Vec<Finished>, broken_off: Option<Running>) -> Self {
        let board = link.board.board();
        let existence = Existence::of(&board);
        let kind = kind_of(&existence);
        let size = board.size();
        let mut state = Self {
            count: Count::new(board.clone(), kind).with_stored(finished, broken_off),
            sample: Sample::new(size, link.seed),
            symmetric: Symmetric::new(size),
            single: Single::default(),
            drawing: match link.board {
                ChosenBoard::Whole(_) => None,
                ChosenBoard::Shape(board) => Some(Drawing::new(board)),
            },
            existence,
            board,
        };
        state.existence.look();
        state
    }

    /// The progress of the work begun here: of the running work, else of the kept one.
    pub fn work(&self) -> Option<Work> {
        let count = Work::of(&self.count.job);
        let draws = Work::of(&self.sample.job);
        let list = Work::of(&self.symmetric.job);
        let begun = [count, draws, list].into_iter().flatten();
        begun.max_by_key(|work| work.running)
    }

    /// Goes over to another board.
    fn go_to(&mut self, board: &Board) {
        if *board != self.board {
            self.board = board.clone();
            self.existence.go_to(board);
            self.count.choose(board, kind_of(&self.existence));
            self.sample
                .choose(board.size(), self.sample.seed, self.sample.tours);
            self.symmetric.choose(board.size());
            self.single.stop();
        }
    }

    /// Goes to a board of the map.
    fn choose(&mut self, size: Size) {
        self.drawing = None;
        self.go_to(&size.into());
    }

    /// Changes the shape, where one is drawn.
    fn draw(&mut self, change: impl FnOnce(&mut Drawing)) {
        if let Some(drawing) = &mut self.drawing {
            change(drawing);
            let board = drawing.board().clone();
            self.go_to(&board);
        }
    }

    fn open(&mut self, BoardsLink { board, seed }: BoardsLink) {
        match board {
            ChosenBoard::Whole(size) => {
                self.choose(size);
                self.sample.choose(size, seed, self.sample.tours);
            }
            ChosenBoard::Shape(board) => {
                let drawing = self
                    .drawing
                    .get_or_insert_with(|| Drawing::new(board.clone()));
                if *drawing.board() != board {
                    drawing.change(board.clone());
                }
                self.go_to(&board);
            }
        }
    }

    /// Handles a worker's report on the count.
    fn counted(&mut self, event: tour_count::WorkerEvent) {
        self.count.receive(event);
        if let Some(tours) = self.count.tours()
            && self.count.board == self.board
        {
            self.existence.count(self.count.kind, tours);
        }
    }
}

/// The kind of tours to count on a board: open ones where no closed one exists.
pub fn kind_of(existence: &Existence) -> TourKind {
    let is_none = |kind| matches!(existence.answer(kind), Answer::No(_));
    TourKind::closed_if(!is_none(TourKind::Closed) || is_none(TourKind::Open))
}

impl ScreenState for State {
    type Link = BoardsLink;

    fn open(link: BoardsLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> BoardsLink {
        if self.drawing.is_some() {
            return BoardsLink::drawn(self.board.clone());
        }
        BoardsLink {
            seed: self.sample.seed,
            ..BoardsLink::of(self.board.size())
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) => next.open(link),
            Action::Choose(size) => next.choose(size),
            Action::Draw => {
                next.drawing
                    .get_or_insert_with(|| Drawing::new(self.board.clone()));
            }
            Action::Press(square) => next.draw(|drawing| drawing.press(square)),
            Action::Stroke(squares) => next.draw(|drawing| drawing.stroke(&squares)),
            Action::EndStroke => next.draw(Drawing::end_stroke),
            Action::Resize(size) => next.draw(|drawing| drawing.resize(size)),
            Action::Preset(preset) => {
                let shape = preset.shape(self.board.size());
                next.draw(|drawing| drawing.change(shape));
            }
            Action::Undo => next.draw(Drawing::undo),
            Action::Redo => next.draw(Drawing::redo),
            Action::CancelSearch => next.existence.search.cancel(),
            Action::Ask(wanted) => next.single.ask(wanted, &self.board),
            Action::Number(text) => next.single.give(&text, &self.board),
            Action::Answered(event) => next.single.receive(event, &self.board),
            Action::CancelTour => next.single.request.cancel(),
            Action::Kind(kind) => next.count.choose(&self.board, kind),
            Action::Start(means) => next.count.start(means),
            Action::Cancel => {
                next.count.cancel();
                // The board may have been left while it was counted.
                if self.board != self.count.board {
                    next.count.choose(&self.board, kind_of(&self.existence));
                }
            }
            Action::Forget => next.count.broken_off = None,
            Action::Sample(seed, tours) => next.sample.choose(self.board.size(), seed, tours),
            Action::DrawTours(means) => next.sample.start(means),
            Action::PauseDraws => next.sample.pause(),
            Action::ResumeDraws => next.sample.resume(),
            Action::CancelDraws => next.sample.job.cancel(),
            Action::Drawn(event) => next.sample.receive(event),
            Action::List => next.symmetric.start(),
            Action::CancelList => next.symmetric.job.cancel(),
            Action::Page(page) => next.symmetric.turn_to(page),
            Action::Listed(event) => next.symmetric.receive(event),
            Action::Found(event) => next.existence.receive(event),
            Action::LookAgain => next.existence.look(),
            Action::Counted(event) => next.counted(event),
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
