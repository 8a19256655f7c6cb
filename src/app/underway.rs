//! The pending requests of the page: a link that is opened, and a translation. Neither cancels the other, and only the
//! latest of each kind counts.

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Errand {
    /// A link is opened. It arrives with its texts.
    Opening,
    /// The page is translated.
    Translation,
}

/// The number of one request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ticket {
    errand: Errand,
    number: u32,
}

/// The latest errand of each kind, and the way to try it again if it has failed.
pub(super) struct Underway<R>([Latest<R>; 2]);

struct Latest<R> {
    number: u32,
    failed: Option<R>,
}

impl<R> Default for Underway<R> {
    fn default() -> Self {
        Self([Errand::Opening, Errand::Translation].map(|_| Latest {
            number: 0,
            failed: None,
        }))
    }
}

impl<R> Underway<R> {
    /// Begins an errand; the one before of its kind is not wanted any more.
    pub(super) fn begin(&mut self, errand: Errand) -> Ticket {
        let latest = &mut self.0[errand as usize];
        latest.number += 1;
        latest.failed = None;
        Ticket {
            errand,
            number: latest.number,
        }
    }

    /// Ends an errand that has succeeded. Returns whether it is still wanted.
    pub(super) fn arrive(&mut self, ticket: Ticket) -> bool {
        let is_wanted = self.is_wanted(ticket);
        if is_wanted && ticket.errand == Errand::Opening {
            // The words of another screen are of no use to this one.
            self.begin(Errand::Translation);
        }
        is_wanted
    }

    /// Ends an errand that has failed and can be tried again. Returns whether it is still wanted.
    pub(super) fn fail(&mut self, ticket: Ticket, again: R) -> bool {
        let is_wanted = self.is_wanted(ticket);
        if is_wanted {
            self.0[ticket.errand as usize].failed = Some(again);
        }
        is_wanted
    }

    /// Whether something that is wanted has failed.
    pub(super) fn has_failed(&self) -> bool {
        self.0.iter().any(|latest| latest.failed.is_some())
    }

    /// The ways to try the failed requests again.
    pub(super) fn take_failed(&mut self) -> [Option<R>; 2] {
        self.0.each_mut().map(|latest| latest.failed.take())
    }

    fn is_wanted(&self, ticket: Ticket) -> bool {
        self.0[ticket.errand as usize].number == ticket.number
    }
}

#[cfg(test)]
mod tests;
