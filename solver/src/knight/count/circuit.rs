//! Moves, two at each square: following them, and looking at them from any side of the board.

use std::cmp::Reverse;

use super::layout::Laid;
use crate::board::Square;
use crate::knight::Path;

/// The moves of a 2-factor, square by square; the hub counts as one.
#[derive(Debug)]
pub struct Circuits {
    laid: Laid,
    /// The squares that each is joined to, by row and column; the hub is last.
    neighbours: Vec<[u16; 2]>,
    /// The number of these that are no holes, and the last of them.
    visited: usize,
    last: u16,
    /// Whether added moves count rows from below and columns from the right.
    below: bool,
    mirrored: bool,
}

const NONE: u16 = u16::MAX;

impl Circuits {
    /// An empty set of moves, on a board of fewer than 2^16 squares that are no holes, and at least one.
    pub fn new(laid: Laid, has_hub: bool) -> Self {
        let squares = laid.size().area() as usize + usize::from(has_hub);
        let mut circuits = Self {
            neighbours: vec![[NONE; 2]; squares],
            visited: squares - laid.holes().len(),
            last: squares as u16 - 1,
            below: false,
            mirrored: false,
            laid,
        };
        let holes = circuits.laid.holes().iter();
        let holes: Vec<_> = holes.map(|&hole| circuits.index(Some(hole))).collect();
        while holes.contains(&circuits.last) {
            circuits.last -= 1;
        }
        circuits
    }

    pub fn clear(&mut self) {
        self.neighbours.fill([NONE; 2]);
    }

    /// Chooses for all later moves whether rows count from below or from above, and columns from the right or from the
    /// left.
    pub fn look_from(&mut self, below: bool, mirrored: bool) {
        (self.below, self.mirrored) = (below, mirrored);
    }

    /// Counts the columns of all later moves from the other side.
    pub fn mirror(&mut self) {
        self.mirrored = !self.mirrored;
    }

    /// Adds a move between two squares; `None` is the hub. None has more than two of them.
    pub fn join(&mut self, ends: [Option<Square>; 2]) {
        let [a, b] = ends.map(|end| self.index(end));
        for (square, other) in [(a, b), (b, a)] {
            let [first, second] = &mut self.neighbours[square as usize];
            let free = if *first == NONE { first } else { second };
            *free = other;
        }
    }

    fn index(&self, end: Option<Square>) -> u16 {
        let Some(square) = end else {
            return self.neighbours.len() as u16 - 1;
        };
        let Square { row, column } = self.seen(square);
        (row * self.laid.columns() + column) as u16
    }

    /// The name of a square in this view of the board, or the square of that name.
    fn seen(&self, Square { row, column }: Square) -> Square {
        let row = if self.below {
            self.laid.rows() - 1 - row
        } else {
            row
        };
        let column = if self.mirrored {
            self.laid.columns() - 1 - column
        } else {
            column
        };
        Square::new(row, column)
    }

    /// Whether the moves form a single circuit.
    pub fn is_single(&self) -> bool {
        self.last_circuit().count() == self.visited
    }

    /// The squares of the circuit of the last square, or of the hub, which comes first.
    fn last_circuit(&self) -> impl Iterator<Item = u16> {
        let start = self.last;
        let mut before = self.neighbours[usize::from(start)][1];
        std::iter::successors(Some(start), move |&here| {
            let [first, second] = self.neighbours[usize::from(here)];
            let next = if first == before { second } else { first };
            before = here;
            (next != start).then_some(next)
        })
    }

    /// The squares of the single circuit, in the order in which they are visited, without the hub.
    pub fn squares(&self) -> Vec<Square> {
        let board = self.laid.size().area();
        let squares = self
            .last_circuit()
            .filter(|&index| u64::from(index) < board);
        squares
            .map(|index| self.laid.square(self.square(index)))
            .collect()
    }

    fn square(&self, index: u16) -> Square {
        let columns = self.laid.columns();
        Square::new(u32::from(index) / columns, u32::from(index) % columns)
    }

    /// The single circuit as a closed tour: it begins at a1 and goes to b3, as each does in one
    /// direction. Where a1 is a hole it begins at the leftmost square of the lowest rank, and goes first to the neighbour
    /// farther left, or of two in a file to the upper one.
    pub fn closed_tour(&self) -> Path {
        let mut squares = self.squares();
        let lowest = (0..squares.len()).min_by_key(|&at| {
            let Square { row, column } = squares[at];
            (Reverse(row), column)
        });
        squares.rotate_left(lowest.unwrap_or(0));
        turn(&mut squares);
        Path::verified(squares)
    }

    /// The single circuit as a closed tour that begins with these squares, at least one, which the circuit visits in
    /// this order. After a single square, it continues as [`Self::closed_tour`] does from its first square.
    pub fn closed_tour_by(&self, path: &[Square]) -> Path {
        let mut squares = self.squares();
        let start = squares.iter().position(|square| square == &path[0]);
        squares.rotate_left(start.unwrap_or(0));
        match path.get(1) {
            None => turn(&mut squares),
            Some(second) if squares.get(1) != Some(second) => squares[1..].reverse(),
            Some(_) => {}
        }
        Path::verified(squares)
    }

    /// Replaces the moves by those of a closed tour.
    pub fn follow(&mut self, tour: &Path) {
        self.clear();
        self.look_from(false, false);
        let squares = tour.squares().iter();
        let squares: Vec<_> = squares.map(|&square| self.laid.place(square)).collect();
        for (index, &square) in squares.iter().enumerate() {
            let next = squares[(index + 1) % squares.len()];
            self.join([Some(square), Some(next)]);
        }
    }

    /// Whether there is a move between these squares.
    pub fn joins(&self, a: Square, b: Square) -> bool {
        self.neighbours(a).contains(&b)
    }

    /// The two squares that one is joined to; none of them the hub.
    pub fn neighbours(&self, square: Square) -> [Square; 2] {
        let index = self.index(Some(square));
        self.neighbours[usize::from(index)].map(|index| self.seen(self.square(index)))
    }

    /// The squares that each is joined to, in an order that does not depend on that of the moves.
    #[cfg(test)]
    pub fn sorted(&self) -> Vec<[u16; 2]> {
        let neighbours = self.neighbours.iter();
        neighbours.map(|&[a, b]| [a.min(b), a.max(b)]).collect()
    }
}

/// Turns a closed tour so that of the neighbours of its first square the one farther left, or of two in a file the upper one,
/// comes first.
fn turn(squares: &mut [Square]) {
    if let [_, second, .., last] = squares
        && (last.column, last.row) < (second.column, second.row)
    {
        squares[1..].reverse();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::knight::Board;

    fn circuits(rows: u32, columns: u32, has_hub: bool) -> Circuits {
        let size = Size::new(rows, columns).unwrap();
        Circuits::new(Laid::new(&Board::from(size)), has_hub)
    }

    /// Moves over these columns of two rows, which lie upright, and back to the first.
    fn join(circuits: &mut Circuits, squares: &[(u32, u32)]) {
        let ends = squares.iter().chain([&squares[0]]);
        let ends: Vec<_> = ends
            .map(|&(row, column)| Square::new(column, row))
            .collect();
        for pair in ends.windows(2) {
            circuits.join([Some(pair[0]), Some(pair[1])]);
        }
    }

    #[test]
    fn one_circuit_is_distinguished_from_two() {
        let mut circuits = circuits(2, 3, false);
        join(&mut circuits, &[(0, 0), (0, 1), (1, 0)]);
        join(&mut circuits, &[(1, 1), (1, 2), (0, 2)]);
        assert!(!circuits.is_single());

        circuits.clear();
        let around = [(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)];
        join(&mut circuits, &around);
        assert!(circuits.is_single());
        let last_circuit = [3, 2, 1, 0, 5, 4].map(|at| Square::new(around[at].0, around[at].1));
        assert_eq!(circuits.squares(), last_circuit);
    }

    #[test]
    fn the_hub_is_no_square() {
        for (rows, columns, around) in [
            (1, 2, [Square::new(0, 1), Square::new(0, 0)]),
            (2, 1, [Square::new(1, 0), Square::new(0, 0)]),
        ] {
            let mut circuits = circuits(rows, columns, true);
            circuits.look_from(true, true);
            let [a, b] = [Some(Square::new(0, 0)), Some(Square::new(1, 0))];
            for ends in [[None, a], [a, b], [b, None]] {
                circuits.join(ends);
            }
            assert!(circuits.is_single());
            assert_eq!(circuits.squares(), around);
        }
    }
}
