//! Squares, each with the name of its region, as a puzzle.

use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::{MAX_N, Puzzle, Rule};

use crate::error::{Fault, Place, TextError};

/// A square as it stands in a text.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The name of its region.
    pub name: String,
    pub place: Place,
}

/// The puzzle of these rows, in which no queens touch.
pub fn puzzle(rows: &[Vec<Cell>]) -> Result<Puzzle, TextError> {
    let n = rows.len();
    for row in rows {
        if row.len() != n
            && let Some(first) = row.first()
        {
            let found = row.len();
            return Err(Fault::Row { found, expected: n }.at(first.place));
        }
    }
    let cells = || rows.iter().flatten();
    if !(1..=MAX_N as usize).contains(&n) {
        let (rows, columns) = (n, n);
        let first = cells().next().map(|cell| cell.place);
        let fault = Fault::Size { rows, columns };
        return Err(TextError {
            fault,
            place: first,
        });
    }
    // Capitals are other regions only where they have to be.
    let small = numbered(cells().map(|cell| cell.name.to_lowercase()));
    let regions = if distinct(&small) < n {
        numbered(cells().map(|cell| cell.name.clone()))
    } else {
        small
    };
    let found = distinct(&regions);
    if found != n {
        // The first square of the first region that is too many.
        let surplus = regions.iter().position(|&region| region == n);
        let place = surplus
            .and_then(|at| cells().nth(at))
            .map(|cell| cell.place);
        let fault = Fault::Regions { found, n };
        return Err(TextError { fault, place });
    }
    of_regions(n, &regions)
}

/// The puzzle whose squares have these regions, numbered from 0, row by row, in which no queens touch.
pub fn of_regions(n: usize, regions: &[usize]) -> Result<Puzzle, TextError> {
    let letters: String = regions
        .iter()
        .map(|&region| char::from(b'a' + region.min(25) as u8))
        .collect();
    let empty = Placement::empty(n as u32).map_err(Fault::Fen)?;
    let puzzle = Puzzle::new(Rule::Touch, empty).and_then(|open| open.with_regions(&letters));
    puzzle.map_err(|error| Fault::Puzzle(error).into())
}

/// The number of each name, in the order in which they first occur.
fn numbered(names: impl Iterator<Item = String>) -> Vec<usize> {
    let mut known: Vec<String> = Vec::new();
    let number = |name: String| {
        let at = known.iter().position(|other| *other == name);
        at.unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        })
    };
    names.map(number).collect()
}

fn distinct(regions: &[usize]) -> usize {
    regions.iter().max().map_or(0, |last| last + 1)
}
