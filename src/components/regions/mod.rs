//! The regions of a puzzle: their colours, their pieces, and their drawing.

mod colours;
mod drawing;
mod pieces;
#[cfg(test)]
mod tests;

pub use colours::{COLOURS as REGION_COLOURS, region_colours};
pub use drawing::{house_outline, region_letter, regions, tints};
pub use pieces::region_pieces;
#[cfg(test)]
pub use tests::{light_of, oklab, region_lights};
