use super::moment::Moment;
use super::occupied::Occupied;
use super::search::Search;
use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;

/// One call of the searching procedure that has not returned.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The row or column that it is to give a queen; of a search anywhere, the row that it is at.
    pub unit: Unit,
    /// The square of its queen, if it has one.
    pub queen: Option<Square>,
    /// The squares that are still to be visited: all of them if the algorithm tries all squares, otherwise the free
    /// ones.
    pub left: u32,
}

/// The frames of a search, the first call first.
pub fn frames(search: &Search) -> Vec<Frame> {
    let position = search.position();
    let mut occupied = Occupied::empty(position.n());
    let left = |occupied: &Occupied, unit, from: u8| {
        if search.tries_each_square() {
            position.visits() - position.visited(unit, from)
        } else {
            let ranks = from..position.n();
            ranks
                .filter(|&rank| occupied.is_free(position.square_on(unit, rank)))
                .count() as u32
        }
    };
    let mut frames = Vec::with_capacity(position.queens().len() + 1);
    for &queen in position.queens() {
        let square = position.square_of(queen);
        frames.push(Frame {
            unit: queen.unit,
            queen: Some(square),
            left: left(&occupied, queen.unit, queen.rank + 1),
        });
        occupied.toggle(square);
    }
    let from = match search.moment() {
        Moment::Start | Moment::Place | Moment::Solution => return frames,
        Moment::Choose => 0,
        Moment::Try(rank) | Moment::Reject(rank) | Moment::TakeBack(rank) => rank + 1,
        Moment::NoSquare => position.n(),
    };
    frames.push(Frame {
        unit: position.unit(),
        queen: None,
        left: left(&occupied, position.unit(), from),
    });
    frames
}
