//! Positions in the rows of a table: boards of marks, a knight's boards, lists.

use super::cell::{Cell, counts};
use super::rows::Row;
use crate::candidate::{Candidate, Form, HASH, NO_NUMBER};
use crate::judge::is_right;
use crate::matrix::height;
use crate::order::{distinct, sorted};
use bezzel_solver::queens::Piece;

/// The smallest board.
pub const LEAST: usize = 4;

/// The signs of a queen.
const QUEENS: [char; 7] = ['Q', 'q', '♛', '♕', '👑', '👸', 'W'];

/// The contents of a table's cells.
#[derive(PartialEq, Eq)]
enum Kind {
    Marks,
    Visits,
    Lists,
}

/// Finds the positions in rows of as many cells each. Returns the number of rows of each board, 1 for lists.
pub fn boards(mut rows: Vec<Row>, found: &mut Vec<Candidate>) -> usize {
    let numbers = |rows: &[Row]| {
        rows.iter()
            .flat_map(|row| &row.cells)
            .all(|cell| matches!(cell, Cell::Number(_)))
    };
    let is_heading = |row: &Row| {
        let cells = &row.cells;
        cells.len() >= LEAST
            && (counts(cells).is_some()
                || cells.len() > LEAST && cells[0] == Cell::Blank && counts(&cells[1..]).is_some())
    };
    // Headings come again above each board. Among lists, only the first row can be one.
    let first = rows.first().is_some_and(is_heading) && rows.len() > 1;
    let heading = rows.first().map(|row| row.cells.clone()).filter(|_| first);
    if heading.is_some() {
        rows.remove(0);
    }
    let below = if rows.len() > 1 {
        rows.pop_if(|row| is_heading(row))
    } else {
        None
    };
    let width = rows.first().map_or(0, |row| row.cells.len());
    let kind = kind(&rows, numbers(&rows));
    if kind == Kind::Lists {
        rows.extend(below);
    }
    if kind != Kind::Lists
        && let Some(heading) = &heading
    {
        let mut gap = 0;
        rows.retain_mut(|row| {
            let is_heading = row.cells == *heading;
            gap = if is_heading {
                gap + row.gap + 1
            } else {
                row.gap += std::mem::take(&mut gap);
                0
            };
            !is_heading
        });
    }
    if width < 3 && numbers(&rows) && rows.len() >= LEAST {
        columns(&rows, found);
        return 1;
    }
    if width < 3 || width < LEAST && kind != Kind::Visits {
        return 1;
    }
    match kind {
        Kind::Lists => {
            for row in &rows {
                let values: Vec<u32> = row.cells.iter().copied().map(number).collect();
                found.push(flat(row.line, values));
            }
            1
        }
        Kind::Visits => {
            let mut tall = 1;
            for group in groups(&rows, width) {
                let values: Vec<Vec<u32>> = group
                    .iter()
                    .map(|row| row.cells.iter().copied().map(number).collect())
                    .collect();
                tall = height(&values);
                for (board, rows) in values.chunks(tall).zip(group.chunks(tall)) {
                    let list = list(rows[0].line, board.concat());
                    if is_right(&list, Piece::Queen) {
                        // A list that is broken over lines.
                        found.push(list);
                        continue;
                    }
                    found.push(candidate(
                        Form::TourNumbers,
                        rows[0].line,
                        width,
                        board.len(),
                        board.concat(),
                    ));
                }
            }
            tall
        }
        Kind::Marks => marked(&rows, width, found),
    }
}

/// Finds the boards in rows of marks. Returns the number of rows of each.
fn marked(rows: &[Row], width: usize, found: &mut Vec<Candidate>) -> usize {
    let side = width.isqrt();
    if side * side == width && side >= LEAST {
        let flat = rows.iter().map(|row| flat_board(row, side));
        if let Some(flat) = flat.collect::<Option<Vec<Candidate>>>() {
            found.extend(flat);
            return 1;
        }
    }
    for group in groups(rows, width) {
        for board in group.chunks(width) {
            if board.len() * 2 < width {
                continue;
            }
            if let Some(values) = queens(board) {
                found.push(candidate(
                    Form::Matrix,
                    board[0].line,
                    width,
                    board.len(),
                    values,
                ));
            }
        }
    }
    width
}

fn list(line: u64, values: Vec<u32>) -> Candidate {
    candidate(Form::List, line, values.len(), values.len(), values)
}

/// A list of columns that stands in a column, or pairs in two: where the first comes again another position begins.
fn columns(rows: &[Row], found: &mut Vec<Candidate>) {
    let start = rows[0].cells[0];
    if rows[0].cells.len() < 2 {
        let values = rows.iter().map(|row| number(row.cells[0])).collect();
        found.push(list(rows[0].line, values));
        return;
    }
    for position in rows.chunk_by(|_, next| next.cells[0] != start) {
        let values: Vec<u32> = position
            .iter()
            .flat_map(|row| row.cells.iter().copied().map(number))
            .collect();
        let count = position.len();
        if count >= LEAST {
            found.push(candidate(
                Form::Pairs,
                position[0].line,
                count,
                count,
                values,
            ));
        }
    }
}

/// A list of columns, or a tour's board in one row.
fn flat(line: u64, values: Vec<u32>) -> Candidate {
    let side = values.len().isqrt();
    if side > LEAST && side * side == values.len() && is_numbered(&values) {
        let tour = candidate(Form::TourNumbers, line, side, side, values.clone());
        if is_right(&tour, Piece::Queen) {
            return tour;
        }
    }
    list(line, values)
}

/// A board in one row, which has as many queens as the board has rows.
fn flat_board(row: &Row, side: usize) -> Option<Candidate> {
    let rows: Vec<Row> = row
        .cells
        .chunks(side)
        .map(|cells| Row {
            line: row.line,
            cells: cells.to_vec(),
            parts: Vec::new(),
            gap: 0,
        })
        .collect();
    let queens = queens(&rows)?;
    let is_board = queens.len().abs_diff(2 * side) < 4;
    is_board.then(|| candidate(Form::Matrix, row.line, side, side, queens))
}

fn kind(rows: &[Row], numbers: bool) -> Kind {
    if !numbers {
        return Kind::Marks;
    }
    let width = rows.first().map_or(0, |row| row.cells.len());
    let area = rows.len() * width;
    let all = || rows.iter().flat_map(|row| &row.cells).copied().map(number);
    let zeros = all().filter(|&number| number == 0).count();
    let large = all().filter(|&number| number as usize > width).count();
    let sparse = zeros * 4 >= area * 3 && rows.len() * 2 >= width;
    if all().all(|number| number < 2) || sparse {
        Kind::Marks
    } else if large * 2 >= area && rows.len() > 2 {
        Kind::Visits
    } else {
        Kind::Lists
    }
}

pub fn number(cell: Cell) -> u32 {
    match cell {
        Cell::Number(number) => number,
        _ => NO_NUMBER,
    }
}

fn candidate(form: Form, line: u64, width: usize, rows: usize, values: Vec<u32>) -> Candidate {
    Candidate {
        form,
        line,
        context: HASH,
        width: width as u32,
        rows: rows as u32,
        values,
    }
}

/// The rows in groups, as the gaps between them show, if these are between boards.
fn groups(rows: &[Row], width: usize) -> Vec<&[Row]> {
    let all = || vec![rows];
    let split = |least: u32| -> Vec<&[Row]> { rows.chunk_by(|_, next| next.gap < least).collect() };
    let gaps: Vec<u32> = rows.iter().skip(1).map(|row| row.gap).collect();
    for least in distinct(&gaps).into_iter().filter(|&gap| gap > 0) {
        let groups = split(least);
        let boards = groups
            .iter()
            .filter(|group| group.len().is_multiple_of(width))
            .count();
        if boards * 2 > groups.len()
            || groups.len() > 1 && groups.iter().all(|group| group.len() * 2 > width)
        {
            return groups;
        }
    }
    all()
}

/// The rows and columns of the queens in turn; none if all cells are the same.
fn queens(rows: &[Row]) -> Option<Vec<u32>> {
    let kind = |cell: &Cell| match *cell {
        Cell::Mark(mark) => mark,
        Cell::Number(0) => '0',
        Cell::Number(_) => '1',
        Cell::Blank | Cell::Word(_) => ' ',
    };
    let mut counts: Vec<(char, usize)> = Vec::new();
    for cell in rows.iter().flat_map(|row| &row.cells) {
        let kind = kind(cell);
        match counts.iter().position(|(known, _)| *known == kind) {
            Some(place) => counts[place].1 += 1,
            None if counts.len() < 8 => counts.push((kind, 1)),
            None => return None,
        }
    }
    if counts.len() < 2 {
        return (counts.first()?.0 == '0').then(Vec::new);
    }
    let named = counts.iter().any(|(kind, _)| QUEENS.contains(kind));
    let rarest = counts.iter().min_by_key(|(_, count)| *count)?.0;
    let is_queen = |kind: char| {
        if named {
            QUEENS.contains(&kind)
        } else {
            kind == rarest
        }
    };
    let mut found = Vec::new();
    for (at, row) in (0..).zip(rows) {
        let columns = (0..)
            .zip(&row.cells)
            .filter(|(_, cell)| is_queen(kind(cell)));
        found.extend(columns.flat_map(|(column, _)| [at, column]));
    }
    Some(found)
}

/// Whether these are all numbers from 0 or 1 on.
pub fn is_numbered(values: &[u32]) -> bool {
    let sorted = sorted(values);
    sorted.first().is_some_and(|&first| first < 2)
        && sorted
            .windows(2)
            .filter(|pair| pair[1] == pair[0] + 1)
            .count()
            * 8
            >= 7 * (sorted.len() - 1)
}
