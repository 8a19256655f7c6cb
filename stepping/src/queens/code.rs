use super::{Algorithm, Event};

/// A line of an algorithm's pseudocode.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct CodeLine {
    /// The nesting depth of the line, from 0.
    pub indent: u8,
    /// The statement of the line.
    pub statement: Statement,
}

named! {
/// A statement of the pseudocode. Each language of the page has its own words for it.
    #[derive(Hash)]
    pub enum Statement {
    /// The procedure that places a queen into the given row.
        PlaceRow = "place-row",
    /// The procedure that places a queen in the given row; the masks give the attacked columns.
        PlaceMasks = "place-masks",
    /// The procedure that places one more queen.
        PlaceNext = "place-next",
    /// The procedure that places a queen into the given column.
        PlaceColumn = "place-column",
    /// For each square of the row.
        ForSquares = "for-squares",
    /// For each square of the column.
        ForColumnSquares = "for-column-squares",
    /// For each square of the board.
        ForBoardSquares = "for-board-squares",
    /// For each earlier queen: if it attacks the square, continue with the next square.
        SkipAttacked = "skip-attacked",
    /// If a, b or c is marked for the square, the loop continues with the next square.
        SkipMarked = "skip-marked",
    /// Walk to the left along the row and both diagonals: if there is a queen, go on with the next
    /// square.
        SkipSeen = "skip-seen",
    /// The free squares are those in none of the masks.
        FreeMask = "free-mask",
    /// Count the free squares of each row and column without a queen, choose one with the fewest.
        ChooseFewest = "choose-fewest",
    /// While a bit of the free squares is left.
        WhileFree = "while-free",
    /// For each free square of the row or column.
        ForFree = "for-free",
    /// Put a queen on the square.
        Put = "put",
    /// Put a queen on the square and mark its column, its sum and its difference.
        PutMark = "put-mark",
    /// Take the next bit out of the free squares, and place a queen there.
        PutBit = "put-bit",
    /// If all queens are placed, this is a solution.
        Report = "report",
    /// Otherwise the procedure places a queen into the next row.
        RecurRow = "recur-row",
    /// Otherwise the procedure places a queen into the next column.
        RecurColumn = "recur-column",
    /// Otherwise call the procedure for the next row, with shifted masks.
        RecurMasks = "recur-masks",
    /// Otherwise the procedure places one more queen.
        RecurNext = "recur-next",
    /// Take the queen back.
        Take = "take",
    /// Take the queen back and unmark its column, its sum and its difference.
        TakeUnmark = "take-unmark",
    /// No square is left: return to the queen before.
        Return = "return",
    /// The procedure that repairs a random board.
        RepairBoard = "repair-board",
    /// Put a queen into each row, each on a random square.
        Scatter = "scatter",
    /// While queens attack each other.
        WhileAttacked = "while-attacked",
    /// Pick one of the queens that are attacked at random.
        PickAttacked = "pick-attacked",
    /// Move it to another square of its row that is attacked least.
        MoveLeast = "move-least",
    /// After too many moves, the attempt begins again.
        GiveUp = "give-up",
    /// No queen is attacked: this is a solution.
        ReportRepaired = "report-repaired",
    /// The procedure that visits the given square with the given number.
        VisitSquare = "visit-square",
    /// Write the number on the square.
        WriteNumber = "write-number",
    /// If every square has a number, this is a tour.
        ReportTour = "report-tour",
    /// Otherwise, for each of the eight moves.
        ForMoves = "for-moves",
    /// If the move leads off the board or to a square with a number, the loop continues with the next move.
        SkipVisited = "skip-visited",
    /// Otherwise count the onward moves of each square that can be reached.
        CountOnward = "count-onward",
    /// For each of these squares, fewest onward moves first.
        ForFewestFirst = "for-fewest-first",
    /// The procedure visits that square with the next number.
        RecurSquare = "recur-square",
    /// Erase the number: return to the square before.
        EraseNumber = "erase-number",
    }
}

impl Statement {
    /// Whether the statement runs a block of lines again and again.
    pub const fn is_loop(self) -> bool {
        matches!(
            self,
            Self::ForSquares
                | Self::ForColumnSquares
                | Self::ForBoardSquares
                | Self::WhileFree
                | Self::ForFree
                | Self::WhileAttacked
                | Self::ForMoves
                | Self::ForFewestFirst
        )
    }
}

const fn line(indent: u8, statement: Statement) -> CodeLine {
    CodeLine { indent, statement }
}

const TEST: [CodeLine; 8] = [
    line(0, Statement::PlaceRow),
    line(1, Statement::ForSquares),
    line(2, Statement::SkipAttacked),
    line(2, Statement::Put),
    line(2, Statement::Report),
    line(2, Statement::RecurRow),
    line(2, Statement::Take),
    line(1, Statement::Return),
];

const ARRAYS: [CodeLine; 8] = [
    line(0, Statement::PlaceRow),
    line(1, Statement::ForSquares),
    line(2, Statement::SkipMarked),
    line(2, Statement::PutMark),
    line(2, Statement::Report),
    line(2, Statement::RecurRow),
    line(2, Statement::TakeUnmark),
    line(1, Statement::Return),
];

const WALK: [CodeLine; 8] = [
    line(0, Statement::PlaceColumn),
    line(1, Statement::ForColumnSquares),
    line(2, Statement::SkipSeen),
    line(2, Statement::Put),
    line(2, Statement::Report),
    line(2, Statement::RecurColumn),
    line(2, Statement::Take),
    line(1, Statement::Return),
];

const MASKS: [CodeLine; 8] = [
    line(0, Statement::PlaceMasks),
    line(1, Statement::FreeMask),
    line(1, Statement::WhileFree),
    line(2, Statement::PutBit),
    line(2, Statement::Report),
    line(2, Statement::RecurMasks),
    line(2, Statement::Take),
    line(1, Statement::Return),
];

const FEWEST: [CodeLine; 8] = [
    line(0, Statement::PlaceNext),
    line(1, Statement::ChooseFewest),
    line(1, Statement::ForFree),
    line(2, Statement::Put),
    line(2, Statement::Report),
    line(2, Statement::RecurNext),
    line(2, Statement::Take),
    line(1, Statement::Return),
];

const REPAIR: [CodeLine; 7] = [
    line(0, Statement::RepairBoard),
    line(1, Statement::Scatter),
    line(1, Statement::WhileAttacked),
    line(2, Statement::PickAttacked),
    line(2, Statement::MoveLeast),
    line(2, Statement::GiveUp),
    line(1, Statement::ReportRepaired),
];

const ANYWHERE: [CodeLine; 8] = [
    line(0, Statement::PlaceNext),
    line(1, Statement::ForBoardSquares),
    line(2, Statement::SkipAttacked),
    line(2, Statement::Put),
    line(2, Statement::Report),
    line(2, Statement::RecurNext),
    line(2, Statement::Take),
    line(1, Statement::Return),
];

impl Algorithm {
    /// The lines of its pseudocode.
    pub const fn code(self) -> &'static [CodeLine] {
        match self {
            Self::Test => &TEST,
            Self::Arrays => &ARRAYS,
            Self::Walk => &WALK,
            Self::Masks => &MASKS,
            Self::Fewest => &FEWEST,
            Self::Repair => &REPAIR,
            Self::Anywhere => &ANYWHERE,
        }
    }

    /// The line of its pseudocode that an event of it belongs to, from 0.
    pub const fn code_line(self, event: &Event) -> usize {
        match event {
            Event::Start => 0,
            Event::Solution { .. } if matches!(self, Self::Repair) => 6,
            Event::Choose { .. } | Event::Try { .. } | Event::Scatter { .. } => 1,
            Event::Reject { .. } => 2,
            Event::Place { .. } | Event::Pick { .. } => 3,
            Event::Solution { .. } | Event::Move { .. } => 4,
            Event::GiveUp { .. } => 5,
            Event::TakeBack { .. } => 6,
            Event::DeadEnd { .. } | Event::Exhausted { .. } => 7,
        }
    }
}
