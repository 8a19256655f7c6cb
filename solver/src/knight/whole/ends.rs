//! The ends of a tour, where the request leaves them open.

use crate::board::Square;
use crate::knight::{Board, TourRequest, verdict};

/// A start and an end that a tour as requested can have. For a closed tour, a corner and a
/// neighbour of it: each closed tour goes from the one to the other.
///
/// The request must be one that has a tour on the board, which has no holes.
pub fn ends(board: &Board, request: &TourRequest) -> [Square; 2] {
    let corner = Square::new(0, 0);
    if request.kind.is_closed() {
        let neighbour = board.neighbours(corner).next();
        return [corner, neighbour.unwrap_or(corner)];
    }
    match (request.start, request.end) {
        (Some(start), Some(end)) => [start, end],
        (Some(start), None) => [start, other_end(board, start)],
        (None, Some(end)) => [other_end(board, end), end],
        // Each board that has a tour has one from a corner.
        (None, None) => [corner, other_end(board, corner)],
    }
}

/// The nearest square that can be the other end.
fn other_end(board: &Board, end: Square) -> Square {
    let size = board.size();
    let from = TourRequest::open().from(end);
    let fits = |&other: &Square| verdict(board, &from.to(other)).is_ok();
    let furthest = size.rows().max(size.columns());
    (1..furthest)
        .flat_map(|distance| around(end, distance))
        .filter(|&square| board.contains(square))
        .find(fits)
        .unwrap_or(end)
}

/// The squares that a king reaches in exactly `distance` moves, on a board without bounds.
fn around(centre: Square, distance: u32) -> impl Iterator<Item = Square> {
    let rows = centre.row.saturating_sub(distance)..=centre.row + distance;
    rows.flat_map(move |row| {
        let columns = centre.column.saturating_sub(distance)..=centre.column + distance;
        let is_outer = row.abs_diff(centre.row) == distance;
        columns
            .filter(move |&column| is_outer || column.abs_diff(centre.column) == distance)
            .map(move |column| Square::new(row, column))
    })
}
