//! The cells of the board, with their words.

use std::rc::Rc;

use bezzel_solver::board::Square;
use yew::AttrValue;

use super::facts::Facts;
use super::state::Revealed;
use crate::components::board::{Cell, LegalMark, Mark};
use crate::components::{Figure, hole, knight_words};
use crate::link::DuelLink;
use crate::locale::Locale;
use crate::text;

/// The cells of the board, row by row from the top.
pub fn board_cells(
    link: &DuelLink,
    facts: &Facts,
    revealed: Revealed,
    locale: &Locale,
) -> Rc<[Cell]> {
    let size = link.path.board.size();
    let cell = |square: Square| cell(square, link, facts, revealed, locale);
    size.squares().map(cell).collect()
}

fn cell(
    square: Square,
    link: &DuelLink,
    facts: &Facts,
    revealed: Revealed,
    locale: &Locale,
) -> Cell {
    let size = link.path.board.size();
    if !link.path.board.contains(square) {
        return hole(locale);
    }
    let path = &link.path.squares;
    let visited = path.iter().position(|at| *at == square);
    let number = visited.map(|index| index as u32 + 1);
    let stands_here = path.last() == Some(&square);
    // Squares that only the computer can choose get no circle.
    let legal = facts.onward(square).filter(|_| !link.is_computers());
    let wins = revealed.winner && facts.verdict.winning_moves.contains(&square);
    let partner = facts.partner(square).filter(|_| revealed.pairs);

    let mut words = Vec::from_iter(knight_words(
        number,
        stands_here,
        legal.map(|onward| (onward, LegalMark::Number)),
        locale,
    ));
    if wins {
        words.push(text!(locale, "square-wins"));
    }
    if let Some(partner) = partner {
        words.push(text!(
            locale,
            "square-partner",
            partner = locale.square(partner, size)
        ));
    } else if revealed.pairs && facts.singles.contains(&square) {
        words.push(text!(locale, "square-single"));
    }
    Cell {
        figure: stands_here.then_some(Figure::Knight),
        visited: number,
        legal,
        mark: wins.then_some(Mark::Winning),
        words: AttrValue::from(words.join(", ")),
        ..Cell::default()
    }
}
