//! The dark squares of a board as one path: one element to draw instead of
//! thousands.

use bezzel_solver::board::Size;

/// The path of the dark squares, a square measuring 1 x 1.
#[must_use]
pub fn dark_squares(size: Size) -> String {
    size.squares()
        .filter(|square| square.is_dark(size))
        .fold(String::new(), |path, square| {
            path + &format!("M{} {}h1v1h-1z", square.column, square.row)
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
