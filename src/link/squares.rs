//! Lists of squares as text: their names with commas between them.

use bezzel_solver::board::{Size, Square};

/// The names of squares, with commas between them.
pub(super) fn text(squares: &[Square], size: Size) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    names.join(",")
}

/// Squares from names with commas or spaces between them, each square once;
/// `None` where a name is none of the board.
pub(super) fn parse(text: &str, size: Size) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    for name in text
        .split([',', ' '])
        .map(str::trim)
        .filter(|name| !name.is_empty())
    {
        let square = Square::from_name(name, size).ok()?;
        if !squares.contains(&square) {
            squares.push(square);
        }
    }
    Some(squares)
}
