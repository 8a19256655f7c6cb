//! A board as a picture to save: an SVG with everything that it needs, and a PNG of it.

mod canvas;
mod drawn;
mod film;
mod given;
mod png;
mod svg;

pub use drawn::drawn_svg;
pub use film::{Film, Mark, shown_places, thinning};
pub use given::given_pixels;
pub use png::{pixels, save_picture};
pub use svg::{Picture, escaped};
