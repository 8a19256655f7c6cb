//! How far a count is, and what each action and each report of a worker changes.
//!
//! Times are milliseconds on the page's clock, given with each action: a
//! reducer has no clock of its own.

mod turn;

use bezzel_solver::Progress;
use bezzel_solver::queens::Piece;

use super::checkpoint::{Checkpoint, Kept};
use super::gpu::{Gpu, Setup};
use super::ledger::{Ledger, MAX_N, shares};
use super::pace::Pace;
use crate::bridge::queens::Share;
use crate::bridge::{Found, JobState, Request, Task, WorkerEvent};
use crate::screens::Work;

pub(super) use turn::Errand;
use turn::Turn;

/// Up to this side a count takes less than a second: it begins by itself, and is not stored.
const AT_ONCE: u32 = 14;

/// A count of all solutions of a board, and of the fundamental ones.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct Count {
    pub(super) n: u32,
    pub(super) piece: Piece,
    /// The shares that are not done, as the workers are asked for them.
    pub(in super::super) request: Request,
    pub(super) ledger: Ledger,
    /// What a graphics processor does of it.
    pub(super) gpu: Gpu,
    /// The fundamental solutions, counted after all.
    pub(super) fundamental: Option<u64>,
    /// Whether something of it was counted here, since it was last read from the store.
    is_own: bool,
    /// Whose turn it is to count.
    turn: Turn,
    /// What this tab has done about the store in its turn.
    carried_out: Errand,
    /// Where the count stood that is to be removed from the store: it was cancelled there, or has come to its end.
    dismissed: Option<Ledger>,
    /// What earlier visits have left, as far as it is known.
    pub(super) kept: Kept,
    /// Whether the browser has refused to store.
    pub(super) is_storage_denied: bool,
    /// What has been counted to the end since the screen was opened: n, and the number of all solutions.
    finished: Vec<(Piece, (u32, u64))>,
    /// When the present spell of work began, and how long the earlier ones took.
    spell: Option<f64>,
    spent: f64,
    pace: Pace,
    /// When a worker was last heard.
    heard: f64,
    /// The shares that the tasks of the request stand for.
    handed: Vec<usize>,
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
    /// What there is of graphics processors, and who is to count from now on; the time.
    Gpu(Setup, f64),
    /// The store was looked into, whoever counts.
    Kept(Kept),
    /// This tab has the lock of the board, or another one has it.
    Turn(bool),
    /// What is stored, read while this tab has the lock; the time.
    Read(Kept, f64),
    /// This was done about the store, as well as the browser does it.
    CarriedOut(Errand),
    /// The browser does not store.
    StorageDenied,
    /// A worker reports.
    Worker(WorkerEvent, f64),
}

impl Count {
    /// A count that has not begun.
    pub(in super::super) fn new(n: u32, piece: Piece) -> Self {
        Self {
            n,
            piece,
            request: Request::default(),
            ledger: Ledger::new(shares(n, piece)),
            gpu: Gpu::default(),
            fundamental: None,
            is_own: false,
            turn: Turn::default(),
            carried_out: Errand::default(),
            dismissed: None,
            kept: Kept::default(),
            is_storage_denied: false,
            finished: Vec::new(),
            spell: None,
            spent: 0.0,
            pace: Pace::default(),
            heard: 0.0,
            handed: Vec::new(),
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
        let mut request = self.request.clone();
        request.reset();
        Self {
            request,
            finished: self.finished.clone(),
            kept: self.kept.clone(),
            gpu: self.gpu.anew(),
            is_storage_denied: self.is_storage_denied,
            ..Self::new(n, piece)
        }
    }

    /// What was counted to the end of boards with these pieces: n, and the
    /// number of all solutions.
    pub(super) fn verified(&self) -> Vec<(u32, u64)> {
        self.finished
            .iter()
            .filter(|(piece, _)| *piece == self.piece)
            .map(|(_, counted)| *counted)
            .collect()
    }

    /// Whether the counter takes this side.
    pub(super) const fn is_possible(&self) -> bool {
        self.n <= MAX_N
    }

    /// Whether the count is so short that it begins by itself.
    pub(in super::super) fn begins_at_once(&self) -> bool {
        *self.request.state() == JobState::Idle && self.n <= AT_ONCE
    }

    /// How far it is, if it is worth keeping while something else is looked at.
    pub(in super::super) fn work(&self) -> Option<Work> {
        let begun = !matches!(self.request.state(), JobState::Idle | JobState::Cancelled);
        let running = self.request.is_running();
        let worth = begun && self.n > AT_ONCE && (self.is_own || running);
        worth.then(|| Work {
            percent: (self.ledger.fraction() * 100.0) as u32,
            running,
        })
    }

    /// Where the count stands, to be stored.
    pub(super) fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            n: self.n,
            piece: self.piece,
            ledger: self.ledger.clone(),
            spent: self.elapsed() as u64,
        }
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
        let mut next = self.clone();
        let is_running = self.request.is_running();
        match action {
            Action::Start(now) => next.start(now),
            Action::Pause(now) if is_running => next.pause(now),
            Action::Workers(now) if is_running => next.take_pace(now),
            Action::Gpu(setup, now) => next.set_up(setup, now),
            Action::Cancel => next.cancel(),
            Action::Kept(kept) => next.know(kept),
            Action::Turn(is_here) => next.take_turn(is_here),
            Action::Read(kept, now) => next.read(kept, now),
            Action::CarriedOut(errand) => next.carried_out(errand),
            Action::StorageDenied => next.is_storage_denied = true,
            Action::Worker(event, now) if !self.request.is_late(&event) => next.hear(event, now),
            // Too late: it is about what is over.
            _ => {}
        }
        next.settle();
        next
    }

    fn start(&mut self, now: f64) {
        let over = *self.request.state() == JobState::Done;
        if !self.is_possible() || self.request.is_running() || over {
            return;
        }
        if self.n <= AT_ONCE {
            return self.begin_spell(now);
        }
        self.take_pace(now);
        self.hand_out();
        self.read_again();
    }

    fn cancel(&mut self) {
        let request = self.request.clone();
        *self = self.dismissing();
        self.request = request;
        self.request.cancel();
    }

    /// Has the others count from now on that are chosen.
    fn set_up(&mut self, setup: Setup, now: f64) {
        let was_wanted = self.gpu.is_wanted(self.n, self.piece);
        self.gpu.set_up(setup);
        let changes = self.gpu.is_wanted(self.n, self.piece) != was_wanted;
        if changes && self.request.is_running() && !self.follows() && !self.ledger.is_complete() {
            self.take_pace(now);
            self.hand_out();
        }
    }

    fn pause(&mut self, now: f64) {
        self.end_spell(now);
        self.request.pause();
    }

    /// Goes to where the count is stored, unless it is further here. Returns whether it is stored.
    fn take_up(&mut self, kept: &Kept) -> bool {
        let stored = kept.of(self.n, self.piece);
        let further =
            |stored: &&Checkpoint| !self.is_own || stored.ledger.is_further_than(&self.ledger);
        if let Some(stored) = stored.filter(further) {
            self.ledger = stored.ledger.clone();
            self.spent = stored.spent as f64;
            self.is_own = false;
            self.gpu.forget();
        }
        stored.is_some()
    }

    fn begin_spell(&mut self, now: f64) {
        self.spell = Some(now);
        self.take_pace(now);
        self.hand_out();
    }

    fn end_spell(&mut self, now: f64) {
        self.spent += self.spell.take().map_or(0.0, |began| now - began);
    }

    /// Takes in what is stored: one that stands still, or that another tab does, goes on from there.
    fn know(&mut self, kept: Kept) {
        let stands = matches!(self.request.state(), JobState::Idle | JobState::Paused);
        let is_found = (stands || self.follows()) && self.take_up(&kept);
        if is_found && stands {
            self.request.pause();
        }
        self.kept = kept;
    }

    /// Tells the pace by what is counted from now on.
    fn take_pace(&mut self, now: f64) {
        self.heard = now;
        self.pace = Pace {
            since: now,
            fraction: self.ledger.fraction(),
            counted: self.ledger.counted(),
        };
    }

    /// Asks for the shares that are not done; when all are, for the last task.
    fn hand_out(&mut self) {
        let (n, piece) = (self.n, self.piece);
        let open = self.ledger.open();
        self.handed = open.iter().map(|(share, _)| *share).collect();
        let assisted = !open.is_empty() && self.gpu.is_wanted(n, piece);
        self.gpu.hand_out(assisted, &self.ledger);
        if open.is_empty() {
            let all = self.ledger.counted();
            return self.request.ask([Task::Fundamental { n, piece, all }]);
        }
        let shares = shares(n, piece);
        let gpu = &self.gpu;
        let task = |(share, from)| {
            let share = Share {
                n,
                share,
                shares,
                from,
            };
            if assisted {
                gpu.task(share)
            } else {
                Task::Count { piece, share }
            }
        };
        self.request
            .ask(open.into_iter().map(task).collect::<Vec<_>>());
    }

    fn hear(&mut self, event: WorkerEvent, now: f64) {
        self.heard = now;
        let slice = self.request.accept(event);
        if let JobState::Failed(failure) = self.request.state() {
            if self.gpu.fall(failure, &mut self.ledger) {
                self.take_pace(now);
                self.hand_out();
            } else {
                self.end_spell(now);
            }
        }
        let Some(slice) = slice else {
            return;
        };
        match slice.found {
            Found::Counted(counted) => {
                let Progress { fraction, done, .. } = slice.progress;
                if let Some(share) = self.handed.get(slice.task) {
                    self.ledger.enter(*share, counted, fraction, done);
                    self.is_own = true;
                }
                self.gpu.heard();
                if self.ledger.is_complete() {
                    self.hand_out();
                }
            }
            Found::Fundamental(fundamental) => {
                self.end_spell(now);
                self.fundamental = Some(fundamental);
                let counted = (self.n, self.ledger.counted());
                self.finished.push((self.piece, counted));
                self.dismissed = Some(self.ledger.clone());
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
