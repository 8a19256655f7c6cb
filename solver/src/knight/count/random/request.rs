use super::super::layout::{Laid, known};
use super::super::memory::{check_memory, check_sides};
use super::super::plan::WIDEST;
use super::super::rules::Rules;
use super::super::{CountError, TourCountRequest};
use super::memory::least_memory;
use crate::board::{Size, Square};
use crate::knight::{Board, Path, Step, TourKind, refutation};

/// A request to draw tours of a board at random.
///
/// Its fields can be set freely: a job refuses what is not valid.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
///
/// let request = RandomToursRequest::new(Size::square(8)?, TourKind::Closed, 1848, 100);
/// assert!(request.check().is_ok());
///
/// // Tours that begin in a corner by way of c2, on a board whose opposite corners are missing.
/// let size = Size::square(6)?;
/// let squares = |names: [&str; 2]| names.map(|name| Square::from_name(name, size));
/// let [a1, c2] = squares(["a1", "c2"]);
/// let [a6, b6] = squares(["a6", "b6"]);
/// let request = RandomToursRequest {
///     path: vec![a1?, c2?],
///     holes: vec![a6?, b6?],
///     ..RandomToursRequest::new(size, TourKind::Closed, 1848, 1)
/// };
/// let tour = RandomTours::start(request)?.run()?.remove(0);
/// assert_eq!(tour.squares().len(), 34);
/// assert_eq!(tour.squares()[1].name(size), "c2");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RandomToursRequest {
    /// The board, either way round.
    pub size: Size,
    /// The tours to draw: of open ones, either direction counts as a tour of its own.
    pub kind: TourKind,
    /// The number that the draws depend on, beside the above: different seeds give tours that are independent
    /// of each other, so that several workers can draw at the same time.
    pub seed: u64,
    /// The number of tours to draw.
    pub tours: u64,
    /// The greatest number of bytes to use.
    pub memory_limit: u64,
    /// The squares that are missing from the board.
    pub holes: Vec<Square>,
    /// The squares that each tour begins with, in this order; none where it may begin in any way.
    pub path: Vec<Square>,
    /// Moves that no tour makes, in either direction.
    pub avoided: Vec<[Square; 2]>,
}

impl RandomToursRequest {
    /// Open tours of wider boards would take half a minute and some hundred MiB to prepare.
    const WIDEST_OPEN: u32 = 7;

    /// A request with the memory limit of [`TourCountRequest::MEMORY_LIMIT`].
    #[must_use]
    pub const fn new(size: Size, kind: TourKind, seed: u64, tours: u64) -> Self {
        Self {
            size,
            kind,
            seed,
            tours,
            memory_limit: TourCountRequest::MEMORY_LIMIT,
            holes: Vec::new(),
            path: Vec::new(),
            avoided: Vec::new(),
        }
    }

    /// A request for tours of a board from which squares may be missing, with the same memory limit.
    pub(in super::super) fn of(board: &Board, kind: TourKind, seed: u64, tours: u64) -> Self {
        Self {
            holes: board.holes().to_vec(),
            ..Self::new(board.size(), kind, seed, tours)
        }
    }

    /// Checks the request.
    ///
    /// Whether there are tours with these holes and moves may turn out only as they are drawn:
    /// [`CountError::NoSuchTours`] then, or [`CountError::NoneDrawn`] where a million draws bring none.
    ///
    /// # Errors
    ///
    /// As [`Self::check_size`]; [`CountError::TooLarge`] if it is certain that the preparation takes more memory than it may;
    /// [`CountError::NotOnBoard`] if a hole or an avoided move is not on the board, or the path not
    /// on the board with its holes.
    pub fn check(&self) -> Result<(), CountError> {
        self.check_board()?;
        let laid = Laid::new(&self.board()?);
        if self.rules(&laid).is_empty() {
            let least = least_memory(laid.layout(), self.kind);
            check_memory(self.size, self.kind, least, self.memory_limit)?;
        }
        Ok(())
    }

    /// Checks all but the memory.
    pub(in super::super) fn check_board(&self) -> Result<(), CountError> {
        let &Self { size, kind, .. } = self;
        let board = self.board()?;
        if self.holes.is_empty() {
            Self::check_size(size, kind)?;
        }
        let refused = CountError::NotOnBoard { size };
        let is_move = |[from, to]: &[Square; 2]| {
            size.contains(*from) && size.contains(*to) && Step::between(*from, *to).is_some()
        };
        let is_path = self.path.is_empty() || Path::new(&board, self.path.clone()).is_ok();
        if !is_path || !self.avoided.iter().all(is_move) {
            return Err(refused);
        }
        if known(&board, kind) == Some(0) {
            return Err(CountError::NoSuchTours { size, kind });
        }
        Self::check_width(Laid::new(&board).size(), kind)
    }

    /// Whether tours of a board without holes can be drawn at random.
    ///
    /// # Errors
    ///
    /// [`CountError::TooWide`] if the shorter side is more than 8 squares, or 7 for open tours;
    /// [`CountError::TooLong`] if the longer side is more than 100;
    /// [`CountError::NoTours`] if the board has none.
    pub fn check_size(size: Size, kind: TourKind) -> Result<(), CountError> {
        // A board is refused for its size only after it is known that it has tours at all.
        if refutation(size, kind).is_some() {
            return Err(CountError::NoTours { size, kind });
        }
        Self::check_width(size, kind)
    }

    fn check_width(size: Size, kind: TourKind) -> Result<(), CountError> {
        let widest = match kind {
            TourKind::Closed => WIDEST,
            TourKind::Open => Self::WIDEST_OPEN,
        };
        check_sides(size, kind, widest)
    }

    /// The board with its holes.
    pub(super) fn board(&self) -> Result<Board, CountError> {
        let size = self.size;
        Board::new(size, self.holes.clone()).map_err(|_| CountError::NotOnBoard { size })
    }

    /// The squares that are no holes.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> {
        let there = |square: &Square| !self.holes.contains(square);
        self.size.squares().filter(there)
    }

    /// The rules that the tours keep to, with squares as the board is laid.
    pub(super) fn rules(&self, laid: &Laid) -> Rules {
        // No tour moves to or from a hole.
        let is_there = |ends: &&[Square; 2]| !ends.iter().any(|end| self.holes.contains(end));
        let avoided = self.avoided.iter().filter(is_there);
        let some = |ends: &[Square; 2]| ends.map(Some);
        let begin = match (self.kind, self.path.first()) {
            (TourKind::Open, Some(&start)) => Some([None, Some(start)]),
            _ => None,
        };
        let steps = self
            .path
            .windows(2)
            .map(|ends| [Some(ends[0]), Some(ends[1])]);
        let rules = Rules {
            holes: Vec::new(),
            made: begin.into_iter().chain(steps).collect(),
            avoided: avoided.map(some).collect(),
        };
        Rules {
            holes: laid.holes().to_vec(),
            ..rules.seen(|square| laid.place(square))
        }
    }
}
