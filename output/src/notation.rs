/// The way in which an output writes squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Notation {
    /// By numbers of rows and columns.
    Numbers,
    /// By names such as `e4`.
    Names,
    /// As drawn boards, without numbers of rows and columns.
    Drawn,
}
