//! The components of the page in the document of a real browser.
#![cfg(target_arch = "wasm32")]
#![allow(missing_docs)] // The test runner finds tests in public modules only.
#![allow(clippy::unwrap_used)] // What fails here fails a test.

pub mod board;
pub mod boards_screen;
pub mod construct_screen;
pub mod downloads;
pub mod dragging;
pub mod duel_screen;
pub mod fields;
pub mod gallery;
pub mod jobs;
pub mod keyboard;
pub mod links;
pub mod locale;
pub mod numbers_screen;
pub mod overlays;
pub mod puzzles_screen;
pub mod queens_screen;
pub mod search_screen;
mod shown;
mod stage;
pub mod strokes;
pub mod task_sets;
pub mod tour_screen;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
