//! What the screen is: the board that is chosen, a tour of it, and the count of
//! its tours. Nothing here touches the page.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Request;
use bezzel_solver::knight::count::TourKind;
use yew::Reducible;

use super::count::{Count, Means};
use super::verdict::Verdict;
use crate::bridge::knight::{Event, Found, Heard, Task, Work};
use crate::bridge::tour_count;
use crate::link::BoardsLink;

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The board that is chosen.
    pub(super) size: Size,
    pub(super) count: Count,
    /// A tour of the board, closed where there is one.
    pub(super) tour: Option<Rc<[Square]>>,
    /// The work that finds it, as long as it is not there.
    looking: Option<Rc<Work>>,
    /// The number of the wish: words about earlier ones are late.
    wish: u32,
}

/// What a visitor, or a worker, does on the screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Choose a board.
    Choose(Size),
    /// Choose what to count.
    Kind(TourKind),
    /// Begin to count, with what the device has; the time.
    Start(Means, f64),
    /// Stop counting.
    Cancel,
    /// A worker has something to say about the tour.
    Found(Heard),
    /// A worker has something to say about the count; the time.
    Counted(tour_count::Heard, f64),
}

impl State {
    /// The screen as it opens with a link.
    pub(super) fn new(link: BoardsLink) -> Self {
        let kind = kind_of(link.size);
        Self {
            size: link.size,
            count: Count::new(link.size, kind),
            tour: None,
            looking: None,
            wish: 0,
        }
        .looking_for_tour()
    }

    /// The link to the screen as it is.
    pub(super) const fn link(&self) -> BoardsLink {
        BoardsLink { size: self.size }
    }

    /// The work that finds a tour, if it is wanted.
    pub(super) fn wanted_tour(&self) -> Option<Rc<Work>> {
        self.looking.clone()
    }

    fn choosing(&self, size: Size) -> Self {
        if size == self.size {
            return self.clone();
        }
        Self {
            size,
            count: self.count.of(size, kind_of(size)),
            tour: None,
            ..self.clone()
        }
        .looking_for_tour()
    }

    fn looking_for_tour(self) -> Self {
        let wish = self.wish + 1;
        let request = match Verdict::of(self.size) {
            Verdict::Closed => Some(Request::closed()),
            Verdict::Open => Some(Request::open()),
            Verdict::None => None,
        };
        let task = request.map(|request| Task::Tour {
            size: self.size,
            holes: Vec::new(),
            request,
            from: None,
        });
        Self {
            looking: task.map(|task| {
                let tasks = vec![task];
                Rc::new(Work { tasks, wish })
            }),
            wish,
            ..self
        }
    }

    fn finding(&self, heard: Heard) -> Self {
        let mut next = self.clone();
        if heard.wish != self.wish {
            return next;
        }
        match heard.event {
            // The words stand without the picture.
            Event::Failed(_) => next.looking = None,
            Event::Slice { found, .. } => {
                if let Found::Tour(Some(found)) = found {
                    next.looking = None;
                    next.tour = found
                        .ok()
                        .map(|tour| tour.moves.squares(self.size).collect());
                }
            }
        }
        next
    }

    fn with_count(&self, count: Count) -> Self {
        Self {
            count,
            ..self.clone()
        }
    }
}

/// What is worth counting on a board: open tours where no other can be.
fn kind_of(size: Size) -> TourKind {
    match Verdict::of(size) {
        Verdict::Open => TourKind::Open,
        Verdict::Closed | Verdict::None => TourKind::Closed,
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Choose(size) => self.choosing(size),
            Action::Kind(kind) => self.with_count(self.count.of(self.size, kind)),
            Action::Start(means, now) => self.with_count(self.count.started(means, now)),
            Action::Cancel => self.with_count(self.count.cancelled()),
            Action::Found(heard) => self.finding(heard),
            Action::Counted(heard, now) => self.with_count(self.count.hearing(heard, now)),
        };
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
