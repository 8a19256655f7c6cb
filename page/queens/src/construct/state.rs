//! The state of the construct screen: the request, the result, and the visible part of the board.

use std::rc::Rc;

use bezzel_solver::queens::construct::steps::{Change, steps};
use bezzel_solver::queens::{Placement, QueensError};
use yew::Reducible;

use crate::bridge::LongJob;
use crate::bridge::position::{Construction, Found, Task, WorkerEvent};
use crate::components::screen::ScreenState;
use crate::link::{ConstructLink, ConstructRule};

/// The state of the construct screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The request.
    pub link: ConstructLink,
    /// The construction, and what came of it: the solution, or why there is none.
    pub job: LongJob<Task, Option<Result<Rc<Construction>, QueensError>>>,
    /// The steps of the rule, if the board is small enough to show the list that each leads to, and the solution of the
    /// rule is asked for.
    pub steps: &'static [Change],
    /// The step that is looked at: the board stands as it leaves it.
    pub step: Option<Change>,
    /// Whether lines join neighbours that stand a knight's move apart.
    pub shows_lines: bool,
    /// The row that is looked for on a large board, from 0.
    pub row: Option<u32>,
    /// The seed of the random solution that was asked for last.
    seed: u32,
}

/// An action of a visitor or a worker on the construct screen.
#[derive(Clone, Debug)]
pub enum Action {
    /// Open the state of a link.
    Open(ConstructLink),
    /// Ask for another number of queens.
    Resize(u32),
    /// Ask for the solution of this rule.
    Rule(ConstructRule),
    /// Ask for the random solution of a seed.
    Seed(u32),
    /// Ask for the random solution of the next seed.
    Another,
    /// Show the board after a step, or the finished board.
    Look(Option<Change>),
    /// Join neighbours a knight's move apart, or not.
    ShowLines(bool),
    /// Look for a row, from 0.
    Find(u32),
    /// Stop.
    Cancel,
    /// Construct it after all.
    Restart,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl State {
    /// The screen as it opens with a link.
    pub fn new(link: ConstructLink) -> Self {
        Self {
            link,
            job: LongJob::default(),
            steps: &[],
            step: None,
            shows_lines: true,
            row: None,
            seed: link.seed.unwrap_or(0),
        }
        .constructing()
    }

    /// Whether the board is small enough to show each square as a part of the
    /// page.
    pub const fn is_small(&self) -> bool {
        self.link.n <= Placement::MAX_N
    }

    /// The solution, once it is constructed.
    pub const fn construction(&self) -> Option<&Rc<Construction>> {
        match &self.job.found {
            Some(Ok(construction)) => Some(construction),
            _ => None,
        }
    }

    /// The columns of a small board's queens, row by row from the top, as far as
    /// the step that is looked at has written them down.
    pub fn columns(&self) -> Vec<u32> {
        if let Some(step) = self.step {
            return step.columns(self.link.n).unwrap_or_default();
        }
        self.construction().map_or_else(Vec::new, |made| {
            let rows = 0..made.columns.n();
            rows.filter_map(|row| made.columns.of_row(row)).collect()
        })
    }

    /// Begins the construction of the link.
    fn constructing(mut self) -> Self {
        let steps = steps(self.link.n);
        // The rule refuses sizes without a solution.
        let request = self.link.request();
        self.job.start([Task::Construct { request }]);
        self.steps = match steps {
            Ok(steps) if self.is_small() && self.link.seed.is_none() => steps,
            Ok(_) => &[],
            Err(reason) => {
                self.job.found = Some(Err(reason));
                self.job.finish();
                &[]
            }
        };
        self.step = None;
        self.row = None;
        self
    }

    /// Asks for something else; the same again is no change.
    fn asking(&self, link: ConstructLink) -> Self {
        if link == self.link {
            return self.clone();
        }
        Self {
            link,
            seed: link.seed.unwrap_or(self.seed),
            ..self.clone()
        }
        .constructing()
    }

    fn seeded(&self, seed: Option<u32>) -> Self {
        self.asking(ConstructLink { seed, ..self.link })
    }
}

impl ScreenState for State {
    type Link = ConstructLink;

    fn open(link: ConstructLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> ConstructLink {
        self.link
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) => next = self.asking(link),
            Action::Resize(n) => next = self.asking(ConstructLink { n, ..self.link }),
            Action::Rule(ConstructRule::Modulo12) => next = self.seeded(None),
            Action::Rule(ConstructRule::Random) => next = self.seeded(Some(self.seed)),
            Action::Seed(seed) => next = self.seeded(Some(seed)),
            Action::Another => next = self.seeded(Some(self.seed.wrapping_add(1))),
            Action::Look(step) => next.step = step.filter(|step| self.steps.contains(step)),
            Action::ShowLines(shows_lines) => next.shows_lines = shows_lines,
            Action::Find(row) => next.row = Some(row),
            Action::Cancel => next.job.cancel(),
            Action::Restart => next = next.constructing(),
            Action::Worker(event) => {
                let slice = next.job.receive(event);
                if let Some(Found::Construction(Some(made))) = slice.map(|slice| slice.found) {
                    next.job.found = Some(Ok(Rc::new(*made)));
                }
            }
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
