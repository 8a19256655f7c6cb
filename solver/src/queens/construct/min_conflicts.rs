//! Min-conflicts by Sosič and Gu: queens are thrown at random, and then repaired.

use std::mem;

use crate::number_set::NumberSet;
use crate::random::Random;

/// A permutation that becomes a solution: each row has a column of its own from the beginning, and
/// exchanges of columns clear the diagonals.
#[derive(Clone, Debug)]
pub struct MinConflicts {
    random: Random,
    /// The column of each row, from 0.
    columns: Vec<u32>,
    /// The row that is being thrown or repaired.
    row: u32,
    /// The last row that an attempt came to.
    farthest: u32,
    /// The failures at this row.
    failures: u32,
    phase: Phase,
}

/// In both phases, the queens above `row` do not attack one another. During the repair, the queens from `row` on do not
/// attack them either, except the queens that are still to be repaired.
#[derive(Clone, Debug)]
enum Phase {
    Throwing(Lines<NumberSet>),
    Repairing(Lines<Counts>),
}

/// The queens on the diagonals and antidiagonals.
#[derive(Clone, Debug)]
struct Lines<T> {
    n: u32,
    diagonals: T,
    antidiagonals: T,
}

impl<T> Lines<T> {
    const fn diagonal(&self, row: u32, column: u32) -> u32 {
        row + self.n - 1 - column
    }
}

impl Lines<NumberSet> {
    fn new(n: u32) -> Self {
        Self {
            n,
            diagonals: NumberSet::new((2 * n - 1).into()),
            antidiagonals: NumberSet::new((2 * n - 1).into()),
        }
    }

    /// Takes both lines of a square, if they are free.
    fn take(&mut self, row: u32, column: u32) -> bool {
        let diagonal = self.diagonal(row, column).into();
        let free =
            !self.diagonals.contains(diagonal) && self.antidiagonals.insert((row + column).into());
        if free {
            self.diagonals.insert(diagonal);
        }
        free
    }
}

/// The number of queens on each line. More than 255 never do: those thrown have lines of their
/// own, and at most a hundred are left.
type Counts = Vec<u8>;

impl Lines<Counts> {
    fn of(columns: &[u32]) -> Self {
        let n = columns.len() as u32;
        let mut lines = Self {
            n,
            diagonals: vec![0; 2 * columns.len() - 1],
            antidiagonals: vec![0; 2 * columns.len() - 1],
        };
        for (row, &column) in (0..).zip(columns) {
            lines.add(row, column);
        }
        lines
    }

    fn add(&mut self, row: u32, column: u32) {
        let diagonal = self.diagonal(row, column);
        self.diagonals[diagonal as usize] += 1;
        self.antidiagonals[(row + column) as usize] += 1;
    }

    fn remove(&mut self, row: u32, column: u32) {
        let diagonal = self.diagonal(row, column);
        self.diagonals[diagonal as usize] -= 1;
        self.antidiagonals[(row + column) as usize] -= 1;
    }

    /// Exchanges the columns of two rows, if neither queen is attacked then. Returns whether they
    /// were exchanged.
    fn exchange(&mut self, columns: &mut [u32], row: u32, other: u32) -> bool {
        let (column, other_column) = (columns[row as usize], columns[other as usize]);
        if row == other || !self.at_most(1, row, other_column) || !self.at_most(1, other, column) {
            return false;
        }
        self.remove(row, column);
        self.remove(other, other_column);
        let mut free = self.at_most(0, row, other_column);
        self.add(row, other_column);
        free = free && self.at_most(0, other, column);
        self.add(other, column);
        if free {
            columns.swap(row as usize, other as usize);
        } else {
            self.remove(row, other_column);
            self.remove(other, column);
            self.add(row, column);
            self.add(other, other_column);
        }
        free
    }

    /// Returns true if both lines of a square have at most `count` queens.
    fn at_most(&self, count: u8, row: u32, column: u32) -> bool {
        let diagonal = self.diagonal(row, column);
        self.diagonals[diagonal as usize] <= count
            && self.antidiagonals[(row + column) as usize] <= count
    }
}

impl MinConflicts {
    /// The state before the first throw. For n below 50 the work may never end.
    pub fn new(n: u32, random: Random) -> Self {
        Self {
            random,
            columns: (0..n).collect(),
            row: 0,
            farthest: 0,
            failures: 0,
            phase: Phase::Throwing(Lines::<NumberSet>::new(n)),
        }
    }

    /// Takes up to `steps` steps: throws of a queen, or trials of an exchange. Returns the number of steps taken.
    pub fn advance(&mut self, steps: u64) -> u64 {
        let mut taken = 0;
        while taken < steps && !self.is_done() {
            self.step();
            taken += 1;
        }
        taken
    }

    fn step(&mut self) {
        let n = self.n();
        let lucky = match &mut self.phase {
            Phase::Throwing(lines) => {
                let other = self.row + self.random.below(n - self.row);
                let lucky = lines.take(self.row, self.columns[other as usize]);
                if lucky {
                    self.columns.swap(self.row as usize, other as usize);
                }
                lucky
            }
            Phase::Repairing(lines) => {
                let row = self.row;
                lines.at_most(1, row, self.columns[row as usize])
                    || lines.exchange(&mut self.columns, row, self.random.below(n))
            }
        };
        if lucky {
            self.failures = 0;
            self.row += 1;
        } else {
            self.failures += 1;
        }
        if self.failures == patience(n) {
            self.begin_anew();
        } else if self.row == n - left_to_repair(n) && matches!(self.phase, Phase::Throwing(_)) {
            self.random.shuffle(&mut self.columns[self.row as usize..]);
            self.phase = Phase::Repairing(Lines::<Counts>::of(&self.columns));
        }
    }

    fn begin_anew(&mut self) {
        self.farthest = self.farthest.max(self.row);
        self.row = 0;
        self.failures = 0;
        self.phase = Phase::Throwing(Lines::<NumberSet>::new(self.n()));
    }

    fn n(&self) -> u32 {
        self.columns.len() as u32
    }

    fn is_done(&self) -> bool {
        self.row == self.n()
    }

    /// The columns of the solution from 1, once it is done. Leaves no columns behind.
    pub fn take_if_done(&mut self) -> Option<Vec<u32>> {
        self.is_done().then(|| {
            let mut columns = mem::take(&mut self.columns);
            for column in &mut columns {
                *column += 1;
            }
            columns
        })
    }

    /// The share of the rows that are done, or were before it all began anew.
    pub fn fraction(&self) -> f64 {
        f64::from(self.row.max(self.farthest)) / f64::from(self.n())
    }
}

/// The number of failures at one row after which all begins anew.
const fn patience(n: u32) -> u32 {
    if n < 1000 { 2 * n } else { 2000 }
}

/// The last rows are not thrown but repaired, since few columns are left to choose from.
const fn left_to_repair(n: u32) -> u32 {
    match n {
        ..1000 => 30,
        1000..10_000 => 50,
        10_000..100_000 => 80,
        _ => 100,
    }
}
