//! Paths begun on large boards without holes. A rectangle around the path is searched; what lies above, below, left and
//! right of it are strips with closed tours, each of which is opened and put between two squares of the way:
//!
//! ```text
//!     1 1 1 1 1 1 1 1
//!     1 1 1 1 1 1 1 1      a and b follow each other on the way in the rectangle,
//!     2 2 . . . . 3 3      c and d on the tour of a strip. If a and c, and d and b,
//!     2 2 . path . 3 3     are a move apart, the way goes from a to c, over the whole
//!     2 2 . . . . 3 3      strip to d, and on to b.
//!     4 4 4 4 4 4 4 4
//! ```
//!
//! That finds most of the ways there are, and never says that there is none.

use super::Position;
use crate::board::{Size, Square};
use crate::knight::unvisited::{Shape, Unvisited};
use crate::knight::{Board, Existence, Step, TourRequest, is_tour, tour, verdict};

/// Fewer squares than these are searched as a whole.
const LEAST: u64 = 128;
/// Rectangles with more squares are not searched.
const LARGEST: u64 = 700;
/// The steps of all searches, times the squares of each: some tenths of a second.
const WORK: u64 = 6_000_000;
/// The steps of the search for one pair of ends, for each square.
const STEPS: u64 = 6;
/// The most ends that are tried in one rectangle.
const ENDS: usize = 4;
/// The rows and columns that a rectangle has around the path, at most.
const MARGIN: u32 = 6;
/// How many it has at best: with fewer there is often no way around the path, with more the search is slow.
const BEST: u32 = 3;
/// Thinner strips have no closed tour.
const THINNEST: u32 = 3;

/// Rows and columns, the last ones among them.
#[derive(Copy, Clone, Debug)]
struct Rectangle {
    rows: [u32; 2],
    columns: [u32; 2],
}

impl Rectangle {
    fn area(self) -> u64 {
        let length = |[first, last]: [u32; 2]| u64::from(last - first + 1);
        length(self.rows) * length(self.columns)
    }

    fn squares(self) -> impl Iterator<Item = Square> {
        let [[top, bottom], [left, right]] = [self.rows, self.columns];
        (top..=bottom)
            .flat_map(move |row| (left..=right).map(move |column| Square::new(row, column)))
    }

    fn contains(self, square: Square) -> bool {
        let is_in = |[first, last]: [u32; 2], at: u32| first <= at && at <= last;
        is_in(self.rows, square.row) && is_in(self.columns, square.column)
    }

    /// The strips above, below, left and right of it.
    fn strips(self, size: Size) -> impl Iterator<Item = Self> {
        let [[top, bottom], [left, right]] = [self.rows, self.columns];
        let (rows, columns) = ([0, size.rows() - 1], [0, size.columns() - 1]);
        let above = (top > 0).then(|| Self {
            rows: [0, top - 1],
            columns,
        });
        let below = (bottom < rows[1]).then(|| Self {
            rows: [bottom + 1, rows[1]],
            columns,
        });
        let beside = |columns| Self {
            rows: self.rows,
            columns,
        };
        let before = (left > 0).then(|| beside([0, left - 1]));
        let after = (right < columns[1]).then(|| beside([right + 1, columns[1]]));
        [above, below, before, after].into_iter().flatten()
    }

    fn board(self) -> Option<Board> {
        let [[top, bottom], [left, right]] = [self.rows, self.columns];
        let size = Size::new(bottom - top + 1, right - left + 1).ok()?;
        Some(Board::from(size))
    }

    fn has_circuit(self) -> bool {
        let verdict = |board| verdict(&board, &TourRequest::closed());
        matches!(self.board().map(verdict), Some(Ok(Existence::Exists)))
    }

    fn circuit(self) -> Option<Vec<Square>> {
        let path = tour(&self.board()?, &TourRequest::closed()).ok()?;
        let [[top, _], [left, _]] = [self.rows, self.columns];
        let moved = |square: Square| Square::new(square.row + top, square.column + left);
        Some(path.into_squares().into_iter().map(moved).collect())
    }
}

/// The way from the last square of the path over all that are left, and back to the first if the tour is to be closed.
pub(super) fn way(position: &Position, board: &Board) -> Option<Vec<Square>> {
    let (size, path) = (position.size, &position.path);
    let (&first, &last) = (path.first()?, path.last()?);
    if path.len() < 2 || !board.holes().is_empty() || size.area() - (path.len() as u64) < LEAST {
        return None;
    }
    let is_closed = position.kind.is_closed();
    let end = if is_closed { Some(first) } else { position.end };
    let mut work = WORK;
    for rectangle in rectangles(size, path) {
        let holds_end = end.is_none_or(|end| rectangle.contains(end));
        if !holds_end || !rectangle.strips(size).all(Rectangle::has_circuit) {
            continue;
        }
        let left = rectangle.squares().filter(|square| !path.contains(square));
        let mut squares: Vec<Square> = left.collect();
        let ends = if let Some(end) = end {
            vec![end]
        } else {
            // Of both colours.
            let apart = (squares.len() / (2 * ENDS)) | 1;
            squares.iter().rev().step_by(apart).copied().collect()
        };
        squares.push(last);
        squares.extend(end.filter(|_| is_closed));
        let found = ends.into_iter().find_map(|end| {
            let rest = Unvisited::new(size, Shape::Path([Some(last), Some(end)]), squares.clone());
            work = work.saturating_sub(size.area());
            if work == 0 || rest.refutation().is_some() {
                return None;
            }
            let steps = STEPS * squares.len() as u64;
            work = work.saturating_sub(steps * squares.len() as u64);
            let way = rest.solution(steps).ok()?;
            let circuits = rectangle.strips(size).map(Rectangle::circuit);
            let way = joined(size, way, circuits.collect::<Option<_>>()?)?;
            is_right(position, board, &way).then_some(way)
        });
        if found.is_some() || work == 0 {
            return found;
        }
    }
    None
}

/// Rectangles around the path, the best ones first.
fn rectangles(size: Size, path: &[Square]) -> Vec<Rectangle> {
    let spans = |at: fn(&Square) -> u32, length: u32| {
        let (least, most) = path
            .iter()
            .map(at)
            .fold((u32::MAX, 0), |(least, most), at| {
                (least.min(at), most.max(at))
            });
        let before = 0..=MARGIN;
        let sides = before.flat_map(move |before| (0..=MARGIN).map(move |after| (before, after)));
        // A strip is as wide as one with a tour must be, or is not there.
        let rest = |rest: u32| if rest < THINNEST { 0 } else { rest };
        // How far a side is from the best, unless it is the board's.
        let worse = |margin: u32, rest: u32| if rest == 0 { 0 } else { margin.abs_diff(BEST) };
        let beyond = length - 1 - most;
        let span = move |(before, after): (u32, u32)| {
            let [before, after] = [(least, before), (beyond, after)]
                .map(|(room, margin)| rest(room.saturating_sub(margin)));
            let worse = worse(least - before, before) + worse(beyond - after, after);
            (worse, [before, length - 1 - after])
        };
        let mut spans: Vec<(u32, [u32; 2])> = sides
            .map(span)
            .filter(|(_, [first, last])| last - first > 3)
            .collect();
        spans.sort_unstable();
        spans.dedup();
        spans
    };
    let rows = spans(|square| square.row, size.rows());
    let columns = spans(|square| square.column, size.columns());
    let pairs = rows
        .iter()
        .flat_map(|rows| columns.iter().map(move |columns| (rows, columns)));
    let mut all: Vec<(u32, Rectangle)> = pairs
        .map(|(&(worse, rows), &(further, columns))| (worse + further, Rectangle { rows, columns }))
        .filter(|(_, rectangle)| rectangle.area() <= LARGEST)
        .collect();
    all.sort_unstable_by_key(|(worse, rectangle)| (*worse, rectangle.area()));
    all.into_iter().map(|(_, rectangle)| rectangle).collect()
}

/// The way with all circuits put into it.
fn joined(size: Size, mut way: Vec<Square>, mut circuits: Vec<Vec<Square>>) -> Option<Vec<Square>> {
    while !circuits.is_empty() {
        let join = |circuit: &Vec<Square>| join(size, &way, circuit);
        let (at, longer) = circuits
            .iter()
            .enumerate()
            .find_map(|(at, circuit)| Some((at, join(circuit)?)))?;
        way = longer;
        circuits.swap_remove(at);
    }
    Some(way)
}

/// The way with a circuit put between two of its squares.
fn join(size: Size, way: &[Square], circuit: &[Square]) -> Option<Vec<Square>> {
    let index = |square: Square| (square.row * size.columns() + square.column) as usize;
    let length = circuit.len();
    let mut places = vec![length; size.area() as usize];
    for (place, &square) in circuit.iter().enumerate() {
        places[index(square)] = place;
    }
    let mut pairs = way.windows(2).enumerate();
    pairs.find_map(|(at, pair)| {
        let reached = Step::ALL
            .into_iter()
            .filter_map(|step| step.taken_from(pair[0], size));
        let mut starts = reached
            .map(|square| places[index(square)])
            .filter(|&place| place < length);
        starts.find_map(|start| {
            let is_end = |place: usize| Step::between(circuit[place % length], pair[1]).is_some();
            let mut inner: Vec<Square> = (start..start + length)
                .map(|place| circuit[place % length])
                .collect();
            if is_end(start + 1) {
                inner[1..].reverse();
            } else if !is_end(start + length - 1) {
                return None;
            }
            Some([&way[..=at], &inner, &way[at + 1..]].concat())
        })
    })
}

/// Whether the path and the way are a tour as it is asked for.
fn is_right(position: &Position, board: &Board, way: &[Square]) -> bool {
    let mut squares = position.path.clone();
    squares.extend(&way[1..]);
    if position.kind.is_closed() {
        squares.pop();
    }
    let ends = position.end.is_none_or(|end| squares.last() == Some(&end));
    ends && is_tour(board, &squares, position.kind)
}
