//! The look and the name of each square.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::AttrValue;

use super::drawing::mark;
use super::facts::{Facts, mistakes};
use super::position::Content;
use super::state::{State, figure};
use super::step::Answer;
use crate::components::board::{Cell, Cross, Mark};
use crate::components::region_letter;
use crate::locale::Locale;
use crate::text;

/// The squares of the board, row by row from the top; empty ones while there is no puzzle.
pub fn board_cells(state: &State, facts: Option<&Facts>, locale: &Locale) -> Rc<[Cell]> {
    let n = state.position().source.n();
    let size = Size::square(n).expect("boards of puzzles are small");
    let (Some(puzzle), Some(facts)) = (state.puzzle(), facts) else {
        return size.squares().map(|_| Cell::default()).collect();
    };
    let position = state.position();
    let figure = figure(puzzle.rule());
    let solution = state.judged.as_ref().and_then(|judged| judged.solution());
    let shows_wrong = state.checked || state.habits.checks_at_once;
    let wrong = solution.filter(|_| shows_wrong);
    let wrong = wrong.map_or_else(Vec::new, |solution| mistakes(position, solution));
    let is_refused = state
        .pending()
        .is_some_and(|step| matches!(step.answer, Answer::Refused { .. }));
    let unproved = if is_refused {
        Mark::Wrong
    } else {
        Mark::Chosen
    };
    let cell = |square: Square| {
        let region = puzzle.region(square).map(region_letter);
        let pending = state.pending_on(square);
        let queen = facts.queens.contains(square) || pending == Content::Queen;
        let given = puzzle.given().contains(square);
        let conflict = queen && facts.is_in_conflict(square);
        let cross = if position.crosses.contains(square) || pending == Content::Cross {
            Some(Cross::Own)
        } else {
            let implied = !state.habits.by_hand && facts.excluded.contains(square);
            implied.then_some(Cross::Implied)
        };
        let is_wrong = wrong.contains(&square);
        let doubtful = state.doubtful.contains(&square);
        let hinted = state.hint.as_ref().and_then(|hint| mark(hint, square));
        let words = text!(
            locale,
            "puzzle-square",
            region = region.map_or_else(|| "none".to_owned(), String::from),
            content = match (queen, given, cross) {
                (true, true, _) => "given",
                (true, false, _) => figure.name(),
                (false, _, Some(_)) => "cross",
                (false, _, None) => "empty",
            },
            fault = if conflict {
                "conflict"
            } else if is_wrong {
                "wrong"
            } else if pending != Content::Empty {
                "unproved"
            } else if doubtful {
                "doubtful"
            } else {
                "none"
            }
        );
        Cell {
            figure: queen.then_some(figure),
            conflict,
            region: region.map(|letter| letter.to_ascii_lowercase().to_string().into()),
            given,
            cross: cross.filter(|_| !queen),
            // A cross would hide the queen.
            mark: match hinted
                .or_else(|| is_wrong.then_some(Mark::Refused))
                .or_else(|| (pending != Content::Empty).then_some(unproved))
                .or_else(|| doubtful.then_some(Mark::Chosen))
            {
                Some(Mark::Refused) if queen => Some(Mark::Wrong),
                mark => mark,
            },
            words: AttrValue::from(words),
            ..Cell::default()
        }
    };
    size.squares().map(cell).collect()
}
