//! The visitor makes a puzzle: gives numbers, makes holes, and chooses the board.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::puzzle::Puzzle;
use bezzel_solver::knight::{Board, TourKind};

use super::State;
use crate::bridge::numbers::Task;
use crate::link::{NumberSource, NumbersLink};

impl State {
    /// Makes the present puzzle, or solves it.
    pub fn make(&mut self, on: bool) {
        self.edits_holes = false;
        self.making = on;
        if on {
            let puzzle = self.puzzle().cloned();
            self.redraw(puzzle);
        }
    }

    /// An empty board as the present one, for a puzzle of the visitor's own.
    pub fn blank(&self) -> Option<Puzzle> {
        let source = &self.position().source;
        Puzzle::new(source.board(), source.kind(), Vec::new()).ok()
    }

    /// Gives these numbers from the start.
    pub fn give(&mut self, given: Vec<(u32, Square)>) {
        let of = |puzzle: &Puzzle| Puzzle::new(puzzle.board().clone(), puzzle.kind(), given).ok();
        self.redraw(self.puzzle().and_then(of));
    }

    /// Makes a hole, or fills it. Numbers that are then too large for the board, and that on the square, are not given any
    /// more.
    pub fn turn_hole(&mut self, square: Square) {
        let board = self.position().source.board();
        let mut holes = board.holes().to_vec();
        match holes.iter().position(|&hole| hole == square) {
            Some(place) => drop(holes.remove(place)),
            None => holes.push(square),
        }
        let board = Board::new(board.size(), holes).ok();
        self.redraw(board.and_then(|board| self.over(board, self.position().source.kind(), Some)));
    }

    /// Makes the puzzle on a board of another size, on which squares keep their names, or with another kind of tour.
    pub fn shape(&mut self, size: Size, kind: TourKind) {
        let before = self.position().source.board();
        let moved = |square: Square| Square::from_name(&square.name(before.size()), size).ok();
        let holes = before.holes().iter().copied().filter_map(moved);
        let board = Board::new(size, holes.collect()).ok();
        self.redraw(board.and_then(|board| self.over(board, kind, moved)));
    }

    /// The puzzle on another board, to which its squares are moved; `None` if there is no such puzzle.
    fn over(
        &self,
        board: Board,
        kind: TourKind,
        moved: impl Fn(Square) -> Option<Square>,
    ) -> Option<Puzzle> {
        let most = board.area();
        let stays = |&(number, square): &(u32, Square)| {
            let square = moved(square).filter(|&square| board.contains(square))?;
            (u64::from(number) <= most).then_some((number, square))
        };
        let given = self.puzzle()?.given().iter().filter_map(stays).collect();
        Puzzle::new(board, kind, given).ok()
    }

    /// Gives more numbers until exactly one tour fits.
    pub fn make_unique(&mut self) {
        if let Some(puzzle) = self.puzzle().filter(|_| self.making) {
            self.request.ask([Task::MakeUnique(puzzle.clone())]);
        }
    }

    /// Whether a worker gives more numbers.
    pub fn is_making_unique(&self) -> bool {
        let tasks = self.request.wanted();
        tasks.is_some_and(|tasks| matches!(tasks[..], [Task::MakeUnique(_)]))
    }

    /// Gives no more numbers. What is known about the puzzle stays known.
    pub fn leave_as_it_is(&mut self) {
        if self.judged.is_some() {
            self.request.finish();
        } else {
            self.ask();
        }
    }

    /// Makes another puzzle of the present one, if it is one.
    pub fn redraw(&mut self, puzzle: Option<Puzzle>) {
        if let Some(puzzle) = puzzle {
            self.making = true;
            self.change(NumbersLink::from(NumberSource::Own(puzzle)));
        }
    }
}
