//! The link of the solutions screen: which board, which solutions of it, and
//! whether they are listed or counted.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Show, Solution, is_solution};

use super::query::{Query, Writer};
use super::{Expected, Place, QueensLink, ScreenLink, squares};

/// The board's side when a link names none.
const DEFAULT_N: u32 = 8;
/// The largest side whose solutions can be asked for.
const MAX_N: u32 = Solution::MAX_N;

/// Solutions that a visitor asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionsLink {
    /// The board's side.
    pub n: u32,
    /// All solutions, or one of each orbit.
    pub show: Show,
    /// What piece stands in each row.
    pub piece: Piece,
    /// Listed or counted.
    pub view: View,
    /// Squares that hold a piece in every solution shown, in the order given.
    pub fixed: Vec<Square>,
    /// A solution whose images are shown.
    pub orbit: Option<Solution>,
}

named! {
    /// What is done with all solutions.
    pub enum View {
        /// Each as a small board.
        List = "list",
        /// Their number.
        Count = "count",
        /// What a program has printed of them.
        Check = "check",
    }
}

impl Default for SolutionsLink {
    fn default() -> Self {
        Self {
            n: DEFAULT_N,
            show: Show::Fundamental,
            piece: Piece::Queen,
            view: View::List,
            fixed: Vec::new(),
            orbit: None,
        }
    }
}

impl SolutionsLink {
    /// Which solutions can be shown.
    pub const SHOWS: [Show; 2] = [Show::Fundamental, Show::All];

    /// The names of [`Self::SHOWS`] in links.
    pub const SHOW_NAMES: [&'static str; 2] = ["fundamental", "all"];

    /// The sides that the screen offers.
    pub const SIDES: std::ops::RangeInclusive<u32> = 1..=MAX_N;

    /// The name of what is shown.
    #[must_use]
    pub fn show_name(&self) -> &'static str {
        Self::SHOW_NAMES[usize::from(self.show == Show::All)]
    }
}

impl ScreenLink for SolutionsLink {
    const PLACE: Place = Place::Solutions;

    fn read(query: &mut Query) -> Self {
        let default = Self::default();
        let n = query.number("n", 1, MAX_N).unwrap_or(default.n);
        let show = query.index("show", &Self::SHOW_NAMES);
        let piece = query
            .choice("piece", &QueensLink::PIECES, |word| word.parse().ok())
            .unwrap_or(default.piece);
        Self {
            n,
            show: show.map_or(default.show, |index| Self::SHOWS[index]),
            piece,
            view: query
                .choice("view", &View::NAMES, View::from_name)
                .unwrap_or(default.view),
            fixed: read_fixed(query, n),
            orbit: read_orbit(query, n, piece),
        }
    }

    fn write(&self, writer: &mut Writer) {
        let default = Self::default();
        if *self == default {
            return;
        }
        writer.add("n", self.n);
        if self.show != default.show {
            writer.add("show", self.show_name());
        }
        if self.piece != default.piece {
            writer.add("piece", self.piece.name());
        }
        if self.view != default.view {
            writer.add("view", self.view.name());
        }
        if !self.fixed.is_empty() {
            writer.add("fixed", squares_text(&self.fixed, self.n));
        }
        if let Some(solution) = self.orbit {
            writer.add("orbit", solution);
        }
    }
}

/// The names of squares on an n x n board, with commas between them.
#[must_use]
pub fn squares_text(squares: &[Square], n: u32) -> String {
    Size::square(n).map_or_else(|_| String::new(), |size| squares::text(squares, size))
}

/// Squares on an n x n board from names with commas or spaces between them,
/// each square once; `None` where a name is none of the board.
#[must_use]
pub fn parse_squares(text: &str, n: u32) -> Option<Vec<Square>> {
    squares::parse(text, Size::square(n).ok()?)
}

fn read_fixed(query: &mut Query, n: u32) -> Vec<Square> {
    let Some(text) = query.value("fixed") else {
        return Vec::new();
    };
    parse_squares(&text, n).unwrap_or_else(|| {
        query.refuse(
            "fixed",
            &text,
            Expected::Squares {
                rows: n,
                columns: n,
            },
        );
        Vec::new()
    })
}

fn read_orbit(query: &mut Query, n: u32, piece: Piece) -> Option<Solution> {
    let text = query.value("orbit")?;
    let solution = text
        .parse()
        .ok()
        .filter(|solution: &Solution| solution.n() == n)
        .filter(|solution| is_solution(&solution.to_placement(), piece));
    if solution.is_none() {
        query.refuse("orbit", &text, Expected::Solution { n });
    }
    solution
}
