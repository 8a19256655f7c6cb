//! The tours of a board as a catalogue: their known number, and the boards whose tours have numbers or can be drawn at
//! random.

use bezzel_solver::board::Size;
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::count::random::RandomToursRequest;
use bezzel_solver::knight::count::{CountError, TourCountRequest};
use bezzel_solver::knight::{Board, TourKind};

/// The counts as the solver's tests use them.
const CLOSED: &str = include_str!("../../solver/data/knight_closed_counts.csv");
const OPEN: &str = include_str!("../../solver/data/knight_open_counts.csv");

/// The reason why a board has no catalogue of its tours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The board has no such tours.
    NoTours,
    /// Its shorter side is longer than this.
    Wide {
        /// The longest shorter side that is possible.
        widest: u32,
    },
    /// The board has too many squares for the memory.
    Large,
}

impl Obstacle {
    /// The reason why tours of the board cannot be drawn at random. It is `None` if a draw can be tried: only the draw
    /// shows if a board with holes has tours.
    pub fn to_draws(board: &Board, kind: TourKind) -> Option<Self> {
        let request = RandomToursRequest {
            holes: board.holes().to_vec(),
            ..RandomToursRequest::new(board.size(), kind, 0, 1)
        };
        request.check().err().map(|error| Self::of(&error))
    }

    /// The reason why the closed tours of the board have no numbers here; `None` if they have.
    pub fn to_numbers(board: &Board) -> Option<Self> {
        Self::to_draws(board, TourKind::Closed).or_else(|| {
            let needed = TourNumbers::memory_needed(board.clone());
            match needed {
                Ok(needed) if needed <= TourCountRequest::MEMORY_LIMIT => None,
                Ok(_) => Some(Self::Large),
                Err(error) => Some(Self::of(&error)),
            }
        })
    }

    fn of(error: &CountError) -> Self {
        match *error {
            CountError::NoTours { .. } | CountError::NoSuchTours { .. } => Self::NoTours,
            CountError::TooWide { widest, .. } => Self::Wide { widest },
            _ => Self::Large,
        }
    }
}

/// The known counts of tours of a kind, by boards: closed ones undirected, open ones directed.
pub fn known_tours(kind: TourKind) -> impl Iterator<Item = (Size, u128)> {
    let table = if kind.is_closed() { CLOSED } else { OPEN };
    table.lines().skip(1).filter_map(|line| {
        let mut fields = line.split(',');
        let mut side = || fields.next()?.parse().ok();
        let size = Size::new(side()?, side()?).ok()?;
        Some((size, fields.next()?.parse().ok()?))
    })
}

/// The number of tours of a kind on a board from which squares may be missing, if it is known.
pub fn known_tours_of(board: &Board, kind: TourKind) -> Option<u128> {
    let is_whole = board.holes().is_empty();
    tours_of(board.size(), kind).filter(|_| is_whole)
}

/// The number of tours of a kind on a board without holes, either way round, if it is known.
pub fn tours_of(size: Size, kind: TourKind) -> Option<u128> {
    let sides = |size: Size| {
        let (rows, columns) = (size.rows(), size.columns());
        (rows.min(columns), rows.max(columns))
    };
    known_tours(kind)
        .find(|(of, _)| sides(*of) == sides(size))
        .map(|(_, tours)| tours)
}

/// The number of the tour of a day, if there are `tours` tours. The day as one number, such as 20261122, is cubed and
/// divided by the number of tours; the remainder plus 1 is the result. The power spreads the days over all tours.
pub fn tour_of_day(day: u32, tours: u128) -> u128 {
    u128::from(day).pow(3) % tours + 1
}
