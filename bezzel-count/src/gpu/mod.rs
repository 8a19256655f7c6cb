//! Counting with a graphics processor, only with the feature `gpu`.
//!
//! The threads list the pairs of halves of the board, part by part, and the [`device`] compares them. [`assisted`] lets both
//! work on the same count, and goes on without the device where that fails. With the [`turns`] the device is not busy for long
//! with one batch, since its driver also draws the screen, and ends what takes seconds.

mod assisted;
mod device;
#[cfg(test)]
mod tests;
mod turns;

pub(crate) use assisted::Assisted;
