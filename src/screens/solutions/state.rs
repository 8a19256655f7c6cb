//! What is asked for, what has been found, and how far the search is.

use std::rc::Rc;

use bezzel_solver::Progress;
use bezzel_solver::queens::{ListRequest, Piece, Show, Solution};
use yew::Reducible;

use super::count::{self, Count};
use crate::bridge::{Event, Failure, Found, Solutions, Task, Work};
use crate::link::{Expected, Notice, SolutionsLink, View, parse_squares};
use crate::screens::ScreenState;

/// So many solutions are kept at most: all of them up to n = 13.
pub(super) const LIST_LIMIT: usize = 100_000;

/// The state of the solutions screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// What is asked for.
    pub(super) link: SolutionsLink,
    /// What has been found of it.
    pub(super) list: Rc<Solutions>,
    /// How many distinct images those found have, all together.
    pub(super) images: u64,
    /// How far the search is.
    pub(super) phase: Phase,
    /// The count of the same board.
    pub(super) count: Count,
    /// What was wrong with the fixed squares given last.
    pub(super) refused: Option<Notice>,
    /// The number of the wish for the list: events of earlier ones are late.
    wish: u32,
    /// The work as the bridge is asked for it.
    work: Rc<Work>,
}

/// How far the search is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// It goes on; the share done, from 0 to 1.
    Running(f64),
    /// Every solution has been found.
    Done,
    /// The list is full, and there are more.
    Full,
    /// The visitor has stopped it.
    Cancelled,
    /// It could not be done.
    Failed(Failure),
}

impl Phase {
    /// The phase as the hook of the page names it.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Running(_) => "running",
            Self::Done => "done",
            Self::Full | Self::Cancelled => "cancelled",
            Self::Failed(_) => "failed",
        }
    }
}

/// What a visitor, or a worker, does on the solutions screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to what a link asks for.
    Open(SolutionsLink),
    /// Ask for another board.
    Resize(u32),
    /// Ask for all solutions, or one of each orbit.
    Show(Show),
    /// Ask for another piece.
    Choose(Piece),
    /// List or count.
    View(View),
    /// Ask for those with pieces on squares that were typed.
    Fix(String),
    /// Show the images of a solution.
    OpenOrbit(usize),
    /// Show them no longer.
    CloseOrbit,
    /// Stop the search.
    Cancel,
    /// Search from the start again.
    Restart,
    /// Something about the count.
    Count(count::Action),
    /// The worker has something to say about a wish.
    Heard(u32, Event),
}

impl State {
    /// The screen as it opens with a link.
    pub(super) fn new(link: SolutionsLink) -> Self {
        let count = Count::new(link.n, link.piece, 1);
        Self::searching(link, 1, count)
    }

    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        (self.is_running() && self.link.view == View::List).then(|| Rc::clone(&self.work))
    }

    const fn is_running(&self) -> bool {
        matches!(self.phase, Phase::Running(_))
    }

    fn searching(link: SolutionsLink, wish: u32, count: Count) -> Self {
        let request = ListRequest {
            n: link.n,
            piece: link.piece,
            show: link.show,
            fixed: link.fixed.clone(),
        };
        let task = Task::List {
            request,
            from: None,
        };
        Self {
            list: Rc::new(Solutions::new(link.n)),
            images: 0,
            phase: Phase::Running(0.0),
            count,
            refused: None,
            wish,
            work: Rc::new(Work {
                tasks: vec![task],
                wish,
            }),
            link,
        }
    }

    /// Asks for something else; the same again begins no search, whatever orbit is
    /// looked at.
    fn asking(&self, link: SolutionsLink) -> Self {
        let same = SolutionsLink {
            orbit: self.link.orbit,
            ..link.clone()
        };
        if same == self.link {
            return Self {
                link,
                refused: None,
                ..self.clone()
            };
        }
        let count = self.count.of(link.n, link.piece).set_aside();
        Self::searching(link, self.wish + 1, count)
    }

    /// Looks at the same in another way. A complete list is kept; a search that
    /// was under way has been stopped by then, and begins anew. A count stays
    /// where it stands.
    fn viewing(&self, view: View) -> Self {
        let link = SolutionsLink {
            view,
            orbit: None,
            ..self.link.clone()
        };
        if self.is_running() {
            return self.asking(link);
        }
        Self {
            link,
            count: self.count.set_aside(),
            ..self.clone()
        }
    }

    fn fixing(&self, text: &str) -> Self {
        let n = self.link.n;
        match parse_squares(text, n) {
            Some(fixed) => self.asking(SolutionsLink {
                fixed,
                orbit: None,
                ..self.link.clone()
            }),
            None => Self {
                refused: Some(Notice {
                    parameter: "fixed",
                    value: text.to_owned(),
                    expected: Expected::Squares {
                        rows: n,
                        columns: n,
                    },
                }),
                ..self.clone()
            },
        }
    }

    fn heard(&self, event: Event) -> Self {
        match event {
            Event::Slice {
                progress,
                found: Found::Solutions(batch),
            } => self.with_batch(progress, &batch),
            Event::Slice { .. } => self.clone(),
            Event::Failed(failure) => Self {
                phase: Phase::Failed(failure),
                ..self.clone()
            },
        }
    }

    fn with_batch(&self, progress: Progress, batch: &Solutions) -> Self {
        let room = LIST_LIMIT - self.list.len();
        let mut list = Rc::clone(&self.list);
        if !batch.is_empty() {
            Rc::make_mut(&mut list).append(batch, room);
        }
        let added = self.list.len()..list.len();
        let images = added
            .map(|index| u64::from(list.orbit_size(index)))
            .sum::<u64>();
        Self {
            images: self.images + images,
            phase: if batch.len() > room {
                Phase::Full
            } else if progress.done {
                Phase::Done
            } else {
                Phase::Running(progress.fraction)
            },
            list,
            ..self.clone()
        }
    }
}

impl ScreenState for State {
    type Link = SolutionsLink;

    fn open(link: SolutionsLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> SolutionsLink {
        self.link.clone()
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let link = SolutionsLink {
            orbit: None,
            ..self.link.clone()
        };
        let next = match action {
            Action::Open(link) => self.asking(link),
            Action::Resize(n) => {
                let fixed = if n == link.n { link.fixed } else { Vec::new() };
                self.asking(SolutionsLink { n, fixed, ..link })
            }
            Action::Show(show) => self.asking(SolutionsLink { show, ..link }),
            Action::Choose(piece) => self.asking(SolutionsLink { piece, ..link }),
            Action::View(view) => self.viewing(view),
            Action::Fix(text) => self.fixing(&text),
            Action::OpenOrbit(index) => self.asking(SolutionsLink {
                orbit: Solution::from_columns(self.list.columns(index)).ok(),
                ..link
            }),
            Action::CloseOrbit => self.asking(link),
            Action::Cancel if self.is_running() => Self {
                phase: Phase::Cancelled,
                ..(*self).clone()
            },
            Action::Restart => Self::searching(link, self.wish + 1, self.count.clone()),
            Action::Count(action) => Self {
                count: self.count.after(action),
                ..(*self).clone()
            },
            Action::Heard(wish, event) if wish == self.wish && self.is_running() => {
                self.heard(event)
            }
            // A search that is over cannot be stopped, and its late words must
            // not set it going again.
            Action::Cancel | Action::Heard(..) => return self,
        };
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests;
