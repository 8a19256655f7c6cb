//! The link of the construct screen: how many queens, and by which rule.

use std::ops::RangeInclusive;

use bezzel_solver::queens::construct::{ConstructRequest, MAX_N};

use super::{Place, Query, ScreenLink, Writer};

/// The board's side when a link names none: all kinds of steps but one occur,
/// and single squares can be told apart.
const DEFAULT_N: u32 = 20;

/// One solution that is constructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstructLink {
    /// The board's side.
    pub n: u32,
    /// The seed of a random solution; none where the modulo-12 rule makes it.
    pub seed: Option<u32>,
}

impl Default for ConstructLink {
    fn default() -> Self {
        Self {
            n: DEFAULT_N,
            seed: None,
        }
    }
}

impl ConstructLink {
    /// The sides that the screen offers.
    pub const SIDES: RangeInclusive<u32> = 1..=MAX_N;

    /// The names of the rules in links.
    pub const RULES: [&'static str; 2] = ["modulo12", "random"];

    /// The rule's name in links.
    #[must_use]
    pub const fn rule_name(&self) -> &'static str {
        Self::RULES[self.seed.is_some() as usize]
    }

    /// What the solver is asked for.
    #[must_use]
    pub fn request(&self) -> ConstructRequest {
        ConstructRequest {
            n: self.n,
            seed: self.seed.map(u64::from),
        }
    }
}

impl ScreenLink for ConstructLink {
    const PLACE: Place = Place::Construct;

    fn read(query: &mut Query) -> Self {
        let n = query.number("n", 1, MAX_N).unwrap_or(DEFAULT_N);
        let is_random = query.index("rule", &Self::RULES) == Some(1);
        let seed = is_random.then(|| query.number("seed", 0, u32::MAX).unwrap_or(0));
        Self { n, seed }
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("n", self.n);
        writer.add("rule", self.rule_name());
        writer.add_some("seed", self.seed);
    }
}
