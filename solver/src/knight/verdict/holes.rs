//! Boards with holes: what refutes a tour at once.

use super::Reason;
use crate::knight::rest::Rest;
use crate::knight::{Board, Request};

pub(super) fn refutation(board: &Board, request: &Request) -> Option<Reason> {
    let size = board.size();
    let ends = [request.start, request.end];
    if let [Some(square), Some(end)] = ends
        && square == end
        && board.area() > 1
    {
        return Some(Reason::EndIsStart { square, size });
    }
    if request.closed {
        Rest::circuit(board).refutation()
    } else {
        Rest::path(board, request.start, request.end).refutation()
    }
}
