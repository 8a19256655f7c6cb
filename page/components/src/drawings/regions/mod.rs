//! The regions of a puzzle: their colours, their pieces, and their drawing.

mod colours;
mod drawing;
#[cfg(any(test, feature = "testing"))]
mod light;
mod pieces;
#[cfg(test)]
mod tests;

pub use colours::{COLOURS as REGION_COLOURS, region_colours};
pub use drawing::{
    Region, edge_path, house_outline, paper_regions, region_edges, region_letter, regions, tints,
};
#[cfg(any(test, feature = "testing"))]
pub use light::{light_of, oklab, region_lights};
pub use pieces::region_pieces;
