//! A board with queens as a model in the languages of solvers. Its solutions are the completions of the board: the queens on it
//! are fixed, and n queens or superqueens that do not attack each other are wanted.
//!
//! Rows and columns are numbered from 1, rows from the top.

mod answer_sets;
mod dimacs;
mod minizinc;

use bezzel_solver::queens::{Piece, Placement};

/// A language of solvers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Clauses in DIMACS CNF, which every SAT solver reads.
    Dimacs,
    /// A constraint model in MiniZinc.
    MiniZinc,
    /// A logic program with facts, for answer set solvers such as clingo.
    AnswerSets,
}

impl Language {
    /// The model of a board with pieces of this kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use bezzel_models::Language;
    /// use bezzel_solver::queens::{Piece, Placement};
    ///
    /// let board = Placement::from_columns(&[1])?;
    /// assert_eq!(Language::Dimacs.model(&board, Piece::Queen), "p cnf 1 2\n1 0\n1 0\n");
    /// # Ok::<_, bezzel_solver::queens::QueensError>(())
    /// ```
    pub fn model(self, board: &Placement, piece: Piece) -> String {
        match self {
            Self::Dimacs => dimacs::model(board, piece),
            Self::MiniZinc => minizinc::model(board, piece),
            Self::AnswerSets => answer_sets::model(board, piece),
        }
    }

    /// The beginning of a comment line.
    pub const fn comment(self) -> &'static str {
        match self {
            Self::Dimacs => "c",
            Self::MiniZinc | Self::AnswerSets => "%",
        }
    }

    /// The end of the names of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Dimacs => "cnf",
            Self::MiniZinc => "mzn",
            Self::AnswerSets => "lp",
        }
    }

    /// The command that finds all solutions of the model in a file.
    pub fn command(self, file: &str) -> String {
        match self {
            Self::Dimacs => format!("clingo --mode=clasp 0 {file}"),
            Self::MiniZinc => format!("minizinc --solver gecode --all-solutions {file}"),
            Self::AnswerSets => format!("clingo 0 {file}"),
        }
    }
}
