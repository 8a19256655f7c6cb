/// The notation of squares in an output.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Notation {
    /// Squares are printed as numbers of rows and columns.
    Numbers,
    /// Squares are printed as names such as `e4`.
    Names,
    /// Positions are printed as drawn boards, without numbers of rows and columns.
    Drawn,
}
