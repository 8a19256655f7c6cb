use super::super::memory::memory_needed;
use super::super::{CountError, TourCountRequest};
use crate::board::Size;
use crate::knight::{TourKind, refutation};

/// A request to draw tours of a board at random.
///
/// Its fields can be set freely: a job refuses what is not valid.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::TourKind;
/// use bezzel_solver::knight::count::random::RandomToursRequest;
///
/// let request = RandomToursRequest::new(Size::square(8)?, TourKind::Closed, 1848, 100);
/// assert!(request.check().is_ok());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RandomToursRequest {
    /// The board, either way round.
    pub size: Size,
    /// Which tours are drawn: of open ones, either direction counts as a tour of its own.
    pub kind: TourKind,
    /// What the tours depend on, beside the above: different seeds give tours that are independent
    /// of each other, so that several workers can draw at the same time.
    pub seed: u64,
    /// The number of tours to draw.
    pub tours: u64,
    /// The bytes that may be used, at most.
    pub memory_limit: u64,
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
        }
    }

    /// Checks the request.
    ///
    /// # Errors
    ///
    /// [`CountError::TooWide`] if the shorter side is more than 8 squares, or 7 for open tours;
    /// [`CountError::TooLong`] if the longer side is more than 100;
    /// [`CountError::NoTours`] if the board has none.
    pub fn check(&self) -> Result<(), CountError> {
        let &Self { size, kind, .. } = self;
        // Nothing is refused for how large it is before it is known that there are tours at all.
        if refutation(size, kind).is_some() {
            return Err(CountError::NoTours { size, kind });
        }
        let columns = size.rows().min(size.columns());
        if kind == TourKind::Open && columns > Self::WIDEST_OPEN {
            let widest = Self::WIDEST_OPEN;
            return Err(CountError::TooWide { size, kind, widest });
        }
        memory_needed(size, kind).map(|_| ())
    }
}
