//! Boards with holes: what refutes a tour at once.

use crate::knight::unvisited::Unvisited;
use crate::knight::{Board, Reason, TourRequest};

pub fn refutation(board: &Board, request: &TourRequest) -> Option<Reason> {
    let size = board.size();
    let ends = [request.start, request.end];
    if let [Some(square), Some(end)] = ends
        && square == end
        && board.area() > 1
    {
        return Some(Reason::EndIsStart { square, size });
    }
    if request.kind.is_closed() {
        Unvisited::circuit(board).refutation()
    } else {
        Unvisited::path(board, request.start, request.end).refutation()
    }
}
