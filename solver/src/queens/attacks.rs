use super::bits::lowest_bits;
use super::{Piece, Placement};

/// The squares that some piece attacks. A square that holds a piece belongs to them if another
/// piece attacks it.
///
/// Takes time proportional to n, however many pieces there are: a piece that blocks a line also
/// continues it, so a square is attacked along a line as soon as any other piece stands on it.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{attacked, Piece, Placement};
///
/// // . . . . .
/// // . Q . . .
/// // . . . . .
/// // . . . . .
/// // . . . . .
/// let board = Placement::from_columns(&[0, 2, 0, 0, 0])?;
/// assert_eq!(attacked(&board, Piece::Queen).to_string(), "\
/// 1 1 1 . .
/// 1 . 1 1 1
/// 1 1 1 . .
/// . 1 . 1 .
/// . 1 . . 1");
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn attacked(placement: &Placement, piece: Piece) -> Placement {
    let pieces = placement.rows();
    let mask = lowest_bits(placement.n());
    let mut marks: Box<[u64]> = pieces.iter().map(|&row| along_row(row)).collect();

    let mut rays = Rays::default();
    for (mark, &row) in marks.iter_mut().zip(pieces) {
        *mark |= rays.enter(row);
    }
    let mut rays = Rays::default();
    for (mark, &row) in marks.iter_mut().zip(pieces).rev() {
        *mark |= rays.enter(row);
    }
    if piece.moves_as_knight() {
        for (distance, shift) in [(1, 2), (2, 1)] {
            for (row, &from) in pieces.iter().enumerate() {
                let reached = from << shift | from >> shift;
                let above = row.checked_sub(distance);
                for target in [above, Some(row + distance)].into_iter().flatten() {
                    if let Some(mark) = marks.get_mut(target) {
                        *mark |= reached;
                    }
                }
            }
        }
    }
    for mark in &mut marks {
        *mark &= mask;
    }
    Placement::from_rows(marks)
}

/// The lines of the pieces in the rows passed so far.
#[derive(Default)]
struct Rays {
    straight: u64,
    left: u64,
    right: u64,
}

impl Rays {
    /// Enters the next row, and returns its attacked squares.
    fn enter(&mut self, pieces: u64) -> u64 {
        let reached = self.straight | self.left | self.right;
        self.straight |= pieces;
        self.left = (self.left | pieces) >> 1;
        self.right = (self.right | pieces) << 1;
        reached
    }
}

fn along_row(pieces: u64) -> u64 {
    match pieces.count_ones() {
        0 => 0,
        1 => !pieces,
        _ => u64::MAX,
    }
}

/// Whether the board holds n pieces of which no two attack each other.
///
/// Takes time proportional to n.
///
/// # Examples
///
/// ```
/// use bezzel_solver::queens::{is_solution, Piece, Placement};
///
/// // . . Q .
/// // Q . . .
/// // . . . Q
/// // . Q . .
/// let board = Placement::from_columns(&[3, 1, 4, 2])?;
/// assert!(is_solution(&board, Piece::Queen));
/// assert!(!is_solution(&board, Piece::Superqueen));
/// # Ok::<_, bezzel_solver::queens::QueensError>(())
/// ```
#[must_use]
pub fn is_solution(placement: &Placement, piece: Piece) -> bool {
    let one_in_each_row = placement.rows().iter().all(|row| row.is_power_of_two());
    let free = |(pieces, attacks): (&u64, &u64)| pieces & attacks == 0;
    one_in_each_row
        && placement
            .rows()
            .iter()
            .zip(attacked(placement, piece).rows())
            .all(free)
}
