//! The visitor's own program: written in the editor, run, and watched on the board line by line.

#[macro_use]
extern crate bezzel_named as named;

mod along;
mod analysis;
mod answer;
mod below_editor;
mod board;
mod breaks;
mod draft;
mod edited;
mod editor;
mod engine;
mod errors;
mod film;
mod given;
mod goals;
mod judging;
mod jumps;
mod memory;
mod milestones;
mod race;
mod resting;
mod results;
mod run;
mod run_report;
mod sections;
mod seeking;
mod share;
mod shared_lists;
mod start;
mod state;
mod tree;
mod verdict;
mod view;
mod watch;
mod watched;
mod ways;
mod written;
mod written_value;

pub use judging::Judging;
pub use race::Race;
pub use view::OwnScreen;

use bezzel_browser::{bridge, clock, dom, locale, storage, text};
use bezzel_components as components;
use bezzel_links as link;
use bezzel_tasks as task;
