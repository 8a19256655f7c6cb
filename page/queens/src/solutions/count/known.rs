//! Published counts, from the On-Line Encyclopedia of Integer
//! Sequences.

use bezzel_solver::queens::{Piece, known_count};

/// The known counts of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublishedCount {
    pub n: u32,
    /// All solutions.
    pub all: u64,
    /// Fundamental solutions, where they have been published.
    pub fundamental: Option<u64>,
}

/// The known counts for a piece, in the order of n; those unknown left out.
pub fn known(piece: Piece) -> Vec<PublishedCount> {
    let counts = (1..).map_while(|n| Some((n, known_count(n, piece)?)));
    counts
        .map(|(n, (all, fundamental))| PublishedCount {
            n,
            all,
            fundamental: fundamental.filter(|_| piece == Piece::Queen),
        })
        .collect()
}

/// The sequences that the counts are from.
pub const fn sequences(piece: Piece) -> &'static str {
    match piece {
        Piece::Queen => "OEIS A000170, A002562",
        Piece::Superqueen => "OEIS A051223",
    }
}

#[cfg(test)]
mod tests {
    use super::{Piece, PublishedCount, known};

    #[test]
    fn queens_are_known_to_27_and_superqueens_to_26() {
        let queens = known(Piece::Queen);
        assert_eq!(queens.len(), 27);
        assert_eq!(
            queens[7],
            PublishedCount {
                n: 8,
                all: 92,
                fundamental: Some(12)
            }
        );
        assert_eq!(queens[26].fundamental, Some(29_363_495_934_315_694));
        let superqueens = known(Piece::Superqueen);
        assert_eq!(superqueens.len(), 26);
        assert_eq!((superqueens[9].n, superqueens[9].all), (10, 4));
    }
}
