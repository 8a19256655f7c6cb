//! Only one of the tabs that show a board counts: the tab that has the lock of the board. Only this tab writes to the
//! store and removes from it. It first reads the stored count, and continues the count that is further.

use super::{AT_ONCE, Count};
use crate::bridge::JobState;
use crate::solutions::count::checkpoint::{Checkpoint, StoredCounts};

/// The milliseconds from one time at which a running count is stored to the next.
pub const STORE_EVERY: f64 = 2_000.0;

/// A tab's hold on the lock of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The tab does not need the lock.
    #[default]
    Away,
    /// The tab has asked for the lock.
    Asked,
    /// Another tab has it. This one follows, and waits for it.
    Elsewhere,
    /// The tab has the lock, after a wait for another tab or not, and has not read the stored count yet.
    Granted { waited: bool },
    /// The tab has the lock, and knows the stored count.
    Here,
}

/// The next errand to the lock or the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Errand {
    /// Have no lock.
    Rest,
    /// Ask for the lock.
    Ask,
    /// Wait for the lock, and look now and then at where the count of the other tab stands.
    Look,
    /// Read the stored count.
    Read,
    /// Keep the lock.
    #[default]
    Hold,
    /// Store the count: whether it runs, and its time in units of [`STORE_EVERY`]. It is stored again whenever one of
    /// the two changes.
    Store(bool, u32),
    /// Remove the stored count.
    Remove,
}

impl Count {
    /// Whether workers are to count now.
    pub fn is_worked_on(&self) -> bool {
        self.job.is_running() && (self.turn == Turn::Here || !self.is_long())
    }

    /// Whether another tab counts, which this one follows.
    pub fn follows(&self) -> bool {
        matches!(self.turn, Turn::Elsewhere | Turn::Granted { waited: true })
    }

    /// Whether the stored count of an earlier visit is offered: nothing was counted here since.
    pub fn is_offered(&self) -> bool {
        *self.job.state() == JobState::Paused && !self.is_own && self.ledger().is_begun()
    }

    /// The position of the count, if this tab runs it and it is worth storing.
    pub fn running_checkpoint(&self) -> Option<Checkpoint> {
        let is_worth_storing = self.is_worked_on() && self.is_long() && self.ledger().is_begun();
        is_worth_storing.then(|| self.checkpoint())
    }

    /// The next errand to the lock or the store.
    pub fn errand(&self) -> Errand {
        match self.turn {
            Turn::Away => Errand::Rest,
            Turn::Asked => Errand::Ask,
            Turn::Elsewhere => Errand::Look,
            Turn::Granted { .. } => Errand::Read,
            Turn::Here if self.next_errand() == self.carried_out => Errand::Hold,
            Turn::Here => self.next_errand(),
        }
    }

    /// The task that this tab, while it holds the lock, has to do with the store.
    fn next_errand(&self) -> Errand {
        let running = self.job.is_running();
        let worth = self.is_own && self.is_long() && *self.job.state() != JobState::Done;
        if self.dismissed.is_some() {
            Errand::Remove
        } else if worth && (!running || self.job.elapsed() >= STORE_EVERY) {
            Errand::Store(running, (self.job.elapsed() / STORE_EVERY) as u32)
        } else {
            Errand::Hold
        }
    }

    /// Whether it takes so long that it is stored, and that only one tab counts.
    const fn is_long(&self) -> bool {
        self.n > AT_ONCE
    }

    /// The board without a count; the shown count is to be removed from the store.
    pub fn dismissing(&self) -> Self {
        let shown = [self.dismissed.clone(), Some(self.ledger().clone())];
        let shown = shown.into_iter().flatten();
        Self {
            // Another tab's count is not removed by this tab.
            dismissed: shown
                .filter(|_| self.turn != Turn::Elsewhere)
                .reduce(|one, other| {
                    if other.is_further_than(&one) {
                        other
                    } else {
                        one
                    }
                }),
            turn: self.turn,
            carried_out: self.carried_out,
            ..self.anew(self.n, self.piece)
        }
    }

    /// Reads the stored count before anything is counted, even if the lock is still held.
    pub fn read_again(&mut self) {
        if self.turn == Turn::Here {
            self.turn = Turn::Granted { waited: false };
        }
    }

    /// Takes in whether this tab has the lock, or another one.
    pub fn take_turn(&mut self, is_here: bool) {
        match (self.turn, is_here) {
            (Turn::Asked, true) => self.turn = Turn::Granted { waited: false },
            (Turn::Elsewhere, true) => self.turn = Turn::Granted { waited: true },
            (Turn::Asked, false) => {
                self.turn = Turn::Elsewhere;
                self.dismissed = None;
            }
            _ => {}
        }
    }

    /// Handles the stored counts, which do not change as long as this tab has the lock. If this tab has waited for
    /// another one and should count, it continues the count that the other has left. If there is none, the other tab
    /// has finished the count, and little is missing here.
    pub fn read(&mut self, counts: StoredCounts) {
        let Turn::Granted { waited } = self.turn else {
            return;
        };
        self.turn = Turn::Here;
        self.carried_out = Errand::Hold;
        let stored = counts.of(self.n, self.piece);
        // The visitor dismissed the count on the screen. A further one, which another tab has stored since, stays and is offered.
        self.dismissed
            .take_if(|shown| stored.is_none_or(|stored| stored.ledger.is_further_than(shown)));
        let is_found = self.dismissed.is_none() && self.take_up(&counts);
        match self.job.state() {
            JobState::Running if waited && is_found => self.job.pause(),
            JobState::Running if self.is_long() => self.count_on(),
            JobState::Cancelled if is_found => self.job.pause(),
            _ => {}
        }
        self.stored = counts;
    }

    /// Takes in that something was done about the store.
    pub fn carried_out(&mut self, errand: Errand) {
        self.carried_out = errand;
        if errand == Errand::Remove {
            self.dismissed = None;
            self.carried_out = Errand::Hold;
        }
    }

    /// Asks for the lock where it is needed, and does without it where all is done.
    pub fn settle(&mut self) {
        let wants = self.dismissed.is_some() || self.job.is_running() && self.is_long();
        let is_over = self.turn != Turn::Here || self.errand() == Errand::Hold;
        if wants && self.turn == Turn::Away {
            self.turn = Turn::Asked;
        } else if !wants && is_over {
            self.turn = Turn::Away;
        }
    }
}

#[cfg(test)]
mod tests;
