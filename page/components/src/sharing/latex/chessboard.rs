//! A board for the package `chessboard`, which knows the pieces of chess and up to 26 rows and columns.

use std::fmt::Write;

use bezzel_solver::board::Square;

use super::listed::listed;
use crate::drawings::Figure;
use crate::sharing::Picture;

/// The packages that the drawing needs.
pub const PREAMBLE: &str = r"\usepackage{chessboard}";

/// The most rows and columns of the package.
const MAX_SIDE: u32 = 26;
/// The side above which the numbers of rows have two digits.
const ONE_DIGIT: u32 = 9;

/// Whether the package can draw the board.
pub fn is_drawn(picture: &Picture) -> bool {
    let size = picture.size;
    let has_superqueen = picture
        .pieces
        .iter()
        .any(|(_, on)| *on == Figure::Superqueen);
    // A tour has its line, also without its numbers.
    let has_numbers_alone = picture.path.is_empty() && !picture.numbers.is_empty();
    let has_more = has_superqueen || has_numbers_alone || !picture.regions.is_empty();
    size.rows().max(size.columns()) <= MAX_SIDE && !has_more
}

/// The board: pieces, holes, and the line of a path. Writing to a string does not fail.
pub fn chessboard(picture: &Picture) -> String {
    let size = picture.size;
    let name = |square: &Square| square.name(size);
    let corner = Square::new(0, size.columns() - 1);
    // Without `showmover` there would be a small square that shows who is to move.
    let mut text = format!("\\chessboard[maxfield={}, showmover=false", name(&corner));
    match size.rows().max(size.columns()) {
        0..=12 => {}
        13..=18 => text.push_str(", smallboard"),
        _ => text.push_str(", tinyboard"),
    }
    if size.rows() > ONE_DIGIT {
        text.push_str(", labelleftwidth=1.4ex");
    }
    if !picture.pieces.is_empty() {
        let pieces = picture.pieces.iter().map(|(square, figure)| {
            let letter = if *figure == Figure::Knight { 'N' } else { 'Q' };
            format!("{letter}{}", name(square))
        });
        let _ = write!(
            text,
            ",\n  setpieces={{{}}}",
            listed(&pieces.collect::<Vec<_>>())
        );
    }
    if !picture.holes.is_empty() {
        let holes = listed(&picture.holes.iter().map(name).collect::<Vec<_>>());
        let _ = write!(
            text,
            ",\n  pgfstyle=color, color=black!60, markfields={{{holes}}}"
        );
    }
    let back = picture.path.first().filter(|_| picture.closed);
    let path: Vec<String> = picture.path.iter().chain(back).map(name).collect();
    if picture.lined && path.len() > 1 {
        let moves = listed(&path.windows(2).map(|of| of.join("-")).collect::<Vec<_>>());
        // The style takes a tenth of an em from the start of each line.
        let _ = write!(
            text,
            ",\n  pgfstyle=straightmove, color=black, arrow=, shortenstart=-0.1em, shortenend=0pt, linewidth=0.06em,\n  markmoves={{{moves}}}"
        );
    }
    text + "]\n"
}
