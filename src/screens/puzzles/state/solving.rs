//! The puzzle is solved: by presses, strokes and hints.

use bezzel_solver::board::Square;

use super::{State, Stroke};
use crate::screens::puzzles::facts::Facts;
use crate::screens::puzzles::hint::{Advice, Hint, Tier};
use crate::screens::puzzles::position::{Content, content, put};

impl State {
    /// Whether something can be put on a square.
    pub(super) fn is_open(&self, square: Square) -> bool {
        self.puzzle().is_some_and(|puzzle| {
            puzzle.given().size().contains(square) && !puzzle.given().contains(square)
        }) && !self.is_solved()
    }

    /// Changes the content of a square, given its present content and whether it is crossed out automatically.
    pub(super) fn change_square(
        &mut self,
        square: Square,
        next: impl FnOnce(Content, bool) -> Content,
    ) {
        if self.is_open(square) {
            let mut position = self.changeable();
            let next = next(content(&position, square), self.is_implied(square));
            put(&mut position, square, next);
            self.change(position);
        }
    }

    /// Whether a square is crossed out by itself.
    fn is_implied(&self, square: Square) -> bool {
        let excludes = |facts: Facts| facts.excluded.contains(square);
        !self.habits.by_hand && self.facts().is_some_and(excludes)
    }

    /// A stroke while the puzzle is solved.
    pub(super) fn cross(&mut self, squares: &[Square]) {
        let Some(&first) = squares.first() else {
            return;
        };
        let (clears, begun) = match self.stroke {
            Some(Stroke::Crosses { clears, begun }) => (clears, begun),
            _ => (content(self.position(), first) == Content::Cross, false),
        };
        let (from, to) = if clears {
            (Content::Cross, Content::Empty)
        } else {
            (Content::Empty, Content::Cross)
        };
        let mut position = self.changeable();
        for &square in squares {
            let changes = content(&position, square) == from && self.is_open(square);
            if changes && (clears || !self.is_implied(square)) {
                put(&mut position, square, to);
            }
        }
        let changes = position.crosses != self.position().crosses;
        self.go(match (changes, begun) {
            (false, _) => self.history.clone(),
            (true, false) => self.history.change(position),
            (true, true) => self.history.amend(position),
        });
        let begun = begun || changes;
        self.stroke = Some(Stroke::Crosses { clears, begun });
    }

    /// Gives a hint, or more of it.
    pub(super) fn give_hint(&mut self) {
        let Some(hint) = &mut self.hint else {
            let judged = self.judged.as_ref().filter(|_| !self.is_solved());
            self.hint = judged
                .and_then(|judged| Hint::on(&judged.puzzle, judged.solution()?, self.position()));
            self.hints += u32::from(self.hint.is_some());
            return;
        };
        hint.tier = Tier::Why;
    }

    /// Changes the squares as the hint says, once all of it is told.
    pub(super) fn follow_hint(&mut self) {
        let Some(Hint { advice, .. }) = self.hint.clone().filter(Hint::is_all_told) else {
            return;
        };
        let mut position = self.changeable();
        match advice {
            Advice::Mistakes(squares) => {
                for square in squares {
                    put(&mut position, square, Content::Empty);
                }
            }
            Advice::Step(step) => {
                for &square in step.crossed() {
                    put(&mut position, square, Content::Cross);
                }
                if let Some(square) = step.placed() {
                    put(&mut position, square, Content::Queen);
                }
            }
        }
        self.change(position);
    }
}
