//! The lines, shapes and colours that boards and pictures are drawn with.

mod cividis;
mod paths;
mod pieces;
mod plot;
mod regions;
mod unit;

pub use cividis::cividis;
pub use paths::{checks, dark_squares, dots_path, line_path, squares_path};
pub use pieces::{Figure, piece_sprite};
pub use plot::{Plot, power_of_ten};
pub use regions::{
    REGION_COLOURS, Region, edge_path, house_outline, paper_regions, region_colours, region_edges,
    region_letter, region_pieces, regions, tints,
};
#[cfg(any(test, feature = "testing"))]
pub use regions::{light_of, oklab, region_lights};
pub use unit::{UNIT, centre};
