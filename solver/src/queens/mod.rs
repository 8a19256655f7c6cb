//! The n-queens problem: pieces on a board, what they attack, and all solutions.

mod attacks;
pub mod completion;
mod conflicts;
pub mod construct;
pub mod count;
pub mod hint;
mod listing;
pub mod naming;
pub mod notation;
mod open;
mod orbit;
mod piece;
mod placement;
mod rays;
mod solution;
pub mod steps;
mod unit;

pub use attacks::{attacked, is_solution};
pub use conflicts::{Conflict, Line, conflicts};
pub use listing::{Found, ListCheckpoint, ListError, ListRequest, Listing, Show};
pub use orbit::{Orbit, OrbitImage};
pub use piece::{Piece, PieceError};
pub use placement::{Placement, PlacementError};
pub use rays::{Direction, first_piece};
pub use solution::{Solution, SolutionError};
pub use unit::Unit;
