//! The pending requests of the page: a link that is opened, and a translation. Neither cancels the other, and only the
//! latest of each kind counts.

use std::mem;

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// A link is opened. It arrives with its texts.
    Opening,
    /// The page is translated.
    Translation,
}

/// The number of one request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    errand: Errand,
    number: u32,
}

/// The latest errand of each kind.
pub struct Underway<R>([Latest<R>; 2]);

struct Latest<R> {
    number: u32,
    stage: Stage<R>,
}

/// The stage of an errand.
enum Stage<R> {
    /// It has ended, or none was begun.
    Ended,
    Underway,
    /// It has failed, and this tries it again.
    Failed(R),
}

impl<R> Default for Underway<R> {
    fn default() -> Self {
        Self([Errand::Opening, Errand::Translation].map(|_| Latest {
            number: 0,
            stage: Stage::Ended,
        }))
    }
}

impl<R> Underway<R> {
    /// Begins an errand; the one before of its kind is not wanted any more.
    pub fn begin(&mut self, errand: Errand) -> Ticket {
        self.cancel(errand);
        let latest = &mut self.0[errand as usize];
        latest.stage = Stage::Underway;
        Ticket {
            errand,
            number: latest.number,
        }
    }

    /// Ends the errand of this kind: it is not wanted any more.
    pub fn cancel(&mut self, errand: Errand) {
        let latest = &mut self.0[errand as usize];
        latest.number += 1;
        latest.stage = Stage::Ended;
    }

    /// Ends an errand that has succeeded. Returns whether it is still wanted.
    pub fn arrive(&mut self, ticket: Ticket) -> bool {
        let is_wanted = self.is_wanted(ticket);
        if is_wanted {
            self.cancel(ticket.errand);
            // A translation under way was for the screen that is replaced.
            self.cancel(Errand::Translation);
        }
        is_wanted
    }

    /// Ends an errand that has failed and can be tried again. Returns whether it is still wanted.
    pub fn fail(&mut self, ticket: Ticket, again: R) -> bool {
        let is_wanted = self.is_wanted(ticket);
        if is_wanted {
            self.0[ticket.errand as usize].stage = Stage::Failed(again);
        }
        is_wanted
    }

    /// Whether something that is wanted has not arrived yet, and has not failed.
    pub fn is_busy(&self) -> bool {
        let mut stages = self.0.iter().map(|latest| &latest.stage);
        stages.any(|stage| matches!(stage, Stage::Underway))
    }

    /// Whether something that is wanted has failed.
    pub fn has_failed(&self) -> bool {
        let mut stages = self.0.iter().map(|latest| &latest.stage);
        stages.any(|stage| matches!(stage, Stage::Failed(_)))
    }

    /// The ways to try the failed requests again.
    pub fn take_failed(&mut self) -> [Option<R>; 2] {
        self.0.each_mut().map(
            |latest| match mem::replace(&mut latest.stage, Stage::Ended) {
                Stage::Failed(again) => Some(again),
                stage => {
                    latest.stage = stage;
                    None
                }
            },
        )
    }

    fn is_wanted(&self, ticket: Ticket) -> bool {
        self.0[ticket.errand as usize].number == ticket.number
    }
}

#[cfg(test)]
mod tests;
