//! The seam between the two parts of a board.
//!
//! When the upper rows are done from the top and the lower rows from the bottom, two rows are left
//! between them, with the degrees and ends that both parts have given to their squares. Only the
//! edges between these two rows are still open:
//!
//! ```text
//!     A B C D A B C D      near to the upper part, far from the lower
//!     C D A B C D A B      far from the upper part, near to the lower
//! ```
//!
//! A knight joins equal letters two columns apart, which makes four paths of at most three edges:
//!
//! ```text
//!     A . . . A . . .
//!     . . A . . . A .
//! ```
//!
//! Half of the edges are given to the upper part, and those that are their images upside down to
//! the lower part, so that both parts have equal choices. What remains is to match: a square that
//! has d edges from above needs 2 - d from below.

use super::choice::Choice;
use super::degrees::{Degrees, Edge, SLOTS};
use super::plan::Border;
use crate::board::Square;

/// The ways in which a part of the board can use its half of the edges of the seam, and the correspondence of its slots
/// to those of the other part.
#[derive(Debug)]
pub struct Half {
    pub choices: Vec<Choice>,
    /// The ends of the edges of each choice, with rows counted from the part's edge of the board; `None` is the hub.
    pub edges: Vec<Vec<[Option<Square>; 2]>>,
    /// The rows that the part has in front of the seam.
    pub rows: u32,
    /// The squares of these rows, holes included.
    pub squares: usize,
    /// How many more of those that are no holes are dark than light.
    pub darker: i32,
    /// The squares of the seam with their slots.
    pub seam: Vec<(u8, Square)>,
    /// The slot of each square in the other part.
    names: [u8; SLOTS as usize],
    hub: Option<u8>,
}

impl Half {
    /// The half whose border is `own`, opposite to one whose border is `other`.
    pub fn new(own: &Border, other: &Border) -> Self {
        let mut names = [0; SLOTS as usize];
        let squares = own.near.iter().chain(&own.far);
        let images = other.far.iter().chain(&other.near);
        for (&square, &image) in squares.clone().zip(images) {
            names[usize::from(square)] = image;
        }
        let choices = choices(own);
        let ends = |&(a, b): &Edge| [own.square(a), own.square(b)];
        let edges = |choice: &Choice| choice.edges().iter().map(ends).collect();
        Self {
            edges: choices.iter().map(edges).collect(),
            rows: own.rows,
            squares: own.rows as usize * own.near.len(),
            // If the number of squares is odd, the first and the last are dark.
            darker: (own.rows as usize * own.near.len() % 2) as i32,
            seam: squares
                .filter_map(|&slot| Some((slot, own.square(slot)?)))
                .collect(),
            choices,
            names,
            hub: own.hub,
        }
    }

    /// The degrees that the other part must have: 2 minus the degrees of this part.
    pub fn opposite(&self, degrees: Degrees) -> Degrees {
        let squares = self
            .seam
            .iter()
            .map(|&(slot, _)| (slot, self.names[usize::from(slot)]));
        let hub = self.hub.map(|hub| (hub, hub));
        squares
            .chain(hub)
            .fold(Degrees::NONE, |opposite, (own, other)| {
                opposite.with(other, 2 - degrees.get(own))
            })
    }

    /// The slots of the other part, by the slots of this one.
    pub fn names(&self) -> &[u8; SLOTS as usize] {
        &self.names
    }
}

/// Whether a square has the colour of the first.
pub fn is_dark(square: Square) -> bool {
    (square.row + square.column).is_multiple_of(2)
}

/// All sets of the edges that belong to a part, such that no square has more than two of them.
fn choices(border: &Border) -> Vec<Choice> {
    let edges = edges(border);
    let mut sets: Vec<Vec<Edge>> = vec![Vec::new()];
    for edge in edges {
        for index in 0..sets.len() {
            let mut more = sets[index].clone();
            more.push(edge);
            if Degrees::of_edges(&more).is_some() {
                sets.push(more);
            }
        }
    }
    sets.into_iter().filter_map(Choice::staying).collect()
}

/// The edges of a seam that belong to a part.
///
/// A knight's edges from the near row fall into four classes by their column modulo 4, and an image
/// upside down is two classes further. So a half are two classes next to each other, and with an
/// even number of columns those can be chosen that are images of each other left to right. The hub
/// is joined to the near row, hence in the other part to the far row.
fn edges(border: &Border) -> Vec<Edge> {
    let columns = border.near.len();
    let class = [0, if columns.is_multiple_of(4) { 3 } else { 1 }];
    let mut edges = Vec::new();
    for (column, &near) in border.near.iter().enumerate() {
        if class.contains(&(column % 4)) {
            let beside = [column.checked_sub(2), Some(column + 2)];
            let far = beside
                .iter()
                .flatten()
                .filter_map(|&column| border.far.get(column));
            edges.extend(far.map(|&far| (near, far)));
        }
        edges.extend(border.hub.map(|hub| (hub, near)));
    }
    edges
}
