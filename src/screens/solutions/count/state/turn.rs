//! Of the tabs that show a board one counts: the one that has the lock of the board. Only this one writes to the store and
//! removes from it, and it reads what is stored first: whichever count is further is gone on with.

use super::{AT_ONCE, Count};
use crate::bridge::JobState;
use crate::screens::solutions::count::checkpoint::{Checkpoint, Kept};

/// Interval at which a count is stored while it goes on, in milliseconds.
pub(super) const STORE_EVERY: f64 = 2_000.0;

/// A tab's hold on the lock of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Turn {
    /// It has no need of it.
    #[default]
    Away,
    /// It has asked for it.
    Asked,
    /// Another tab has it. This one follows, and waits for it.
    Elsewhere,
    /// It has it, after a wait for another tab or not, and has not read yet what is stored.
    Granted { waited: bool },
    /// It has it, and knows what is stored.
    Here,
}

/// The next errand to the lock or the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::screens::solutions) enum Errand {
    /// Have no lock.
    Rest,
    /// Ask for the lock.
    Ask,
    /// Wait for the lock, and look now and then at where the count of the other tab stands.
    Look,
    /// Read what is stored.
    Read,
    /// Keep the lock.
    #[default]
    Hold,
    /// Store where the count stands: it goes on or not, and has taken so many times [`STORE_EVERY`]. Whenever one of
    /// the two changes, it is time again.
    Store(bool, u32),
    /// Remove what is stored.
    Remove,
}

impl Count {
    /// Whether workers are to count now.
    pub(in super::super) fn is_worked_on(&self) -> bool {
        self.job.is_running() && (self.turn == Turn::Here || !self.is_long())
    }

    /// Whether another tab counts, which this one follows.
    pub(in super::super) fn follows(&self) -> bool {
        matches!(self.turn, Turn::Elsewhere | Turn::Granted { waited: true })
    }

    /// Whether what an earlier visit has stored is offered to be gone on with: nothing was counted here since.
    pub(in super::super) fn is_offered(&self) -> bool {
        *self.job.state() == JobState::Paused && !self.is_own && self.ledger().is_begun()
    }

    /// The position of the count, if this tab goes on with it and it is worth storing.
    pub(in super::super) fn running_checkpoint(&self) -> Option<Checkpoint> {
        let goes_on = self.is_worked_on() && self.is_long() && self.ledger().is_begun();
        goes_on.then(|| self.checkpoint())
    }

    /// The next errand to the lock or the store.
    pub(in super::super) fn errand(&self) -> Errand {
        match self.turn {
            Turn::Away => Errand::Rest,
            Turn::Asked => Errand::Ask,
            Turn::Elsewhere => Errand::Look,
            Turn::Granted { .. } => Errand::Read,
            Turn::Here if self.due() == self.carried_out => Errand::Hold,
            Turn::Here => self.due(),
        }
    }

    /// The position that the store does not hold yet.
    fn due(&self) -> Errand {
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

    /// Whether it takes so long that it is stored, and that one tab is enough for it.
    const fn is_long(&self) -> bool {
        self.n > AT_ONCE
    }

    /// The board anew; what was shown of it is to be removed from the store.
    pub(super) fn dismissing(&self) -> Self {
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

    /// Reads what is stored before anything is counted, even if the lock is not given back yet.
    pub(super) fn read_again(&mut self) {
        if self.turn == Turn::Here {
            self.turn = Turn::Granted { waited: false };
        }
    }

    /// Takes in whether this tab has the lock, or another one.
    pub(super) fn take_turn(&mut self, is_here: bool) {
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

    /// Takes in what is stored, which stays so as long as this tab has the lock. What another tab has left, for which this
    /// one has waited, is gone on with when asked to; where it has left nothing, it has come to its end there, and little is missing here.
    pub(super) fn read(&mut self, kept: Kept) {
        let Turn::Granted { waited } = self.turn else {
            return;
        };
        self.turn = Turn::Here;
        self.carried_out = Errand::Hold;
        let stored = kept.of(self.n, self.piece);
        // A count that is further than the one that was shown was not meant: it stays, and is offered.
        self.dismissed
            .take_if(|shown| stored.is_none_or(|stored| stored.ledger.is_further_than(shown)));
        let is_found = self.dismissed.is_none() && self.take_up(&kept);
        match self.job.state() {
            JobState::Running if waited && is_found => self.job.pause(),
            JobState::Running if self.is_long() => self.go_on(),
            JobState::Cancelled if is_found => self.job.pause(),
            _ => {}
        }
        self.kept = kept;
    }

    /// Takes in that something was done about the store.
    pub(super) fn carried_out(&mut self, errand: Errand) {
        self.carried_out = errand;
        if errand == Errand::Remove {
            self.dismissed = None;
            self.carried_out = Errand::Hold;
        }
    }

    /// Asks for the lock where it is needed, and does without it where all is done.
    pub(super) fn settle(&mut self) {
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
