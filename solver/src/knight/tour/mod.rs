//! Finding a tour: a path over all squares, from and to where it is wanted.

mod construction;
mod ends;
mod links;
mod view;

use super::unvisited::Unvisited;
use super::{Board, Existence, MAX_AREA, NoTour, Path, TourRequest, is_tour, verdict};
use crate::board::Square;
use construction::Construction;

/// Finds a tour for each request that [`verdict`] says one exists for.
///
/// On boards without holes it takes time in proportion to the area: well below a millisecond up to
/// 8 x 8, about 0.1 s for 1000 x 1000. The same request always gives the same tour. The tour is
/// checked, square by square, before it is returned.
///
/// With holes it is a search of some tenths of a second at most: exact and quick up to 8 x 8 nearly always; at most 4096
/// squares may be left to visit. To search without a limit of steps, with pauses, there is
/// [`Finish`](super::Finish).
///
/// # Errors
///
/// [`NoTour`], which says whether there is none, and why.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::{Board, NoTour, Reason, TourRequest, tour};
///
/// let board = Board::from(Size::square(8)?);
/// let (a1, b1) = (Square::new(7, 0), Square::new(7, 1));
/// let path = tour(&board, &TourRequest::open().from(a1).to(b1))?;
/// assert_eq!((path.start(), path.end()), (a1, b1));
/// assert!(path.is_tour(&board));
///
/// let path = tour(&board, &TourRequest::closed().from(b1))?;
/// assert_eq!(path.start(), b1);
/// assert!(path.is_closed_tour(&board));
///
/// let board = Board::from(Size::new(4, 9)?);
/// assert_eq!(
///     tour(&board, &TourRequest::closed()),
///     Err(NoTour::Impossible(Reason::ClosedFourRows))
/// );
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn tour(board: &Board, request: &TourRequest) -> Result<Path, NoTour> {
    let size = board.size();
    let is_too_large = size.area() > MAX_AREA;
    // Without holes the verdict is about the size alone, with holes about each square.
    if (!is_too_large || board.holes().is_empty())
        && let Existence::Impossible(reason) = verdict(board, request)?
    {
        return Err(NoTour::Impossible(reason));
    }
    if is_too_large {
        return Err(NoTour::TooLarge { size });
    }
    let squares = if board.holes().is_empty() {
        whole(board, request)
    } else {
        with_holes(board, request)
    }?;
    let fits = request
        .start
        .is_none_or(|start| squares.first() == Some(&start))
        && request.end.is_none_or(|end| squares.last() == Some(&end))
        && is_tour(board, &squares, request.kind);
    if fits {
        Ok(Path::verified(squares))
    } else {
        Err(NoTour::Mistaken)
    }
}

fn whole(board: &Board, request: &TourRequest) -> Result<Vec<Square>, NoTour> {
    let size = board.size();
    if size.area() == 1 {
        return Ok(vec![Square::new(0, 0)]);
    }
    let ends = ends::ends(board, request);
    let mut squares = Construction::of(size, ends).ok_or(NoTour::Mistaken)?;
    if let (true, Some(start)) = (request.kind.is_closed(), request.start) {
        let at = squares.iter().position(|&square| square == start);
        squares.rotate_left(at.ok_or(NoTour::Mistaken)?);
    }
    Ok(squares)
}

fn with_holes(board: &Board, request: &TourRequest) -> Result<Vec<Square>, NoTour> {
    let left = board.area() - u64::from(request.start.is_some());
    Unvisited::ensure_searchable(left, board.size())?;
    let rest = if request.kind.is_closed() {
        Unvisited::circuit(board)
    } else {
        Unvisited::path(board, request.start, request.end)
    };
    let steps = rest.steps_at_once();
    let mut squares = rest.solution(steps)?;
    if let (true, Some(start)) = (request.kind.is_closed(), request.start) {
        let at = squares.iter().position(|&square| square == start);
        squares.rotate_left(at.ok_or(NoTour::Mistaken)?);
    }
    Ok(squares)
}
