//! A board as a picture to keep: an SVG that stands alone, and a PNG of it.

mod png;
mod svg;

pub use png::download_png;
pub use svg::Picture;
