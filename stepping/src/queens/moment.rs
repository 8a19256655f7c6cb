/// The latest event of a search. Together with the queens on the board it determines both the next event and the
/// previous one.
///
/// Ranks count along the order in which the squares of a unit are visited.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Moment {
    /// The run has not begun.
    Start,
    /// The next unit has been chosen and its free squares are known.
    Choose,
    /// The square of this rank of the unit is looked at.
    Try(u8),
    /// The square was found attacked.
    Reject(u8),
    /// The last queen has been put on the board.
    Place,
    /// The queens have been found to be a solution.
    Solution,
    /// The unit has no square left to visit.
    NoSquare,
    /// The queen of this rank has been taken off the unit.
    TakeBack(u8),
}
