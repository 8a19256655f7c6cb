//! The board: the numbers with their words, and the moves between them.

use std::rc::Rc;

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::advice::Advice;
use super::facts::Facts;
use super::state::State;
use crate::components::board::{Cell, Mark, attack_line};
use crate::components::centre;
use crate::locale::Locale;
use crate::text;

/// The cells of the board, row by row from the top.
pub fn board_cells(state: &State, facts: Option<&Facts>, locale: &Locale) -> Rc<[Cell]> {
    let board = state.position().source.board();
    let wrong = state.mistakes().filter(|_| state.checked);
    let wrong = wrong.unwrap_or_default();
    let cell = |square: Square| {
        if !board.contains(square) {
            return Cell {
                hole: true,
                words: text!(locale, "numbers-hole").into(),
                ..Cell::default()
            };
        }
        let number = facts.and_then(|facts| facts.number(square));
        let given = state.puzzle().is_some_and(|puzzle| {
            let mut given = puzzle.given().iter();
            given.any(|&(_, at)| at == square)
        });
        let conflict = facts.is_some_and(|facts| facts.is_in_conflict(square));
        let is_wrong = wrong.iter().any(|&(_, at)| at == square);
        let content = match number {
            Some(_) if given => "given",
            Some(_) => "own",
            None => "empty",
        };
        let fault = match (conflict, is_wrong) {
            (true, _) => "conflict",
            (_, true) => "wrong",
            _ => "none",
        };
        let words = text!(
            locale,
            "numbers-square",
            content,
            number = number.unwrap_or(0),
            fault
        );
        Cell {
            visited: number,
            given,
            conflict,
            mark: mark(state, facts, square).or(is_wrong.then_some(Mark::Wrong)),
            words: words.into(),
            ..Cell::default()
        }
    };
    board.size().squares().map(cell).collect()
}

/// The mark of the hint on a square.
fn mark(state: &State, facts: Option<&Facts>, square: Square) -> Option<Mark> {
    let advice = state.advice.as_ref()?;
    if let Advice::Mistakes(wrong) = advice {
        let is_wrong = wrong.iter().any(|&(_, at)| at == square);
        return is_wrong.then_some(Mark::Wrong);
    }
    if advice.subject() == Some(square) {
        return Some(Mark::Proposed);
    }
    let mut reasons = advice.reasons().into_iter();
    let is_reason = |number| facts.and_then(|facts| facts.square(number)) == Some(square);
    reasons.any(is_reason).then_some(Mark::Chosen)
}

/// The moves of the knight between numbers that follow each other, below the numbers.
pub fn moves(facts: &Facts) -> Html {
    let line = facts.moves().fold(String::new(), |line, ends| {
        let [(x1, y1), (x2, y2)] = ends.map(centre);
        line + &format!("M{x1} {y1}L{x2} {y2}")
    });
    html! {
        <g class="tour-line">
            <path class="casing" stroke-width="5" d={line.clone()} />
            <path stroke-width="3" d={line} />
        </g>
    }
}

/// Lines between numbers that cannot both stay.
pub fn conflicts(facts: &Facts) -> Html {
    let pairs = facts.conflicts.iter();
    let pairs = pairs.filter_map(|&first| facts.ends(first));
    pairs.map(|[a, b]| attack_line(a, b)).collect()
}
