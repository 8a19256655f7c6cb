//! The screens of the door "Knight": tours by hand and found, the search for them, the boards that have any, and the duel.

#[macro_use]
extern crate bezzel_named as named;

pub mod boards;
pub mod duel;
pub mod steps;
pub mod tour;

use bezzel_browser::{bridge, locale, settings, storage, text};
use bezzel_components as components;
use bezzel_links as link;
use bezzel_run as run;

#[cfg(all(test, not(target_arch = "wasm32")))]
use bezzel_browser::testing as tests;
