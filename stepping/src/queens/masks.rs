use super::moment::Moment;
use super::search::Search;

/// The bit masks of the row that a run is at. The lowest bit is the leftmost column.
///
/// From a row to the next, the masks of the diagonals shift by one bit: `falling` to the left, to higher bits,
/// `rising` to the right.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Masks {
    /// The row, 0 at the top.
    pub row: u32,
    /// The columns of the queens above.
    pub columns: u64,
    /// The columns where the row meets the diagonals of the queens above that fall to the right.
    pub falling: u64,
    /// The columns where the row meets rising diagonals of queens.
    pub rising: u64,
    /// The free columns that are still to be visited.
    pub free: u64,
    /// The bit of the queen that has just come or gone, or 0.
    pub bit: u64,
}

impl Masks {
    /// The masks of a search row by row.
    pub(super) fn of(search: &Search) -> Self {
        let mut position = search.position().clone();
        let mut bit = 0;
        let visited = match search.moment() {
            Moment::Place | Moment::Solution => {
                let rank = position.take().unwrap_or_default();
                if search.moment() == Moment::Place {
                    bit = 1 << position.square(rank).column;
                }
                rank + 1
            }
            Moment::TakeBack(rank) => {
                bit = 1 << position.square(rank).column;
                rank + 1
            }
            Moment::Try(rank) | Moment::Reject(rank) => rank,
            Moment::Start | Moment::Choose => 0,
            Moment::NoSquare => position.n(),
        };
        let row = position.depth().into();
        let gone = (0..visited).fold(0, |gone, rank| gone | 1 << position.square(rank).column);
        Self {
            row,
            columns: position.occupied.columns,
            falling: position.occupied.falling(row),
            rising: position.occupied.rising(row),
            free: position.free() & !gone,
            bit,
        }
    }
}
