//! Bezzel, the page: a Yew component tree over the mathematics of
//! `bezzel-solver`.
//!
//! `app -> screens -> components -> task -> bridge, lesson, link -> settings, locale -> solver`: an
//! arrow points only to the right (`tests/layers.rs`). See `ARCHITECTURE.md` for the way of a click and of a long job.

#[macro_use]
pub extern crate bezzel_named as named;

pub mod app;
pub mod bridge;
pub mod components;
pub mod crash;
pub mod dom;
pub mod files;
pub mod lesson;
pub mod link;
pub mod locale;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod store;
pub mod task;

pub use bezzel_workers::clock;
