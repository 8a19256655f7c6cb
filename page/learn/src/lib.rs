//! The screens of the door "Learn": lessons with their tasks, and the background of the page.

pub mod about;
pub mod lessons;

use bezzel_browser::{bridge, dom, files, locale, settings, storage, text};
use bezzel_components as components;
use bezzel_links as link;
use bezzel_tasks::{self as task, lesson};

#[cfg(all(test, not(target_arch = "wasm32")))]
use bezzel_browser::testing as tests;
