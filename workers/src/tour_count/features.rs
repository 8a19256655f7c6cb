//! The features of a closed tour, in numbers.

use std::iter::zip;

use bezzel_solver::board::Square;
use bezzel_solver::knight::{Path, Step};

/// The features of a closed tour, in numbers. D. E. Knuth has counted the same features over all tours of the chess
/// board (*The Art of Computer Programming*, pre-fascicle 8a, 2025).
///
/// They do not depend on where the tour begins, nor on its direction.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TourFeatures {
    /// The pairs of moves that cross each other, drawn as straight lines.
    pub crossings: u32,
    /// The squares at which the tour makes its sharpest turn: both moves enclose 37 degrees.
    pub sharp_turns: u32,
    /// The squares at which it goes straight on.
    pub straight: u32,
    /// The number of the 28 pairs of directions that occur, in which both moves lead away from a square.
    pub wedges: u32,
    /// The moves of each slope: two rows up and one column to the left, one and two, one and two to the right, two and one;
    /// or the same backwards.
    pub slopes: [u32; 4],
}

impl TourFeatures {
    /// The features of a closed tour, in some microseconds for 8 x 8 squares; the time grows with the square of the area.
    pub fn of(tour: &Path) -> Self {
        let squares = tour.squares();
        let next = squares.iter().cycle().skip(1);
        let moves: Vec<Move> = zip(squares, next)
            .filter_map(|(&from, &to)| Move::between(from, to))
            .collect();
        let mut features = Self::default();
        let mut wedges = 0_u64;
        for (before, after) in zip(&moves, moves.iter().cycle().skip(1)) {
            // Digit 7 - d leads back.
            let (back, on) = (7 - before.step.digit(), after.step.digit());
            wedges |= 1 << (8 * back.min(on) + back.max(on));
            let [(rows, columns), (other_rows, other_columns)] = [before, after].map(Move::offset);
            match rows * other_rows + columns * other_columns {
                // Moves that continue in directions close to opposite ones enclose a sharp angle.
                -4 => features.sharp_turns += 1,
                5 => features.straight += 1,
                _ => {}
            }
            features.slopes[usize::from(on.min(7 - on))] += 1;
        }
        features.wedges = wedges.count_ones();
        for (index, one) in moves.iter().enumerate() {
            let crossed = moves[index + 1..].iter().filter(|other| one.crosses(other));
            features.crossings += crossed.count() as u32;
        }
        features
    }
}

/// A move on the board, with its squares as row and column.
#[derive(Debug)]
struct Move {
    step: Step,
    from: (i32, i32),
    to: (i32, i32),
}

impl Move {
    fn between(from: Square, to: Square) -> Option<Self> {
        let place = |square: Square| (square.row as i32, square.column as i32);
        Some(Self {
            step: Step::between(from, to)?,
            from: place(from),
            to: place(to),
        })
    }

    const fn offset(&self) -> (i32, i32) {
        (self.to.0 - self.from.0, self.to.1 - self.from.1)
    }

    /// Whether the lines cross between their ends. No move leads through the centre of a square, so lines that meet
    /// elsewhere than in an end cross.
    fn crosses(&self, other: &Self) -> bool {
        // Farther away than this, they cannot.
        if self.from.0.abs_diff(other.from.0) > 4 || self.from.1.abs_diff(other.from.1) > 4 {
            return false;
        }
        self.parts(other) && other.parts(self)
    }

    /// Whether the ends of the other line lie on different sides of this one.
    const fn parts(&self, other: &Self) -> bool {
        self.side(other.from) * self.side(other.to) < 0
    }

    /// The side of the line on which a square lies, by sign.
    const fn side(&self, (row, column): (i32, i32)) -> i32 {
        let (rows, columns) = self.offset();
        rows * (column - self.from.1) - columns * (row - self.from.0)
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use bezzel_solver::board::Size;
    use bezzel_solver::knight::count::numbers::tour_by_number;

    use super::*;

    /// The closed tour of a board whose squares are numbered row by row from the top.
    fn features(board: &str, number: u128) -> TourFeatures {
        TourFeatures::of(&tour_by_number(board.parse::<Size>().unwrap(), number).unwrap())
    }

    #[test]
    fn each_move_has_a_slope_and_neither_start_nor_direction_counts() {
        for number in 1..=8 {
            let size: Size = "5x6".parse().unwrap();
            let tour = tour_by_number(size, number).unwrap();
            let features = TourFeatures::of(&tour);
            assert_eq!(features.slopes.iter().sum::<u32>(), 30);
            let mut squares = tour.squares().to_vec();
            squares.rotate_left(7);
            squares.reverse();
            let board = bezzel_solver::knight::Board::from(size);
            let other = Path::new(&board, squares).unwrap();
            assert_eq!(TourFeatures::of(&other), features);
        }
    }

    #[test]
    fn two_moves_cross_where_they_meet_between_their_ends() {
        let one = |from: (u32, u32), to: (u32, u32)| {
            Move::between(Square::new(from.0, from.1), Square::new(to.0, to.1)).unwrap()
        };
        let rising = one((0, 0), (1, 2));
        assert!(rising.crosses(&one((1, 0), (0, 2))));
        assert!(rising.crosses(&one((0, 1), (2, 0))));
        assert!(rising.crosses(&one((2, 2), (0, 1))));
        assert!(!rising.crosses(&one((1, 0), (2, 2))));
        assert!(!rising.crosses(&one((2, 0), (4, 1))));
        // Moves that share an end do not cross.
        assert!(!rising.crosses(&one((1, 2), (0, 0))));
        assert!(!rising.crosses(&one((1, 2), (0, 4))));
        assert!(!rising.crosses(&one((0, 3), (1, 5))));
    }

    #[test]
    fn features_are_within_the_bounds_of_the_census() {
        for number in [1, 2, 4000, 9862] {
            let found = features("6x6", number);
            assert!(found.wedges <= 28 && found.wedges >= 8, "{found:?}");
            assert!(found.crossings > 20 && found.crossings < 70, "{found:?}");
            // In each corner of the board the two moves form the sharpest angle.
            assert!(found.sharp_turns >= 4, "{found:?}");
        }
    }
}
