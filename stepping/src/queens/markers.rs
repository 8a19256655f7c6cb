use super::Event;
use super::occupied::Occupied;
use bezzel_solver::board::Square;

/// The marker arrays of a run, as textbooks write them: rows i and columns j count from 1, a is
/// marked for occupied columns j, b for occupied sums i + j, c for occupied differences i - j.
///
/// # Examples
///
/// ```
/// use bezzel_stepping::queens::{Algorithm, Plan, Run, Watched};
///
/// let mut run = Run::new(Plan::new(4, Algorithm::Arrays))?;
/// // Try a4, and place a queen there.
/// run.forward();
/// run.forward();
/// let markers = run.markers();
/// assert!(markers.a(1) && markers.b(2) && markers.c(0));
/// assert!(!markers.a(2) && !markers.b(3) && !markers.c(-1));
/// # Ok::<_, bezzel_stepping::queens::StepsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Markers {
    occupied: Occupied,
    n: u32,
    cells: Option<Cells>,
    changed: bool,
}

/// The three cells of the marker arrays that belong to a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cells {
    /// The column j, 1 to n.
    pub a: u32,
    /// The sum i + j, 2 to 2n.
    pub b: u32,
    /// The difference i - j, 1 - n to n - 1.
    pub c: i32,
}

impl Cells {
    /// The cells of a square of a board of up to [`Plan::MAX_N`](super::Plan::MAX_N) rows.
    pub const fn of(square: Square) -> Self {
        Self {
            a: square.column.saturating_add(1),
            b: square.row.saturating_add(square.column).saturating_add(2),
            c: square.row.wrapping_sub(square.column) as i32,
        }
    }
}

impl Markers {
    pub(super) const fn new(n: u32, occupied: Occupied, event: &Event) -> Self {
        let (cells, changed) = match *event {
            Event::Try { square } | Event::Reject { square, .. } => {
                (Some(Cells::of(square)), false)
            }
            Event::Place { square } | Event::TakeBack { square } => (Some(Cells::of(square)), true),
            _ => (None, false),
        };
        Self {
            occupied,
            n,
            cells,
            changed,
        }
    }

    /// Whether column j is marked, 1 to n. No other column is.
    pub const fn a(&self, column: u32) -> bool {
        1 <= column && column <= self.n && self.occupied.columns >> (column - 1) & 1 == 1
    }

    /// Whether the sum i + j is marked, 2 to 2n. No other sum is.
    pub const fn b(&self, sum: u32) -> bool {
        2 <= sum && sum <= 2 * self.n && self.occupied.sums >> (sum - 2) & 1 == 1
    }

    /// Whether the difference i - j is marked, 1 - n to n - 1. No other difference is.
    pub const fn c(&self, difference: i32) -> bool {
        difference.unsigned_abs() < self.n
            && self.occupied.differences >> (self.n as i32 - 1 - difference) & 1 == 1
    }

    /// The cells that the present event looks at or changes.
    pub const fn cells(&self) -> Option<Cells> {
        self.cells
    }

    /// Whether it has changed them.
    pub const fn changed(&self) -> bool {
        self.changed
    }
}
