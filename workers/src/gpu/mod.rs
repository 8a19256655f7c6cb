//! Counting with a graphics processor: a worker with a program of its own, started only when it is to be used.
//!
//! One worker owns the device (`owner`). For each share of a count that it is given it starts another with the same
//! program (`join`), which lists the pairs of halves of the board in batches, has the first compare each, and checks
//! one part of it (`joiner`). The page sees workers that count shares, as all others do: of what goes wrong it hears
//! by the `Trouble` with which a share is refused, and has it counted by others.

mod adapter;
mod desk;
mod device;
mod join;
mod joiner;
mod owner;
mod trouble;
mod webgpu;

pub use adapter::{is_found, is_offered};
pub use owner::serve;
pub use trouble::{Trouble, TroubleKind};
