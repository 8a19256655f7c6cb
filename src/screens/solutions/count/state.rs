//! How far a count is, and what each deed and each word of a worker changes.
//!
//! Times are milliseconds on the page's clock, given with each action: a
//! reducer has no clock of its own.

use std::rc::Rc;

use bezzel_solver::queens::Piece;

use super::checkpoint::Checkpoint;
use super::kept::{Keeping, Kept};
use super::ledger::Ledger;
use super::pace::Pace;
use crate::bridge::{Event, Failure, Found, Heard, Task, Work};

/// The largest side that the counter takes.
pub(super) const MAX_N: u32 = 20;
/// So often a count is stored while it goes on, in milliseconds.
const STORE_EVERY: f64 = 2_000.0;
/// Up to this side a count takes less than a second, and begins by itself.
const AT_ONCE: u32 = 14;

/// A count of all solutions of a board, and of the fundamental ones.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct Count {
    pub(super) n: u32,
    pub(super) piece: Piece,
    pub(super) phase: Phase,
    pub(super) ledger: Ledger,
    /// The fundamental solutions, counted after all.
    pub(super) fundamental: Option<u64>,
    /// Whether it was begun by an earlier visit, and not gone on with yet.
    pub(super) of_earlier_visit: bool,
    /// Whether the visitor did not want it any longer.
    discarded: bool,
    /// What earlier visits have left, as far as it is known.
    pub(super) kept: Kept,
    /// Whether the browser has refused to store.
    pub(super) is_storage_denied: bool,
    /// What has been counted to the end since the screen was opened.
    finished: Vec<Finished>,
    /// When the present spell of work began, and how long the earlier ones took.
    spell: Option<f64>,
    spent: f64,
    pace: Pace,
    /// When a worker was last heard.
    heard: f64,
    /// The number of the wish: words about earlier ones are late.
    wish: u32,
    /// The shares that the tasks of the wish stand for.
    handed: Vec<usize>,
    work: Rc<Work>,
}

/// A count that has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Finished {
    n: u32,
    piece: Piece,
    all: u64,
}

/// How far a count is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Phase {
    /// It has not begun.
    Ready,
    /// It goes on.
    Running,
    /// It can go on where it stopped.
    Paused,
    /// All has been counted.
    Done,
    /// It could not be done.
    Failed(Failure),
}

impl Phase {
    /// The phase as the hook of the page names it.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Ready => "cancelled",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Done => "done",
            Self::Failed(_) => "failed",
        }
    }
}

/// What a visitor, or a worker, does about a count.
#[derive(Clone, Debug)]
pub(in super::super) enum Action {
    /// Begin, or go on after a pause.
    Start(f64),
    /// Stop in a way that can be gone on with.
    Pause(f64),
    /// Stop, and forget what was counted.
    Cancel,
    /// More or fewer workers count from now on.
    Workers(f64),
    /// The store was looked into.
    Kept(Kept),
    /// The browser does not store.
    StorageDenied,
    /// A worker has something to say.
    Heard(Heard, f64),
}

impl Count {
    /// A count that has not begun.
    pub(in super::super) fn new(n: u32, piece: Piece, wish: u32) -> Self {
        Self {
            n,
            piece,
            phase: Phase::Ready,
            ledger: Ledger::new(shares(n, piece)),
            fundamental: None,
            of_earlier_visit: false,
            discarded: false,
            kept: Kept::default(),
            is_storage_denied: false,
            finished: Vec::new(),
            spell: None,
            spent: 0.0,
            pace: Pace::default(),
            heard: 0.0,
            wish,
            handed: Vec::new(),
            work: Rc::new(Work {
                tasks: Vec::new(),
                wish,
            }),
        }
    }

    /// The count for a board, which is this one if it is of that board.
    pub(in super::super) fn of(&self, n: u32, piece: Piece) -> Self {
        if (n, piece) == (self.n, self.piece) {
            self.clone()
        } else {
            self.anew(n, piece)
        }
    }

    fn anew(&self, n: u32, piece: Piece) -> Self {
        Self {
            finished: self.finished.clone(),
            kept: self.kept.clone(),
            is_storage_denied: self.is_storage_denied,
            ..Self::new(n, piece, self.wish + 1)
        }
    }

    /// What was counted to the end of boards with these pieces: n, and the
    /// number of all solutions.
    pub(super) fn verified(&self) -> Vec<(u32, u64)> {
        self.finished
            .iter()
            .filter(|finished| finished.piece == self.piece)
            .map(|finished| (finished.n, finished.all))
            .collect()
    }

    /// Whether the counter takes this side.
    pub(super) const fn is_possible(&self) -> bool {
        self.n <= MAX_N
    }

    /// Whether the count is so short that it begins by itself.
    pub(in super::super) fn begins_at_once(&self) -> bool {
        self.phase == Phase::Ready && self.n <= AT_ONCE
    }

    /// What is to be done about the store now.
    pub(super) fn keeping(&self) -> Keeping {
        match self.phase {
            Phase::Ready if !self.discarded => Keeping::Nothing,
            Phase::Ready | Phase::Done => Keeping::Remove,
            Phase::Running if self.elapsed() < STORE_EVERY => Keeping::Nothing,
            _ if !self.ledger.is_begun() || self.of_earlier_visit => Keeping::Nothing,
            _ => Keeping::Store(self.wish, (self.elapsed() / STORE_EVERY) as u32),
        }
    }

    /// The work that is wanted of the workers.
    pub(in super::super) fn wanted(&self) -> Option<Rc<Work>> {
        (self.phase == Phase::Running).then(|| Rc::clone(&self.work))
    }

    /// How long workers have counted, in milliseconds.
    pub(super) fn elapsed(&self) -> f64 {
        self.spent + self.spell.map_or(0.0, |began| self.heard - began)
    }

    /// How long the rest will take at the present pace, in milliseconds; `None`
    /// while there is too little to tell by.
    pub(super) fn left(&self) -> Option<f64> {
        self.pace.left(self.heard, self.ledger.fraction())
    }

    /// How many solutions are counted in a second at the present pace.
    pub(super) fn rate(&self) -> u64 {
        self.pace.rate(self.heard, self.ledger.counted())
    }

    /// Stops for as long as something else is looked at.
    pub(in super::super) fn set_aside(&self) -> Self {
        self.after(Action::Pause(self.heard))
    }

    /// The count after an action.
    pub(in super::super) fn after(&self, action: Action) -> Self {
        match action {
            Action::Start(now) => self.started(now),
            Action::Pause(now) if self.phase == Phase::Running => self.stopped(Phase::Paused, now),
            Action::Workers(now) if self.phase == Phase::Running => self.at_new_pace(now),
            Action::Cancel => Self {
                discarded: true,
                ..self.anew(self.n, self.piece)
            },
            Action::Kept(kept) => self.knowing(kept),
            Action::StorageDenied => Self {
                is_storage_denied: true,
                ..self.clone()
            },
            Action::Heard(heard, now)
                if heard.wish == self.wish && self.phase == Phase::Running =>
            {
                self.heard(heard, now)
            }
            Action::Pause(_) | Action::Workers(_) | Action::Heard(..) => self.clone(),
        }
    }

    fn started(&self, now: f64) -> Self {
        if !self.is_possible() || matches!(self.phase, Phase::Running | Phase::Done) {
            return self.clone();
        }
        Self {
            phase: Phase::Running,
            of_earlier_visit: false,
            discarded: false,
            spell: Some(now),
            ..self.at_new_pace(now)
        }
        .handing_out()
    }

    /// Takes in what earlier visits have left: one that has not begun goes on
    /// from there.
    fn knowing(&self, kept: Kept) -> Self {
        let board = (self.n, self.piece);
        let earlier = kept
            .checkpoints
            .iter()
            .find(|checkpoint| (checkpoint.n, checkpoint.piece) == board)
            .filter(|_| self.phase == Phase::Ready && !self.discarded)
            .cloned();
        let next = Self {
            kept,
            ..self.clone()
        };
        match earlier {
            None => next,
            Some(Checkpoint { ledger, spent, .. }) => Self {
                phase: Phase::Paused,
                of_earlier_visit: true,
                ledger,
                spent: spent as f64,
                ..next
            },
        }
    }

    fn at_new_pace(&self, now: f64) -> Self {
        Self {
            heard: now,
            pace: Pace {
                since: now,
                fraction: self.ledger.fraction(),
                counted: self.ledger.counted(),
            },
            ..self.clone()
        }
    }

    /// Hands out the shares that are not done; when all are, the last task.
    fn handing_out(self) -> Self {
        let wish = self.wish + 1;
        let (n, piece) = (self.n, self.piece);
        let open = self.ledger.open();
        let tasks = if open.is_empty() {
            let all = self.ledger.counted();
            vec![Task::Fundamental { n, piece, all }]
        } else {
            let shares = shares(n, piece);
            let task = |(share, from): &(usize, _)| Task::Count {
                n,
                piece,
                share: *share,
                shares,
                from: *from,
            };
            open.iter().map(task).collect()
        };
        Self {
            wish,
            handed: open.into_iter().map(|(share, _)| share).collect(),
            work: Rc::new(Work { tasks, wish }),
            ..self
        }
    }

    fn stopped(&self, phase: Phase, now: f64) -> Self {
        Self {
            phase,
            spent: self.spent + self.spell.map_or(0.0, |began| now - began),
            spell: None,
            wish: self.wish + 1,
            ..self.clone()
        }
    }

    fn heard(&self, heard: Heard, now: f64) -> Self {
        let mut next = Self {
            heard: now,
            ..self.clone()
        };
        match heard.event {
            Event::Failed(failure) => self.stopped(Phase::Failed(failure), now),
            Event::Slice { progress, found } => match found {
                Found::Counted(stands) => {
                    if let Some(share) = self.handed.get(heard.task) {
                        next.ledger
                            .enter(*share, stands, progress.fraction, progress.done);
                    }
                    if next.ledger.is_complete() {
                        next.handing_out()
                    } else {
                        next
                    }
                }
                Found::Fundamental(fundamental) => {
                    next = self.stopped(Phase::Done, now);
                    next.fundamental = Some(fundamental);
                    next.finished.push(Finished {
                        n: self.n,
                        piece: self.piece,
                        all: self.ledger.counted(),
                    });
                    next
                }
                _ => next,
            },
        }
    }
}

/// In how many shares a count is handed out: enough that all workers are busy
/// to the end, few enough that handing out costs nothing.
pub(super) const fn shares(n: u32, piece: Piece) -> usize {
    match (n, piece) {
        (..=13, _) => 1,
        (14..=15, _) | (16, Piece::Queen) => 8,
        (17, Piece::Queen) => 32,
        (18, Piece::Queen) => 64,
        _ => 512,
    }
}

#[cfg(test)]
mod tests;
