//! The parts of every run that is watched, of queens, of a knight, or of a visitor's own program: forwards and backwards, the
//! tree, the program beside the board, and the report.

#[macro_use]
extern crate bezzel_named as named;

pub mod activities;
pub mod board;
pub mod in_view;
pub mod jumps;
pub mod milestones;
pub mod problems;
pub mod program;
pub mod race;
pub mod report;
pub mod scene;
mod seek;
pub mod state;
pub mod tree;
pub mod watch;
pub mod watched;
pub mod words;

use bezzel_browser::{bridge, files, locale, text};
use bezzel_components as components;
use bezzel_links as link;
