//! Tables: rows of as many cells each, with headings, names of rows, frames and lines that are no part of the board.

use super::boards::{LEAST, boards, is_numbered, number};
use super::cell::{self, Cell, counts};
use super::rows::{Item, Row, Rows};
use crate::candidate::{Candidate, Form};
use crate::collector::Collector;
use crate::judge::is_right;
use crate::order::{distinct, sort_by, sorted};
use bezzel_solver::queens::Piece;

/// The cells after which a table is judged as far as it has come.
const MANY: usize = 1 << 17;
/// The most cells of a table that cannot be judged in parts.
const MAX_CELLS: usize = 1 << 21;
/// Boards stand side by side in rows of up to so many cells.
const WIDE: usize = 512;
/// The candidates by which one way to read a table is chosen.
const TRIED: usize = 64;

/// Reads tables.
#[derive(Clone, Debug)]
pub struct Tables {
    pub found: Collector,
    rows: Rows,
    items: Vec<Item>,
    table: Table,
    /// The table before, which the present one may continue to the right.
    last: Table,
    gap: u32,
    heading: Option<Heading>,
}

/// The numbers of the columns.
#[derive(Copy, Clone, Debug)]
struct Heading {
    first: u32,
    last: Option<u32>,
}

#[derive(Clone, Debug, Default)]
struct Table {
    rows: Vec<Row>,
    heading: Option<Heading>,
    cells: usize,
}

impl Tables {
    pub fn new(found: Collector) -> Self {
        Self {
            found,
            rows: Rows::default(),
            items: Vec::new(),
            table: Table::default(),
            last: Table::default(),
            gap: 0,
            heading: None,
        }
    }

    pub fn read(&mut self, raw: &str, text: &str, line: u64) {
        let mut items = std::mem::take(&mut self.items);
        self.rows.read(raw, text, line, &mut items);
        for item in items.drain(..) {
            self.take(item);
        }
        self.items = items;
        if let Some(heading) = columns_of(text) {
            self.finish();
            self.heading = Some(heading);
        }
    }

    pub fn end(&mut self) {
        let mut items = std::mem::take(&mut self.items);
        self.rows.end_dashed(&mut items);
        for item in items.drain(..) {
            self.take(item);
        }
        self.finish();
        self.emit_last();
    }

    fn take(&mut self, item: Item) {
        match item {
            Item::Row(row) => self.row(row),
            Item::Heading(first, last) => {
                self.finish();
                self.heading = Some(Heading {
                    first,
                    last: Some(last),
                });
            }
            Item::Index(first) => {
                self.finish();
                self.heading = Some(Heading { first, last: None });
            }
            Item::Rule | Item::Blank => self.gap += 1,
            Item::Text => self.finish(),
        }
    }

    fn row(&mut self, mut row: Row) {
        let width = self.table.rows.first().map(|first| first.cells.len());
        if width.is_some_and(|width| width != row.cells.len()) {
            let above = match &*self.table.rows {
                [above] if width.is_some_and(|width| width.abs_diff(row.cells.len()) == 1) => {
                    counts(&above.cells)
                }
                _ => None,
            };
            if let Some((first, last)) = above {
                self.table = Table::default();
                self.heading = Some(Heading {
                    first,
                    last: Some(last),
                });
            } else {
                self.finish();
            }
        }
        if self.table.rows.is_empty() {
            self.table.heading = self.heading.take();
        }
        row.gap = std::mem::take(&mut self.gap);
        self.table.cells += row.cells.len();
        self.table.rows.push(row);
        if self.table.cells >= MANY && self.table.rows.len() > 4 * self.table.rows[0].cells.len() {
            self.flush();
        } else if self.table.cells >= MAX_CELLS {
            self.table = Table::default();
        }
    }

    /// Judges the finished boards of a long table.
    fn flush(&mut self) {
        self.emit_last();
        let table = std::mem::take(&mut self.table);
        let best = self.best(&table.rows);
        let Some(best) = best else {
            return;
        };
        let rest = if best.height > 1 {
            table.rows.len() % best.height
        } else {
            0
        };
        let taken = table.rows.len() - rest;
        let way = Way {
            columns: best.columns,
            sides: best.sides,
        };
        let (candidates, _) = read(&table.rows[..taken], &way);
        for candidate in candidates {
            self.found.add(candidate);
        }
        self.table = Table {
            cells: table.rows[taken..].iter().map(|row| row.cells.len()).sum(),
            rows: table.rows[taken..].to_vec(),
            heading: None,
        };
    }

    /// Ends the table.
    fn finish(&mut self) {
        self.gap = 0;
        let mut table = std::mem::take(&mut self.table);
        let [first, ..] = &*table.rows else {
            return;
        };
        let width = first.cells.len() as u32;
        if let Some(heading) = &mut table.heading {
            heading.last.get_or_insert(heading.first + width - 1);
        } else if table.rows.len() > 1 {
            // Its headings are its first row.
            let above = counts(&first.cells).or_else(|| counts(&first.cells[1..]));
            table.heading = above.map(|(first, last)| Heading {
                first,
                last: Some(last),
            });
        } else if counts(&first.cells).is_some() {
            return;
        }
        if self.last.continues(&table) {
            let labelled = (0..table.rows.len())
                .all(|at| table.rows[at].cells[0] == self.last.rows[at].cells[0])
                && labels(&table.rows, 0);
            for (row, more) in self.last.rows.iter_mut().zip(&table.rows) {
                row.cells
                    .extend_from_slice(&more.cells[usize::from(labelled)..]);
                row.parts.clear();
            }
            if let (Some(heading), Some(more)) = (&mut self.last.heading, table.heading) {
                heading.last = more.last;
            }
        } else if let Some(whole) = self.last.wraps_into(&table) {
            self.last.rows = vec![whole];
            self.last.heading = None;
        } else {
            self.emit_last();
            self.last = table;
        }
    }

    fn emit_last(&mut self) {
        let table = std::mem::take(&mut self.last);
        if let Some(best) = self.best(&table.rows) {
            let way = Way {
                columns: best.columns,
                sides: best.sides,
            };
            for candidate in read(&table.rows, &way).0 {
                self.found.add(candidate);
            }
        }
    }

    /// The reading of a table that explains most.
    fn best(&self, rows: &[Row]) -> Option<Tried> {
        let width = rows.first()?.cells.len();
        let piece = self.found.piece();
        let mut best: Option<Tried> = None;
        for left in 0..=usize::from(labels(rows, 0)) {
            for right in 0..=usize::from(labels(rows, width - 1)) {
                let columns = (left, width - right);
                let inner = columns.1.saturating_sub(left);
                if inner == 0 || inner == 1 && left == 0 {
                    continue;
                }
                let all = (1..=(inner / LEAST).max(1)).filter(|sides| inner.is_multiple_of(*sides));
                for sides in all.take_while(|&sides| sides < 13) {
                    if sides > 1 && (rows.len() < inner / sides / 2 || inner > WIDE) {
                        continue;
                    }
                    let way = Way { columns, sides };
                    let some = &rows[..rows.len().min(TRIED * inner.max(1))];
                    let tried = tried(some, &way, piece);
                    if best.as_ref().is_none_or(|best| tried.score > best.score) {
                        best = Some(tried);
                    }
                }
            }
        }
        best
    }
}

impl Table {
    /// The row of both, if a shorter row in the next line ends a list that was broken over lines.
    fn wraps_into(&self, next: &Self) -> Option<Row> {
        let ([first, ..], [more]) = (&*self.rows, &*next.rows) else {
            return None;
        };
        let follows = more.gap == 0
            && self
                .rows
                .last()
                .is_some_and(|last| last.line + 1 == more.line)
            && more.cells.len() < first.cells.len();
        let rows = self.rows.iter().chain([more]);
        let cells: Vec<Cell> = rows.flat_map(|row| row.cells.iter().copied()).collect();
        let values: Vec<u32> = cells.iter().copied().map(number).collect();
        let sorted = sorted(&values);
        let is_whole = sorted[0] < 2 && sorted.windows(2).all(|pair| pair[1] == pair[0] + 1);
        (follows && is_whole).then(|| Row {
            line: first.line,
            cells,
            parts: Vec::new(),
            gap: first.gap,
        })
    }

    /// Whether another table has the next columns of this one.
    fn continues(&self, next: &Self) -> bool {
        let ends = self.heading.and_then(|heading| heading.last);
        let begins = next.heading.map(|heading| heading.first);
        self.rows.len() == next.rows.len() && ends.is_some() && ends.map(|end| end + 1) == begins
    }
}

/// A way to read the rows of a table: the columns that are no names of rows, and the number of boards side by side.
struct Way {
    columns: (usize, usize),
    sides: usize,
}

/// The outcome of a way.
struct Tried {
    columns: (usize, usize),
    sides: usize,
    /// The rows of a board.
    height: usize,
    /// The area of the right boards, that of the whole ones, whether the gaps agree, and the columns that are explained.
    score: (usize, usize, bool, usize),
}

fn tried(rows: &[Row], way: &Way, piece: Piece) -> Tried {
    let (candidates, height) = read(rows, way);
    let (mut right, mut whole) = (0, 0);
    let inner = (way.columns.1 - way.columns.0) / way.sides;
    for candidate in &candidates {
        let area = match candidate.form {
            Form::TourNumbers => candidate.values.len(),
            _ => (candidate.width * candidate.width) as usize,
        };
        if is_right(candidate, piece) {
            right += area;
        }
        if candidate.form == Form::Matrix && candidate.rows == candidate.width {
            whole += area;
        } else if candidate.form == Form::TourNumbers && is_numbered(&candidate.values) {
            whole += area.saturating_sub(2 * repeated(&candidate.values));
        }
    }
    let gaps = way.sides > 1
        && rows.iter().all(|row| {
            row.parts
                .iter()
                .filter(|&&part| part > way.columns.0)
                .count()
                + 1
                == way.sides
        });
    let agrees = gaps || way.sides == 1 && inner > 0;
    Tried {
        columns: way.columns,
        sides: way.sides,
        height,
        score: (
            right,
            if agrees { whole } else { 0 },
            agrees,
            rows.first().map_or(0, |row| row.cells.len()) - inner * way.sides,
        ),
    }
}

/// The number of values that have come before.
fn repeated(values: &[u32]) -> usize {
    values.len() - distinct(values).len()
}

/// The positions in a table's rows, and the number of rows of each board, 1 for lists.
fn read(rows: &[Row], way: &Way) -> (Vec<Candidate>, usize) {
    let (from, to) = way.columns;
    let width = (to - from) / way.sides;
    let mut found = Vec::new();
    let mut tall = 1;
    for side in 0..way.sides {
        let start = from + side * width;
        let cut = |row: &Row| Row {
            line: row.line,
            cells: row.cells[start..start + width].to_vec(),
            parts: Vec::new(),
            gap: row.gap,
        };
        let rows: Vec<Row> = rows.iter().map(cut).collect();
        tall = tall.max(boards(rows, &mut found));
    }
    if way.sides > 1 {
        sort_by(&mut found, |candidate| candidate.line);
    }
    (found, tall)
}

/// Whether the cells of a column name the rows: they count up or down, or are letters in their order.
fn labels(rows: &[Row], column: usize) -> bool {
    let value = |row: &Row| match row.cells.get(column) {
        Some(Cell::Number(number)) => Some(*number),
        Some(Cell::Mark(mark)) if mark.is_ascii_alphabetic() => Some(*mark as u32),
        _ => None,
    };
    // A heading has something else above them.
    let rows = if rows.len() > 2
        && rows.first().and_then(value).is_none_or(|first| {
            rows.get(1)
                .and_then(value)
                .is_none_or(|second| second.abs_diff(first) != 1)
        }) {
        &rows[1..]
    } else {
        rows
    };
    if rows.len() < 2 {
        return false;
    }
    let steps = |by: i64| {
        rows.windows(2)
            .filter(|pair| match (value(&pair[0]), value(&pair[1])) {
                (Some(one), Some(next)) => i64::from(next) - i64::from(one) == by,
                _ => false,
            })
            .count()
    };
    let kinds: Vec<u32> = rows.iter().filter_map(value).collect();
    let few = kinds.iter().take(3).max() <= Some(&1) && kinds.len() > 2;
    !few && steps(1).max(steps(-1)) * 4 >= 3 * (rows.len() - 1)
}

/// The columns that a line says it has below: `Columns 17 through 32:`.
fn columns_of(text: &str) -> Option<Heading> {
    let rest = text.trim_start().strip_prefix("Column")?;
    let mut numbers = rest
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(cell::number);
    let first = numbers.next()?;
    let last = numbers.next().unwrap_or(first);
    Some(Heading {
        first,
        last: Some(last),
    })
}
