//! The request, the solutions found, and the progress of the search.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::{ListRequest, Piece, Show, Solution};
use yew::Reducible;

use super::check::{self, Check};
use super::count::{self, Count};
use crate::bridge::JobState;
use crate::bridge::Work;
use crate::bridge::queens::{Found, Request, Solutions, Task, WorkerEvent};
use crate::components::screen::ScreenState;
use crate::link::{Expected, Notice, SolutionsLink, View, parse_squares};

/// Maximum number of solutions that are listed: all of them up to n = 13.
pub const LIST_LIMIT: usize = 100_000;

/// Up to this side a list takes less than a second.
const LISTED_AT_ONCE: u32 = 12;

/// The state of the solutions screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The request.
    pub link: SolutionsLink,
    /// The solutions found so far.
    pub list: Rc<Solutions>,
    /// The number of distinct images of all solutions found.
    pub images: u64,
    /// The list as workers are asked for it.
    pub request: Request,
    /// Whether the search was stopped since there are more solutions than are listed.
    pub is_full: bool,
    /// The count of the same board.
    pub count: Count,
    /// The check of a program's output.
    pub check: Check,
    /// The error in the fixed squares given last.
    pub refused: Option<Notice>,
    /// Whether a click on a small board fixes a square, instead of opening the board.
    pub picks: bool,
    /// The width of the small boards in CSS pixels, if it was chosen.
    pub board_width: Option<u32>,
    /// The solution to go to, by its index, with a number that is raised each time.
    pub target: Option<(u32, usize)>,
    /// The error in the number given last.
    pub wrong_number: Option<Notice>,
}

/// An action of a visitor, or of a worker, on the solutions screen.
#[derive(Clone, Debug)]
pub enum Action {
    /// Open the state of a link.
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
    /// Let clicks on small boards fix squares, or open boards.
    Picking(bool),
    /// Ask for those with a piece on a square as well, or no longer.
    Pick(Square),
    /// Ask for those with pieces anywhere.
    Unfix,
    /// Show small boards of this width, or as the window allows.
    Width(Option<u32>),
    /// Go to the solution with the number that was typed.
    GoTo(String),
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
    /// Something about the check of an output.
    Check(check::Action),
    /// A worker reports on the list.
    Worker(WorkerEvent),
}

impl State {
    /// The screen as it opens with a link.
    pub fn new(link: SolutionsLink, board_width: Option<u32>) -> Self {
        let mut state = Self {
            list: Rc::default(),
            images: 0,
            request: Request::default(),
            is_full: false,
            count: Count::new(link.n, link.piece),
            check: Check::default(),
            refused: None,
            picks: false,
            board_width,
            target: None,
            wrong_number: None,
            link,
        };
        state.search();
        state
    }

    /// Whether every solution has been found.
    pub fn is_complete(&self) -> bool {
        *self.request.state() == JobState::Done
    }

    /// The progress of the count, or of a list that takes a while, if it is worth keeping while another screen is looked at.
    pub fn work(&self) -> Option<Work> {
        let list = || Work::of(&self.request).filter(|_| self.link.n > LISTED_AT_ONCE);
        self.count.work().or_else(list)
    }

    /// Begins a new list, as soon as the visitor looks at it.
    fn search(&mut self) {
        let link = &self.link;
        self.list = Rc::new(Solutions::new(link.n));
        self.images = 0;
        self.is_full = false;
        self.refused = None;
        self.target = None;
        self.wrong_number = None;
        if link.view == View::List {
            let request = ListRequest {
                n: link.n,
                piece: link.piece,
                show: link.show,
                fixed: link.fixed.clone(),
            };
            self.request.ask([Task::List(request.into())]);
        } else {
            self.request.reset();
        }
    }

    /// Handles another link. The same request begins no new search, for any orbit in view.
    fn ask(&mut self, link: SolutionsLink) {
        let same = SolutionsLink {
            orbit: self.link.orbit,
            ..link.clone()
        };
        let is_same = same == self.link;
        self.link = link;
        if is_same {
            self.refused = None;
        } else {
            self.count.choose(self.link.n, self.link.piece);
            self.search();
        }
    }

    /// Looks at the same in another way. A complete list is kept; a search that
    /// was under way stops, and begins anew when it is looked at again. A count
    /// stays where it stands.
    fn look_at(&mut self, view: View) {
        self.count.act(count::Action::Pause);
        self.link.orbit = None;
        let is_other = std::mem::replace(&mut self.link.view, view) != view;
        if is_other && matches!(self.request.state(), JobState::Idle | JobState::Running) {
            self.search();
        }
    }

    /// Asks for those with pieces on squares that were typed.
    fn fix(&mut self, text: String, mut link: SolutionsLink) {
        let size = link.size();
        if let Some(fixed) = parse_squares(&text, size) {
            link.fixed = fixed;
            return self.ask(link);
        }
        self.refused = Some(Notice {
            parameter: "fixed",
            value: text,
            expected: Expected::Squares(size),
        });
    }

    fn go_to(&mut self, text: String) {
        let most = self.list.len();
        let number = text.trim().parse().ok();
        let number = number.filter(|number| (1..=most).contains(number));
        if let Some(number) = number {
            let raised = self.target.map_or(0, |(raised, _)| raised) + 1;
            self.target = Some((raised, number - 1));
        }
        self.wrong_number = number.is_none().then_some(Notice {
            parameter: "number",
            value: text,
            expected: Expected::WholeNumber {
                least: 1,
                most: most as u32,
            },
        });
    }

    fn receive(&mut self, event: WorkerEvent) {
        let slice = self.request.accept(event);
        let Some(Found::Solutions(batch)) = slice.map(|slice| slice.found) else {
            return;
        };
        let before = self.list.len();
        let room = LIST_LIMIT - before;
        if !batch.is_empty() {
            Rc::make_mut(&mut self.list).append(&batch, room);
        }
        self.images += (before..self.list.len())
            .map(|index| u64::from(self.list.orbit_size(index)))
            .sum::<u64>();
        self.is_full = batch.len() > room;
        if self.is_full {
            // There are more solutions than the list has, even if the search is over by now.
            self.request.pause();
            self.request.cancel();
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
        let mut next = (*self).clone();
        let mut link = SolutionsLink {
            orbit: None,
            ..self.link.clone()
        };
        match action {
            Action::Open(link) => next.ask(link),
            Action::Resize(n) => {
                let fixed = if n == link.n { link.fixed } else { Vec::new() };
                next.ask(SolutionsLink { n, fixed, ..link });
            }
            Action::Show(show) => next.ask(SolutionsLink { show, ..link }),
            Action::Choose(piece) => next.ask(SolutionsLink { piece, ..link }),
            Action::View(view) => next.look_at(view),
            Action::Fix(text) => next.fix(text, link),
            Action::Picking(picks) => next.picks = picks,
            Action::Pick(square) => {
                // A square that is fixed is freed.
                link.fixed.retain(|other| *other != square);
                if link.fixed.len() == self.link.fixed.len() {
                    link.fixed.push(square);
                }
                next.ask(link);
            }
            Action::Unfix => {
                link.fixed.clear();
                next.ask(link);
            }
            Action::Width(width) => next.board_width = width,
            Action::GoTo(text) => next.go_to(text),
            Action::OpenOrbit(index) => {
                link.orbit = Solution::from_columns(self.list.columns(index)).ok();
                next.ask(link);
            }
            Action::CloseOrbit => next.ask(link),
            Action::Cancel => next.request.cancel(),
            Action::Restart => {
                next.link = link;
                next.search();
            }
            Action::Count(action) => next.count.act(action),
            Action::Check(action) => next.check.act(action),
            Action::Worker(event) if self.request.is_late(&event) => return self,
            Action::Worker(event) => next.receive(event),
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests;
