//! Marks of rows and lines: arrays that are too short for them, and marks that stay.

use super::{Cause, Facts};
use crate::board::{Reading, VariablePath, each_variable};
use crate::search::Search;
use crate::verdict::source;
use crate::{Recording, State, Value};
use bezzel_solver::board::{Size, Square};
use std::collections::BTreeMap;

impl Facts<'_> {
    /// An array of marks in which a free square has the item of another diagonal with a queen: so it is for each square that
    /// was left out.
    pub fn array_short(&self, size: Size) -> Option<Cause> {
        let refused = &self.search.refused;
        let state = self.recording.state(self.recording.lines() / 2);
        let mut short = short_arrays(&state, size).into_iter();
        let explains = |(path, length): &(VariablePath, usize)| {
            let name = path.to_string();
            let length = *length as i64;
            let is_indexed = self
                .ran
                .source
                .lines()
                .any(|line| source::indexes_by_sum(line, &name));
            let sum = |square: &Square| {
                (i64::from(square.row) + i64::from(square.column)).rem_euclid(length)
            };
            let difference = |square: &Square| {
                (i64::from(square.row) - i64::from(square.column)).rem_euclid(length)
            };
            let all = |of: &dyn Fn(&Square) -> i64| {
                refused
                    .iter()
                    .all(|(square, queens)| queens.iter().any(|queen| of(queen) == of(square)))
            };
            is_indexed && (all(&sum) || all(&difference))
        };
        let found = short.find(explains)?;
        (refused.len() > 1).then_some(Cause::ArrayShort(found.0))
    }
}

/// The lists of marks with fewer items than there are diagonals, each with its number of items.
pub fn short_arrays(state: &State, size: Size) -> Vec<(VariablePath, usize)> {
    let mut found = Vec::new();
    let diagonals = 2 * size.rows() as usize - 1;
    each_variable(state, |path, value| {
        if let Value::List(items) = value
            && items
                .iter()
                .all(|item| matches!(item, Value::Bool(_) | Value::Int(_)))
            && (2..diagonals).contains(&items.len())
        {
            found.push((path.clone(), items.len()));
        }
    });
    found
}

/// A list of marks or a set that is another after the outermost call than before it.
pub fn mark_stays(
    recording: &Recording,
    reading: Option<&Reading>,
    search: &Search,
) -> Option<Cause> {
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

/// The number of squares in which two matrices differ; `None` if one is no matrix.
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
