use crate::queens::Plan;
use crate::queens::position::Position;

/// The summary of the nodes below a node, without the node itself unless it says so.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Below {
    /// Queens that are put on the board.
    pub placements: u64,
    /// Positions to which no queen can be added and that are no solution, the node included.
    pub dead_ends: u64,
    /// Solutions, the node included.
    pub solutions: u64,
}

impl Below {
    /// The events of a run between placing the node's queen and taking it back.
    pub(super) fn events(&self, plan: &Plan) -> u64 {
        // The node and the nodes below it visit a unit, except solutions.
        let units = self.placements + 1 - self.solutions;
        let n = u64::from(plan.n);
        if plan.algorithm.tries_each_square() {
            // Each square is tried, and refused or given a queen. In the end none is left.
            units * (2 * n + 1) + self.placements + self.solutions
        } else {
            // The unit is chosen, and in the end no square is left; each queen comes and goes.
            units * 2 + 2 * self.placements + self.solutions
        }
    }
}

/// Counting, up to a number of placements.
pub struct Count {
    left: u64,
}

impl Count {
    pub const fn new(most_placements: u64) -> Self {
        Self {
            left: most_placements,
        }
    }

    /// The summary of the nodes below a position, unless they are too many. The position is the same afterwards.
    pub fn below(&mut self, position: &mut Position) -> Option<Below> {
        let mut below = Below::default();
        self.add(position, &mut below).then_some(below)
    }

    /// Counts the nodes below. Returns whether they were few enough.
    fn add(&mut self, position: &mut Position, below: &mut Below) -> bool {
        if position.is_full() {
            below.solutions += 1;
            return true;
        }
        let mut from = 0;
        while let Some(rank) = position.next_free(from) {
            let Some(left) = self.left.checked_sub(1) else {
                return false;
            };
            self.left = left;
            below.placements += 1;
            position.put(rank);
            let few = self.add(position, below);
            position.take();
            if !few {
                return false;
            }
            from = rank + 1;
        }
        below.dead_ends += u64::from(from == 0);
        true
    }
}
