//! The state of the screen: the board that is chosen, a tour of it, and the count of
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
use crate::bridge::Work;
use crate::bridge::knight::{self, Found, Task, WorkerEvent};
use crate::bridge::tour_count;
use crate::link::BoardsLink;
use crate::screens::ScreenState;

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
    /// The task that finds it.
    pub(super) search: knight::Request,
}

/// An action of the visitor, or a report of a worker.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to the state of a link.
    Open(BoardsLink),
    /// Choose a board.
    Choose(Size),
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
    /// Begin to draw, with the memory and the workers of the device.
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
    /// Look for the tour once more.
    LookAgain,
    /// A worker reports about the count.
    Counted(tour_count::WorkerEvent),
}

impl State {
    /// The screen when a link opens it, with the stored results of earlier counts.
    pub(super) fn new(
        link: BoardsLink,
        finished: Vec<Finished>,
        broken_off: Option<Running>,
    ) -> Self {
        let kind = kind_of(link.size);
        let mut state = Self {
            size: link.size,
            count: Count::new(link.size, kind).with_kept(finished, broken_off),
            sample: Sample::new(link.size, link.seed),
            symmetric: Symmetric::new(link.size),
            tour: None,
            search: knight::Request::default(),
        };
        state.look_for_tour();
        state
    }

    /// The progress of the work begun here: of the running work, else of the kept one.
    pub(super) fn work(&self) -> Option<Work> {
        let count = Work::of(&self.count.job);
        let draws = Work::of(&self.sample.job);
        let list = Work::of(&self.symmetric.job);
        let begun = [count, draws, list].into_iter().flatten();
        begun.max_by_key(|work| work.running)
    }

    fn choose(&mut self, size: Size) {
        if size != self.size {
            self.size = size;
            self.count.choose(size, kind_of(size));
            self.sample
                .choose(size, self.sample.seed, self.sample.tours);
            self.symmetric.choose(size);
            self.tour = None;
            self.look_for_tour();
        }
    }

    fn look_for_tour(&mut self) {
        let position = Position::new(self.size);
        let position = match Verdict::of(self.size) {
            Verdict::Closed => position.closed(),
            Verdict::Open => position,
            Verdict::None => return self.search.reset(),
        };
        self.search.ask([Task::Tour(position.into())]);
    }

    /// Handles a worker's report on the tour.
    fn find(&mut self, event: WorkerEvent) {
        let slice = self.search.accept(event);
        if let Some(Found::Tour(Some(Ok(tour)))) = slice.map(|slice| slice.found) {
            self.tour = Some(tour.moves.squares(self.size).collect());
        }
    }
}

/// The kind of tours to count on a board: open ones where no closed one exists.
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
        let mut next = (*self).clone();
        match action {
            Action::Open(BoardsLink { size, seed }) => {
                next.choose(size);
                next.sample.choose(size, seed, next.sample.tours);
            }
            Action::Choose(size) => next.choose(size),
            Action::Kind(kind) => next.count.choose(self.size, kind),
            Action::Start(means) => next.count.start(means),
            Action::Cancel => {
                next.count.cancel();
                // The board may have been left while it was counted.
                if self.size != self.count.size {
                    next.count.choose(self.size, kind_of(self.size));
                }
            }
            Action::Forget => next.count.broken_off = None,
            Action::Sample(seed, tours) => next.sample.choose(self.size, seed, tours),
            Action::Draw(means) => next.sample.start(means),
            Action::PauseDraws => next.sample.pause(),
            Action::ResumeDraws => next.sample.resume(),
            Action::CancelDraws => next.sample.job.cancel(),
            Action::Drawn(event) => next.sample.hear(event),
            Action::List => next.symmetric.start(),
            Action::CancelList => next.symmetric.job.cancel(),
            Action::Page(page) => next.symmetric.turn_to(page),
            Action::Listed(event) => next.symmetric.hear(event),
            Action::Found(event) => next.find(event),
            Action::LookAgain => next.look_for_tour(),
            Action::Counted(event) => next.count.hear(event),
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
