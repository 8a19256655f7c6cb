//! The things that an output says besides its positions.

/// A tool that shortens what it prints, known by how it does so.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[non_exhaustive]
pub enum Shortener {
    /// numpy: `[0 1 0 ... 0 0 0]`.
    Numpy,
    /// pandas: a column or a row of dots, and `[92 rows x 8 columns]`.
    Pandas,
    /// polars: `…` in a frame.
    Polars,
    /// Node.js: `... 92 more items`, `[Array]`.
    Node,
    /// SWI-Prolog: `|...]`.
    Prolog,
    /// Julia: `⋮` and `⋱`.
    Julia,
    /// R: rows left out at its limit.
    R,
    /// A list that ends with dots before its bracket: OCaml, Elixir, Python with a depth.
    List,
    /// Another one, or the program itself.
    Other,
}

impl Shortener {
    /// The name in the package.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numpy => "numpy",
            Self::Pandas => "pandas",
            Self::Polars => "polars",
            Self::Node => "node",
            Self::Prolog => "prolog",
            Self::Julia => "julia",
            Self::R => "r",
            Self::List => "list",
            Self::Other => "other",
        }
    }
}

/// The place where a tool has shortened an output.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Cut {
    /// The first line with a sign of it, from 1.
    pub line: u64,
    /// The tool.
    pub by: Shortener,
}

/// Something that an output says in place of positions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[non_exhaustive]
pub enum Remark {
    /// Nothing but a number: a count.
    Number(u64),
    /// So many empty lists: a list may have been kept without a copy.
    EmptyLists(u64),
    /// Boards without a queen.
    NoQueens,
    /// The program ended with an error, at this line.
    Failed(u64),
    /// A solver found no solution, at this line.
    NoSolution(u64),
    /// Cycles of permutations that are solutions.
    Cycles,
    /// Bit masks of columns.
    BitMasks,
    /// Codes of characters.
    CodePoints,
    /// Lists of small numbers as texts.
    Characters,
}

impl Remark {
    /// The name in the package.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Number(_) => "number",
            Self::EmptyLists(_) => "empty-lists",
            Self::NoQueens => "no-queens",
            Self::Failed(_) => "failed",
            Self::NoSolution(_) => "no-solution",
            Self::Cycles => "cycles",
            Self::BitMasks => "bit-masks",
            Self::CodePoints => "code-points",
            Self::Characters => "characters",
        }
    }
}
