//! The link of the construct screen: how many queens, and by which rule.

use std::ops::RangeInclusive;

use bezzel_solver::queens::construct::{ConstructRequest, MAX_N};

use super::fields::{Fields, any_number, named, number};
use super::{Place, ScreenLink};

/// The board's side when a link names none: all kinds of steps but one occur,
/// and single squares can be distinguished.
const DEFAULT_N: u32 = 20;

named! {
    /// The rule by which a solution is constructed.
    pub enum ConstructRule {
        /// The rule by n modulo 12.
        Modulo12 = "modulo12",
        /// A random solution.
        Random = "random",
    }
}

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

    /// The rule that makes it.
    pub const fn rule(&self) -> ConstructRule {
        match self.seed {
            None => ConstructRule::Modulo12,
            Some(_) => ConstructRule::Random,
        }
    }

    /// The request to the solver.
    pub fn request(&self) -> ConstructRequest {
        ConstructRequest {
            n: self.n,
            seed: self.seed.map(u64::from),
        }
    }
}

impl ScreenLink for ConstructLink {
    const PLACE: Place = Place::Construct;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.always("n", &mut self.n, number(Self::SIDES));
        let mut rule = self.rule();
        fields.always("rule", &mut rule, named());
        self.seed = (rule == ConstructRule::Random).then(|| {
            let mut seed = self.seed.unwrap_or(0);
            fields.always("seed", &mut seed, any_number());
            seed
        });
    }
}
