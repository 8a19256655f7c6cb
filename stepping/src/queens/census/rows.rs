use super::lines::Lines;
use crate::queens::moment::Moment;
use crate::queens::{Counters, Plan};

/// The search that visits every square of a row.
#[derive(Clone, Debug)]
pub struct Rows<L> {
    order: Vec<u8>,
    first_only: bool,
    lines: L,
    row: usize,
    /// For each row up to the present one, the rank of the next square. The queen is on the rank before.
    next: Vec<u8>,
    /// For each of these rows, whether it has had a queen.
    filled: Vec<bool>,
    counters: Counters,
    done: bool,
}

impl<L: Lines> Rows<L> {
    /// The search of a plan, n from 1 to 64, at a state that it can have.
    pub fn at(plan: &Plan, moment: Moment, ranks: &[u8], counters: Counters) -> Self {
        let n = plan.n as u8;
        let mut rows = Self {
            order: plan.order.squares(n, plan.seed),
            first_only: plan.first_only,
            lines: L::empty(n.into()),
            row: 0,
            next: vec![0; n.into()],
            filled: vec![false; n.into()],
            counters,
            done: matches!(moment, Moment::NoSquare | Moment::Solution),
        };
        for (row, &rank) in ranks.iter().enumerate() {
            rows.lines.put(row, rows.column(rank));
            (rows.next[row], rows.filled[row]) = (rank + 1, true);
        }
        rows.row = ranks.len();
        if let Moment::Reject(rank) | Moment::TakeBack(rank) = moment {
            rows.next[rows.row] = rank + 1;
            rows.filled[rows.row] =
                (0..=rank).any(|rank| rows.lines.is_free(rows.row, rows.column(rank)));
        }
        rows
    }

    /// The state of the search between two visits.
    pub fn key(&self) -> (Moment, Vec<u8>) {
        let ranks: Vec<u8> = self.next[..self.row].iter().map(|next| next - 1).collect();
        let moment = if self.row == self.next.len() {
            Moment::Solution
        } else if self.done {
            Moment::NoSquare
        } else {
            match (self.next[self.row].checked_sub(1), self.row) {
                (Some(rank), _) if self.lines.is_free(self.row, self.column(rank)) => {
                    Moment::TakeBack(rank)
                }
                (Some(rank), _) => Moment::Reject(rank),
                (None, 0) => Moment::Start,
                (None, _) => Moment::Place,
            }
        };
        (moment, ranks)
    }

    pub const fn counters(&self) -> Counters {
        self.counters
    }

    pub const fn is_done(&self) -> bool {
        self.done
    }

    fn column(&self, rank: u8) -> usize {
        self.order[usize::from(rank)].into()
    }

    /// Visits squares of the present row until one of them gets a queen or none is left.
    pub fn advance(&mut self) {
        let row = self.row;
        while let Some(&column) = self.order.get(usize::from(self.next[row])) {
            self.next[row] += 1;
            self.counters.tests += 1;
            if self.lines.is_free(row, column.into()) {
                self.place(column.into());
                return;
            }
        }
        self.counters.dead_ends += u64::from(!self.filled[row]);
        match row.checked_sub(1) {
            Some(above) => self.take_back(above),
            None => self.done = true,
        }
    }

    fn place(&mut self, column: usize) {
        let row = self.row;
        self.counters.placements += 1;
        self.filled[row] = true;
        self.lines.put(row, column);
        self.row += 1;
        if let Some(next) = self.next.get_mut(self.row) {
            (*next, self.filled[row + 1]) = (0, false);
            return;
        }
        self.counters.solutions += 1;
        self.done = self.first_only;
        if !self.done {
            self.take_back(row);
        }
    }

    fn take_back(&mut self, row: usize) {
        self.lines.take(row, self.column(self.next[row] - 1));
        self.row = row;
    }
}
