//! The link of the knight's search: which board it is, where the knight begins, and at which of its events the run stands.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Board;
use bezzel_stepping::knight::{Algorithm, Plan};

use super::fields::{Fields, flag, named};
use super::knight_path::{sides, square_of};
use super::search::{FIND, RunLink};
use super::{Place, ScreenLink};

/// The board's side when a link names none.
const DEFAULT_SIDE: u32 = 5;

/// The search for a knight's tour at one of its events.
pub type StepsLink = RunLink<Plan>;

impl Default for StepsLink {
    fn default() -> Self {
        let size = Size::square(DEFAULT_SIDE).expect("boards may have five rows");
        Self::of(Plan::new(size, size.a1(), Algorithm::Backtracking))
    }
}

impl StepsLink {
    /// The smallest number of rows or of columns; on fewer the knight cannot go round.
    pub const LEAST_SIDE: u32 = 3;

    /// Whether the screen has boards of this size.
    pub const fn offers(size: Size) -> bool {
        let (rows, columns) = (size.rows(), size.columns());
        rows >= Self::LEAST_SIDE
            && columns >= Self::LEAST_SIDE
            && rows <= Plan::MAX_SIDE
            && columns <= Plan::MAX_SIDE
    }

    /// The search from a square that keeps its name on a board of another size, or else from a1.
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

    fn fields(&mut self, fields: &mut Fields<'_>) {
        let plan = &mut self.plan;
        fields.always(
            "size",
            &mut plan.size,
            sides(Self::LEAST_SIDE..=Plan::MAX_SIDE),
        );
        let mut start = Some(plan.start);
        fields.optional("start", &mut start, square_of(&Board::from(plan.size)));
        plan.start = start.unwrap_or_else(|| plan.size.a1());
        fields.always("algorithm", &mut plan.algorithm, named());
        fields.changed("find", &mut plan.first_only, flag(&FIND));
        self.event_fields(fields);
    }
}
