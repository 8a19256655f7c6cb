//! Placements as text: permutations and FEN.
//!
//! A permutation gives the column of each row's piece, from the top, and 0 for an empty row. It
//! can write every placement with at most one piece in a row. The piece placement of FEN can
//! write every placement, and names the piece.
//!
//! Each printer writes one canonical text, and its parser reads that text back to the same
//! placement. The parsers also accept what a person might type.

mod fen;
mod permutation;

pub use fen::{fen_text, parse_fen};
pub(crate) use permutation::columns_text;
pub use permutation::{parse_permutation, permutation_text};
