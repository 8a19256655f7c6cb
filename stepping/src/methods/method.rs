/// A way to look for a tour from a given square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Depth-first search: the moves in the order of their digits, and back from each dead end.
    Backtracking,
    /// Warnsdorff's rule of 1823: go where the fewest onward squares remain.
    Warnsdorff {
        /// The rule for ties.
        ties: Ties,
        /// Whether a dead end is taken back; if not, the attempt ends there.
        backtracking: bool,
    },
    /// The construction that [`tour`](bezzel_solver::knight::tour()) uses: it knows each move beforehand.
    Construction,
}

/// The choice between squares with equally many onward squares.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// The order of the moves' digits.
    Fixed,
    /// Chance: equal seeds decide equally.
    Random {
        /// The seed.
        seed: u64,
    },
    /// The rule once more: the squares onward from there have the fewest onward squares, taken
    /// together. I. Pohl, "A method for finding Hamilton paths and knight's tours", Communications
    /// of the ACM 10 (1967).
    Pohl,
    /// The square that is farthest from the centre of the board. A. Roth.
    Roth,
}
