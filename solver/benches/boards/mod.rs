//! The boards that a bench is asked to time.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;

/// The boards named in the arguments, such as `8x8 open 6x7`, or else these: those after `open` with open tours.
pub fn boards(otherwise: &[&str]) -> Vec<(Size, TourKind)> {
    let mut words: Vec<String> = std::env::args()
        .filter(|word| !word.starts_with('-'))
        .skip(1)
        .collect();
    if words.is_empty() {
        words = otherwise.iter().map(ToString::to_string).collect();
    }
    let mut kind = TourKind::Closed;
    let board = |word: String| {
        if word == "open" {
            kind = TourKind::Open;
        }
        word.parse().ok().map(|size| (size, kind))
    };
    words.into_iter().filter_map(board).collect()
}
