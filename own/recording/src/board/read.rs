use super::cell::{Cell, int};
use super::cells;
use super::{By, Kind, Live, Piece, Reading};
use crate::{Frame, Recording, State, Value};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Step;
use bezzel_solver::queens::{Line, Placement};

/// A board as read from a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The size.
    pub size: Size,
    /// The squares of the queens in any order, or of the knight's path in the order of its visits.
    pub squares: Vec<Square>,
    /// The number of entries that are on no square of the board.
    pub outside: usize,
}

impl Board {
    /// The queens; `None` if the board is not square or has more than [`Placement::MAX_N`] rows.
    pub fn placement(&self) -> Option<Placement> {
        let n = self.size.is_square().then_some(self.size.rows())?;
        let mut placement = Placement::empty(n).ok()?;
        for &square in &self.squares {
            placement.insert(square);
        }
        Some(placement)
    }

    /// Whether no two queens attack each other, or each step of the knight is a move to a new square.
    pub fn is_legal(&self, piece: Piece) -> bool {
        self.outside == 0 && is_legal(piece, &self.squares)
    }

    /// Whether there are as many queens as rows, or the knight has been on every square.
    pub fn is_full(&self, piece: Piece) -> bool {
        self.squares.len() as u64 == full(piece, self.size)
    }
}

/// The number of pieces or visits on a full board.
pub const fn full(piece: Piece, size: Size) -> u64 {
    match piece {
        Piece::Queen => size.rows() as u64,
        Piece::Knight => size.area(),
    }
}

/// Whether no two queens attack each other, or each step of the knight is a move to a new square.
pub fn is_legal(piece: Piece, squares: &[Square]) -> bool {
    let attack = |a: Square, b: Square| {
        a == b || Line::between(a, b, bezzel_solver::queens::Piece::Queen).is_some()
    };
    match piece {
        Piece::Queen => squares
            .iter()
            .enumerate()
            .all(|(index, &a)| squares[..index].iter().all(|&b| !attack(a, b))),
        Piece::Knight => {
            let mut sorted = squares.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            sorted.len() == squares.len()
                && squares
                    .windows(2)
                    .all(|pair| Step::between(pair[0], pair[1]).is_some())
        }
    }
}

impl Reading {
    /// The board at a state of a recording; `None` if the variable has no such value there.
    pub fn board(&self, recording: &Recording, state: &State) -> Option<Board> {
        let cells = match self.kind {
            Kind::Printed => return self.last_printed(recording.output(state)),
            Kind::Frames | Kind::FrameMasks => self.frames(recording, state)?,
            _ => self.cells(recording, state, self.variable.value(state)?)?,
        };
        let size = self.size;
        let mut board = Board {
            size,
            squares: Vec::new(),
            outside: 0,
        };
        for cell in cells {
            match square(cell, self.by).filter(|&square| size.contains(square)) {
                Some(square) => board.squares.push(square),
                None => board.outside += 1,
            }
        }
        Some(board)
    }

    /// The cells of a value of the variable.
    pub(super) fn cells(
        &self,
        recording: &Recording,
        state: &State,
        value: &Value,
    ) -> Option<Vec<Cell>> {
        let read = |lives: &dyn Fn(usize) -> bool| self.living(value, lives);
        match &self.live {
            Live::All => read(&|_| true),
            Live::Written => self.written(recording, state, value),
            Live::Before(variable) => {
                let end = usize::try_from(int(variable.value(state)?)?).ok()?;
                let mut cells = read(&|index| index <= end)?;
                let dummy = usize::from(self.kind == Kind::Columns { dummy: true });
                let is_last =
                    |cell: &Cell| Some(cell.0) == end.checked_sub(dummy).map(|row| row as i64);
                let n = value
                    .items()
                    .map_or(0, <[Value]>::len)
                    .saturating_sub(dummy);
                let is_outside = |cell: &Cell| cell.1 >= n as i64;
                if cells
                    .last()
                    .is_some_and(|cell| is_last(cell) && (is_outside(cell) || attacks_one(&cells)))
                {
                    cells.pop();
                }
                Some(cells)
            }
        }
    }

    /// The cells of a value, as far as its items count.
    fn living(&self, value: &Value, lives: &dyn Fn(usize) -> bool) -> Option<Vec<Cell>> {
        let rows = self.size.rows();
        let mut cells = cells::cells(&self.kind, self.piece, self.from, rows, value, lives)?;
        let edge = i64::from(self.edge);
        for (row, column) in &mut cells {
            (*row, *column) = (row.saturating_sub(edge), column.saturating_sub(edge));
        }
        Some(cells)
    }

    /// The cells that calls have written which are not over. An item that is written with its old value leaves no trace in
    /// the recording. So the rows of all waiting calls count, and the last row if it makes the board full.
    fn written(&self, recording: &Recording, state: &State, value: &Value) -> Option<Vec<Cell>> {
        let Value::List(list) = value else {
            return None;
        };
        let dummy = usize::from(self.kind == Kind::Columns { dummy: true });
        let calls = recording.recursive().map_or(0, |function| {
            state
                .stack()
                .iter()
                .filter(|frame| function.is(frame))
                .count()
        });
        let runs = |call: u32| state.stack().iter().any(|frame| frame.call == call);
        let mut cells = self.living(value, &|index| {
            index + 1 < calls + dummy || list.writer(index).is_some_and(runs)
        })?;
        let rows = list.len().saturating_sub(dummy);
        if calls > 0
            && rows > 1
            && (0..).zip(&cells).all(|(row, cell)| cell.0 == row)
            && cells.len() + 1 == rows
        {
            let all = self.living(value, &|_| true)?;
            if all.len() == rows && !attacks_one(&all) {
                cells = all;
            }
        }
        Some(cells)
    }

    /// The columns in the calls of the recursive function that wait for a deeper one.
    fn frames(&self, recording: &Recording, state: &State) -> Option<Vec<Cell>> {
        let function = recording.recursive()?;
        let calls: Vec<&Frame> = state
            .stack()
            .iter()
            .map(|frame| &**frame)
            .filter(|frame| function.is(frame))
            .collect();
        let waiting = calls.split_last().map_or(&[][..], |(_, waiting)| waiting);
        let name = self.variable.names.first()?;
        (0..)
            .zip(waiting)
            .map(|(row, frame)| {
                Some((
                    row,
                    frame_column(frame, name, &self.kind)?.saturating_sub(self.from.into()),
                ))
            })
            .collect()
    }
}

/// The column in a call: its variable, or the bit of it.
pub fn frame_column(frame: &Frame, name: &str, kind: &Kind) -> Option<i64> {
    let mut variables = frame.variables.iter();
    let variable = variables.find(|variable| &*variable.name == name)?;
    let number = int(variable.value.as_ref()?)?;
    match kind {
        Kind::FrameMasks => cells::bit(number),
        _ => Some(number),
    }
}

/// The square of a cell; `None` if it has a negative number.
pub fn square(cell: Cell, by: By) -> Option<Square> {
    let (row, column) = match by {
        By::Rows => cell,
        By::Columns => (cell.1, cell.0),
    };
    Some(Square::new(row.try_into().ok()?, column.try_into().ok()?))
}

/// Whether the last queen attacks another.
fn attacks_one(cells: &[Cell]) -> bool {
    let squares: Option<Vec<Square>> = cells.iter().map(|&cell| square(cell, By::Rows)).collect();
    squares.is_none_or(|squares| {
        let Some((&last, others)) = squares.split_last() else {
            return false;
        };
        others.iter().any(|&other| {
            other == last
                || Line::between(other, last, bezzel_solver::queens::Piece::Queen).is_some()
        })
    })
}
