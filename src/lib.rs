//! Bezzel, the page: a Yew component tree over the mathematics of
//! `bezzel-solver`.
//!
//! `app -> screens`, on top of the crates `bezzel-components` and `bezzel-browser`: an arrow points only to the right
//! (`xtask/tests/layers.rs`). See `ARCHITECTURE.md` for the course of a click and of a long job.

pub extern crate bezzel_named as named;

pub mod app;
pub mod screens;

pub use bezzel_browser::{
    bridge, clock, crash, dom, files, locale, settings, storage, store, text,
};
pub use bezzel_components as components;
pub use bezzel_links as link;
pub use bezzel_tasks::{self as task, lesson};
