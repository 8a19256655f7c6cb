//! Right positions are never called wrong, and a changed one is found at its line, whatever prints them and whatever stands
//! around them.

use bezzel_output::{Reader, Report};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::{Piece, conflicts_among, solutions};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::printers::{DRAWN, LISTED, Rows};

/// The texts around positions: at the start, before each, behind each, and at the end. `#` is the number of a position.
const FRAMES: [[&str; 4]; 12] = [
    ["", "", "", ""],
    ["", "", "\n", ""],
    ["", "Solution #:\n", "\n", "Total: * solutions\n"],
    ["N-queens\n\n", "# -\n", "\n", "\nDone in 0.02 s\n"],
    ["Solving ...\n", "", "\n", "Found *.\n"],
    ["", "--- # ---\n", "\n", ""],
    ["", "", "----------\n", "==========\n"],
    ["```\n", "", "\n", "```\n"],
    ["\u{feff}", "Answer: #\n", "\n", "SATISFIABLE\n"],
    ["$ python queens.py\n", "", "\n", "$ \n"],
    ["", "Lời giải thứ #:\n", "\n", "Có * lời giải\n"],
    ["", "\u{1b}[1mSolution #\u{1b}[0m\n", "\n", "12 ms\n"],
];

/// The number of shapes.
const SHAPES: usize = DRAWN.len() + LISTED.len();

fn printed(shape: usize, columns: &[usize]) -> String {
    match shape.checked_sub(DRAWN.len()) {
        None => {
            let rows: Rows = columns.iter().map(|&column| vec![column]).collect();
            DRAWN[shape].1(&rows)
        }
        Some(shape) => LISTED[shape].1(columns),
    }
}

/// The text, and the first line of each position and of what follows the last one.
fn framed(shape: usize, frame: [&str; 4], positions: &[Vec<usize>]) -> (String, Vec<u64>) {
    let count = positions.len().to_string();
    let mut text = frame[0].to_owned();
    let mut lines = Vec::new();
    for (number, columns) in (1..).zip(positions) {
        text += &frame[1].replace('#', &number.to_string());
        lines.push(1 + text.matches('\n').count() as u64);
        text += &printed(shape, columns);
        text += frame[2];
    }
    lines.push(1 + text.matches('\n').count() as u64);
    text += &frame[3].replace('*', &count);
    (text, lines)
}

fn read(text: &str, piece: usize) -> Report {
    let mut reader = Reader::new(None, None);
    for part in text.as_bytes().chunks(piece) {
        reader.read(part);
    }
    reader.finish()
}

/// Different solutions for n queens, with columns from 0.
fn some(n: u32, count: usize, start: Index) -> Vec<Vec<usize>> {
    let all: Vec<_> = solutions(n, Piece::Queen).expect("a small board").collect();
    let start = start.index(all.len());
    let chosen = all.iter().cycle().skip(start).take(count.min(all.len()));
    let columns = chosen.map(|solution| solution.columns().iter());
    columns
        .map(|columns| columns.map(|&column| usize::from(column) - 1).collect())
        .collect()
}

fn squares(columns: &[usize]) -> Vec<Square> {
    (0..)
        .zip(columns)
        .map(|(row, &column)| Square::new(row, column as u32))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn right_positions_are_right_in_every_shape_and_frame(
        shape in 0..SHAPES, frame in select(&FRAMES[..]), n in 5_u32..11, count in 1_usize..7, start: Index,
        returns: bool, piece in 1_usize..400,
    ) {
        let chosen = some(n, count, start);
        let (text, _) = framed(shape, frame, &chosen);
        let text = if returns { text.replace('\n', "\r\n") } else { text };
        let report = read(&text, piece);
        prop_assert!(report.wrong.is_empty(), "{:?}\n{}", report.wrong, text);
        let count = chosen.len() as u64;
        prop_assert_eq!((report.size.map(Size::rows), report.read, report.right), (Some(n), count, count), "{}", text);
    }

    #[test]
    fn a_changed_position_is_found_at_its_line(
        shape in 0..SHAPES, frame in select(&FRAMES[..]), n in 6_u32..11, count in 3_usize..7, start: Index,
        changed: Index, row: Index, piece in 1_usize..400,
    ) {
        let mut chosen = some(n, count, start);
        let changed = changed.index(chosen.len());
        let row = row.index(n as usize - 1);
        chosen[changed].swap(row, row + 1);
        prop_assume!(!conflicts_among(&squares(&chosen[changed]), n, Piece::Queen).is_empty());
        let (text, lines) = framed(shape, frame, &chosen);
        let report = read(&text, piece);
        let count = chosen.len() as u64;
        prop_assert_eq!((report.size.map(Size::rows), report.read, report.right), (Some(n), count, count - 1), "{}", text);
        let wrong = &report.wrong[0];
        prop_assert!(wrong.line >= lines[changed] && wrong.line < lines[changed + 1], "{}\n{}", wrong.line, text);
        let mut found = wrong.squares.clone();
        found.sort_unstable();
        prop_assert_eq!(found, squares(&chosen[changed]), "{}", text);
    }
}
