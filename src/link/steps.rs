//! The link of the knight's search: which board it is, where the knight begins, and at which of its events the run stands.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Board;
use bezzel_stepping::knight::{Algorithm, Plan};

use super::knight_path::{read_size, read_square};
use super::query::{Query, Writer};
use super::search::{FINDS, RunLink};
use super::{Code, Notation, Place, ScreenLink};

/// The board's side when a link names none.
const DEFAULT_SIDE: u32 = 5;

/// The search for a knight's tour at one of its events. There are no marks to be written.
pub type StepsLink = RunLink<Plan>;

impl Default for StepsLink {
    fn default() -> Self {
        let size = Size::square(DEFAULT_SIDE).expect("boards may have five rows");
        Self {
            plan: Plan::new(size, size.a1(), Algorithm::Backtracking),
            step: 0,
            code: Code::Words,
            notation: Notation::default(),
        }
    }
}

impl StepsLink {
    /// The smallest number of rows or of columns; on fewer the knight cannot go round.
    pub const LEAST_SIDE: u32 = 3;

    /// The names of [`Algorithm::ALL`].
    pub const ALGORITHMS: [&'static str; 2] = [Algorithm::ALL[0].name(), Algorithm::ALL[1].name()];

    /// A search at its start.
    #[must_use]
    pub fn of(plan: Plan) -> Self {
        Self {
            plan,
            ..Self::default()
        }
    }

    /// Whether the screen has boards of this size.
    #[must_use]
    pub const fn offers(size: Size) -> bool {
        let (rows, columns) = (size.rows(), size.columns());
        rows >= Self::LEAST_SIDE
            && columns >= Self::LEAST_SIDE
            && rows <= Plan::MAX_SIDE
            && columns <= Plan::MAX_SIDE
    }

    /// The search from a square that keeps its name on a board of another size, or else from a1.
    #[must_use]
    pub fn resized(plan: Plan, size: Size) -> Plan {
        let start = Square::from_name(&plan.start.name(plan.size), size);
        Plan {
            size,
            start: start.unwrap_or_else(|_| size.a1()),
            ..plan
        }
    }
}

impl ScreenLink for StepsLink {
    const PLACE: Place = Place::Steps;

    fn read(query: &mut Query) -> Self {
        let default = Self::default();
        let size = read_size(query, Self::LEAST_SIDE, Plan::MAX_SIDE).unwrap_or(default.plan.size);
        let start = read_square(query, "start", &Board::from(size));
        let algorithm = query.choice("algorithm", &Self::ALGORITHMS, |name| name.parse().ok());
        let find = query.index("find", &FINDS);
        let plan = Plan {
            size,
            start: start.unwrap_or_else(|| size.a1()),
            algorithm: algorithm.unwrap_or_default(),
            first_only: find == Some(1),
        };
        let mut link = Self::read_event(plan, query);
        link.notation.one_is_free = false;
        link
    }

    fn write(&self, writer: &mut Writer) {
        let Plan {
            size,
            start,
            algorithm,
            first_only,
        } = self.plan;
        writer.add("size", size);
        writer.add("start", start.name(size));
        writer.add("algorithm", algorithm.name());
        writer.add_some("find", first_only.then_some(FINDS[1]));
        self.write_event(writer);
    }
}
