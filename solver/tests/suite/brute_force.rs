//! Squares that see each other, and boards that are solutions, by the definitions.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Line, Piece};

/// The line along which two different squares see each other on an empty board.
pub fn line(a: Square, b: Square, piece: Piece) -> Option<Line> {
    let rows = i64::from(b.row) - i64::from(a.row);
    let columns = i64::from(b.column) - i64::from(a.column);
    match (rows, columns) {
        (0, _) => Some(Line::Row),
        (_, 0) => Some(Line::Column),
        _ if rows == columns => Some(Line::Diagonal),
        _ if rows == -columns => Some(Line::Antidiagonal),
        _ if piece == Piece::Superqueen && (rows * columns).abs() == 2 => Some(Line::KnightMove),
        _ => None,
    }
}

/// Every way to put one piece into each row so that no two see each other.
pub fn solutions(n: u32, piece: Piece) -> Vec<Vec<u8>> {
    let mut boards: Vec<Vec<Square>> = vec![Vec::new()];
    for row in Size::square(n)
        .expect("in range")
        .squares()
        .step_by(n as usize)
    {
        let longer = boards.iter().flat_map(|board| {
            (0..n).filter_map(move |column| {
                let square = Square { column, ..row };
                let fits = board
                    .iter()
                    .all(|&other| line(other, square, piece).is_none());
                fits.then(|| [board.as_slice(), &[square]].concat())
            })
        });
        boards = longer.collect();
    }
    let columns =
        |board: &Vec<Square>| board.iter().map(|square| square.column as u8 + 1).collect();
    boards.iter().map(columns).collect()
}
