//! Counts the classes of closed tours of a board.

use super::SymmetricTours;
use crate::Job;
use crate::board::{Size, Square, Symmetry};
use crate::knight::count::CountError;
use crate::knight::{Path, TourKind, count_tours};

/// The classes of closed tours of a board, by the symmetry of their tours. Two tours are in one class if a turn or a
/// reflection of the board leads from one to the other, for any start and direction.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TourClasses {
    /// The classes without symmetry: of eight tours each on a square board, of four on others.
    pub asymmetric: u128,
    /// The classes of tours that a half turn, and nothing else, does not change: of four or two tours each.
    pub half_turn: u128,
    /// The classes of tours that a quarter turn does not change: of two tours each.
    pub quarter_turn: u128,
    /// The classes of tours that a reflection does not change: of two tours each.
    pub reflection: u128,
}

impl TourClasses {
    /// All of them.
    #[must_use]
    pub const fn all(&self) -> u128 {
        self.asymmetric + self.half_turn + self.quarter_turn + self.reflection
    }
}

/// The number of classes of a board's closed tours.
///
/// All tours are counted, and the symmetric ones listed: ten seconds for 8 x 8 squares. Each ten squares more multiply the time
/// of the list.
///
/// # Errors
///
/// As [`count_tours`] for closed tours, and as [`SymmetricTours`]' `start`: what can be refused is refused before anything is
/// counted.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::Size;
/// use bezzel_solver::knight::symmetric::tour_classes;
///
/// let classes = tour_classes(Size::square(6)?)?;
/// assert_eq!((classes.half_turn, classes.quarter_turn), (17, 5));
/// assert_eq!(classes.all(), 1245);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn tour_classes(size: Size) -> Result<TourClasses, CountError> {
    let start = |symmetry| SymmetricTours::start((size, symmetry));
    let half_turns = start(Symmetry::HalfTurn)?;
    let reflections = [
        start(Symmetry::FlipHorizontal)?,
        start(Symmetry::FlipVertical)?,
    ];
    let all = count_tours(size, TourKind::Closed)?;
    let mut classes = TourClasses::default();
    let turned = |tour: &Path| is_fixed_by(tour, size, Symmetry::QuarterTurn);
    each(half_turns, |tour| {
        if turned(tour) {
            classes.quarter_turn += 1;
        } else {
            classes.half_turn += 1;
        }
    });
    for tours in reflections {
        each(tours, |_| classes.reflection += 1);
    }
    let images = if size.is_square() { 8 } else { 4 };
    let symmetric =
        images / 2 * (classes.half_turn + classes.reflection) + 2 * classes.quarter_turn;
    classes.asymmetric = (all - symmetric) / images;
    Ok(classes)
}

fn each(mut tours: SymmetricTours, mut found: impl FnMut(&Path)) {
    while !tours.advance(u64::MAX, &mut |tour| found(&tour)).done {}
}

/// Returns true if a symmetry does not change a tour.
#[doc(hidden)]
#[must_use]
pub fn is_fixed_by(tour: &Path, size: Size, symmetry: Symmetry) -> bool {
    let squares = tour.squares();
    let image = |index: usize| symmetry.apply(squares[index % squares.len()], size);
    let place = |square: Square| squares.iter().position(|&other| other == square);
    if symmetry.image(size) != size {
        return false;
    }
    let (Some(start), Some(next)) = (place(image(0)), place(image(1))) else {
        return false;
    };
    let forwards = next == (start + 1) % squares.len();
    (0..squares.len()).all(|index| {
        let place = if forwards {
            start + index
        } else {
            start + squares.len() - index
        };
        image(index) == squares[place % squares.len()]
    })
}
