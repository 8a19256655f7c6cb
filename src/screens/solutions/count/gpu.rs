//! The help of a graphics processor with a count: the visitor's choice, the processor that was found, its failures.

use bezzel_solver::queens::Piece;

use super::ledger::Ledger;
use crate::bridge::Failure;
use crate::bridge::gpu::{Trouble, TroubleKind};
use crate::bridge::queens::Share;
use crate::bridge::queens::Task;
use crate::settings::Counter;

/// The side from which a count takes long enough for a comparison of the processors.
const WORTH_A_PROBE: u32 = 17;
/// The smallest side for which pairs of halves are compared.
const SMALLEST: u32 = 6;

/// A graphics processor, and its part of the present count.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct Gpu {
    /// Its state for the visitor.
    pub(super) shown: GpuStatus,
    /// Whether it is asked to.
    is_asked: bool,
    /// The count before the device was used first. If its sums cannot be trusted, the count continues from there.
    before: Option<Ledger>,
}

/// The state of a graphics processor for the visitor.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct GpuStatus {
    pub(super) setup: Setup,
    /// Why it does not count, or no longer.
    pub(super) trouble: Option<Trouble>,
    /// Whether it has counted anything.
    pub(super) has_counted: bool,
}

/// The visitor's choice, and the processor that was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct Setup {
    /// The processor to count with.
    pub(super) chosen: Counter,
    /// A part of the name of the program that may play a graphics processor, if one may.
    pub(super) adapter: Option<String>,
    /// Whether the browser has one that may count.
    pub(super) is_found: bool,
}

impl Gpu {
    /// The same choice and processor, for another count.
    pub(super) fn anew(&self) -> Self {
        let mut anew = Self::default();
        anew.shown.setup = self.shown.setup.clone();
        anew
    }

    /// Handles the device that was found, or another choice. After it, another attempt may be made.
    pub(super) fn set_up(&mut self, setup: Setup) {
        if setup.chosen != self.shown.setup.chosen {
            self.shown.trouble = None;
        }
        self.shown.setup = setup;
    }

    /// Whether the next shares are for it.
    pub(super) fn is_wanted(&self, n: u32, piece: Piece) -> bool {
        let can = self.shown.trouble.is_none() && piece == Piece::Queen && n >= SMALLEST;
        can && match self.shown.setup.chosen {
            Counter::Processor => false,
            Counter::Faster => self.shown.setup.is_found && n >= WORTH_A_PROBE,
            Counter::Gpu => true,
        }
    }

    /// Notes that shares are given to workers, with the device or without, and the count so far.
    pub(super) fn hand_out(&mut self, is_asked: bool, ledger: &Ledger) {
        self.is_asked = is_asked;
        if is_asked && self.before.is_none() {
            self.before = Some(ledger.clone());
        }
    }

    /// The task of a share.
    pub(super) fn task(&self, share: Share) -> Task {
        Task::Assisted {
            share,
            adapter: self.shown.setup.adapter.clone(),
            probes: self.shown.setup.chosen == Counter::Faster,
        }
    }

    /// Notes that workers have counted.
    pub(super) fn heard(&mut self) {
        self.shown.has_counted |= self.is_asked;
    }

    /// Forgets what had been counted before: the count has been given another state.
    pub(super) fn forget(&mut self) {
        self.before = None;
    }

    /// Handles the failure of a share. Returns true if the processor should continue; the ledger then has trustworthy
    /// sums only.
    pub(super) fn fall_back_to_cpu(&mut self, failure: &Failure, ledger: &mut Ledger) -> bool {
        if !self.is_asked {
            return false;
        }
        let trouble = Trouble::from(failure);
        if let (TroubleKind::Wrong, Some(before)) = (trouble.kind, self.before.take()) {
            *ledger = before;
            self.shown.has_counted = false;
        }
        self.shown.trouble = Some(trouble);
        self.is_asked = false;
        true
    }
}

#[cfg(test)]
mod tests;
