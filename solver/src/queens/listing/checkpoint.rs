/// Where a [`Listing`](super::Listing) stands: at most 32 columns and three numbers.
///
/// It belongs to the request it was made for. Another request refuses it if its own search cannot
/// have been there, and otherwise continues from there, which leaves solutions out: so keep the
/// two together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ListCheckpoint {
    /// The columns, from 1, of the pieces on the board; from the top.
    pub columns: Vec<u8>,
    /// The first column that has not been tried in the row below them, or n + 1.
    pub next: u8,
    /// The number of solutions reported.
    pub found: u64,
    /// The number of steps taken.
    pub steps: u64,
}
