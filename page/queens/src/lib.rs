//! The screens of the door "Queens": the board, its solutions, the search for them, and solutions that are constructed.

#[macro_use]
extern crate bezzel_named as named;

pub mod construct;
pub mod queens;
pub mod search;
pub mod solutions;

use bezzel_browser::{bridge, locale, settings, storage, store, text};
use bezzel_components as components;
use bezzel_links as link;
use bezzel_run as run;

#[cfg(all(test, not(target_arch = "wasm32")))]
use bezzel_browser::testing as tests;
