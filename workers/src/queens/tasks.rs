//! The tasks of the queens' screens, and their results.

use bezzel_solver::Resumable;
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::{Listing, Piece, QueensError, Solution};
use bezzel_stepping::queens::{Census, Counters, Landmark, Plan, Survey};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

use crate::{LongWork, RestOf, WorkerProgram};

/// Long work, or the rest of it. Pages write it, and workers read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// List solutions, from the start or from where an earlier run got to.
    List(RestOf<Listing>),
    /// Count the solutions of one share of a board.
    Count {
        /// The piece in each row.
        piece: Piece,
        /// The share.
        share: Share,
    },
    /// Count the fundamental solutions of a board.
    Fundamental {
        /// The board's side.
        n: u32,
        /// The piece in each row.
        piece: Piece,
        /// The number of all solutions.
        all: u64,
    },
    /// Walk through a run and report its landmarks.
    Survey(RestOf<Survey>),
    /// Run a search to its end, and report its counters and its time.
    Census {
        /// The search.
        plan: Plan,
        /// The checkpoint to continue from.
        from: Option<<Census as Resumable>::Checkpoint>,
        /// The time so far.
        nanoseconds: u64,
    },
}

/// A share of a count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// The board's side.
    pub n: u32,
    /// The number of the share, from 0.
    pub share: usize,
    /// The number of shares.
    pub shares: usize,
    /// The checkpoint to continue from.
    pub from: Option<<Count as Resumable>::Checkpoint>,
}

impl Share {
    /// The request to the solver.
    pub(crate) fn request(&self, piece: Piece) -> Result<CountRequest, QueensError> {
        CountRequest::share(self.n, piece, self.share as u64, self.shares as u64)
    }
}

impl LongWork for Task {
    const PROGRAM: WorkerProgram = WorkerProgram::Queens;
    type Found = Found;
}

/// The results of a slice of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Found {
    /// Solutions, in lexicographic order.
    Solutions(Solutions),
    /// The progress of the count of a share: always the whole of it, so that to receive
    /// it twice, or not at all, does no harm.
    Counted(Counted),
    /// The number of fundamental solutions.
    Fundamental(u64),
    /// Landmarks of a run, in the order of their steps.
    Landmarks(Vec<Landmark>),
    /// The counts of a search until now, and the time that they took.
    Census {
        /// The counters.
        counters: Counters,
        /// The time of the worker; when the search is through, that of one run.
        nanoseconds: u64,
    },
}

/// The result of the count of a share so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// The solutions counted so far.
    pub sum: u64,
    /// The checkpoint to continue from.
    pub at: <Count as Resumable>::Checkpoint,
}

impl Counted {
    /// A count with this sum, stopped somewhere within a share: an example for tests of the page.
    ///
    /// # Panics
    /// Never: every such checkpoint can be read.
    pub fn so_far(sum: u64) -> Self {
        let bytes = postcard::to_allocvec(&(1_u64, sum)).expect("two numbers");
        let at = postcard::from_bytes(&bytes).expect("the next part, and the sum");
        Self { sum, at }
    }
}

/// Many solutions of one size, packed: they cross to the page as two byte
/// strings instead of thousands of values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Solutions {
    n: u32,
    columns: ByteBuf,
    orbit_sizes: ByteBuf,
}

impl Solutions {
    /// An empty list of solutions of an n x n board.
    pub fn new(n: u32) -> Self {
        Self {
            n,
            ..Self::default()
        }
    }

    /// The number of solutions.
    pub fn len(&self) -> usize {
        self.orbit_sizes.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.orbit_sizes.is_empty()
    }

    /// The columns of a solution, 1-based, a row each from the top.
    pub fn columns(&self, index: usize) -> &[u8] {
        let n = self.n as usize;
        &self.columns[index * n..][..n]
    }

    /// The number of distinct images of a solution.
    pub fn orbit_size(&self, index: usize) -> u8 {
        self.orbit_sizes[index]
    }

    /// The index of a solution of the same board, if the list has it. The list is in lexicographic order.
    pub fn find(&self, columns: &[u8]) -> Option<usize> {
        let (mut from, mut to) = (0, self.len());
        while from < to {
            let middle = usize::midpoint(from, to);
            if self.columns(middle) < columns {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        (from < self.len() && self.columns(from) == columns).then_some(from)
    }

    /// Adds a solution of the same board.
    pub fn push(&mut self, solution: &Solution, orbit_size: u8) {
        self.columns.extend_from_slice(solution.columns());
        self.orbit_sizes.push(orbit_size);
    }

    /// Adds the first `limit` solutions of another batch of the same board.
    pub fn append(&mut self, batch: &Self, limit: usize) {
        let count = batch.len().min(limit);
        self.columns
            .extend_from_slice(&batch.columns[..count * self.n as usize]);
        self.orbit_sizes
            .extend_from_slice(&batch.orbit_sizes[..count]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_is_found_at_its_place() {
        let all = ["13524", "14253", "24135", "25314", "31425"];
        let mut batch = Solutions::new(5);
        assert_eq!(batch.find(&[1, 3, 5, 2, 4]), None);
        for text in all {
            batch.push(&text.parse().unwrap(), 8);
        }
        for (index, text) in all.into_iter().enumerate() {
            let solution: Solution = text.parse().unwrap();
            assert_eq!(batch.find(solution.columns()), Some(index));
        }
        assert_eq!(batch.find(&[2, 5, 3, 1, 5]), None);
        assert_eq!(batch.find(&[5, 3, 1, 4, 2]), None);
    }
}
