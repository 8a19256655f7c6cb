//! The workers of the page: the tasks that they work on, and the messages between them and the page.
//!
//! A task is a plain value, and what is left of it after a slice of work is again a task; where the answer comes soon, the
//! whole task. So a worker holds nothing that the page would miss but some seconds of work. Tasks and results are sent as bytes, and only two sides read them: the code that asks for the work,
//! and the code that does it.
//!
//! There are twelve families of tasks: on all solutions, on one position, on puzzles, on puzzles in texts and in pictures, on
//! the output of a program, on the knight, on its number puzzles, on one of its tours, on all of them, on films, and on the
//! QR codes of links. Each has a program of its own (`src/bin/`), which knows nothing of the others. No program links Yew or a screen.

#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
compile_error!("compile with the flags of .cargo/config.toml: RUSTFLAGS takes their place");

pub mod clock;
pub mod codec;
mod driver;
mod family;
pub mod film;
pub mod knight;
pub mod message;
mod moves;
pub mod numbers;
pub mod output;
pub mod picture;
mod plain;
pub mod position;
mod program;
pub mod puzzle;
pub mod puzzle_text;
pub mod qr;
pub mod queens;
pub mod tour;
pub mod tour_count;

pub use driver::serve;
pub use family::{AtWork, LongWork, Startable};
pub use moves::Moves;
pub use plain::{Rest, RestOf};
pub use program::WorkerProgram;
