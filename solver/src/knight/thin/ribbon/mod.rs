//! Hamiltonian paths of ribbons: graphs of equal columns in a row, each joined only to the next
//! two. A board with three rows is one.
//!
//! The sweep goes from the left, vertex by vertex, and keeps all ways in which the part behind it
//! can be covered by pieces of a path, as far as they differ for the part before it: how many
//! edges each vertex at the front has, and which of them are ends of the same piece. There are few
//! such states, so what is left over at the end is an exact answer, found in linear time. The
//! method is known as the frontier method, or Simpath (Knuth, The Art of Computer Programming,
//! volume 4A).
//!
//! A step depends only on the set of states before it, on the row, on whether the vertex that
//! comes into sight is an end of the path, and on whether the ribbon ends: so each different step
//! is taken once and looked up afterwards. Along a million columns the sets soon repeat.

mod front;
mod sweep;

pub(super) use sweep::{has_path, path};

/// The graph of a ribbon.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ribbon {
    /// The number of vertices of a column.
    pub rows: usize,
    /// For each row, how much further on its neighbours lie that come later, if vertices are
    /// numbered column by column.
    pub forward: &'static [&'static [u8]],
}

impl Ribbon {
    /// A board with three rows.
    pub const THREE_ROWS: Self = Self {
        rows: 3,
        forward: &[&[5, 7], &[5, 7], &[1, 5]],
    };

    /// Half of a board with four rows (see [`four_rows`](super::four_rows)): an outer square and an
    /// inner one a column. From an outer one, a knight stays in the half by going to the inner
    /// one of the next column or the one after.
    pub const HALF_OF_FOUR_ROWS: Self = Self {
        rows: 2,
        forward: &[&[3, 5], &[1, 3]],
    };
}
