//! The page's side of the browser: the languages and their texts, the visitor's choices, stored data, files, and the pools of
//! workers. Nothing here knows a component or a screen.

#[macro_use]
extern crate bezzel_named as named;

pub mod bridge;
pub mod crash;
pub mod dom;
pub mod files;
pub mod locale;
pub mod settings;
pub mod storage;
pub mod store;
#[cfg(all(any(test, feature = "testing"), not(target_arch = "wasm32")))]
pub mod testing;

use bezzel_links as link;
pub use bezzel_workers::clock;
