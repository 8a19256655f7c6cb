//! The screens of the door "Puzzles": puzzles of queens, and the knight's number puzzles.

#[macro_use]
extern crate bezzel_named as named;

pub mod knight;
pub mod queens;
mod shared;

use bezzel_browser::{bridge, locale, settings, text};
use bezzel_components as components;
use bezzel_links as link;

#[cfg(all(test, not(target_arch = "wasm32")))]
use bezzel_browser::testing as tests;
