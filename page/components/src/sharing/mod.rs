//! All that leaves the page: links, codes, downloads, pictures, films, and texts for papers and solvers.

mod copy_link;
mod download;
mod embedding;
mod formats;
mod latex;
mod link_code;
mod picture;
mod save_drawing;
mod save_film;
mod save_picture;
mod share;
mod share_sheet;

pub use copy_link::{CopyLink, address_of, copy, page_address};
pub use download::{download, download_parts};
pub use embedding::tell_embedding_page;
pub use formats::{Formats, FormatsButton, Subject as FormatsSubject};
pub use latex::TreeNode as LatexNode;
pub use link_code::LinkCode;
pub use picture::{Film, Mark as FilmMark, Picture, escaped, given_pixels, shown_places, thinning};
pub use save_drawing::SaveDrawing;
pub use save_film::SaveFilm;
pub use save_picture::SavePicture;
pub use share::{Share, SharedText};
pub use share_sheet::{ShareSheet, Shared};
