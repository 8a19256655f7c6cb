//! Houses whose open squares all lie in as many houses of another sort.
//!
//! Of n houses without a queen, k lie within k others exactly if the n - k remaining ones of the other sort lie within
//! the n - k of the first, which crosses out the same squares. So half of n is the largest k to look for.

use super::super::grid::Grid;
use super::super::position::Position;
use super::super::squares::Squares;
use super::super::{House, Inference};
use crate::queens::bits::bits;

/// The sorts of houses: which lie within which.
const SORTS: [(u32, u32); 6] = [(2, 0), (2, 1), (0, 2), (1, 2), (0, 1), (1, 0)];

/// One house within another, so that some of the squares are crossed out.
pub fn one(grid: &Grid, position: &Position, squares: Squares) -> Option<Inference> {
    sorts(grid)
        .find_map(|(inner, outer)| Search::new(grid, position, squares, inner, outer).sized(1))
}

/// Two or more houses within as many, as few as possible, so that some of the squares are crossed out.
pub fn several(grid: &Grid, position: &Position, squares: Squares) -> Option<Inference> {
    let rows = position.pending & ((1 << grid.n()) - 1);
    let searches: Vec<Search> = sorts(grid)
        .map(|(inner, outer)| Search::new(grid, position, squares, inner, outer))
        .collect();
    // The other houses cross out only squares that are open.
    let all_open = squares.without(position.open).is_empty();
    let most = rows.count_ones() / if all_open { 2 } else { 1 };
    (2..=most).find_map(|size| searches.iter().find_map(|search| search.sized(size)))
}

/// Any number of houses within as many.
pub fn any(grid: &Grid, position: &Position, squares: Squares) -> Option<Inference> {
    one(grid, position, squares).or_else(|| several(grid, position, squares))
}

fn sorts(grid: &Grid) -> impl Iterator<Item = (u32, u32)> {
    let present = grid.houses() / grid.n();
    SORTS
        .into_iter()
        .filter(move |&(inner, outer)| inner.max(outer) < present)
}

struct Search<'a> {
    grid: &'a Grid,
    /// The squares of which some are to be crossed out.
    squares: Squares,
    /// The places of the inner houses.
    places: Vec<u32>,
    /// For each of them, the places of the outer houses in which its open squares lie, as bits.
    reached: Vec<u64>,
}

impl<'a> Search<'a> {
    fn new(
        grid: &'a Grid,
        position: &'a Position,
        squares: Squares,
        inner: u32,
        outer: u32,
    ) -> Self {
        let n = grid.n();
        let sort = |sort: u32| position.pending & (((1 << n) - 1) << (sort * n));
        let outer = sort(outer);
        let places: Vec<u32> = bits(sort(inner)).collect();
        let reached = places.iter().map(|&place| {
            let open = grid.at(place) & position.open;
            let touched = |&other: &u32| !(grid.at(other) & open).is_empty();
            bits(outer)
                .filter(touched)
                .fold(0, |all, other| all | 1 << other)
        });
        Self {
            grid,
            squares,
            reached: reached.collect(),
            places,
        }
    }

    /// The first set of `size` inner houses that crosses anything out.
    fn sized(&self, size: u32) -> Option<Inference> {
        self.grow(size, 0, 0, 0)
    }

    /// Adds inner houses from one on to those chosen, which reach these outer houses.
    fn grow(&self, size: u32, from: usize, chosen: u64, reached: u64) -> Option<Inference> {
        if chosen.count_ones() == size {
            return self.step(chosen, reached);
        }
        (from..self.places.len()).find_map(|at| {
            let reached = reached | self.reached[at];
            let fits = reached.count_ones() <= size;
            fits.then(|| self.grow(size, at + 1, chosen | 1 << self.places[at], reached))?
        })
    }

    fn step(&self, chosen: u64, reached: u64) -> Option<Inference> {
        let within = self.squares & union(self.grid, reached);
        let crossed = within.without(union(self.grid, chosen));
        (!crossed.is_empty()).then(|| Inference::Within {
            houses: houses(chosen, self.grid.n()),
            within: houses(reached, self.grid.n()),
            crossed: crossed.into_iter().collect(),
        })
    }
}

/// The houses at these places.
fn houses(places: u64, n: u32) -> Vec<House> {
    bits(places).map(|place| House::at(place, n)).collect()
}

/// All their squares.
fn union(grid: &Grid, places: u64) -> Squares {
    bits(places).fold(Squares::default(), |all, place| all | grid.at(place))
}
