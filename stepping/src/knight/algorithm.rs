use super::Event;
use crate::queens::{CodeLine, Statement};

named! {
/// A way to search for a tour that can be watched. Both take moves back, so both find every tour in the end.
    #[derive(Default, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Algorithm {
    /// The search tries the eight moves in the order of [`Step::ALL`](bezzel_solver::knight::Step::ALL).
        #[default]
        Backtracking = "backtracking",
    /// The squares within reach are visited in the order of their onward moves, fewest first. Among equal squares, the
    /// order is that of the moves in [`Step::ALL`](bezzel_solver::knight::Step::ALL).
        Warnsdorff = "warnsdorff",
    }
}

impl Algorithm {
    /// The lines of its pseudocode.
    pub const fn code(self) -> &'static [CodeLine] {
        match self {
            Self::Backtracking => &BACKTRACKING,
            Self::Warnsdorff => &WARNSDORFF,
        }
    }

    /// The line of its pseudocode that an event of it belongs to, from 0.
    pub const fn code_line(self, event: &Event) -> usize {
        match (event, self) {
            (Event::Start, _) => 0,
            (Event::Place { .. }, _) => 1,
            (Event::Solution { .. }, _) => 2,
            (Event::Try { .. } | Event::Choose { .. }, _)
            | (Event::DeadEnd { .. } | Event::Exhausted { .. }, Self::Backtracking) => 3,
            (Event::DeadEnd { .. } | Event::Exhausted { .. }, Self::Warnsdorff)
            | (Event::Reject { .. }, _) => 4,
            (Event::TakeBack { .. }, _) => 6,
        }
    }
}

const fn line(indent: u8, statement: Statement) -> CodeLine {
    CodeLine { indent, statement }
}

const BACKTRACKING: [CodeLine; 7] = [
    line(0, Statement::VisitSquare),
    line(1, Statement::WriteNumber),
    line(1, Statement::ReportTour),
    line(1, Statement::ForMoves),
    line(2, Statement::SkipVisited),
    line(2, Statement::RecurSquare),
    line(1, Statement::EraseNumber),
];

const WARNSDORFF: [CodeLine; 7] = [
    line(0, Statement::VisitSquare),
    line(1, Statement::WriteNumber),
    line(1, Statement::ReportTour),
    line(1, Statement::CountOnward),
    line(1, Statement::ForFewestFirst),
    line(2, Statement::RecurSquare),
    line(1, Statement::EraseNumber),
];
