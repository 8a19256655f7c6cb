//! Counting with a graphics processor, only with the feature `gpu`.
//!
//! The threads list the pairs of halves of the board, part by part, and the [`device`] compares them. [`assisted`] lets both
//! work on the same count: it checks a part of each batch, and goes on without the device where that fails. [`pace`] keeps the
//! device from being busy for long with one batch, since its driver also draws the screen, and ends what takes seconds.

mod assisted;
mod device;
mod pace;
#[cfg(test)]
mod tests;

pub(crate) use assisted::Assisted;
