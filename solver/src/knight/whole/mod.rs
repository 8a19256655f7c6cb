//! Tours of boards without holes, from and to where they are wanted: written down, not searched.

mod construction;
mod ends;
mod links;
mod view;

use super::{Board, MAX_AREA, NoTour, Path, TourRequest, is_tour, verdict};
use crate::board::{Size, Square};
use construction::Construction;

/// A tour of the board of this size, or why there is none. Takes time in proportion to the area.
pub fn tour(size: Size, request: &TourRequest) -> Result<Path, NoTour> {
    let board = Board::from(size);
    verdict(&board, request)?;
    if size.area() > MAX_AREA {
        return Err(NoTour::TooLarge { size });
    }
    let squares = squares(&board, request).ok_or(NoTour::Mistaken)?;
    checked(squares, &board, request)
}

/// Squares as the path that answers a request, looked at one by one.
pub fn checked(squares: Vec<Square>, board: &Board, request: &TourRequest) -> Result<Path, NoTour> {
    let fits = request
        .start
        .is_none_or(|start| squares.first() == Some(&start))
        && request.end.is_none_or(|end| squares.last() == Some(&end))
        && is_tour(board, &squares, request.kind);
    fits.then(|| Path::verified(squares))
        .ok_or(NoTour::Mistaken)
}

fn squares(board: &Board, request: &TourRequest) -> Option<Vec<Square>> {
    let size = board.size();
    if size.area() == 1 {
        return Some(vec![Square::new(0, 0)]);
    }
    let ends = ends::ends(board, request);
    let mut squares = Construction::of(size, ends)?;
    if let (true, Some(start)) = (request.kind.is_closed(), request.start) {
        let at = squares.iter().position(|&square| square == start);
        squares.rotate_left(at?);
    }
    Some(squares)
}
