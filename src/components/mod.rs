//! What several screens share. Nothing here knows a screen.

pub mod board;
mod checks;
mod clipboard;
pub mod control;
mod copy_link;
mod dialog;
mod dispatching;
mod download;
mod failure;
mod gallery;
mod history;
mod link_to;
mod notices;
mod picture;
mod pieces;
pub mod plane;
mod progress;
mod result_number;
mod share;
mod small_board;
pub mod transport;

pub use copy_link::CopyLink;
pub use dialog::Dialog;
pub use dispatching::dispatching;
pub use download::download;
pub use failure::failure_words;
pub use gallery::Gallery;
pub use history::History;
pub use link_to::{LinkTo, Navigate};
pub use notices::Notices;
pub use picture::{Picture, download_png};
pub use pieces::{Figure, piece_sprite};
pub use progress::progress_bar;
pub use result_number::result_number;
pub use share::{CopiedText, Share};
pub use small_board::SmallBoard;
