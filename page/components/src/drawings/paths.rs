//! Squares as one path: one element to draw instead of thousands. A square measures 1 x 1.

use std::fmt::Write;

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

/// The squares of a board in two tones.
pub fn checks(size: Size) -> Html {
    html! {
        <>
            <rect class="light" width={size.columns().to_string()} height={size.rows().to_string()} />
            <path class="dark" d={dark_squares(size)} />
        </>
    }
}

/// The path over these squares.
pub fn squares_path(squares: &[Square]) -> String {
    squares.iter().fold(String::new(), |path, square| {
        path + &format!("M{} {}h1v1h-1z", square.column, square.row)
    })
}

/// The path of the dark squares of a board.
pub fn dark_squares(size: Size) -> String {
    let dark = size.squares().filter(|square| square.is_dark(size));
    squares_path(&dark.collect::<Vec<_>>())
}

/// A line from the middle of each square to that of the next.
pub fn line_path(squares: &[Square]) -> String {
    let mut line = String::new();
    for (index, square) in squares.iter().enumerate() {
        let pen = if index == 0 { 'M' } else { 'L' };
        // Writing to a string does not fail.
        let _ = write!(line, "{pen}{}.5 {}.5", square.column, square.row);
    }
    line
}

/// Lines of no length in the middle of squares: round caps make dots of them.
pub fn dots_path(squares: &[Square]) -> String {
    squares.iter().fold(String::new(), |path, square| {
        path + &format!("M{}.5 {}.5h0", square.column, square.row)
    })
}

#[cfg(test)]
mod tests {
    use super::{Size, dark_squares};

    #[test]
    fn the_bottom_left_square_is_dark() {
        assert_eq!(
            dark_squares(Size::square(2).unwrap()),
            "M1 0h1v1h-1zM0 1h1v1h-1z"
        );
        assert_eq!(
            dark_squares(Size::new(1, 3).unwrap()),
            "M0 0h1v1h-1zM2 0h1v1h-1z"
        );
    }
}
