//! The search that first finds the free squares of a unit, and then visits no others.
//!
//! ```text
//!   start -> choose -> place -> choose -> ... -> place -> solution -> take back -> place
//!                      ... -> choose -> no square -> take back -> place
//! ```

use super::moment::Moment;
use super::position::Position;

/// Changes the board to the next event, and returns the event; `None` at the end.
pub fn next(position: &mut Position, moment: Moment) -> Option<Moment> {
    Some(match moment {
        Moment::Choose => visit(position, 0),
        Moment::Try(rank) | Moment::Reject(rank) | Moment::TakeBack(rank) => {
            visit(position, rank + 1)
        }
        Moment::Place if position.is_full() => Moment::Solution,
        Moment::Start | Moment::Place => Moment::Choose,
        Moment::Solution | Moment::NoSquare => Moment::TakeBack(position.take()?),
    })
}

fn visit(position: &mut Position, from: u8) -> Moment {
    match position.free_from(from) {
        Some(rank) => {
            position.put(rank);
            Moment::Place
        }
        None => Moment::NoSquare,
    }
}

/// Changes the board to the previous event, and returns the event; `None` at the start.
pub fn previous(position: &mut Position, moment: Moment) -> Option<Moment> {
    Some(match moment {
        Moment::Start => return None,
        Moment::Choose if position.depth() == 0 => Moment::Start,
        Moment::Choose | Moment::Solution => Moment::Place,
        Moment::Place => {
            let rank = position.take()?;
            left(position, rank)
        }
        Moment::Try(rank) | Moment::Reject(rank) => left(position, rank),
        Moment::NoSquare => left(position, position.n()),
        Moment::TakeBack(rank) => {
            position.put(rank);
            if position.is_full() {
                Moment::Solution
            } else {
                Moment::NoSquare
            }
        }
    })
}

/// The event before a rank of the present unit: the queen on the free square before it was taken back, or it is the
/// first.
fn left(position: &Position, rank: u8) -> Moment {
    position
        .free_before(rank)
        .map_or(Moment::Choose, Moment::TakeBack)
}
