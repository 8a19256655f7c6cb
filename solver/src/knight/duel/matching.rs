use super::grid::{Cell, Grid};
use crate::knight::Board;

/// A maximum matching of the open squares of a board: pairs of squares a knight's move apart, as many as
/// possible, each square in one of them at most.
///
/// Building it begins with squares that have few partners to choose from, which leaves few single
/// ones; each of those asks for a search for an augmenting path. Opening or closing a square costs one
/// such search, which takes time proportional to the number of squares at most.
#[derive(Clone, Debug)]
pub struct Matching {
    grid: Grid,
    /// The partner of each cell, or the cell itself if it is single.
    mate: Vec<Cell>,
    search: Search,
}

/// The vertices that the search for an augmenting path has reached.
#[derive(Clone, Debug)]
struct Search {
    /// The search that was last at a cell, counted from 1. [`Search::NEVER`] keeps all searches away.
    seen: Vec<u32>,
    count: u32,
    /// The cell from which a seen cell was reached.
    from: Vec<Cell>,
    /// The cells whose neighbours are looked at, and once the search has failed, all of them.
    queue: Vec<Cell>,
}

impl Search {
    const NEVER: u32 = u32::MAX;

    fn begin(&mut self) {
        self.queue.clear();
        self.count += 1;
        if self.count == Self::NEVER {
            self.seen.fill(0);
            self.count = 1;
        }
    }

    /// Marks a cell. Returns whether the search had not been there.
    fn see(&mut self, cell: Cell) -> bool {
        let new = self.seen[cell] != self.count && self.seen[cell] != Self::NEVER;
        if new {
            self.seen[cell] = self.count;
        }
        new
    }
}

impl Matching {
    /// A maximum matching of a board's squares.
    pub fn of(board: &Board) -> Self {
        let grid = Grid::new(board);
        let len = grid.len();
        let mut matching = Self {
            grid,
            mate: (0..len).collect(),
            search: Search {
                seen: vec![0; len],
                count: 0,
                from: vec![0; len],
                queue: Vec::new(),
            },
        };
        matching.match_greedily();
        matching.augment_everywhere();
        matching
    }

    /// Gives each square in turn the partner that has the fewest other single neighbours.
    fn match_greedily(&mut self) {
        for cell in 0..self.mate.len() {
            if !self.grid.is_open(cell) || !self.is_single(cell) {
                continue;
            }
            let single = |cell| self.grid.neighbours(cell).filter(|&to| self.is_single(to));
            let partner = single(cell).min_by_key(|&to| single(to).count());
            if let Some(partner) = partner {
                self.pair(cell, partner);
            }
        }
    }

    /// Makes the matching maximum. Vertices that a failed search has seen are never on an augmenting path, so later
    /// searches avoid them.
    fn augment_everywhere(&mut self) {
        for cell in 0..self.mate.len() {
            if self.grid.is_open(cell) && self.is_single(cell) && !self.augment(cell) {
                for &cell in &self.search.queue {
                    for seen in self.grid.neighbours(cell) {
                        self.search.seen[seen] = Search::NEVER;
                    }
                }
            }
        }
        self.search.seen.fill(0);
        self.search.count = 0;
    }

    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    pub fn is_single(&self, cell: Cell) -> bool {
        self.mate[cell] == cell
    }

    fn pair(&mut self, a: Cell, b: Cell) {
        (self.mate[a], self.mate[b]) = (b, a);
    }

    /// Closes an open square; the matching of the others is maximum again.
    pub fn close(&mut self, cell: Cell) {
        self.grid.set_open(cell, false);
        if !self.is_single(cell) {
            let left = self.mate[cell];
            (self.mate[cell], self.mate[left]) = (cell, left);
            self.augment(left);
        }
    }

    /// Opens a closed square that is not in the margin.
    pub fn open(&mut self, cell: Cell) {
        self.grid.set_open(cell, true);
        self.augment(cell);
    }

    /// Gives a single square a partner, if that can be done without making another square single, by
    /// exchanging the pairs along a shortest augmenting path. Returns whether it could.
    fn augment(&mut self, root: Cell) -> bool {
        let end = self.find_single(root);
        if let Some(end) = end {
            self.exchange(root, end);
        }
        end.is_some()
    }

    /// The nearest single square to which an alternating path leads from the root.
    fn find_single(&mut self, root: Cell) -> Option<Cell> {
        let search = &mut self.search;
        search.begin();
        search.queue.push(root);
        let mut next = 0;
        while let Some(&cell) = search.queue.get(next) {
            next += 1;
            for to in self.grid.neighbours(cell) {
                if !search.see(to) {
                    continue;
                }
                search.from[to] = cell;
                if self.mate[to] == to {
                    return Some(to);
                }
                search.queue.push(self.mate[to]);
            }
        }
        None
    }

    /// Pairs along the path that the search has found, from its end to its root.
    fn exchange(&mut self, root: Cell, end: Cell) {
        let mut to = end;
        loop {
            let from = self.search.from[to];
            let left = self.mate[from];
            self.pair(from, to);
            if from == root {
                return;
            }
            to = left;
        }
    }

    /// Tells for each cell if it is open and some maximum matching leaves it single: the single cells of this matching,
    /// and all cells at the end of an alternating path of even length from one of these.
    pub fn optional(&self) -> Vec<bool> {
        let mut optional = vec![false; self.mate.len()];
        let singles = self.grid.cells().filter(|&cell| self.is_single(cell));
        let mut reached: Vec<Cell> = singles.collect();
        for &cell in &reached {
            optional[cell] = true;
        }
        while let Some(cell) = reached.pop() {
            for to in self.grid.neighbours(cell) {
                let mate = self.mate[to];
                if !optional[mate] {
                    optional[mate] = true;
                    reached.push(mate);
                }
            }
        }
        optional
    }

    /// The pairs, the first square of each before the second, row by row.
    pub fn pairs(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.grid
            .cells()
            .map(|cell| (cell, self.mate[cell]))
            .filter(|(cell, mate)| cell < mate)
    }
}
