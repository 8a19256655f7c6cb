//! The puzzle is made.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Kind, Puzzle};

use super::{Action, State, Stroke};
use crate::bridge::puzzle::Task;
use crate::link::{PuzzleSource, PuzzleSpec};
use crate::queens::draft::{Refusal, mended, painted, redrawn};

impl State {
    /// Begins to make the puzzle, makes another of it, or ends.
    pub fn make(&mut self, action: Action) {
        match action {
            Action::Make(true) => {
                let PuzzleSpec { kind, rule, .. } = self.spec();
                let source = self.position().source.clone();
                let taken = self.puzzle().cloned();
                self.redraw(redrawn(kind, rule, source.n(), taken.as_ref()));
                self.taken_over = taken.map(|puzzle| (puzzle, source));
            }
            Action::Make(false) => {
                self.making = false;
                self.doubtful.clear();
            }
            Action::Draft(puzzle, doubtful) => {
                self.redraw(Some(puzzle));
                self.doubtful = doubtful;
            }
            Action::Redraw(kind, rule, n) => {
                if (kind, n) != (Kind::Regions, self.position().source.n()) {
                    self.doubtful.clear();
                }
                self.redraw(redrawn(kind, rule, n, self.puzzle()));
            }
            Action::MakeUnique => {
                if let Some(puzzle) = self.puzzle() {
                    self.request.ask([Task::MakeUnique(puzzle.clone())]);
                }
            }
            _ => {}
        }
    }

    /// The puzzle that is being made is another now.
    pub fn redraw(&mut self, puzzle: Option<Puzzle>) {
        if let Some(puzzle) = puzzle {
            let known = self.judged.clone();
            self.change(PuzzleSource::Own(puzzle).into());
            self.making = true;
            // The old verdict is shown until the new one is known.
            self.judged = self.judged.take().or(known);
        }
    }

    /// A square is painted with a region.
    pub fn paint_square(&mut self, square: Square, region: u32) {
        let painted = self.puzzle().map(|puzzle| painted(puzzle, square, region));
        self.redraw_or_tell(painted);
    }

    /// A square that is in doubt goes to the next region beside it.
    pub fn mend(&mut self, square: Square) {
        let mended = self.puzzle().map(|puzzle| mended(puzzle, square));
        self.redraw_or_tell(mended);
    }

    fn redraw_or_tell(&mut self, changed: Option<Result<Puzzle, Option<Refusal>>>) {
        match changed {
            Some(Ok(puzzle)) => self.redraw(Some(puzzle)),
            Some(Err(refusal)) => self.refusal = refusal,
            None => {}
        }
    }

    /// A stroke over a puzzle that is being made: the region of its first square grows.
    pub fn paint(&mut self, squares: &[Square]) {
        let (Some(&first), Some(puzzle)) = (squares.first(), self.puzzle()) else {
            return;
        };
        let region = match self.stroke {
            Some(Stroke::Paints(region)) => Some(region),
            _ => puzzle.region(first),
        };
        let Some(region) = region else {
            return;
        };
        let mut next = puzzle.clone();
        let mut refusal = None;
        for &square in squares {
            match painted(&next, square, region) {
                Ok(painted) => next = painted,
                Err(reason) => refusal = reason,
            }
        }
        let begun = self.stroke.is_some();
        let stroke = Some(Stroke::Paints(region));
        if next == *puzzle {
            self.stroke = stroke.filter(|_| begun);
            self.refusal = refusal;
            return;
        }
        let position = PuzzleSource::Own(next).into();
        let judged = self.judged.clone();
        self.go(if begun {
            self.history.amend(position)
        } else {
            self.history.change(position)
        });
        self.stroke = stroke;
        self.judged = judged;
        self.refusal = refusal;
    }
}
