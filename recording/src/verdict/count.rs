//! A number of solutions that an output states.

/// A number of solutions that a program prints.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Count {
    pub number: i64,
    /// The size that the line names.
    pub size: Option<u32>,
    /// Whether the line speaks of solutions of which no two are images of each other.
    pub is_essential: bool,
}
