//! Hints for somebody who is filling a board: from "there is a mistake" to "a piece belongs here".
//!
//! There are four [tiers](Tier), and each says more than the one before. [`Hinting`] gives a hint
//! as a [`Job`](crate::Job), since to know whether a position can be completed may take a search.
//! [`hint`] is what it says once that is known. [`forbidden`], [`forced`] and [`reveal`] are single
//! tiers, which take no search.
//!
//! A hint is made of squares and lines only, so that it can be drawn as well as told.

mod advice;
mod attack;
mod forbidden;
mod forced;
mod job;
mod tier;

pub use advice::{Advice, Hint, hint, reveal};
pub use attack::{Attack, attacks_on};
pub use forbidden::{Forbidden, forbidden};
pub use forced::{Deduction, Follows, Refutation, forced};
pub use job::{HintCheckpoint, HintRequest, Hinting};
pub use tier::Tier;
