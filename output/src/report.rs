use crate::group::key;
use crate::{Cut, Fault, Notation, Remark};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Solution, known_count, solutions};

/// The largest n whose missing solutions are numbered.
const MAX_MISSING: u32 = 18;
/// The largest n whose missing solutions are listed: 0.03 s.
const MAX_LISTED: u32 = 12;

/// The contents of an output, as a [`Reader`](crate::Reader) understands it.
#[derive(Clone, Debug)]
pub struct Report {
    /// The piece whose positions these are; `None` if they are knight's tours.
    pub piece: Option<Piece>,
    /// The board; `None` if nothing was recognised.
    pub size: Option<Size>,
    /// The notation of squares.
    pub notation: Notation,
    /// Whether rows and columns, or a tour's numbers, are counted from 0 or from 1.
    pub from: u32,
    /// Whether the last row is left out of every position, so that all are wrong.
    pub short: bool,
    /// The number of positions or tours.
    pub read: u64,
    /// The number of right ones, with repeated ones.
    pub right: u64,
    /// The number of repeated ones.
    pub doubled: u64,
    /// The wrong ones, as many as there was room for, at least the first.
    pub wrong: Vec<Printed>,
    /// The repeated ones, as many as there was room for.
    pub repeated: Vec<Printed>,
    /// Whether the right positions are printed in lexicographic order.
    pub ordered: bool,
    /// The boards of other sizes with printed solutions or tours, each with their number. They are not part of the
    /// other numbers.
    pub others: Vec<(Size, u64)>,
    /// The place where a tool has shortened the output: it cannot be judged as a whole, and nothing is called wrong.
    pub cut: Option<Cut>,
    /// The statement of the output, if it has no positions that can be judged.
    pub remark: Option<Remark>,
    pub(crate) found: std::collections::BTreeSet<u64>,
}

/// A position or a tour in an output.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Printed {
    /// The line where it starts, from 1.
    pub line: u64,
    /// Its number among the printed ones, from 1.
    pub number: u64,
    /// The squares of the queens that are on the board, or of the tour in order.
    pub squares: Vec<Square>,
    /// Its fault.
    pub fault: Option<Fault>,
}

impl Report {
    /// The report on an output in which nothing is recognised.
    pub(crate) fn nothing(piece: Piece) -> Self {
        Self {
            piece: Some(piece),
            size: None,
            notation: Notation::Numbers,
            from: 1,
            short: false,
            read: 0,
            right: 0,
            doubled: 0,
            wrong: Vec::new(),
            repeated: Vec::new(),
            ordered: true,
            others: Vec::new(),
            cut: None,
            remark: None,
            found: std::collections::BTreeSet::new(),
        }
    }

    /// The number of solutions that are not printed; `None` for tours, for n above 18, where nobody prints all, and
    /// where a tool has shortened the output.
    pub fn missing(&self) -> Option<u64> {
        let n = self.size.filter(|_| self.cut.is_none())?.rows();
        let (all, _) = known_count(n, self.piece?).filter(|_| n <= MAX_MISSING)?;
        all.checked_sub(self.found.len() as u64)
    }

    /// Whether [`missing_solutions`](Self::missing_solutions) lists the missing solutions.
    pub fn lists_missing(&self) -> bool {
        self.cut.is_none()
            && self.piece.is_some()
            && self.size.is_some_and(|size| size.rows() <= MAX_LISTED)
    }

    /// The solutions that are not printed, in lexicographic order; none for tours and for n above 12.
    pub fn missing_solutions(&self) -> impl Iterator<Item = Solution> + '_ {
        let missing = self
            .solutions()
            .filter(|(_, found)| !found && self.cut.is_none());
        missing.map(|(solution, _)| solution)
    }

    /// All solutions, each with whether it is printed; none for tours and for n above 12.
    pub(crate) fn solutions(&self) -> impl Iterator<Item = (Solution, bool)> + '_ {
        let n = self.size.map_or(0, Size::rows);
        let piece = self.piece.filter(|_| n <= MAX_LISTED);
        piece
            .and_then(|piece| solutions(n, piece).ok())
            .into_iter()
            .flatten()
            .map(move |solution| {
                let columns: Vec<u32> = solution
                    .columns()
                    .iter()
                    .map(|&column| u32::from(column) - 1)
                    .collect();
                (solution, self.found.contains(&key(&columns, n)))
            })
    }
}
