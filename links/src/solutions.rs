//! The link of the solutions screen: which board, which solutions of it, and
//! whether they are listed or counted.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, Show, Solution, is_solution};

use super::fields::{Fields, named, number};
use super::format::Format;
use super::squares::squares;
use super::{Expected, Place, ScreenLink};

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
    /// The piece in each row.
    pub piece: Piece,
    /// Listed or counted.
    pub view: View,
    /// Squares that hold a piece in every solution shown, in the order given.
    pub fixed: Vec<Square>,
    /// A solution whose images are shown.
    pub orbit: Option<Solution>,
}

named! {
    /// The view of all solutions.
    #[derive(Default)]
    pub enum View {
        /// Each as a small board.
        #[default]
        List = "list",
        /// Their number.
        Count = "count",
        /// The check of a program's output.
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
    /// The sides that the screen offers.
    pub const SIDES: std::ops::RangeInclusive<u32> = 1..=MAX_N;

    /// The size of the board.
    pub fn size(&self) -> Size {
        size(self.n)
    }
}

impl ScreenLink for SolutionsLink {
    const PLACE: Place = Place::Solutions;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.always("n", &mut self.n, number(Self::SIDES));
        fields.changed("show", &mut self.show, named());
        fields.changed("piece", &mut self.piece, named());
        fields.changed("view", &mut self.view, named());
        fields.changed("fixed", &mut self.fixed, squares(size(self.n)));
        let (n, piece) = (self.n, self.piece);
        fields.optional("orbit", &mut self.orbit, solution_of(n, piece));
    }
}

/// A solution of a board, as a permutation.
fn solution_of(n: u32, piece: Piece) -> Format<'static, Solution> {
    let parse = move |text: &str| {
        let solution: Solution = text.parse().ok()?;
        let exists = solution.n() == n && is_solution(&solution.to_placement(), piece);
        exists.then_some(solution)
    };
    Format::new(Expected::Solution(n), parse, Solution::to_string)
}

fn size(n: u32) -> Size {
    Size::square(n).expect("the sides of links are sides of boards")
}
