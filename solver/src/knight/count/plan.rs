//! The order in which squares are done, and where the state keeps them meanwhile.
//!
//! Squares are done row by row. A square is done when its two edges have been chosen; the
//! *frontier* are the squares that are not done but may have edges. Within a row, the order is from
//! both sides inwards, the columns 0, 2, 4, ... interleaved with their mirror images:
//!
//! ```text
//!     1 8 3 6 5 4 7 2      done in this order
//!     . . . . . . . .      in the frontier throughout
//!     8 1 6 3 4 5 2 7      enters the frontier as this square is done
//! ```
//!
//! With an even number of columns, each square that is done brings exactly one new square into the
//! frontier, so it always has two squares a column, which is the least possible; the new square
//! takes the slot of the old one. From left to right, it would be one more. And after each second
//! square the frontier is its own mirror image.

use super::choice::Choice;
use super::degrees::{Degrees, HUB, SLOTS};
use super::layer::Fold;
use crate::board::{Size, Square};
use crate::knight::Board;

/// The most columns that a board can have: its frontier has two squares in each.
pub const WIDEST: u32 = SLOTS as u32 / 2;

/// The steps of a count on a board of some width.
#[derive(Debug)]
pub struct Plan {
    /// Whether there is a hub.
    pub has_hub: bool,
    pub steps: Vec<Step>,
    /// The frontier after 0, 1, 2, ... rows.
    pub borders: Vec<Border>,
}

/// One square.
#[derive(Debug)]
pub struct Step {
    pub square: Square,
    /// The edges that it can have to squares that are done later.
    pub choices: Vec<Choice>,
    /// The other ends of these edges, for each choice; `None` is the hub.
    pub ends: Vec<Vec<Option<Square>>>,
    pub side: Option<Side>,
}

/// The square of a pair of mirror images that a step does.
#[derive(Copy, Clone, Debug)]
pub enum Side {
    First(Fold),
    Second(Fold),
}

/// The slots of the frontier when whole rows have been done, by column.
#[derive(Clone, Debug)]
pub struct Border {
    /// The rows that are done.
    pub rows: u32,
    /// The row that would be done next.
    pub near: Vec<u8>,
    /// The row after it.
    pub far: Vec<u8>,
    pub hub: Option<u8>,
}

impl Border {
    /// The square of a slot; `None` for the hub.
    pub fn square(&self, slot: u8) -> Option<Square> {
        let column_in = |row: &[u8]| row.iter().position(|&taken| taken == slot);
        [&self.near, &self.far]
            .into_iter()
            .zip(self.rows..)
            .find_map(|(line, row)| Some(Square::new(row, column_in(line)? as u32)))
    }
}

impl Plan {
    /// The plan to do some rows of a board with at least two more, and at most [`WIDEST`] columns.
    pub fn new(rows: u32, columns: u32, has_hub: bool) -> Self {
        let mut slots = Slots::new(rows + 2, columns, has_hub);
        let mut plan = Self {
            has_hub,
            steps: Vec::new(),
            borders: vec![slots.border(0)],
        };
        for row in 0..rows {
            let order = order(columns);
            let mut settled = 0;
            for (index, &column) in order.iter().enumerate() {
                let square = Square::new(row, column);
                let (from, to) = slots.finish(square);
                let (to, ends): (Vec<_>, Vec<_>) = to.into_iter().unzip();
                let side = columns.is_multiple_of(2).then(|| {
                    let second = index % 2 == 1;
                    if !second {
                        let image = Square::new(row, columns - 1 - column);
                        settled = slots.untouched_by(image);
                    }
                    let fold = Fold { first: settled };
                    if second {
                        Side::Second(fold)
                    } else {
                        Side::First(fold)
                    }
                });
                let leaving = |to: Vec<u8>| Choice::leaving(from, &to);
                plan.steps.push(Step {
                    square,
                    choices: up_to_two(&to).into_iter().map(leaving).collect(),
                    ends: up_to_two(&ends),
                    side,
                });
            }
            plan.borders.push(slots.border(row + 1));
        }
        plan
    }

    pub fn columns(&self) -> usize {
        self.borders[0].near.len()
    }
}

/// The columns of a row in the order in which they are done.
fn order(columns: u32) -> Vec<u32> {
    if columns.is_multiple_of(2) {
        (0..columns)
            .step_by(2)
            .flat_map(|column| [column, columns - 1 - column])
            .collect()
    } else {
        // Two new squares can enter the frontier at once, but only after one that brings none.
        (0..columns)
            .step_by(2)
            .chain((1..columns).step_by(2))
            .collect()
    }
}

/// All sets of none, one or two of these items.
pub fn up_to_two<T: Copy>(items: &[T]) -> Vec<Vec<T>> {
    let mut sets = vec![Vec::new()];
    for (index, &first) in items.iter().enumerate() {
        sets.push(vec![first]);
        sets.extend(items[index + 1..].iter().map(|&second| vec![first, second]));
    }
    sets
}

/// The squares that are done, and the slots of the squares of the frontier.
struct Slots {
    board: Board,
    done: Vec<bool>,
    /// The slot of each square in the frontier, row by row; `None` for squares outside the frontier.
    slot_of: Vec<Option<u8>>,
    free: Vec<u8>,
    hub: Option<u8>,
}

impl Slots {
    fn new(rows: u32, columns: u32, has_hub: bool) -> Self {
        let size = Size::in_range(rows, columns);
        let area = size.area() as usize;
        let margin = (u32::from(SLOTS) / 2 - columns) / 2;
        let first = |square: Square| {
            (square.row < 2).then(|| (8 * square.row + margin + square.column) as u8)
        };
        let slot_of: Vec<_> = size.squares().map(first).collect();
        let is_taken = |slot: &u8| slot_of.contains(&Some(*slot));
        Self {
            board: Board::from(size),
            done: vec![false; area],
            free: (0..SLOTS).filter(|slot| !is_taken(slot)).collect(),
            slot_of,
            hub: has_hub.then_some(HUB),
        }
    }

    fn index(&self, square: Square) -> usize {
        (square.row * self.board.size().columns() + square.column) as usize
    }

    /// The neighbours that are not done.
    fn later(&self, square: Square) -> impl Iterator<Item = Square> {
        let open = |&square: &Square| !self.done[self.index(square)];
        self.board.neighbours(square).filter(open)
    }

    /// Does a square. Returns its slot, and its neighbours that are not done, with their slots. One of them may have
    /// taken the same slot. The hub comes first, without a square.
    fn finish(&mut self, square: Square) -> (u8, Vec<(u8, Option<Square>)>) {
        let index = self.index(square);
        self.done[index] = true;
        let slot = self.slot_of[index]
            .take()
            .expect("a row enters the frontier before it is done");
        self.free.push(slot);
        let later: Vec<Square> = self.later(square).collect();
        let mut to: Vec<_> = self.hub.into_iter().map(|hub| (hub, None)).collect();
        for neighbour in later {
            let index = self.index(neighbour);
            let slot = self.slot_of[index].unwrap_or_else(|| {
                self.free
                    .pop()
                    .expect("a frontier has at most two squares a column")
            });
            self.slot_of[index] = Some(slot);
            to.push((slot, Some(neighbour)));
        }
        (slot, to)
    }

    /// The slots, with both bits of each, whose degrees and whose images' degrees do not change when a square is done.
    fn untouched_by(&self, square: Square) -> u64 {
        let own = self.slot_of[self.index(square)];
        // A square that is new takes the slot of the square that is done.
        let later = self
            .later(square)
            .filter_map(|later| self.slot_of[self.index(later)]);
        let touched = later
            .chain(own)
            .chain(self.hub)
            .fold(Degrees::NONE, |touched, slot| touched.with(slot, 3));
        !(touched.bits() | touched.mirrored().bits())
    }

    fn border(&self, row: u32) -> Border {
        let slots = |row| {
            (0..self.board.size().columns())
                .filter_map(|column| self.slot_of[self.index(Square::new(row, column))])
                .collect()
        };
        Border {
            rows: row,
            near: slots(row),
            far: slots(row + 1),
            hub: self.hub,
        }
    }
}
