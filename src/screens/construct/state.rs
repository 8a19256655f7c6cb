//! What is to be constructed, what has been, and what is looked at.

use std::rc::Rc;

use bezzel_solver::queens::Placement;
use bezzel_solver::queens::construct::{ConstructError, Stage, steps};
use yew::Reducible;

use crate::bridge::Failure;
use crate::bridge::position::{Construction, Event, Found, Task, Work};
use crate::link::ConstructLink;

/// The state of the construct screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// What is asked for.
    pub(super) link: ConstructLink,
    /// How far that is.
    pub(super) phase: Phase,
    /// The steps of the rule with the list that each leads to, where the board is
    /// small enough to show them all, and they are what is asked for.
    pub(super) stages: Rc<[Stage]>,
    /// The step that is looked at: the board stands as it leaves it.
    pub(super) stage: Option<usize>,
    /// Whether lines join neighbours that stand a knight's move apart.
    pub(super) shows_lines: bool,
    /// The row that is looked for on a large board, from 0.
    pub(super) row: Option<u32>,
    /// The seed of the random solution that was asked for last.
    seed: u32,
    wish: u32,
    work: Rc<Work>,
}

/// How far the construction is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// A worker is at it; the share that is done, in thousandths.
    Running(u32),
    /// It is there.
    Done(Rc<Construction>),
    /// There is none.
    Impossible(ConstructError),
    /// The visitor has stopped it.
    Cancelled,
    /// It could not be made.
    Failed(Failure),
}

impl Phase {
    /// The phase as the hook of the page names it.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Running(_) => "running",
            Self::Done(_) | Self::Impossible(_) => "done",
            Self::Cancelled => "cancelled",
            Self::Failed(_) => "failed",
        }
    }
}

/// What a visitor, or a worker, does on the construct screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to what a link asks for.
    Open(ConstructLink),
    /// Ask for another number of queens.
    Resize(u32),
    /// Ask for the modulo-12 rule, or for a random solution.
    Random(bool),
    /// Ask for the random solution of a seed.
    Seed(u32),
    /// Ask for the random solution of the next seed.
    Another,
    /// Look at the board as a step leaves it, or as it is in the end.
    Look(Option<usize>),
    /// Join neighbours a knight's move apart, or not.
    ShowLines(bool),
    /// Look for a row, from 0.
    Find(u32),
    /// Stop.
    Cancel,
    /// Construct it after all.
    Restart,
    /// The worker has something to say about a wish.
    Heard(u32, Event),
}

impl State {
    /// The screen as it opens with a link.
    pub(super) fn new(link: ConstructLink) -> Self {
        Self::constructing(link, 1, link.seed.unwrap_or(0), true)
    }

    /// The work that is wanted of the workers.
    pub(super) fn wanted(&self) -> Option<Rc<Work>> {
        matches!(self.phase, Phase::Running(_)).then(|| Rc::clone(&self.work))
    }

    /// Whether the board is small enough to show each square as a part of the
    /// page.
    pub(super) const fn is_small(&self) -> bool {
        self.link.n <= Placement::MAX_N
    }

    /// The solution, once it is there.
    pub(super) const fn construction(&self) -> Option<&Rc<Construction>> {
        match &self.phase {
            Phase::Done(construction) => Some(construction),
            _ => None,
        }
    }

    /// The columns of a small board's queens, row by row from the top, as far as
    /// the step that is looked at has written them down.
    pub(super) fn columns(&self) -> Vec<u32> {
        if let Some(stage) = self.stage.and_then(|stage| self.stages.get(stage)) {
            return stage.columns.clone();
        }
        self.construction().map_or_else(Vec::new, |made| {
            let rows = 0..made.columns.n();
            rows.filter_map(|row| made.columns.of_row(row)).collect()
        })
    }

    fn constructing(link: ConstructLink, wish: u32, seed: u32, shows_lines: bool) -> Self {
        let request = link.request();
        let small = link.n <= Placement::MAX_N && link.seed.is_none();
        Self {
            // The rule refuses what has no solution, before it makes any list.
            phase: match steps(link.n) {
                Ok(_) => Phase::Running(0),
                Err(reason) => Phase::Impossible(reason),
            },
            stages: match steps(link.n) {
                Ok(stages) if small => stages.collect(),
                _ => Rc::new([]),
            },
            stage: None,
            shows_lines,
            row: None,
            seed,
            wish,
            work: Rc::new(Work {
                tasks: vec![Task::Construct { request }],
                wish,
            }),
            link,
        }
    }

    /// Asks for something else; the same again is no change.
    fn asking(&self, link: ConstructLink) -> Self {
        if link == self.link {
            return self.clone();
        }
        let seed = link.seed.unwrap_or(self.seed);
        Self::constructing(link, self.wish + 1, seed, self.shows_lines)
    }

    fn seeded(&self, seed: Option<u32>) -> Self {
        self.asking(ConstructLink { seed, ..self.link })
    }
}

/// How far the construction is after an event.
fn heard(event: Event) -> Phase {
    match event {
        Event::Slice {
            found: Found::Construction(Some(made)),
            ..
        } => Phase::Done(Rc::new(*made)),
        Event::Slice { progress, .. } => Phase::Running((progress.fraction * 1000.0) as u32),
        Event::Failed(failure) => Phase::Failed(failure),
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let running = matches!(self.phase, Phase::Running(_));
        let next = match action {
            Action::Open(link) => self.asking(link),
            Action::Resize(n) => self.asking(ConstructLink { n, ..self.link }),
            Action::Random(random) => self.seeded(random.then_some(self.seed)),
            Action::Seed(seed) => self.seeded(Some(seed)),
            Action::Another => self.seeded(Some(self.seed.wrapping_add(1))),
            Action::Look(stage) => Self {
                stage: stage.filter(|stage| *stage < self.stages.len()),
                ..(*self).clone()
            },
            Action::ShowLines(shows_lines) => Self {
                shows_lines,
                ..(*self).clone()
            },
            Action::Find(row) => Self {
                row: Some(row),
                ..(*self).clone()
            },
            Action::Cancel if running => Self {
                phase: Phase::Cancelled,
                ..(*self).clone()
            },
            Action::Restart => {
                Self::constructing(self.link, self.wish + 1, self.seed, self.shows_lines)
            }
            Action::Heard(wish, event) if running && wish == self.wish => Self {
                phase: heard(event),
                ..(*self).clone()
            },
            // What is over cannot be stopped, and late words do not bring it back.
            Action::Cancel | Action::Heard(..) => return self,
        };
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
