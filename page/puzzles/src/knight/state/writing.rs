//! The visitor writes numbers, and reads hints.

use bezzel_solver::board::Square;
use bezzel_solver::knight::puzzle::{Inference, Puzzle};

use super::State;
use crate::bridge::numbers::{Found, Task, WorkerEvent};
use crate::components::History;
use crate::knight::advice::Advice;
use crate::link::NumbersLink;

/// Digits that are typed on a square, one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    square: Square,
    /// Their number.
    number: u32,
    /// The history before the first of them.
    before: History<NumbersLink>,
}

impl State {
    /// The number that a press writes: the lowest that is missing, from the chosen one on if there is any.
    pub fn next_number(&self) -> Option<u32> {
        let facts = self.facts()?;
        let from = self.chosen.unwrap_or(1);
        let above = facts.missing().find(|&number| number >= from);
        above.or_else(|| facts.missing().next())
    }

    /// The number from which on presses write, if the visitor has chosen one.
    pub fn picked(&self) -> Option<u32> {
        self.chosen.and_then(|_| self.next_number())
    }

    /// Whether the visitor can write on a square.
    fn is_open(&self, square: Square) -> bool {
        let Some(puzzle) = self.puzzle() else {
            return false;
        };
        let is_given = puzzle.given().iter().any(|&(_, at)| at == square);
        puzzle.board().contains(square) && (self.making || !is_given) && !self.is_solved()
    }

    /// The numbers that the visitor can change: those of a puzzle that is made, or else those that the visitor has written.
    fn changed(&self) -> &[(u32, Square)] {
        match self.puzzle().filter(|_| self.making) {
            Some(puzzle) => puzzle.given(),
            None => &self.position().mine,
        }
    }

    /// The number on a square that the visitor can change.
    fn own(&self, square: Square) -> Option<u32> {
        let mine = self.changed().iter();
        mine.copied()
            .find_map(|(number, at)| (at == square).then_some(number))
    }

    /// Writes the next number, or erases the visitor's own.
    pub fn press(&mut self, square: Square) {
        let number = match self.own(square) {
            Some(_) => None,
            None => self.next_number(),
        };
        self.write(square, number);
    }

    /// Writes a number on a square in the place of its own, and takes it from the square where it is; or erases it.
    pub fn write(&mut self, square: Square, number: Option<u32>) {
        if self.is_open(square) {
            let mut numbers = self.changed().to_vec();
            let stays = |&(other, at): &(u32, Square)| at != square && Some(other) != number;
            numbers.retain(stays);
            numbers.extend(number.map(|number| (number, square)));
            numbers.sort_unstable();
            if self.making {
                return self.give(numbers);
            }
            let mut position = self.changeable();
            position.mine = numbers;
            self.change(position);
        }
    }

    /// Writes the number of the digits that are typed on a square, in the place of the digits before. It begins anew where it
    /// would be too large. A given number is not written: it stands elsewhere.
    pub fn type_digit(&mut self, square: Square, digit: u32) {
        let (Some(facts), true) = (self.facts(), self.is_open(square)) else {
            return;
        };
        let typed = self.typed.take().filter(|typed| typed.square == square);
        let longer = typed.as_ref().map(|typed| typed.number * 10 + digit);
        let longer = longer.filter(|&number| number <= facts.last());
        let before = typed.map_or_else(|| self.history.clone(), |typed| typed.before);
        let number = longer.unwrap_or(digit);
        if number == 0 {
            return;
        }
        self.history = before.clone();
        let is_given = self.puzzle().is_some_and(|puzzle| {
            !self.making && puzzle.given().iter().any(|&(given, _)| given == number)
        });
        if !is_given {
            self.write(square, Some(number));
        }
        self.typed = Some(Typed {
            square,
            number,
            before,
        });
    }

    /// Goes to a position of the history, if there is one.
    pub fn travel(&mut self, history: Option<History<NumbersLink>>) {
        if let Some(history) = history {
            self.go(history);
        }
    }

    /// The visitor's numbers that are not those of the only solution, if it is known.
    pub fn mistakes(&self) -> Option<Vec<(u32, Square)>> {
        let solution = self.judged.as_ref()?.solution.as_ref()?;
        let is_wrong = |&&(number, square): &&(u32, Square)| {
            solution.get(number as usize - 1) != Some(&square)
        };
        let mine = self.position().mine.iter();
        Some(mine.filter(is_wrong).copied().collect())
    }

    /// Gives a hint: the mistakes if there are any, or else the next deduction, for which a worker is asked.
    pub fn give_hint(&mut self) {
        let mistakes = self.mistakes().unwrap_or_default();
        if !mistakes.is_empty() {
            self.advice = Some(Advice::Mistakes(mistakes));
            self.hints += 1;
            return;
        }
        let written = self.puzzle().and_then(|puzzle| {
            let given = [puzzle.given(), &self.position().mine].concat();
            Puzzle::new(puzzle.board().clone(), puzzle.kind(), given).ok()
        });
        if let Some(written) = written.filter(|_| !self.is_solved()) {
            self.asking.ask([Task::Hint(written)]);
            self.hints += 1;
        }
    }

    /// Takes up the hint that a worker has found.
    pub fn receive_hint(&mut self, event: WorkerEvent) {
        let found = self.asking.accept(event).and_then(|slice| slice.found);
        let Some(Found::Hint(steps)) = found else {
            return;
        };
        let is_whole = steps.last().is_some_and(|last| {
            last.written().is_some() || matches!(last, Inference::Impossible { .. })
        });
        self.advice = Some(if is_whole {
            Advice::Steps(steps)
        } else {
            self.shown()
        });
    }

    /// The place of the lowest number that is missing, if the solution is known.
    fn shown(&self) -> Advice {
        let number = self.facts().and_then(|facts| facts.missing().next());
        let solution = self
            .judged
            .as_ref()
            .and_then(|judged| judged.solution.as_ref());
        let shown = number.zip(solution).and_then(|(number, solution)| {
            Some(Advice::Solution(
                number,
                *solution.get(number as usize - 1)?,
            ))
        });
        shown.unwrap_or(Advice::Nothing)
    }

    /// Writes or erases numbers as the hint says.
    pub fn follow_hint(&mut self) {
        match self.advice.take() {
            Some(Advice::Mistakes(wrong)) => {
                let mut position = self.changeable();
                position.mine.retain(|number| !wrong.contains(number));
                self.change(position);
            }
            advice => {
                if let Some((number, square)) = advice.and_then(|advice| advice.written()) {
                    self.write(square, Some(number));
                }
            }
        }
    }
}
