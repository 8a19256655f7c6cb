use crate::board::Square;

/// The winning moves of a game from its present position, if both play perfectly, and the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The moves that win, in the order of the legal moves; none if the mover loses.
    pub winning_moves: Vec<Square>,
    /// A maximum matching of the unvisited squares and the knight's square. In each pair, the first square is the one
    /// that comes first, row by row from the top.
    ///
    /// If the knight's square has a partner, going there wins. If it has none, or the knight stands on no
    /// square and none is left single, the other player wins. If some are left single and the knight stands on
    /// no square, putting it on one of them wins. From then on, the winner answers each move by going to the
    /// partner of the square that the knight was led to.
    pub matching: Vec<(Square, Square)>,
}

impl Outcome {
    /// Whether the player who is to move wins, and not the other player.
    #[must_use]
    pub const fn mover_wins(&self) -> bool {
        !self.winning_moves.is_empty()
    }

    /// The name of the winner: `mover`, or `other` for the other player.
    #[must_use]
    pub const fn winner(&self) -> &'static str {
        if self.mover_wins() { "mover" } else { "other" }
    }
}
