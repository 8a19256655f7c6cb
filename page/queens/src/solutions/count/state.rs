//! The state of a count, and its changes by the visitor and by workers.

mod turn;

use bezzel_solver::Progress;
use bezzel_solver::queens::Piece;

use super::checkpoint::{Checkpoint, StoredCounts};
use super::ledger::{Ledger, MAX_N, shares};
use super::pace::Pace;
use crate::bridge::Work;
use crate::bridge::queens::Share;
use crate::bridge::queens::{Found, Task, WorkerEvent};
use crate::bridge::{JobState, LongJob};

pub use turn::Errand;
use turn::Turn;

/// Up to this side a count takes less than a second: it begins by itself, and is not stored.
const AT_ONCE: u32 = 14;

/// A count of all solutions of a board, and of the fundamental ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    pub n: u32,
    pub piece: Piece,
    /// The unfinished shares as tasks of the workers, and the count so far.
    pub job: LongJob<Task, Ledger>,
    /// The fundamental solutions, counted after all.
    pub fundamental: Option<u64>,
    /// Whether something of it was counted here, since it was last read from the store.
    is_own: bool,
    /// Whose turn it is to count.
    turn: Turn,
    /// The errands of this tab to the store in its present turn.
    carried_out: Errand,
    /// The position of the stored count that has to be removed, since it was cancelled or is finished.
    dismissed: Option<Ledger>,
    /// The known counts of earlier visits.
    pub stored: StoredCounts,
    /// Whether the browser refused storage; then nothing more is stored in this visit.
    pub is_storage_denied: bool,
    /// The counts finished since the screen was opened: n, and the number of all solutions.
    finished: Vec<(Piece, (u32, u64))>,
    pace: Pace,
    /// The shares that the tasks of the request stand for.
    handed: Vec<usize>,
}

/// An action of the visitor, or a report of a worker or of the store.
#[derive(Clone, Debug)]
pub enum Action {
    /// Begin, or continue after a pause.
    Start,
    /// Stop so that the count can be continued.
    Pause,
    /// Stop, and drop the count.
    Cancel,
    /// More or fewer workers count from now on.
    Workers,
    /// The store was read; any tab may be counting.
    Stored(StoredCounts),
    /// This tab has the lock of the board, or another one has it.
    Turn(bool),
    /// The stored count, read while this tab has the lock.
    Read(StoredCounts),
    /// This was done about the store, as well as the browser does it.
    CarriedOut(Errand),
    /// The browser does not store.
    StorageDenied,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl Count {
    /// A count that has not begun.
    pub fn new(n: u32, piece: Piece) -> Self {
        Self {
            n,
            piece,
            job: LongJob::new(Ledger::new(shares(n, piece))),
            fundamental: None,
            is_own: false,
            turn: Turn::default(),
            carried_out: Errand::default(),
            dismissed: None,
            stored: StoredCounts::default(),
            is_storage_denied: false,
            finished: Vec::new(),
            pace: Pace::default(),
            handed: Vec::new(),
        }
    }

    /// Goes over to a board. The count of the same board stops where it stands.
    pub fn choose(&mut self, n: u32, piece: Piece) {
        if (n, piece) == (self.n, self.piece) {
            self.act(Action::Pause);
        } else {
            *self = self.anew(n, piece);
        }
    }

    fn anew(&self, n: u32, piece: Piece) -> Self {
        let mut job = self.job.clone();
        job.reset_to(Ledger::new(shares(n, piece)));
        Self {
            job,
            finished: self.finished.clone(),
            stored: self.stored.clone(),
            is_storage_denied: self.is_storage_denied,
            ..Self::new(n, piece)
        }
    }

    /// The shares, and what each has counted.
    pub const fn ledger(&self) -> &Ledger {
        &self.job.found
    }

    /// The completed counts of boards with these pieces: n, and the
    /// number of all solutions.
    pub fn verified(&self) -> Vec<(u32, u64)> {
        self.finished
            .iter()
            .filter(|(piece, _)| *piece == self.piece)
            .map(|(_, counted)| *counted)
            .collect()
    }

    /// Whether the counter takes this side.
    pub const fn is_possible(&self) -> bool {
        self.n <= MAX_N
    }

    /// Whether the count is so short that it begins by itself.
    pub fn begins_at_once(&self) -> bool {
        *self.job.state() == JobState::Idle && self.n <= AT_ONCE
    }

    /// The progress to keep while the visitor looks at something else, if there is any.
    pub fn work(&self) -> Option<Work> {
        let begun = !matches!(self.job.state(), JobState::Idle | JobState::Cancelled);
        let running = self.job.is_running();
        let worth = begun && self.n > AT_ONCE && (self.is_own || running);
        worth.then(|| Work {
            percent: (self.ledger().fraction() * 100.0) as u32,
            running,
        })
    }

    /// The position of the count, to be stored.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            n: self.n,
            piece: self.piece,
            ledger: self.ledger().clone(),
            spent: self.job.elapsed() as u64,
        }
    }

    /// The time that the rest will take at the present pace, in milliseconds; `None`
    /// while there is too little data.
    pub fn left(&self) -> Option<f64> {
        self.pace.left(self.job.elapsed(), self.ledger().fraction())
    }

    /// The solutions counted in a second at the present pace.
    pub fn rate(&self) -> u64 {
        self.pace.rate(self.job.elapsed(), self.ledger().counted())
    }

    /// Takes in an action.
    pub fn act(&mut self, action: Action) {
        let is_running = self.job.is_running();
        match action {
            Action::Start => self.start(),
            Action::Pause if is_running => self.job.pause(),
            Action::Workers if is_running => self.take_pace(),
            Action::Cancel => self.cancel(),
            Action::Stored(counts) => self.know(counts),
            Action::Turn(is_here) => self.take_turn(is_here),
            Action::Read(counts) => self.read(counts),
            Action::CarriedOut(errand) => self.carried_out(errand),
            Action::StorageDenied => self.is_storage_denied = true,
            Action::Worker(event) if !self.job.is_late(&event) => self.receive(event),
            // The report comes too late: it belongs to a count that is over.
            _ => {}
        }
        self.settle();
    }

    fn start(&mut self) {
        let over = *self.job.state() == JobState::Done;
        if !self.is_possible() || self.job.is_running() || over {
            return;
        }
        self.count_on();
        if self.n > AT_ONCE {
            self.read_again();
        }
    }

    fn cancel(&mut self) {
        let mut job = self.job.clone();
        job.cancel();
        *self = self.dismissing();
        job.take_up(self.ledger().clone(), 0.0);
        self.job = job;
    }

    /// Goes to where the count is stored, unless it is further here. Returns whether it is stored.
    fn take_up(&mut self, counts: &StoredCounts) -> bool {
        let stored = counts.of(self.n, self.piece);
        let further =
            |stored: &&Checkpoint| !self.is_own || stored.ledger.is_further_than(self.ledger());
        if let Some(stored) = stored.filter(further) {
            self.job.take_up(stored.ledger.clone(), stored.spent as f64);
            self.is_own = false;
        }
        stored.is_some()
    }

    /// Lets workers count the missing shares.
    fn count_on(&mut self) {
        self.take_pace();
        self.hand_out();
    }

    /// Handles the stored counts: a count that is paused here, or that another tab runs, takes over the stored state.
    fn know(&mut self, counts: StoredCounts) {
        let stands = matches!(self.job.state(), JobState::Idle | JobState::Paused);
        let is_found = (stands || self.follows()) && self.take_up(&counts);
        if is_found && stands {
            self.job.pause();
        }
        self.stored = counts;
    }

    /// Measures the pace from now on.
    fn take_pace(&mut self) {
        self.pace = Pace {
            since: self.job.elapsed(),
            fraction: self.ledger().fraction(),
            counted: self.ledger().counted(),
        };
    }

    /// Asks for the shares that are not done; when all are, for the last task.
    fn hand_out(&mut self) {
        let (n, piece) = (self.n, self.piece);
        let open = self.ledger().open();
        self.handed = open.iter().map(|(share, _)| *share).collect();
        if open.is_empty() {
            let all = self.ledger().counted();
            return self.job.resume([Task::Fundamental { n, piece, all }]);
        }
        let shares = shares(n, piece);
        let task = |(share, from)| {
            let share = Share {
                n,
                share,
                shares,
                from,
            };
            Task::Count { piece, share }
        };
        self.job
            .resume(open.into_iter().map(task).collect::<Vec<_>>());
    }

    fn receive(&mut self, event: WorkerEvent) {
        let Some(slice) = self.job.receive(event) else {
            return;
        };
        match slice.found {
            Found::Counted(counted) => {
                let Progress { fraction, done, .. } = slice.progress;
                if let Some(share) = self.handed.get(slice.task) {
                    self.job.found.enter(*share, counted, fraction, done);
                    self.is_own = true;
                }
                if self.ledger().is_complete() {
                    self.hand_out();
                }
            }
            Found::Fundamental(fundamental) => {
                self.fundamental = Some(fundamental);
                let counted = (self.n, self.ledger().counted());
                self.finished.push((self.piece, counted));
                self.dismissed = Some(self.ledger().clone());
            }
            _ => {}
        }
    }
}

#[cfg(test)]
impl Count {
    /// The count after an action: for tests.
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.act(action);
        next
    }
}

#[cfg(test)]
mod tests;
