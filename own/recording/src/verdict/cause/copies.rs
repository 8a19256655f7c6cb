//! One list that stands where several are meant: as all rows of a matrix, or as all solutions.

use super::{Cause, Facts};
use crate::board::{Kind, Piece, VariablePath, each_variable};
use crate::search::Search;
use crate::verdict::drawn;
use crate::verdict::written::written;
use crate::{Recording, Value};
use bezzel_solver::board::Size;
use std::collections::{BTreeMap, BTreeSet};

/// The states in which matrices are looked at.
const LOOKED_AT: u32 = 200;

/// A square matrix in the states of a run.
struct Matrix {
    /// Its first row in the first state.
    row: Vec<Value>,
    /// Whether all of its rows are one list in all states.
    is_one: bool,
    has_changed: bool,
}

impl Facts<'_> {
    /// A matrix that is written to, and whose rows are one list.
    pub fn aliased_rows(&self) -> Option<Cause> {
        let lines = self.recording.lines();
        let mut matrices: BTreeMap<VariablePath, Matrix> = BTreeMap::new();
        for index in 0..=LOOKED_AT.min(lines) {
            let step = u64::from(index) * u64::from(lines) / u64::from(LOOKED_AT.min(lines).max(1));
            each_variable(&self.recording.state(step as u32), |path, value| {
                let Value::List(rows) = value else {
                    return;
                };
                let [first, rest @ ..] = &rows[..] else {
                    return;
                };
                let Value::List(row) = first else {
                    return;
                };
                if row.len() != rows.len() || rest.is_empty() {
                    return;
                }
                let matrix = matrices.entry(path.clone()).or_insert_with(|| Matrix {
                    row: row.to_vec(),
                    is_one: true,
                    has_changed: false,
                });
                matrix.is_one &= rest.iter().all(|other| other.is_same_list(first));
                matrix.has_changed |= matrix.row[..] != row[..];
            });
        }
        // A matrix beside the board may be of anything.
        let board = self.reading.filter(|reading| {
            !matches!(
                reading.kind,
                Kind::Frames | Kind::FrameMasks | Kind::Printed
            )
        });
        let is_it = |path: &VariablePath| board.is_none_or(|board| board.variable == *path);
        let mut aliased = matrices
            .into_iter()
            .filter(|(path, matrix)| matrix.is_one && matrix.has_changed && is_it(path));
        aliased.next().map(|(path, _)| Cause::AliasedRows(path))
    }
}

/// The list that is the same again and again, if an output has it: as it is, item by item, or as empty boards.
pub fn printed_same(
    recording: &Recording,
    search: &Search,
    output: &str,
    board: Option<(Piece, Size)>,
) -> Option<Cause> {
    let cause = not_copied(recording, search)?;
    let Cause::NotCopied(path) = &cause else {
        return None;
    };
    let end = recording.state(u32::MAX);
    let is_whole = || {
        path.value(&end)
            .is_some_and(|value| output.contains(&written(value)))
    };
    let mut known = BTreeSet::new();
    let mut lines = output.lines().map(str::trim);
    let is_of_list = |line: &str| line.starts_with(['[', '(']) || starts_with_a_number(line);
    let mut repeats = || lines.any(|line| is_of_list(line) && !known.insert(line));
    (is_whole() || repeats() || drawn::has_empty_board(output, board)).then_some(cause)
}

/// Whether an output has an item of a list that is the same again and again.
pub fn prints_item(recording: &Recording, search: &Search, output: &str) -> bool {
    let Some(Cause::NotCopied(path)) = not_copied(recording, search) else {
        return false;
    };
    let mut states = [u32::MAX, recording.lines().saturating_sub(1)].into_iter();
    states.any(|step| {
        let state = recording.state(step);
        let items = path.value(&state).and_then(Value::items);
        let first = items.and_then(<[Value]>::first);
        first.is_some_and(|item| output.contains(&written(item)))
    })
}

fn starts_with_a_number(line: &str) -> bool {
    line.trim_start_matches('-')
        .starts_with(|sign: char| sign.is_ascii_digit())
}

/// A list that has one list again and again at the end, or while the last call runs.
pub fn not_copied(recording: &Recording, search: &Search) -> Option<Cause> {
    let states = [
        recording.state(u32::MAX),
        recording.state(recording.lines().saturating_sub(1)),
    ];
    states.into_iter().find_map(|state| {
        let mut found = None;
        each_variable(&state, |path, value| {
            if let Value::List(items) = value
                && let [first, rest @ ..] = &items[..]
                && !rest.is_empty()
                && search.seen.len() > 1
                && items.len() >= search.seen.len()
                && found.is_none()
                && rest.iter().all(|item| holds_one(first, item))
                && !is_board(&items[..])
            {
                found = Some(Cause::NotCopied(path.clone()));
            }
        });
        found
    })
}

/// Whether two items of a list are one list, or differ in numbers alone beside lists that are one. Sets and dictionaries have no
/// numbers: they are taken for one if they are equal.
fn holds_one(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Set(_), Value::Set(_)) | (Value::Dict(_), Value::Dict(_)) => a == b,
        _ if a.is_same_list(b) => true,
        _ => {
            let (Some(a), Some(b)) = (a.items(), b.items()) else {
                return false;
            };
            let are_scalars = |(a, b): (&Value, &Value)| a.is_scalar() && b.is_scalar();
            let mut parts = a.iter().zip(b);
            a.len() == b.len()
                && parts.clone().any(|(a, b)| a.is_same_list(b))
                && parts.all(|(a, b)| are_scalars((a, b)) || a.is_same_list(b))
        }
    }
}

/// Whether a list of lists may be a matrix that is empty in the end.
fn is_board(items: &[Value]) -> bool {
    let lengths = items
        .iter()
        .map(|item| item.items().map_or(0, <[Value]>::len));
    lengths.into_iter().all(|length| length == items.len())
}
