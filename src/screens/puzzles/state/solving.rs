//! The puzzle is solved: by presses, strokes and hints.

use bezzel_solver::board::Square;

use super::{State, Stroke};
use crate::screens::puzzles::hint::{Advice, Hint, Tier};
use crate::screens::puzzles::position::{Content, content, put};

impl State {
    /// Whether something can be put on a square.
    pub(super) fn is_open(&self, square: Square) -> bool {
        self.puzzle().is_some_and(|puzzle| {
            puzzle.given().size().contains(square) && !puzzle.given().contains(square)
        }) && !self.is_solved()
    }

    pub(super) fn with_square(
        &self,
        square: Square,
        next: impl FnOnce(Content, bool) -> Content,
    ) -> Self {
        if !self.is_open(square) {
            return self.clone();
        }
        let mut position = self.changeable();
        let next = next(content(&position, square), self.is_implied(square));
        put(&mut position, square, next);
        self.with(position)
    }

    /// Whether a square is crossed out by itself.
    pub(super) fn is_implied(&self, square: Square) -> bool {
        !self.habits.by_hand
            && self
                .facts()
                .is_some_and(|facts| facts.excluded.contains(square))
    }

    pub(super) fn stroked(&self, squares: &[Square]) -> Self {
        let Some(&first) = squares.first() else {
            return self.clone();
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
        let history = match (changes, begun) {
            (false, _) => self.history.clone(),
            (true, false) => self.history.change(position),
            (true, true) => self.history.amend(position),
        };
        let begun = begun || changes;
        Self {
            stroke: Some(Stroke::Crosses { clears, begun }),
            ..self.at(history)
        }
    }

    pub(super) fn hinted(&self) -> Self {
        let next = match &self.hint {
            None => {
                let hint = self.judged.as_ref().and_then(|judged| {
                    Hint::on(&judged.puzzle, judged.solution()?, self.position())
                });
                let hint = hint.filter(|_| !self.is_solved());
                return Self {
                    hint,
                    ..self.clone()
                };
            }
            Some(hint) => hint.clone(),
        };
        match (next.tier, next.advice) {
            (Tier::Where, advice) => Self {
                hint: Some(Hint {
                    advice,
                    tier: Tier::Why,
                }),
                ..self.clone()
            },
            (Tier::Why, advice) => {
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
                self.with(position)
            }
        }
    }
}
