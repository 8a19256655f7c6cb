use crate::Recording;
use crate::board::Piece;
use crate::search::{Gain, Search, Solution};
use bezzel_output::{Fault, Printed};
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;
use bezzel_solver::queens::{self, Conflict, conflicts_among};

/// A wrong solution of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The place where the program gave it for a solution.
    pub source: WrongSource,
    /// The squares of the queens, or of the path in order.
    pub squares: Vec<Square>,
    /// Its fault.
    pub fault: Option<Fault>,
    /// The step at which the program had given it.
    pub step: u32,
    /// The piece that made it wrong, as it came to its square.
    pub placed: Option<Gain>,
}

/// The place where a program gives a solution.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WrongSource {
    /// The output.
    Printed {
        /// The line of the output, from 1.
        line: u64,
        /// The number among all printed positions, from 1.
        number: u64,
    },
    /// A call of the recursive function with the full board.
    Called,
}

impl Wrong {
    /// The first wrong solution of a run: the first wrong position in its output, or else a full board that it counts. `count`
    /// is its wrong number of solutions.
    pub(super) fn first(
        recording: &Recording,
        output: &str,
        printed: Option<&Printed>,
        count: Option<u64>,
        piece: Piece,
        search: &Search,
    ) -> Option<Self> {
        let printed = printed.map(|printed| Self::printed(recording, output, printed, search));
        // A program may also fill the board first, and test it then.
        let all = (search.seen.len() + search.accepted.len()) as u64;
        let called = search.accepted.first().filter(|_| count == Some(all));
        printed.or_else(|| called.map(|called| Self::called(called, piece, search)))
    }

    fn printed(recording: &Recording, output: &str, printed: &Printed, search: &Search) -> Self {
        let line = usize::try_from(printed.line)
            .unwrap_or(usize::MAX)
            .saturating_sub(1);
        let start: usize = output.split_inclusive('\n').take(line).map(str::len).sum();
        let step = recording.step_of_output(start);
        Self {
            source: WrongSource::Printed {
                line: printed.line,
                number: printed.number,
            },
            squares: printed.squares.clone(),
            fault: printed.fault,
            step,
            placed: placed(printed.fault, step, search),
        }
    }

    fn called(called: &Solution, piece: Piece, search: &Search) -> Self {
        let fault = fault(piece, &called.squares);
        Self {
            source: WrongSource::Called,
            squares: called.squares.clone(),
            fault,
            step: called.step,
            placed: placed(fault, called.step, search),
        }
    }
}

/// The fault of a full board.
pub fn fault(piece: Piece, squares: &[Square]) -> Option<Fault> {
    match piece {
        Piece::Queen => first_conflict(squares).map(Fault::Conflict),
        Piece::Knight => {
            let is_known = |number: &usize| squares[..*number].contains(&squares[*number]);
            let visited = (0..squares.len())
                .find(is_known)
                .map(|number| Fault::Visited {
                    number: number as u32 + 1,
                    square: squares[number],
                });
            let mut moves = (1..).zip(squares.windows(2));
            let leap = moves.find(|(_, pair)| Step::between(pair[0], pair[1]).is_none());
            visited.or(leap.map(|(number, pair)| Fault::NotAMove {
                number,
                from: pair[0],
                to: pair[1],
            }))
        }
    }
}

/// Two queens that attack each other: the first that another before it attacks, and the first of those.
fn first_conflict(squares: &[Square]) -> Option<Conflict> {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    let sides = sorted
        .iter()
        .map(|square| square.row.max(square.column) + 1);
    let found = conflicts_among(&sorted, sides.max()?, queens::Piece::Queen);
    found
        .into_iter()
        .min_by_key(|conflict| (conflict.b, conflict.a))
}

/// The step before another at which the piece of a fault came to its square: the later of two queens, or the end of the wrong move.
fn placed(fault: Option<Fault>, step: u32, search: &Search) -> Option<Gain> {
    let squares = match fault? {
        Fault::Conflict(conflict) => vec![conflict.a, conflict.b],
        Fault::NotAMove { to, .. } => vec![to],
        Fault::Visited { square, .. } => vec![square],
        _ => return None,
    };
    let end = search.gains.partition_point(|gain| gain.step <= step);
    let before = search.gains[..end].iter().rev();
    before.copied().find(|gain| squares.contains(&gain.square))
}
