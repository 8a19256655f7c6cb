//! The board of the program at a step, as a reading of its variables has it.

use std::rc::Rc;

use bezzel_recording::board::{Board, By, Kind, Piece, Reading};
use bezzel_solver::board::Square;
use bezzel_solver::knight::Step;
use bezzel_solver::queens::{Piece as QueenPiece, conflicts};
use yew::prelude::*;

use crate::components::Figure;
use crate::components::board::{Board as BoardView, Cell, attack_line, tour_line};
use crate::locale::Locale;
use crate::text;

/// The pairs of squares that are wrong together: two queens that attack each other, or the ends of a step that is no
/// knight's move.
pub fn wrong_pairs(board: &Board, piece: Piece) -> Vec<(Square, Square)> {
    match piece {
        Piece::Queen => {
            let queens = board.placement();
            let conflicts = queens.map(|queens| conflicts(&queens, QueenPiece::Queen));
            let conflicts = conflicts.unwrap_or_default().into_iter();
            conflicts.map(|pair| (pair.a, pair.b)).collect()
        }
        Piece::Knight => {
            let steps = board.squares.windows(2).map(|pair| (pair[0], pair[1]));
            let is_wrong =
                |(from, to): &(Square, Square)| from != to && Step::between(*from, *to).is_none();
            steps.filter(is_wrong).collect()
        }
    }
}

/// The board as it is drawn.
pub fn board_drawing(board: &Board, piece: Piece, label: String, locale: &Locale) -> Html {
    let wrong = wrong_pairs(board, piece);
    let under = match piece {
        Piece::Knight => tour_line(&board.squares),
        Piece::Queen => Html::default(),
    };
    html! {
        <BoardView
            size={board.size}
            still=true
            cells={board_cells(board, piece, &wrong, locale)}
            {under}
            {label}
        >
            { for wrong.iter().map(|(a, b)| attack_line(*a, *b)) }
        </BoardView>
    }
}

/// The cells of the board.
fn board_cells(
    board: &Board,
    piece: Piece,
    wrong: &[(Square, Square)],
    locale: &Locale,
) -> Rc<[Cell]> {
    let squares = &board.squares;
    let queen = AttrValue::from(text!(locale, "square-queen"));
    let wrong_queen = AttrValue::from(text!(locale, "square-queen-conflict"));
    let cell = |square: Square| {
        let is_wrong = wrong.iter().any(|(a, b)| *a == square || *b == square);
        // The last visit counts where a wrong program comes twice.
        let visit = squares.iter().rposition(|&at| at == square);
        match (piece, visit) {
            (_, None) => Cell::default(),
            (Piece::Queen, Some(_)) => Cell {
                figure: Some(Figure::Queen),
                conflict: is_wrong,
                words: if is_wrong {
                    wrong_queen.clone()
                } else {
                    queen.clone()
                },
                ..Cell::default()
            },
            (Piece::Knight, Some(index)) => {
                let number = index as u32 + 1;
                let stands_here = index + 1 == squares.len();
                Cell {
                    figure: stands_here.then_some(Figure::Knight),
                    visited: Some(number),
                    conflict: is_wrong,
                    words: if stands_here {
                        text!(locale, "own-square-knight", number).into()
                    } else {
                        text!(locale, "own-square-number", number).into()
                    },
                    ..Cell::default()
                }
            }
        }
    };
    board.size.squares().map(cell).collect()
}

/// The state of the board, by its name in `data-status`.
pub fn status(board: &Board, piece: Piece) -> &'static str {
    match (board.is_legal(piece), board.is_full(piece), piece) {
        _ if board.squares.is_empty() => "empty",
        (false, ..) => "conflict",
        (true, true, Piece::Queen) => "solution",
        (true, true, Piece::Knight) => "tour",
        (true, false, _) => "incomplete",
    }
}

/// A reading in words, such as "queens: the column of each row, from 0".
pub fn reading_words(reading: &Reading, locale: &Locale) -> String {
    let variable = reading.variable.to_string();
    let kind = match reading.kind {
        Kind::Columns { .. } => "columns",
        Kind::Masks => "masks",
        Kind::Pairs => "pairs",
        Kind::Indices => "indices",
        Kind::Matrix { .. } => "matrix",
        Kind::Numbers => "numbers",
        Kind::Integer => "integer",
        Kind::Frames => "frames",
        Kind::FrameMasks => "frame-masks",
        Kind::Names => return text!(locale, "own-reading-names", variable),
        Kind::Printed => return text!(locale, "own-reading-printed"),
    };
    let by = match reading.by {
        By::Rows => "rows",
        By::Columns => "columns",
    };
    let from = match reading.kind {
        Kind::Matrix { .. } => reading.edge,
        _ => reading.from,
    };
    text!(locale, "own-reading", variable, kind, by, from)
}
