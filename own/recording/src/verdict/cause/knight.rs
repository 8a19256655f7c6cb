//! The faults that keep a search from its tour, by the marks on the squares.

use crate::board::{VariablePath, each_variable};
use crate::{Recording, Value};

/// The steps that are looked at.
const STEPS: u32 = 20_000;
/// The depth of calls from which they are those of a search.
const DEEP: usize = 3;

/// The marks on a board in the course of a run.
#[derive(Default)]
struct Marks {
    /// The variable, its blank mark and the number of other ones.
    board: Option<(VariablePath, Value, usize)>,
    first: usize,
    /// Whether the marks have become fewer, or more.
    has_lost: bool,
    has_gained: bool,
    /// Whether the first mark came deep in calls, or after such a call had returned.
    is_late: bool,
}

/// The fault of a knight's marks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The squares are marked when the calls come back.
    Late,
    /// The marks are never taken back.
    Kept,
}

/// The fault that the marks tell, if they tell one.
pub fn fault(recording: &Recording, source: &str) -> Option<Fault> {
    let function = recording.recursive()?;
    let mut state = recording.state(0);
    let mut marks = Marks::default();
    let (mut depth, mut has_returned) = (0, false);
    let is_whole = recording.lines() <= STEPS;
    while state.step() < STEPS && recording.advance(&mut state) {
        let now = state
            .stack()
            .iter()
            .filter(|frame| function.is(frame))
            .count();
        has_returned |= now < depth && depth >= DEEP;
        depth = now;
        marks.look(&state, has_returned || depth > DEEP);
    }
    if marks.is_late {
        return Some(Fault::Late);
    }
    let takes_back = source
        .lines()
        .any(|line| line.contains(".pop(") || line.contains(".remove("));
    let never = marks.has_gained && !marks.has_lost && has_returned && is_whole && !takes_back;
    never.then_some(Fault::Kept)
}

impl Marks {
    fn look(&mut self, state: &crate::State, is_deep: bool) {
        let mut seen = None;
        each_variable(state, |path, value| {
            let is_it = self.board.as_ref().is_none_or(|(known, ..)| known == path);
            if seen.is_none()
                && is_it
                && let Some(cells) = cells(value)
            {
                seen = Some((path.clone(), cells));
            }
        });
        let Some((path, cells)) = seen else {
            return;
        };
        let blank = if let Some((_, blank, _)) = &self.board {
            blank.clone()
        } else {
            let first = cells[cells.len() - 1].clone();
            let others = cells.iter().filter(|&&cell| *cell != first).count();
            if others > 1 {
                return;
            }
            first
        };
        let count = cells.iter().filter(|&&cell| *cell != blank).count();
        match self.board {
            None => self.first = count,
            Some((_, _, before)) => {
                self.has_lost |= count < before;
                if count > before {
                    let is_first = !self.has_gained && before == self.first;
                    self.is_late |= is_first && is_deep;
                    self.has_gained = true;
                }
            }
        }
        self.board = Some((path, blank, count));
    }
}

/// The cells of a matrix.
fn cells(value: &Value) -> Option<Vec<&Value>> {
    let Value::List(rows) = value else {
        return None;
    };
    let width = rows.first()?.items()?.len();
    if rows.len() < 3 || width < 3 {
        return None;
    }
    let mut cells = Vec::new();
    for row in rows.iter() {
        let Value::List(row) = row else {
            return None;
        };
        if row.len() != width || !row.iter().all(Value::is_scalar) {
            return None;
        }
        cells.extend(row.iter());
    }
    Some(cells)
}
