//! A board too large for single squares in the document: a canvas that pans and
//! zooms, by mouse, touch and keyboard, from the whole board to one square.

mod gesture;
mod painter;
mod view;
mod viewport;

pub use painter::{Painter, Painting, figure_paths, rgb};
pub use view::Plane;
pub use viewport::Viewport;
