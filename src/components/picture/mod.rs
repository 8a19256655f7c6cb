//! A board as a picture to save: an SVG with everything that it needs, and a PNG of it.

mod drawn;
mod png;
mod svg;

pub(super) use drawn::drawn_svg;
pub(super) use png::download_png;
pub use svg::{Picture, escaped};
