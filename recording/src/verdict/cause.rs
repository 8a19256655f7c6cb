use super::{Outcome, Verdict};
use crate::board::{Piece, Reading, VariablePath, each_variable};
use crate::search::Search;
use crate::{Recording, Value};
use bezzel_output::Report;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{self, Line, Placement, conflicts};
use std::collections::BTreeMap;

/// The likely cause of wrong or missing solutions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Queens in these lines are never found to attack each other: all conflicts of wrong solutions are in them.
    NotTested(Vec<Line>),
    /// A list of solutions has the same list again and again, since it was appended without a copy.
    NotCopied(VariablePath),
    /// The last column, or the first, never has a queen: a range is one short.
    RangeShort {
        /// Whether it is the last one.
        last: bool,
        /// Whether it is a column, not a row.
        column: bool,
    },
    /// A mark that is set for a queen stays after the queen is taken away.
    MarkStays(VariablePath),
    /// The program never takes a queen back, so the first dead end ends the search.
    NeverBack,
}

impl Cause {
    /// The likely cause, if a sign of one is found.
    pub(super) fn find(
        recording: &Recording,
        reading: Option<&Reading>,
        report: Option<&Report>,
        search: &Search,
        verdict: &Verdict,
    ) -> Option<Self> {
        if verdict.piece == Piece::Knight {
            return None;
        }
        not_copied(recording, search).or_else(|| match verdict.outcome {
            Outcome::Wrong => {
                not_tested(report, search, verdict.size).or_else(|| never_back(search))
            }
            // Marks that stay keep rows and columns empty, which looks like a short range.
            Outcome::Missing | Outcome::Nothing => never_back(search)
                .or_else(|| mark_stays(recording, reading, search))
                .or_else(|| range_short(search, verdict.size)),
            _ => None,
        })
    }
}

/// The lines in which the queens of all wrong full boards attack each other.
fn not_tested(report: Option<&Report>, search: &Search, size: Size) -> Option<Cause> {
    let printed = report
        .into_iter()
        .flat_map(|report| &report.wrong)
        .map(|printed| &printed.squares);
    let boards = printed.chain(search.accepted.iter().map(|accepted| &accepted.squares));
    let mut lines: Vec<Line> = boards
        .filter(|squares| squares.len() == size.rows() as usize)
        .filter_map(|squares| placement(size, squares))
        .flat_map(|placement| conflicts(&placement, queens::Piece::Queen))
        .map(|conflict| conflict.line)
        .collect();
    lines.sort_unstable();
    lines.dedup();
    (!lines.is_empty() && lines.len() < 3).then_some(Cause::NotTested(lines))
}

fn placement(size: Size, squares: &[Square]) -> Option<Placement> {
    let mut placement = Placement::empty(size.rows()).ok()?;
    for &square in squares {
        placement.insert(square);
    }
    Some(placement)
}

/// A list of equal lists at the end, or while the last call runs.
fn not_copied(recording: &Recording, search: &Search) -> Option<Cause> {
    let states = [
        recording.state(u32::MAX),
        recording.state(recording.lines().saturating_sub(1)),
    ];
    states.into_iter().find_map(|state| {
        let mut found = None;
        each_variable(&state, |path, value| {
            if let Value::List(items) = value
                && let [first, rest @ ..] = &items[..]
                && let Value::List(_) | Value::Set(_) | Value::Dict(_) = first
                && !rest.is_empty()
                && search.seen.len() > 1
                && items.len() >= search.seen.len()
                && found.is_none()
                && rest.iter().all(|item| item == first)
                && !is_board(&items[..])
            {
                found = Some(Cause::NotCopied(path.clone()));
            }
        });
        found
    })
}

/// Whether a list of lists may be a matrix that is empty in the end.
fn is_board(items: &[Value]) -> bool {
    let lengths = items
        .iter()
        .map(|item| item.items().map_or(0, <[Value]>::len));
    lengths.into_iter().all(|length| length == items.len())
}

/// A board that gains queens, and never loses one.
fn never_back(search: &Search) -> Option<Cause> {
    (search.gains.len() > 1 && search.losses == 0).then_some(Cause::NeverBack)
}

fn range_short(search: &Search, size: Size) -> Option<Cause> {
    let n = size.rows();
    // A search that never goes back has not come to the ends of its ranges.
    if search.gains.len() <= n as usize {
        return None;
    }
    let short = |numbers: Vec<u32>, column: bool| {
        let uses = |number: u32| numbers.contains(&number);
        let last = uses(n.checked_sub(2)?) && !uses(n - 1);
        let first = uses(1) && !uses(0);
        (last || first).then_some(Cause::RangeShort { last, column })
    };
    let squares = || search.gains.iter().map(|gain| gain.square);
    let columns = squares().map(|square| square.column).collect();
    let rows = squares().map(|square| square.row).collect();
    short(columns, true).or_else(|| short(rows, false))
}

/// A list of marks or a set that is another after the outermost call than before it.
fn mark_stays(recording: &Recording, reading: Option<&Reading>, search: &Search) -> Option<Cause> {
    let root = search
        .tree
        .as_ref()?
        .nodes()
        .first()
        .filter(|root| root.ended)?;
    let marks = |step: u32| {
        let mut marks: BTreeMap<VariablePath, Value> = BTreeMap::new();
        each_variable(&recording.state(step), |path, value| {
            if is_marks(value) && reading.is_none_or(|reading| reading.variable != *path) {
                marks.insert(path.clone(), value.clone());
            }
        });
        marks
    };
    let (before, after) = (marks(root.first), marks(root.last));
    let mut changed = before.into_iter().filter_map(|(path, value)| {
        let length = |value: &Value| value.items().map(<[Value]>::len);
        let after = after.get(&path).filter(|after| {
            let same_length = matches!(value, Value::Set(_)) || length(after) == length(&value);
            **after != value && same_length
        })?;
        Some((differences(&value, after), path))
    });
    let (stay, path) = changed.next()?;
    let mut squares: Vec<Square> = search.gains.iter().map(|gain| gain.square).collect();
    squares.sort_unstable();
    squares.dedup();
    Some(match stay {
        // Each square that ever had a queen has one in the end.
        Some(stay) if stay == squares.len() => Cause::NeverBack,
        _ => Cause::MarkStays(path),
    })
}

/// The number of squares in which two matrices differ; `None` if they are none.
fn differences(before: &Value, after: &Value) -> Option<usize> {
    let rows = before.items()?.iter().zip(after.items()?);
    let row = |(before, after): (&Value, &Value)| {
        let squares = before.items()?.iter().zip(after.items()?);
        Some(squares.filter(|(before, after)| before != after).count())
    };
    rows.map(row).sum()
}

/// Whether a value may hold marks: truth values, numbers, a matrix of these or of letters, or a set.
fn is_marks(value: &Value) -> bool {
    let is_mark = |item: &Value| matches!(item, Value::Bool(_) | Value::Int(_));
    let is_square = |item: &Value| is_mark(item) || matches!(item, Value::Str(_));
    let is_row = |row: &Value| matches!(row, Value::List(items) if items.iter().all(is_square));
    match value {
        Value::Set(_) => true,
        Value::List(items) if items.is_empty() => false,
        Value::List(items) => items.iter().all(is_mark) || items.iter().all(is_row),
        _ => false,
    }
}
