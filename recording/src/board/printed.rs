use super::{Board, Piece, Reading};
use bezzel_output::position;

/// The number of bytes of the output that are looked at.
const LONGEST: usize = 8192;

impl Reading {
    /// The last position in the whole lines of an output. Only queens are read so.
    pub(super) fn last_printed(&self, output: &str) -> Option<Board> {
        if self.piece == Piece::Knight {
            return None;
        }
        let whole = &output[..output.rfind('\n')?];
        let text = &whole[whole.ceil_char_boundary(whole.len().saturating_sub(LONGEST))..];
        let n = self.size.rows();
        let starts = text.rmatch_indices('\n').map(|(end, _)| end + 1).chain([0]);
        // A part of a drawn board may be read as one with fewer queens.
        let positions = starts
            .take(n as usize + 2)
            .filter_map(|start| position(&text[start..], n));
        let placement = positions
            .filter(|found| found.n() == n)
            .reduce(|best, other| {
                if other.len() > best.len() {
                    other
                } else {
                    best
                }
            })?;
        Some(Board {
            size: self.size,
            squares: placement.squares().collect(),
            outside: 0,
        })
    }
}
