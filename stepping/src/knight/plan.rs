use super::{Algorithm, Planned};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{KnightError, Obstacle};

/// The parameters of a search to watch. A plan and the number of an event determine the state.
///
/// The fields are plain data, also when they are deserialised: a plan that is not valid is refused when a run of it is to
/// begin.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_stepping::knight::{Algorithm, Plan};
///
/// let plan = Plan::new(Size::new(3, 4)?, Square::new(2, 0), Algorithm::Backtracking);
/// assert!(!plan.first_only);
/// # Ok::<_, bezzel_solver::board::BoardError>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Plan {
    /// The board, at most [`Plan::MAX_SIDE`] squares a side.
    pub size: Size,
    /// The start of the tours.
    pub start: Square,
    /// The rule for the order of the moves.
    pub algorithm: Algorithm,
    /// Whether the run ends with the first tour.
    pub first_only: bool,
}

impl Planned for Plan {
    type Algorithm = Algorithm;

    fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    fn by(self, algorithm: Algorithm) -> Self {
        Self { algorithm, ..self }
    }
}

impl Plan {
    /// The largest number of rows or of columns.
    pub const MAX_SIDE: u32 = 8;

    /// The plan to find all tours from a square.
    pub const fn new(size: Size, start: Square, algorithm: Algorithm) -> Self {
        Self {
            size,
            start,
            algorithm,
            first_only: false,
        }
    }

    /// Whether it can be run.
    pub(super) fn check(&self) -> Result<(), KnightError> {
        let Self { size, start, .. } = *self;
        if size.rows() > Self::MAX_SIDE || size.columns() > Self::MAX_SIDE {
            let most = u64::from(Self::MAX_SIDE).pow(2);
            return Err(KnightError::TooLarge { size, most });
        }
        if !size.contains(start) {
            let why = Obstacle::OffBoard;
            return Err(KnightError::Start { start, size, why });
        }
        Ok(())
    }
}
