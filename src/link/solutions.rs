//! The link of the solutions screen: which board, which solutions of it, and
//! whether they are listed or counted.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Show, Solution, is_solution};

use super::query::{Query, Writer};
use super::squares::{parse_squares, squares_text};
use super::{Expected, Place, QueensLink, ScreenLink};

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

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        size(self.n)
    }

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
        let view = query.choice("view", &View::NAMES, View::from_name);
        let size = size(n);
        let fixed = query.parsed("fixed", Expected::Squares(size), |text| {
            parse_squares(text, size)
        });
        let orbit = query.parsed("orbit", Expected::Solution(n), |text| {
            let solution: Solution = text.parse().ok()?;
            let exists = solution.n() == n && is_solution(&solution.to_placement(), piece);
            exists.then_some(solution)
        });
        Self {
            n,
            show: show.map_or(default.show, |index| Self::SHOWS[index]),
            piece,
            view: view.unwrap_or(default.view),
            fixed: fixed.unwrap_or_default(),
            orbit,
        }
    }

    fn write(&self, writer: &mut Writer) {
        let default = Self::default();
        writer.add("n", self.n);
        writer.add_changed("show", self.show_name(), default.show_name());
        writer.add_changed("piece", self.piece.name(), default.piece.name());
        writer.add_changed("view", self.view.name(), default.view.name());
        if !self.fixed.is_empty() {
            writer.add("fixed", squares_text(&self.fixed, self.size()));
        }
        writer.add_some("orbit", self.orbit);
    }
}

fn size(n: u32) -> Size {
    Size::square(n).expect("the sides of links are sides of boards")
}
