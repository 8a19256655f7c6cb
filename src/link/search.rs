//! The link of the search screen: which search is watched, and at which of its
//! events it stands.

use std::ops::RangeInclusive;

use bezzel_stepping::queens::{Algorithm, Order, Plan};

use super::query::{Query, Writer};
use super::{Notation, Place, ScreenLink};

/// The board's side when a link names none: its whole tree fits on the page.
const DEFAULT_N: u32 = 4;

/// The names of all values of a type of the solver.
macro_rules! names {
    ($Type:ident) => {{
        let mut names = [""; $Type::ALL.len()];
        let mut index = 0;
        while index < names.len() {
            names[index] = $Type::ALL[index].name();
            index += 1;
        }
        names
    }};
}

/// Whether the search ends with its first solution.
pub(super) const FINDS: [&str; 2] = ["all", "first"];

named! {
    /// What the program is written in.
    pub enum Code {
        /// Words of the page's language.
        Words = "words",
        /// Python 3.
        Python = "python",
        /// C++20.
        Cpp = "cpp",
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
pub struct RunLink<P> {
    /// Which search it is.
    pub plan: P,
    /// The number of the event, from 0.
    pub step: u32,
    /// What its program is shown in.
    pub code: Code,
    /// How squares, rows and marks are written.
    pub notation: Notation,
}

impl<P> RunLink<P> {
    /// Reads the event of a plan, and how it is shown.
    pub(super) fn read_event(plan: P, query: &mut Query) -> Self {
        let step = query.number("step", 0, u32::MAX);
        let code = query.choice("code", &Code::NAMES, Code::from_name);
        Self {
            plan,
            step: step.unwrap_or(0),
            code: code.unwrap_or(Code::Words),
            notation: Notation::read(query),
        }
    }

    /// Writes all but the plan.
    pub(super) fn write_event(&self, writer: &mut Writer) {
        writer.add_changed("step", self.step, 0);
        writer.add_changed("code", self.code.name(), Code::Words.name());
        self.notation.write(writer);
    }
}

/// A search for queens at one of its events. Its seed is 0 where nothing depends on it.
pub type SearchLink = RunLink<Plan>;

impl Default for SearchLink {
    fn default() -> Self {
        Self {
            plan: Plan::new(DEFAULT_N, Algorithm::Arrays),
            step: 0,
            code: Code::Words,
            notation: Notation::default(),
        }
    }
}

impl SearchLink {
    /// The sides that the screen offers.
    pub const SIDES: RangeInclusive<u32> = 1..=Plan::MAX_N;

    /// The names of [`Algorithm::ALL`].
    pub const ALGORITHMS: [&'static str; Algorithm::ALL.len()] = names!(Algorithm);

    /// The names of [`Order::ALL`].
    pub const ORDERS: [&'static str; Order::ALL.len()] = names!(Order);

    /// Whether the seed matters to a search.
    #[must_use]
    pub fn is_random(plan: &Plan) -> bool {
        plan.algorithm == Algorithm::Repair || plan.order == Order::Random
    }
}

impl ScreenLink for SearchLink {
    const PLACE: Place = Place::Search;

    fn read(query: &mut Query) -> Self {
        let default = Self::default();
        let n = query.number("n", 1, Plan::MAX_N);
        let algorithm = query.choice("algorithm", &Self::ALGORITHMS, |name| name.parse().ok());
        let order = query.choice("order", &Self::ORDERS, |name| name.parse().ok());
        let find = query.index("find", &FINDS);
        let mut plan = Plan {
            n: n.unwrap_or(default.plan.n),
            algorithm: algorithm.unwrap_or(default.plan.algorithm),
            order: order.unwrap_or(default.plan.order),
            first_only: find == Some(1),
            seed: 0,
        };
        if Self::is_random(&plan) {
            plan.seed = query.number("seed", 0, u32::MAX).unwrap_or(0).into();
        }
        Self::read_event(plan, query)
    }

    fn write(&self, writer: &mut Writer) {
        let Plan {
            n,
            algorithm,
            order,
            first_only,
            seed,
        } = self.plan;
        writer.add("n", n);
        writer.add("algorithm", algorithm.name());
        let default = Self::default().plan.order;
        writer.add_changed("order", order.name(), default.name());
        writer.add_some("find", first_only.then_some(FINDS[1]));
        if Self::is_random(&self.plan) {
            writer.add_changed("seed", seed, 0);
        }
        self.write_event(writer);
    }
}
