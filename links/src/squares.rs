//! Lists of squares as text: their names with commas between them.

use bezzel_solver::board::{Size, Square};

use super::Expected;
use super::format::Format;

/// The names of squares, with commas between them.
pub fn squares_text(squares: &[Square], size: Size) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.name(size)).collect();
    names.join(",")
}

/// Squares from names with commas or spaces between them, each square once;
/// `None` if a name is not on the board.
pub fn parse_squares(text: &str, size: Size) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    let names = text.split([',', ' ']).map(str::trim);
    for name in names.filter(|name| !name.is_empty()) {
        let square = Square::from_name(name, size).ok()?;
        if !squares.contains(&square) {
            squares.push(square);
        }
    }
    Some(squares)
}

/// Squares of a board of this size.
pub fn squares(size: Size) -> Format<'static, Vec<Square>> {
    let parse = move |text: &str| parse_squares(text, size);
    let text = move |squares: &Vec<Square>| squares_text(squares, size);
    Format::new(Expected::Squares(size), parse, text)
}
