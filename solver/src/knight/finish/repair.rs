//! Finds long paths, over hundreds of squares and more: it repairs a tour of the whole board around the visited squares
//! and the holes.
//!
//! A circuit gives each square two moves. Of a tour of the whole board those moves are kept that lie between squares that
//! are left. Then
//!
//! 1. squares that have fewer than two moves are joined by chains, along which moves are added and taken away in turn. Now
//!    all squares lie on circuits;
//! 2. two circuits become one where two moves, one of each, are exchanged for two others between the same squares:
//!
//!    ```text
//!      a---b          a   b
//!              ->     |   |
//!      c---d          c   d
//!    ```
//!
//!    Where no circuits can be joined, an exchange by chance brings others.
//!
//! An open path becomes a circuit by one or two further points between its end and its start, as colours alternate.
//!
//! That finds nearly all ways there are on large boards, in time about proportional to the squares, and never says that there
//! is none.

use super::Position;
use super::circuits::Circuits;
use crate::Random;
use crate::board::Square;
use crate::knight::{Board, Path, Step, TourRequest, is_tour, whole};

/// Fewer squares than these are searched as a whole.
const LEAST: usize = 128;

/// The path over all squares that are left, from the last visited square and, if the tour is to be closed, back to the first.
pub fn path(position: &Position, board: &Board, squares: &[Square]) -> Option<Vec<Square>> {
    if squares.len() < LEAST {
        return None;
    }
    let places = Places::new(position, squares);
    let mut circuits = Circuits::new(squares.iter().map(|&square| places.near(square)).collect());
    let is_circuit = position.kind.is_closed() && position.path.len() < 2;
    let ends = places.ends(position);
    let points = (!is_circuit).then(|| close(&mut circuits, squares, ends));
    for [from, to] in places.known() {
        circuits.link_if_lacking(from, to);
    }
    circuits.complete()?;
    circuits.join(&mut Random::new(0))?;
    let path = circuits.path(points.map(|points| (points, ends)));
    let path: Vec<Square> = path
        .into_iter()
        .map(|number| squares[number as usize])
        .collect();
    is_right(position, board, &path).then_some(path)
}

/// The numbers of squares.
struct Places<'a> {
    position: &'a Position,
    /// To each square of the board, row by row, its number.
    numbers: Vec<Option<u32>>,
}

impl<'a> Places<'a> {
    fn new(position: &'a Position, squares: &[Square]) -> Self {
        let mut places = Self {
            position,
            numbers: vec![None; position.size.area() as usize],
        };
        for (&square, number) in squares.iter().zip(0..) {
            places.numbers[position.size.index(square) as usize] = Some(number);
        }
        places
    }

    fn number(&self, square: Square) -> Option<u32> {
        self.numbers[self.position.size.index(square) as usize]
    }

    /// The squares a move away.
    fn near(&self, square: Square) -> Vec<u32> {
        let reached = Step::ALL
            .into_iter()
            .filter_map(|step| step.taken_from(square, self.position.size));
        reached.filter_map(|square| self.number(square)).collect()
    }

    /// The first and the last square of the path, if they are given.
    fn ends(&self, position: &Position) -> [Option<u32>; 2] {
        let (first, last) = (position.path.first(), position.path.last());
        let end = if position.kind.is_closed() {
            first.copied()
        } else {
            position.end
        };
        [last.copied(), end].map(|square| square.and_then(|square| self.number(square)))
    }

    /// The moves of a tour of the whole board, closed if there is one, between squares that are left.
    fn known(&self) -> Vec<[u32; 2]> {
        let size = self.position.size;
        let known = whole::tour(size, &TourRequest::closed())
            .or_else(|_| whole::tour(size, &TourRequest::open()));
        let squares = known.map_or_else(|_| Vec::new(), Path::into_squares);
        let following = squares.iter().skip(1).chain(squares.first());
        squares
            .iter()
            .zip(following)
            .filter(|&(&from, &to)| Step::between(from, to).is_some())
            .filter_map(|(&from, &to)| Some([self.number(from)?, self.number(to)?]))
            .collect()
    }
}

/// Puts a point between the end of the path and its start, or two, so that colours alternate. Returns these points.
fn close(circuits: &mut Circuits, squares: &[Square], ends: [Option<u32>; 2]) -> [u32; 2] {
    let first = circuits.add_point();
    let is_odd = squares.len() % 2 == 1;
    let last = if is_odd { first } else { circuits.add_point() };
    if first != last {
        circuits.fix(first, last);
    }
    for (side, (end, point)) in ends.into_iter().zip([first, last]).enumerate() {
        if let Some(end) = end {
            circuits.fix(end, point);
        } else if side == 0 || !is_odd || ends[0].is_some() {
            let dark = is_dark_end(squares, ends[1 - side], side);
            for (number, &square) in (0..).zip(squares) {
                if is_dark(square) == dark && !ends.contains(&Some(number)) {
                    circuits.allow(number, point);
                }
            }
        }
    }
    [first, last]
}

/// Whether the path has a dark square at this end, if it may have any.
fn is_dark_end(squares: &[Square], other: Option<u32>, side: usize) -> bool {
    if squares.len() % 2 == 1 {
        let dark = squares.iter().filter(|&&square| is_dark(square)).count();
        return 2 * dark > squares.len();
    }
    other.map_or(side == 0, |other| !is_dark(squares[other as usize]))
}

const fn is_dark(square: Square) -> bool {
    (square.row + square.column).is_multiple_of(2)
}

/// Returns true if the visited squares and the path form the requested tour.
fn is_right(position: &Position, board: &Board, path: &[Square]) -> bool {
    let mut squares = position.path.clone();
    squares.extend(position.completion(path.to_vec()));
    let ends = position.end.is_none_or(|end| squares.last() == Some(&end));
    ends && is_tour(board, &squares, position.kind)
}
