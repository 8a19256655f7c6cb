use bezzel_solver::board::Square;

/// The latest event. Together with the path it determines both the next event and the previous one. Ranks are those of
/// [`Position::choices`](super::position::Position::choices).
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Moment {
    Start,
    Choose,
    Try(u8),
    Reject(u8),
    Place,
    Solution,
    NoMove,
    /// The knight has left the square of this rank, this one.
    TakeBack(u8, Square),
}
