//! What is left to visit: squares, with where the way through them begins and ends.

mod refutation;

use super::circuit::{Graph, Outcome, Search};
use super::{Board, NoTour, Reason, Step};
use crate::board::{Size, Square};

/// Squares that are all to be visited, on a circuit or on a path.
///
/// The knight's own square and a required end are among them.
#[derive(Clone, Debug)]
pub(in crate::knight) struct Rest {
    size: Size,
    shape: Shape,
    squares: Vec<Square>,
    /// To each square of the board, row by row, its number among the squares; [`Rest::NOT`] if it
    /// is not among them.
    numbers: Vec<u32>,
}

/// What way through the squares is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::knight) enum Shape {
    Circuit,
    /// A path; its ends are given or not.
    Path([Option<Square>; 2]),
}

impl Rest {
    const NOT: u32 = u32::MAX;

    /// The most squares that are searched.
    pub(in crate::knight) const MAX_SEARCHED: usize = 4096;

    /// The whole board, on a circuit.
    pub(in crate::knight) fn circuit(board: &Board) -> Self {
        Self::new(board.size(), Shape::Circuit, board.squares().collect())
    }

    /// The whole board, on a path.
    pub(in crate::knight) fn path(
        board: &Board,
        start: Option<Square>,
        end: Option<Square>,
    ) -> Self {
        let shape = Shape::Path([start, end]);
        Self::new(board.size(), shape, board.squares().collect())
    }

    pub(in crate::knight) fn new(size: Size, shape: Shape, squares: Vec<Square>) -> Self {
        let mut numbers = vec![Self::NOT; size.area() as usize];
        for (square, number) in squares.iter().zip(0..) {
            numbers[index(size, *square)] = number;
        }
        Self {
            size,
            shape,
            squares,
            numbers,
        }
    }

    fn number(&self, square: Square) -> Option<u32> {
        let number = self.numbers[index(self.size, square)];
        (number != Self::NOT).then_some(number)
    }

    fn neighbours(&self, square: Square) -> impl Iterator<Item = u32> {
        Step::ALL
            .into_iter()
            .filter_map(move |step| step.taken_from(square, self.size))
            .filter_map(|to| self.number(to))
    }

    /// The squares of a way through all, in order, by a search of so many steps at most.
    pub(in crate::knight) fn solution(&self, steps: u64) -> Result<Vec<Square>, NoTour> {
        if self.squares.len() < 3 {
            return self.few().ok_or(NoTour::Impossible(Reason::Searched));
        }
        let mut search = self.search().ok_or(NoTour::Undecided { steps: 0 })?;
        let steps = search.advance(steps);
        match search.outcome() {
            Outcome::Found => Ok(self.read(&search)),
            Outcome::None => Err(NoTour::Impossible(Reason::Searched)),
            Outcome::Searching => Err(NoTour::Undecided { steps }),
        }
    }

    /// The way over one or two squares, which are too few for a search.
    pub(in crate::knight) fn few(&self) -> Option<Vec<Square>> {
        let Shape::Path([start, end]) = self.shape else {
            return None;
        };
        let mut squares = self.squares.clone();
        if squares.len() == 1 {
            return Some(squares);
        }
        if start == Some(squares[1]) || end == Some(squares[0]) {
            squares.reverse();
        }
        let fits = Step::between(squares[0], squares[1]).is_some()
            && start.is_none_or(|start| start == squares[0])
            && end.is_none_or(|end| end == squares[1]);
        fits.then_some(squares)
    }

    /// A search for a way; none if there are too many squares for one, or too few.
    pub(in crate::knight) fn search(&self) -> Option<Search> {
        let squares = self.squares.len();
        if !(3..=Self::MAX_SEARCHED).contains(&squares) {
            return None;
        }
        let mut edges = Vec::with_capacity(4 * squares);
        for (&square, number) in self.squares.iter().zip(0_u32..) {
            let later = self.neighbours(square).filter(|&to| to > number);
            edges.extend(later.map(|to| [number as u16, to as u16]));
        }
        let aside = squares as u16;
        let mut required = Vec::new();
        let mut require = |edges: &mut Vec<[u16; 2]>, edge| {
            required.push(edges.len() as u16);
            edges.push(edge);
        };
        let vertices = match self.ends() {
            None => squares,
            Some([Some(start), Some(end)]) => {
                edges.retain(|&edge| edge != [start.min(end), start.max(end)]);
                require(&mut edges, [start, end]);
                squares
            }
            Some([None, None]) => {
                edges.extend((0..aside).map(|vertex| [aside, vertex]));
                squares + 1
            }
            Some([Some(end), None] | [None, Some(end)]) => {
                require(&mut edges, [aside, end]);
                let others = (0..aside).filter(|&vertex| vertex != end);
                edges.extend(others.map(|vertex| [aside, vertex]));
                squares + 1
            }
        };
        Some(Search::new(Graph::new(vertices, edges), &required))
    }

    /// The numbers of the ends of a path.
    fn ends(&self) -> Option<[Option<u16>; 2]> {
        match self.shape {
            Shape::Circuit => None,
            Shape::Path(ends) => {
                let number = |end| self.number(end).map(|number| number as u16);
                Some(ends.map(|end| end.and_then(number)))
            }
        }
    }

    /// The way that a search has found, from its start to its end.
    pub(in crate::knight) fn read(&self, search: &Search) -> Vec<Square> {
        let aside = self.squares.len() as u16;
        // The circuit, cut where it leads over the edge or the vertex that is not of the board.
        let way = match self.ends() {
            None => search.circuit(0),
            Some([Some(start), Some(end)]) => {
                let mut way = search.circuit(start);
                if way[1] == end {
                    way[1..].reverse();
                }
                way
            }
            Some([start, end]) => {
                let mut way = search.circuit(aside);
                way.remove(0);
                let reversed = start.is_some_and(|start| way[0] != start)
                    || end.is_some_and(|end| way[0] == end);
                if reversed {
                    way.reverse();
                }
                way
            }
        };
        way.into_iter()
            .map(|number| self.squares[number as usize])
            .collect()
    }
}

fn index(size: Size, square: Square) -> usize {
    square.row as usize * size.columns() as usize + square.column as usize
}
