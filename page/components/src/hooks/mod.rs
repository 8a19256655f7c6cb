//! Hooks and contexts: time, pointers, loading, the page around the screen. None of them draws.

mod back_closes;
mod dispatching;
mod frames;
mod held_pointer;
mod later;
mod loading;
mod page;
mod run_listener;
mod seconds;
mod size_of;
mod window;

pub use back_closes::use_back_closes;
pub use dispatching::{dispatching, dispatching_keys};
pub use frames::use_frames;
pub use held_pointer::{Held, PointerHandlers, use_held_pointer};
pub use later::use_later;
pub use loading::{Loaded, use_loaded};
pub use page::{PageActions, PageMode, use_page, use_presented};
pub use run_listener::RunListener;
pub use seconds::{clock, use_seconds};
pub use size_of::use_size_of;
pub use window::{prefers_reduced_motion, print};
