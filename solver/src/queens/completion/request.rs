use crate::board::{Size, Square};
use crate::queens::{ListRequest, Piece, Placement, QueensError, Show};

/// A position that is to be completed.
///
/// The fields are plain data, also when they are deserialised: a request that is not valid is
/// refused when the work is to start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CompletionRequest {
    /// The number of rows, of columns and of pieces, 1 to [`Placement::MAX_N`].
    pub n: u32,
    /// The kind of piece.
    pub piece: Piece,
    /// The squares that hold a piece. They may attack each other: then there is no completion.
    pub fixed: Vec<Square>,
    /// The seed of the random choices. If there are several completions, another seed may lead to another completion.
    pub seed: u64,
}

impl CompletionRequest {
    /// A request that has been checked.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] unless n is 1 to [`Placement::MAX_N`],
    /// [`QueensError::FixedSquare`] if a fixed square is off the board.
    pub fn new(n: u32, piece: Piece, fixed: Vec<Square>, seed: u64) -> Result<Self, QueensError> {
        let request = Self {
            n,
            piece,
            fixed,
            seed,
        };
        request.placement()?;
        Ok(request)
    }

    /// The request to complete this placement.
    #[must_use]
    pub fn of(placement: &Placement, piece: Piece, seed: u64) -> Self {
        Self {
            n: placement.n(),
            piece,
            fixed: placement.squares().collect(),
            seed,
        }
    }

    /// The request to list all completions, in lexicographic order.
    ///
    /// # Errors
    ///
    /// [`QueensError::OutOfRange`] if n is greater than [`Solution::MAX_N`](crate::queens::Solution::MAX_N),
    /// [`QueensError::FixedSquare`] if a fixed square is off the board.
    pub fn listing(&self) -> Result<ListRequest, QueensError> {
        ListRequest::new(self.n, self.piece, Show::All, self.fixed.clone())
    }

    /// The board with the fixed pieces, if the request is valid.
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new).
    pub fn placement(&self) -> Result<Placement, QueensError> {
        let n = self.n;
        let mut placement = Placement::empty(n)?;
        let size = Size::in_range(n, n);
        for &square in &self.fixed {
            if !size.contains(square) {
                return Err(QueensError::FixedSquare { square, n });
            }
            placement.insert(square);
        }
        Ok(placement)
    }
}
