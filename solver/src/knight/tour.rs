use super::{Board, MAX_AREA, NoTour, Path, Position, TourRequest, finish, whole};

/// Finds a tour for each request that [`verdict`](super::verdict) says one exists for.
///
/// On boards without holes it takes time in proportion to the area: well below a millisecond up to
/// 8 x 8, about 0.1 s for 1000 x 1000. The same request always gives the same tour. The tour is
/// checked, square by square, before it is returned.
///
/// With holes it is a search of some tenths of a second at most, as [`finish`] makes it: exact and quick up to 8 x 8
/// nearly always; at most 4096 squares may be left to visit. To search without a limit of steps, with pauses, there is
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
    if board.holes().is_empty() {
        return whole::tour(size, request);
    }
    if size.area() > MAX_AREA {
        return Err(NoTour::TooLarge { size });
    }
    let position = Position {
        size,
        holes: board.holes().to_vec(),
        path: request.start.into_iter().collect(),
        end: request.end,
        kind: request.kind,
    };
    let mut squares = position.path.clone();
    squares.extend(finish(position)?);
    whole::checked(squares, board, request)
}
