//! The command `bezzel-count`, run as a person or a batch system runs it.

#![cfg(not(target_arch = "wasm32"))]
#![expect(clippy::unwrap_used, reason = "also what tests share is part of tests")]

mod arguments;
mod checkpoints;
mod command;
mod estimates;
mod lines;
mod merging;
mod shares;
#[cfg(target_os = "linux")]
mod terminal;
mod totals;
mod tours;
