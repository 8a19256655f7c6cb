//! The search that visits every square of a row, or row after row of the board, and finds it free or attacked.
//!
//! ```text
//!   start -> try -> reject -> try -> place -> try -> ... -> place -> solution -> take back -> try
//!            ... -> reject -> no square -> take back -> try
//! ```

use super::moment::Moment;
use super::position::Position;

/// Changes the board to the next event, and returns the event; `None` at the end.
pub fn next(position: &mut Position, moment: Moment) -> Option<Moment> {
    Some(match moment {
        Moment::Try(rank) if position.is_free(rank) => {
            position.put(rank);
            Moment::Place
        }
        Moment::Try(rank) => Moment::Reject(rank),
        Moment::Reject(rank) | Moment::TakeBack(rank) => {
            if rank + 1 < position.n() {
                Moment::Try(rank + 1)
            } else if let Some(row) = position.row_after() {
                position.turn_to(row);
                Moment::Try(0)
            } else {
                Moment::NoSquare
            }
        }
        Moment::Place if position.is_full() => Moment::Solution,
        Moment::Start | Moment::Choose | Moment::Place => Moment::Try(0),
        Moment::Solution | Moment::NoSquare => Moment::TakeBack(position.take()?),
    })
}

/// Changes the board to the previous event, and returns the event; `None` at the start.
pub fn previous(position: &mut Position, moment: Moment) -> Option<Moment> {
    if let (Moment::Try(0), Some(row)) = (moment, position.row_before()) {
        position.turn_to(row);
        return Some(left(position, position.n() - 1));
    }
    Some(match moment {
        Moment::Start => return None,
        Moment::Choose | Moment::Try(0) if position.depth() == 0 => Moment::Start,
        Moment::Choose | Moment::Try(0) | Moment::Solution => Moment::Place,
        Moment::Try(rank) => left(position, rank - 1),
        Moment::Reject(rank) => Moment::Try(rank),
        Moment::Place => Moment::Try(position.take()?),
        Moment::NoSquare => left(position, position.n() - 1),
        Moment::TakeBack(rank) => {
            position.put(rank);
            if position.is_full() {
                Moment::Solution
            } else {
                position.turn_to_last();
                Moment::NoSquare
            }
        }
    })
}

/// The event with which the search left a square: for a free one, its queen was taken back.
fn left(position: &Position, rank: u8) -> Moment {
    if position.is_free(rank) {
        Moment::TakeBack(rank)
    } else {
        Moment::Reject(rank)
    }
}
