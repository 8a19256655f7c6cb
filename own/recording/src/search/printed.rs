//! The steps at which a program has printed a solution.

use bezzel_output::check;
use bezzel_solver::queens::Piece;

/// The longest text in which a solution is looked for.
const LONGEST: usize = 4096;
/// The number of solutions after which none is looked for,
const MAX_SOLUTIONS: usize = 5000;
/// and the number of bytes that are looked at in all. Each line is looked at with those before it.
const MOST_BYTES: usize = 8 << 20;

/// Reads the printed text until it is a solution, and then begins again.
#[derive(Clone, Debug)]
pub struct Printed {
    n: Option<u32>,
    piece: Option<Piece>,
    /// The number of bytes that have been read.
    read: usize,
    text: String,
    found: usize,
    /// The number of bytes that have been looked at.
    bytes: usize,
}

impl Printed {
    /// Looks for queens on a board with n rows, or for knight's tours.
    pub const fn new(n: Option<u32>, piece: Option<Piece>) -> Self {
        let text = String::new();
        Self {
            n,
            piece,
            read: 0,
            text,
            found: 0,
            bytes: 0,
        }
    }

    /// The number of bytes that have been looked at.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Reads the output so far. Returns true if a solution is complete.
    pub fn read(&mut self, output: &str) -> bool {
        let new = output.get(self.read..).unwrap_or_default();
        self.read = output.len();
        if self.found >= MAX_SOLUTIONS || self.bytes >= MOST_BYTES {
            return false;
        }
        self.text += &new[new.ceil_char_boundary(new.len().saturating_sub(LONGEST))..];
        if !new.contains('\n') {
            return false;
        }
        self.bytes += self.text.len();
        let report = check(&self.text, self.n, self.piece);
        let is_solution = report.right > 0;
        if is_solution {
            self.found += 1;
            self.text.clear();
        } else if self.text.len() > LONGEST {
            self.text.clear();
        }
        is_solution
    }
}
