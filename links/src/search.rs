//! The link of the search screen: which search is watched, and at which of its
//! events it stands.

use std::ops::RangeInclusive;

use bezzel_stepping::queens::{Algorithm, Clock, Order, Plan, Planned};

use super::fields::{Fields, any_number, flag, named, number, one_of};
use super::{Place, ScreenLink};
use crate::named::Named;

/// The board's side when a link names none: its whole tree fits on the page.
const DEFAULT_N: u32 = 4;

/// Whether the search ends with its first solution.
pub const FIND: [&str; 2] = ["all", "first"];

named! {
    /// The language of the program.
    #[derive(Default)]
    pub enum Code {
        /// Words of the page's language.
        #[default]
        Words = "words",
        /// Python 3.
        Python = "python",
        /// C++20.
        Cpp = "cpp",
        /// C17.
        C = "c",
        /// Java 17.
        Java = "java",
        /// Pascal as Free Pascal has it.
        Pascal = "pascal",
        /// JavaScript for Node.js and browsers.
        JavaScript = "javascript",
        /// Rust.
        Rust = "rust",
    }
}

/// A search at one of its events, by the plan of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunLink<P: Planned> {
    /// The search.
    pub plan: P,
    /// The number of the event, from 0.
    pub step: u32,
    /// The language in which its program is shown.
    pub code: Code,
    /// The algorithm that runs beside it on one clock, another than that of the plan.
    pub beside: Option<P::Algorithm>,
    /// The clock of both. It is that of steps where nothing runs beside.
    pub clock: Clock,
}

impl<P: Planned> RunLink<P> {
    /// A search at its start.
    pub fn of(plan: P) -> Self {
        Self {
            plan,
            step: 0,
            code: Code::default(),
            beside: None,
            clock: Clock::default(),
        }
    }

    /// The algorithms that can run beside that of the plan.
    pub fn others(&self) -> Vec<P::Algorithm> {
        let all = P::Algorithm::ALL.iter().copied();
        all.filter(|other| *other != self.plan.algorithm())
            .collect()
    }

    /// The fields of the run beside it, of the event, and of how it is shown: all but the plan.
    pub(super) fn event_fields(&mut self, fields: &mut Fields<'_>) {
        let others = self.others();
        fields.optional("beside", &mut self.beside, one_of(&others));
        if self.beside.is_some() {
            fields.changed("clock", &mut self.clock, named());
        }
        fields.changed("step", &mut self.step, any_number());
        fields.changed("code", &mut self.code, named());
    }
}

/// A search for queens at one of its events. Its seed is 0 if the run does not depend on it.
pub type SearchLink = RunLink<Plan>;

impl Default for SearchLink {
    fn default() -> Self {
        Self::of(Plan::new(DEFAULT_N, Algorithm::Arrays))
    }
}

impl SearchLink {
    /// The sides that the screen offers.
    pub const SIDES: RangeInclusive<u32> = 1..=Plan::MAX_N;

    /// Whether the seed matters to a search.
    pub fn is_random(plan: &Plan) -> bool {
        plan.algorithm == Algorithm::Repair || plan.order == Order::Random
    }
}

impl ScreenLink for SearchLink {
    const PLACE: Place = Place::Search;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        let plan = &mut self.plan;
        fields.always("n", &mut plan.n, number(Self::SIDES));
        fields.always("algorithm", &mut plan.algorithm, named());
        fields.changed("order", &mut plan.order, named());
        fields.changed("find", &mut plan.first_only, flag(&FIND));
        if Self::is_random(plan) {
            let mut seed = plan.seed as u32;
            fields.changed("seed", &mut seed, any_number());
            plan.seed = seed.into();
        }
        self.event_fields(fields);
    }
}
