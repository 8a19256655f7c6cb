mod checkpoint;
mod frame;
mod request;
mod search;

use super::Solution;

pub use checkpoint::ListCheckpoint;
pub use request::{ListError, ListRequest, Show};
pub use search::Listing;

/// One solution that a [`Listing`] found.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Found {
    /// The solution.
    pub solution: Solution,
    /// How many distinct images it has: 8, 4 or 2; 1 only for n = 1.
    pub orbit_size: u8,
}
