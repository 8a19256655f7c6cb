//! What the screen is: the board that is chosen, a tour of it, and the count of
//! its tours. Nothing here touches the page.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Position;
use bezzel_solver::knight::TourKind;
use yew::Reducible;

use super::count::{Count, Means};
use super::kept::{Finished, Running};
use super::sample::{Sample, Tours};
use super::symmetric::Symmetric;
use super::verdict::Verdict;
use crate::bridge::knight::{self, Found, Task, WorkerEvent};
use crate::bridge::tour_count;
use crate::link::BoardsLink;
use crate::screens::{ScreenState, Work};

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The board that is chosen.
    pub(super) size: Size,
    pub(super) count: Count,
    /// Tours of the board drawn at random.
    pub(super) sample: Sample,
    /// The symmetric tours of the board.
    pub(super) symmetric: Symmetric,
    /// A tour of the board, closed where there is one.
    pub(super) tour: Option<Rc<[Square]>>,
    /// What finds it.
    pub(super) search: knight::Request,
}

/// What a visitor, or a worker, does on the screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to the state of a link.
    Open(BoardsLink),
    /// Choose a board.
    Choose(Size),
    /// Choose what to count.
    Kind(TourKind),
    /// Begin to count, with what the device has; the time.
    Start(Means, f64),
    /// Stop counting.
    Cancel,
    /// Forget the count that was broken off.
    Forget,
    /// Choose from which seed tours are drawn, and how many.
    Sample(u32, Tours),
    /// Begin to draw, with what the device has.
    Draw(Means),
    /// Interrupt that.
    PauseDraws,
    /// Go on with it.
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
    /// A worker reports about the count; the time.
    Counted(tour_count::WorkerEvent, f64),
}

impl State {
    /// The screen as it opens with a link, and with what was kept of earlier counts.
    pub(super) fn new(
        link: BoardsLink,
        finished: Vec<Finished>,
        broken_off: Option<Running>,
    ) -> Self {
        let kind = kind_of(link.size);
        Self {
            size: link.size,
            count: Count::new(link.size, kind).with_kept(finished, broken_off),
            sample: Sample::new(link.size, link.seed),
            symmetric: Symmetric::new(link.size),
            tour: None,
            search: knight::Request::default(),
        }
        .looking_for_tour()
    }

    /// How far what was begun here is: what still goes on, or else what is kept.
    pub(super) fn work(&self) -> Option<Work> {
        let draws = Work::of(&self.sample.request);
        let list = Work::of(&self.symmetric.request);
        let begun = [self.count.work(), draws, list].into_iter().flatten();
        begun.max_by_key(|work| work.running)
    }

    fn choosing(&self, size: Size) -> Self {
        if size == self.size {
            return self.clone();
        }
        Self {
            size,
            count: self.count.of(size, kind_of(size)),
            sample: self.sample.of(size, self.sample.seed, self.sample.tours),
            symmetric: self.symmetric.of(size),
            tour: None,
            ..self.clone()
        }
        .looking_for_tour()
    }

    fn looking_for_tour(mut self) -> Self {
        let position = Position::new(self.size);
        let position = match Verdict::of(self.size) {
            Verdict::Closed => position.closed(),
            Verdict::Open => position,
            Verdict::None => {
                self.search.reset();
                return self;
            }
        };
        self.search.ask([Task::Tour {
            position,
            from: None,
        }]);
        self
    }

    /// Takes in what a worker reports of the tour. If it fails, the words stand without the picture.
    fn finding(&self, event: WorkerEvent) -> Self {
        let mut next = self.clone();
        let slice = next.search.accept(event);
        if let Some(Found::Tour(Some(Ok(tour)))) = slice.map(|slice| slice.found) {
            next.tour = Some(tour.moves.squares(self.size).collect());
        }
        next
    }

    fn with_sample(&self, sample: Sample) -> Self {
        Self {
            sample,
            ..self.clone()
        }
    }

    fn with_symmetric(&self, symmetric: Symmetric) -> Self {
        Self {
            symmetric,
            ..self.clone()
        }
    }

    fn with_count(&self, count: Count) -> Self {
        Self {
            count,
            ..self.clone()
        }
    }
}

/// What is worth counting on a board: open tours where no other can be.
pub(super) fn kind_of(size: Size) -> TourKind {
    match Verdict::of(size) {
        Verdict::Open => TourKind::Open,
        Verdict::Closed | Verdict::None => TourKind::Closed,
    }
}

impl ScreenState for State {
    type Link = BoardsLink;

    fn open(link: BoardsLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> BoardsLink {
        BoardsLink {
            size: self.size,
            seed: self.sample.seed,
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Open(BoardsLink { size, seed }) => {
                let next = self.choosing(size);
                next.with_sample(next.sample.of(size, seed, next.sample.tours))
            }
            Action::Choose(size) => self.choosing(size),
            Action::Kind(kind) => self.with_count(self.count.of(self.size, kind)),
            Action::Start(means, now) => self.with_count(self.count.started(means, now)),
            Action::Cancel => {
                let cancelled = self.count.cancelled();
                // The board may have been left while it was counted.
                self.with_count(if self.size == self.count.size {
                    cancelled
                } else {
                    cancelled.of(self.size, kind_of(self.size))
                })
            }
            Action::Forget => {
                let mut count = self.count.clone();
                count.broken_off = None;
                self.with_count(count)
            }
            Action::Sample(seed, tours) => self.with_sample(self.sample.of(self.size, seed, tours)),
            Action::Draw(means) => self.with_sample(self.sample.started(means)),
            Action::PauseDraws => self.with_sample(self.sample.paused()),
            Action::ResumeDraws => self.with_sample(self.sample.resumed()),
            Action::CancelDraws => self.with_sample(self.sample.cancelled()),
            Action::Drawn(event) => self.with_sample(self.sample.hearing(event)),
            Action::List => self.with_symmetric(self.symmetric.started()),
            Action::CancelList => self.with_symmetric(self.symmetric.cancelled()),
            Action::Page(page) => self.with_symmetric(self.symmetric.turned_to(page)),
            Action::Listed(event) => self.with_symmetric(self.symmetric.hearing(event)),
            Action::Found(event) => self.finding(event),
            Action::Counted(event, now) => self.with_count(self.count.hearing(event, now)),
        };
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
