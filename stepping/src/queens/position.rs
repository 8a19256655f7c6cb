use super::occupied::Occupied;
use super::{Algorithm, Plan, StepsError};
use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;

/// The queens on the board in the order in which they came, and the unit that is next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    n: u8,
    /// The places of a unit in the order in which they are visited.
    order: Vec<u8>,
    /// Tells which unit is next.
    algorithm: Algorithm,
    queens: Vec<Queen>,
    pub occupied: Occupied,
    /// The unit of the next queen; of no meaning on a full board.
    unit: Unit,
}

/// A queen: the unit that it was put on, and its rank in the order of visits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Queen {
    pub unit: Unit,
    pub rank: u8,
}

impl Position {
    /// The empty board.
    pub fn empty(plan: &Plan) -> Result<Self, StepsError> {
        let n = plan.side()?;
        let unit = match plan.algorithm {
            Algorithm::Walk => Unit::Column(0),
            _ => Unit::Row(0),
        };
        Ok(Self {
            n,
            order: plan.order.squares(n, plan.seed),
            algorithm: plan.algorithm,
            queens: Vec::new(),
            occupied: Occupied::empty(n),
            unit,
        })
    }

    pub const fn n(&self) -> u8 {
        self.n
    }

    pub const fn depth(&self) -> u8 {
        self.queens.len() as u8
    }

    pub const fn is_full(&self) -> bool {
        self.depth() == self.n
    }

    pub const fn unit(&self) -> Unit {
        self.unit
    }

    pub fn queens(&self) -> &[Queen] {
        &self.queens
    }

    /// The square of a queen.
    pub fn square_of(&self, queen: Queen) -> Square {
        self.square_on(queen.unit, queen.rank)
    }

    /// The square of this rank of a unit.
    pub fn square_on(&self, unit: Unit, rank: u8) -> Square {
        unit.square(self.order[usize::from(rank)].into())
    }

    /// The square of this rank of the present unit.
    pub fn square(&self, rank: u8) -> Square {
        self.square_on(self.unit, rank)
    }

    /// The number of squares tested to choose the next unit and to find its free squares.
    pub fn looked_at(&self) -> u64 {
        if self.algorithm == Algorithm::Fewest {
            u64::from(self.n - self.depth()).pow(2)
        } else {
            1
        }
    }

    /// The places of the queens on their units.
    pub fn path(&self) -> Vec<u8> {
        let place = |queen: &Queen| self.order[usize::from(queen.rank)];
        self.queens.iter().map(place).collect()
    }

    pub fn last(&self) -> Option<Square> {
        self.queens.last().map(|&queen| self.square_of(queen))
    }

    /// Whether the square of this rank of the present unit is free.
    pub fn is_free(&self, rank: u8) -> bool {
        self.occupied.is_free(self.square(rank))
    }

    /// Whether no square that the present call visits is free.
    pub fn is_stuck(&self) -> bool {
        if self.is_anywhere() {
            let mut rows = self.open_rows();
            rows.all(|row| self.occupied.free(Unit::Row(row)) == 0)
        } else {
            self.free() == 0
        }
    }

    /// Whether a call visits all rows of the board.
    pub const fn is_anywhere(&self) -> bool {
        matches!(self.algorithm, Algorithm::Anywhere)
    }

    /// The row that the present call visits after its present one.
    pub fn row_after(&self) -> Option<Unit> {
        let Unit::Row(row) = self.unit else {
            return None;
        };
        (self.is_anywhere() && row + 1 < self.n.into()).then_some(Unit::Row(row + 1))
    }

    /// The row that it visited before.
    pub fn row_before(&self) -> Option<Unit> {
        let Unit::Row(row) = self.unit else {
            return None;
        };
        let before = row.checked_sub(1).filter(|_| self.is_anywhere());
        before.map(Unit::Row)
    }

    /// Goes to another unit of the present call.
    pub const fn turn_to(&mut self, unit: Unit) {
        self.unit = unit;
    }

    /// Goes to the unit that the present call visits last.
    pub fn turn_to_last(&mut self) {
        if self.is_anywhere() {
            self.unit = Unit::Row(u32::from(self.n) - 1);
        }
    }

    /// The number of squares that a call visits before this one.
    pub fn visited(&self, unit: Unit, rank: u8) -> u32 {
        match unit {
            Unit::Row(row) if self.is_anywhere() => row * u32::from(self.n) + u32::from(rank),
            _ => rank.into(),
        }
    }

    /// The number of squares that a call visits.
    pub fn visits(&self) -> u32 {
        let n = u32::from(self.n);
        if self.is_anywhere() { n * n } else { n }
    }

    /// The free places of the present unit, as a bit mask.
    pub const fn free(&self) -> u64 {
        self.occupied.free(self.unit)
    }

    /// The first free rank of the present unit that is not before this one.
    pub fn free_from(&self, rank: u8) -> Option<u8> {
        let free = self.free();
        (rank..self.n).find(|&rank| free >> self.order[usize::from(rank)] & 1 == 1)
    }

    /// The first free rank of the unit that is not before this one; none on a full board.
    pub fn next_free(&self, rank: u8) -> Option<u8> {
        if self.is_full() {
            None
        } else {
            self.free_from(rank)
        }
    }

    /// The rank of a place of a unit.
    pub fn rank(&self, place: u8) -> Option<u8> {
        let rank = self.order.iter().position(|&other| other == place)?;
        Some(rank as u8)
    }

    /// The last free rank of the present unit before this one.
    pub fn free_before(&self, rank: u8) -> Option<u8> {
        let free = self.free();
        (0..rank).rfind(|&rank| free >> self.order[usize::from(rank)] & 1 == 1)
    }

    /// Puts a queen on this rank of the present unit.
    pub fn put(&mut self, rank: u8) {
        self.occupied.toggle(self.square(rank));
        let unit = self.unit;
        self.queens.push(Queen { unit, rank });
        if !self.is_full() {
            self.unit = self.next_unit();
        }
    }

    /// Takes the last queen back, and returns its rank.
    pub fn take(&mut self) -> Option<u8> {
        let queen = self.queens.pop()?;
        self.unit = queen.unit;
        self.occupied.toggle(self.square_of(queen));
        Some(queen.rank)
    }

    /// The unit for one more queen.
    fn next_unit(&self) -> Unit {
        match self.algorithm {
            Algorithm::Walk => Unit::Column(self.depth().into()),
            Algorithm::Anywhere => Unit::Row(0),
            Algorithm::Fewest => self.fewest_free().unwrap_or(self.unit),
            _ => Unit::Row(self.depth().into()),
        }
    }

    /// Among the rows from the top and the columns from the left without a queen, the first with the fewest free
    /// squares.
    fn fewest_free(&self) -> Option<Unit> {
        let columns = self.open(self.occupied.columns).map(Unit::Column);
        let units = self.open_rows().map(Unit::Row).chain(columns);
        units.min_by_key(|&unit| self.occupied.free(unit).count_ones())
    }

    /// The rows without a queen.
    fn open_rows(&self) -> impl Iterator<Item = u32> {
        self.open(self.occupied.rows)
    }

    fn open(&self, taken: u64) -> impl Iterator<Item = u32> + use<> {
        (0..self.n.into()).filter(move |&index| taken >> index & 1 == 0)
    }
}
