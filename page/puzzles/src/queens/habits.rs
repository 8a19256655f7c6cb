//! The visitor's habits in solving puzzles, stored on the device.

use crate::components::{prefer_sort, preferred_sort};
use crate::link::PuzzleSpec;
use crate::settings::{puzzle_choices, store_puzzle_choices};

/// The visitor's choices. All switches are off at first. What is chosen in the controls becomes a habit; what a link brings
/// does not: it is often somebody else's, and the next day would begin with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is chosen independently of the others.
pub struct Habits {
    /// A first press puts a queen, and a second one a cross.
    pub queens_first: bool,
    /// Squares that a queen excludes are crossed out by hand.
    pub by_hand: bool,
    /// Mistakes are shown at once, and not only on request.
    pub checks_at_once: bool,
    /// Today's puzzle is solved with a reason for each step.
    pub proves: bool,
    /// The sort of puzzle that was chosen last, which the bare link opens.
    pub sort: PuzzleSpec,
}

const NAMES: [&str; 4] = ["queens-first", "by-hand", "check-at-once", "prove"];

impl Habits {
    /// The habits stored on the device.
    pub fn stored() -> Self {
        let stored = puzzle_choices();
        let [queens_first, by_hand, checks_at_once, proves] =
            NAMES.map(|name| stored.iter().any(|stored| stored == name));
        Self {
            queens_first,
            by_hand,
            checks_at_once,
            proves,
            sort: preferred_sort(),
        }
    }

    /// Keeps it for later visits.
    pub fn store(self) {
        let chosen = [
            self.queens_first,
            self.by_hand,
            self.checks_at_once,
            self.proves,
        ];
        let names = NAMES.into_iter().zip(chosen);
        let names: Vec<_> = names
            .filter_map(|(name, chosen)| chosen.then_some(name))
            .collect();
        store_puzzle_choices(&names);
        prefer_sort(self.sort);
    }
}
