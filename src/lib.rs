//! Bezzel, the page: a Yew component tree over the mathematics of
//! `bezzel-solver`.
//!
//! `app -> screens -> components -> bridge -> settings -> locale -> tasks, workers -> links -> solver`: an
//! arrow points only to the right (`xtask/tests/layers.rs`). See `ARCHITECTURE.md` for the way of a click and of a long job.

#[macro_use]
pub extern crate bezzel_named as named;

pub mod app;
pub mod bridge;
pub mod components;
pub mod crash;
pub mod dom;
pub mod files;
pub mod locale;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod store;

pub use bezzel_links as link;
pub use bezzel_tasks::{self as task, lesson};
pub use bezzel_workers::clock;

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use crate::link::{ScreenLink, open};

    /// The state of a screen that a link opens in which nothing is wrong.
    pub fn state<L: ScreenLink + Debug>(hash: &str) -> L {
        let (link, notices) = open(hash);
        assert_eq!(notices, [], "{hash}");
        assert_eq!(link.screen.place(), L::PLACE, "{hash}");
        link.screen.read().0
    }
}
