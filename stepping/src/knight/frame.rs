use bezzel_solver::board::Square;

/// One call of the searching procedure that has not returned.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The square that it visits; its number is the frame's place, from 1.
    pub square: Square,
    /// The number of moves that it has still to look at; with Warnsdorff's rule, of squares that it has still to go to.
    pub left: u32,
}
