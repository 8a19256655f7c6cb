//! The puzzle is solved: by presses, strokes and hints.

use bezzel_solver::board::Square;

use super::{Action, State, Stroke};
use crate::queens::facts::Facts;
use crate::queens::hint::{Advice, Hint, Tier};
use crate::queens::position::{Content, content, other_than, pressed, put};
use crate::queens::step::GivenStep;

impl State {
    /// Whether something can be put on a square.
    pub fn is_open(&self, square: Square) -> bool {
        self.puzzle().is_some_and(|puzzle| {
            puzzle.given().size().contains(square) && !puzzle.given().contains(square)
        }) && !self.is_solved()
    }

    /// Puts marks on the squares of a press, a key or a stroke; in a proof, for the next step.
    pub fn mark(&mut self, action: Action) {
        let habits = self.habits;
        match action {
            action if self.proof().is_some() => self.mark_step(action),
            Action::Press(square) => {
                self.change_square(square, |now, implied| pressed(now, implied, habits));
            }
            Action::Cross(square) => {
                self.change_square(square, |now, _| other_than(Content::Cross, now));
            }
            Action::Queen(square) => {
                self.change_square(square, |now, _| other_than(Content::Queen, now));
            }
            Action::Stroke(squares) => self.cross(&squares),
            Action::Move(from, to) => self.move_queen(from, to),
            _ => {}
        }
    }

    fn move_queen(&mut self, from: Square, to: Square) {
        // A queen on another's square goes back: no queen captures another.
        let is_taken = self.position().queens.contains(to);
        if self.is_open(from) && self.is_open(to) && !is_taken {
            let mut position = self.changeable();
            put(&mut position, from, Content::Empty);
            put(&mut position, to, Content::Queen);
            self.change(position);
        }
    }

    /// Changes the content of a square, given its present content and whether it is crossed out automatically.
    fn change_square(&mut self, square: Square, next: impl FnOnce(Content, bool) -> Content) {
        if self.is_open(square) {
            let mut position = self.changeable();
            let next = next(content(&position, square), self.is_implied(square));
            put(&mut position, square, next);
            self.change(position);
        }
    }

    /// Whether a square is crossed out by itself.
    pub fn is_implied(&self, square: Square) -> bool {
        let excludes = |facts: Facts| facts.excluded.contains(square);
        !self.habits.by_hand && self.facts().is_some_and(excludes)
    }

    /// A stroke while the puzzle is solved.
    fn cross(&mut self, squares: &[Square]) {
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
    pub fn give_hint(&mut self) {
        let Some(hint) = &mut self.hint else {
            let is_open = !self.is_solved() && !self.is_unchecked();
            let judged = self.judged.as_ref().filter(|_| is_open);
            self.hint = judged
                .and_then(|judged| Hint::on(&judged.puzzle, judged.solution()?, self.position()));
            self.hints += u32::from(self.hint.is_some());
            return;
        };
        hint.tier = Tier::Why;
    }

    /// Changes the squares as the hint says, once all of it is shown.
    pub fn follow_hint(&mut self) {
        let Some(Hint { advice, .. }) = self.hint.clone().filter(Hint::is_complete) else {
            return;
        };
        if let (Some(proof), Advice::Step(step)) = (self.proof(), &advice) {
            if let Some(step) = GivenStep::of(step, &proof.reasons) {
                self.take_step(step);
            }
            return;
        }
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
