//! What is known, beside what is claimed: numbers of solutions, whether there are any, and the sizes that the program names.

use super::Judge;
use crate::board::{Kind, Piece};
use crate::search::Gain;
use crate::verdict::count::Count;
use crate::verdict::numbers::{self, Statements};
use crate::verdict::positions::Positions;
use crate::verdict::{source, words};
use bezzel_output::{Printed, Report};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, NoTour, TourRequest, verdict};
use bezzel_solver::queens::{self, known_count};
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// The lines for each square of a board from which a program does more than to look at it.
const LINES: u32 = 8;

impl Judge<'_> {
    /// Whether an output has boards of several sizes, but none that is right of a size between them or of one that a line names.
    pub fn misses_a_size(&self, output: &str, report: &Report) -> bool {
        let reports = self.search.free.iter().chain([report]);
        if let (true, Some(size)) = (self.is_of_knight(), report.size) {
            return numbers::sizes(output)
                .any(|n| n > 2 && n != size.rows() && n != size.columns());
        }
        let read: BTreeSet<u32> = reports
            .flat_map(|report| {
                let others = report.others.iter().map(|(size, _)| *size);
                others.chain(report.size.filter(|_| report.right > 0))
            })
            .map(Size::rows)
            .collect();
        let (Some(&first), Some(&last)) = (read.first(), read.last()) else {
            return false;
        };
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let between = (first..last).filter(|&n| sizes.contains(&n.into()));
        let named = numbers::sizes(output).filter(|&n| exist(n) > Some(0));
        read.len() > 1 && between.chain(named).any(|n| !read.contains(&n))
    }

    /// Whether the boards are examples beside the number of all, which has been tested.
    pub fn is_sample(&self, output: &str, positions: &Positions, said: &Statements) -> bool {
        self.is_counted(said)
            && !said.is_all
            && positions.distinct == positions.right
            && !positions.has_steps
            && words::of_sample(&output.to_lowercase())
    }

    /// Whether the program searches: it takes a piece back, or its calls branch, and no board is given to it.
    pub fn searches(&self) -> bool {
        let search = self.search;
        let is_single = |pair: &[Gain]| pair[0].step != pair[1].step;
        let is_placed = search.gains.windows(2).any(is_single);
        let tree = search.tree.as_ref();
        let n = self.board.map_or(0, |(_, size)| size.rows() as usize);
        let branches = tree.is_some_and(|tree| tree.nodes().iter().any(|node| node.children > 1));
        let is_search = branches || is_placed && (search.losses > 0 || tree.is_some());
        let (source, given) = (self.ran.source, self.ran.given);
        let is_given = if self.is_of_knight() {
            source::has_visits(source, given, n * n)
        } else {
            n > 3 && source::has_columns(source, given, n)
        };
        is_search && !is_given
    }

    /// Whether the program looks at one board, and for no other: a search takes more lines.
    pub fn looks_at_one(&self, report: Option<&Report>) -> bool {
        let rows = self.board.map_or(0, |(_, size)| size.rows());
        let is_one = report.is_some_and(|report| report.read == 1) && self.search.moves == 0;
        is_one && self.recording.lines() < LINES * rows * rows
    }

    /// Whether the program has a board of queens from its text or its input, and has not found it.
    pub fn is_given(&self, squares: &[Square]) -> bool {
        !self.is_of_knight() && source::has_board(self.ran.source, self.ran.given, squares)
    }

    /// Whether the number of all solutions is claimed.
    pub fn is_counted(&self, said: &Statements) -> bool {
        let exist = self.exist().and_then(|exist| i64::try_from(exist).ok());
        exist.is_some() && said.counts.iter().any(|count| Some(count.number) == exist)
    }

    /// Whether the program has found so many solutions, and looks for no more.
    pub fn is_limit(&self, number: u64) -> bool {
        let is_size = self
            .board
            .is_some_and(|(_, size)| u64::from(size.rows()) == number);
        !is_size
            && number > 1
            && number == self.search.seen.len() as u64
            && source::has_limit(self.ran.source, number)
    }

    /// The number of fundamental solutions.
    pub fn fundamental(&self) -> Option<u64> {
        let (_, size) = self.board.filter(|_| !self.is_of_knight())?;
        known_count(size.rows(), queens::Piece::Queen)?.1
    }

    /// Whether a program that speaks of images has as many solutions as there are fundamental ones.
    pub fn is_fundamental(&self, number: u64) -> bool {
        self.fundamental() == Some(number) && words::of_essential(&self.ran.source.to_lowercase())
    }

    /// Whether a number of solutions is right, where that is known: tours are not counted.
    pub fn is_true_count(
        &self,
        count: &Count,
        positions: &Positions,
        said: &Statements,
    ) -> Option<bool> {
        let (_, size) = self.board.filter(|_| !self.is_of_knight())?;
        let Ok(number) = u64::try_from(count.number) else {
            return Some(false);
        };
        let is_true = |n: u32| {
            let (all, fundamental) = known_count(n, queens::Piece::Queen)?;
            let is_essential = count.is_essential || positions.is_essential;
            let is_true = number == all
                || is_essential && fundamental == Some(number)
                || self.is_fundamental(number)
                || number == 1 && positions.distinct == 1 && !self.continues();
            // A program may leave out some images, and not all of them.
            let may_be = count.is_essential
                && !said.fundamental.contains(&count.number)
                && fundamental.is_some_and(|least| (least..all).contains(&number));
            (is_true || !may_be).then_some(is_true)
        };
        let n = count.size.unwrap_or(size.rows());
        // A board that was read from the variables may be another than the one that they name.
        let named = self
            .stated
            .filter(|_| count.size.is_none() && positions.is_empty());
        let by_name = is_true(named.unwrap_or(n))?;
        is_true(n).filter(|by_board| *by_board == by_name)
    }

    /// Whether a board with too many queens does not come from the search, which has found solutions: it may be a table of squares.
    pub fn is_table(&self, printed: &Printed) -> bool {
        let Some((Piece::Queen, size)) = self.board else {
            return false;
        };
        let sorted = |squares: &[Square]| {
            let mut squares = squares.to_vec();
            squares.sort_unstable();
            squares
        };
        let state = self.recording.state(self.step_of(printed));
        let reading = self.reading;
        let board = reading.and_then(|reading| reading.board(self.recording, &state));
        !self.search.seen.is_empty()
            && printed.squares.len() > size.rows() as usize
            && board.is_none_or(|board| sorted(&board.squares) != sorted(&printed.squares))
    }

    /// Whether there is a solution, or a tour from the square where the program's knight starts. A closed tour starts anywhere.
    pub fn has_solution(&self, is_closed: bool) -> Option<bool> {
        match self.board? {
            (Piece::Queen, size) => exist(size.rows()).map(|exist| exist > 0),
            (Piece::Knight, size) if !is_closed && !self.is_reached(size) => None,
            (Piece::Knight, size) => {
                let start = self.search.gains.first().map(|gain| gain.square);
                let request = match start {
                    _ if is_closed => TourRequest::closed(),
                    Some(start) => TourRequest::open().from(start),
                    None => TourRequest::open(),
                };
                // Not every square of these boards starts a tour.
                let depends = !is_closed
                    && start.is_none()
                    && (size.area() % 2 == 1 || size.rows().min(size.columns()) < 5);
                let verdict = verdict(&Board::from(size), &request);
                match verdict {
                    Ok(()) => Some(true).filter(|_| !depends),
                    Err(NoTour::Impossible(_)) => Some(false),
                    Err(_) => None,
                }
            }
        }
    }

    /// The order of the size of the boards that were read and the one that the program names for them: one row is too many, or
    /// missing, or the program has no number of that size.
    pub fn named_instead(&self) -> Option<Ordering> {
        let (_, size) = self.board.filter(|_| !self.is_of_knight())?;
        let named = self.stated?;
        let sizes = source::sizes(self.ran.source, self.ran.given);
        let is_other = size.rows().abs_diff(named) == 1 || !sizes.contains(&size.rows().into());
        let order = size.rows().cmp(&named);
        (is_other && order.is_ne() && sizes.contains(&named.into())).then_some(order)
    }

    /// Whether the knight has been in the last row and column of a board: if it has not, the board may be smaller.
    fn is_reached(&self, size: Size) -> bool {
        let squares = || self.search.gains.iter().map(|gain| gain.square);
        let is_pairs = self
            .reading
            .is_some_and(|reading| matches!(reading.kind, Kind::Pairs));
        !is_pairs
            || squares().any(|square| square.row + 1 == size.rows())
                && squares().any(|square| square.column + 1 == size.columns())
    }
}

pub fn exist(n: u32) -> Option<u64> {
    known_count(n, queens::Piece::Queen).map(|(all, _)| all)
}
