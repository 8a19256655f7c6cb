//! The picture that shows why: the colours counted, the rows of Schwenk's
//! argument, the moves that there are on a narrow board or at a square.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Reason};
use yew::prelude::*;

use super::words::{named_squares, rest};
use crate::drawings::{UNIT, centre, checks};
use crate::locale::Locale;
use crate::text;

/// Larger boards are shown in part, where a part shows enough.
const LARGEST_SIDE: u32 = 12;

/// The picture for a reason on a board, with a caption where it counts; nothing
/// where words alone say it as well.
pub fn reason_figure(reason: &Reason, board: &Board, locale: &Locale) -> Html {
    match reason {
        Reason::Colours { dark, light } => {
            let seen = fits(board.size()).then(|| sketch(board, &[], &[], &[]));
            figure("", seen, Some(tally(*dark, *light, locale)))
        }
        Reason::ClosedFourRows => {
            let caption = text!(locale, "reason-four-caption");
            figure("", Some(four_rows(board)), Some(caption.into()))
        }
        Reason::FallsApart { size, .. } => {
            let caption = text!(locale, "reason-pieces-caption");
            figure("pieces", Some(pieces(reason, *size)), Some(caption.into()))
        }
        Reason::TooNarrow => {
            let part = part_of(board);
            figure("", Some(sketch(&part, &[], &all_moves(&part), &[])), None)
        }
        Reason::NoCorner => {
            let last = |side: u32| [0, side - 1];
            let size = board.size();
            let corners: Vec<_> = last(size.rows())
                .into_iter()
                .flat_map(|row| last(size.columns()).map(|column| Square::new(row, column)))
                .collect();
            figure("", Some(sketch(board, &corners, &[], &[])), None)
        }
        reason => {
            let squares = named_squares(reason);
            if squares.is_empty() || !fits(board.size()) {
                return Html::default();
            }
            let moves = moves_of(reason, board);
            figure("", Some(sketch(board, &squares, &moves, &[])), None)
        }
    }
}

/// The moves that a reason mentions.
fn moves_of(reason: &Reason, board: &Board) -> Vec<(Square, Square)> {
    match *reason {
        Reason::CornersShare {
            corners: [a, b], ..
        } => [a, b]
            .into_iter()
            .flat_map(|corner| board.neighbours(corner).map(move |to| (corner, to)))
            .collect(),
        _ => Vec::new(),
    }
}

/// The outer and the inner of four rows, by letters.
fn four_rows(board: &Board) -> Html {
    let part = part_of(board);
    let lying = board.size().rows() == 4;
    let letter = |square: Square| {
        let at = if lying { square.row } else { square.column };
        (square, if at == 1 || at == 2 { "B" } else { "A" })
    };
    let letters: Vec<_> = part.size().squares().map(letter).collect();
    // All moves from a square of each kind: none leads from A to A.
    let from = if lying {
        Square::new(0, part.size().columns() / 2)
    } else {
        Square::new(part.size().rows() / 2, 0)
    };
    let moves: Vec<_> = part.neighbours(from).map(|to| (from, to)).collect();
    sketch(&part, &[], &moves, &letters)
}

/// The squares that are taken away, framed; on the others the number of their piece, which is joined by its moves.
fn pieces(reason: &Reason, size: Size) -> Html {
    const NUMBERS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let pieces = rest(reason, size);
    let removed = reason.removed();
    let moves: Vec<_> =
        Board::new(size, removed.clone()).map_or_else(|_| Vec::new(), |board| all_moves(&board));
    let numbered = NUMBERS.into_iter().zip(&pieces);
    let numbers: Vec<_> = numbered
        .flat_map(|(number, piece)| piece.iter().map(move |square| (*square, number)))
        .collect();
    sketch(&Board::from(size), &removed, &moves, &numbers)
}

/// All moves of a knight on a board, each once.
fn all_moves(board: &Board) -> Vec<(Square, Square)> {
    board
        .squares()
        .flat_map(|from| board.neighbours(from).map(move |to| (from, to)))
        .filter(|(from, to)| from < to)
        .collect()
}

fn figure(class: &'static str, drawing: Option<Html>, caption: Option<Html>) -> Html {
    html! {
        <figure class={classes!("no-tour-figure", class)}>
            { drawing }
            if let Some(caption) = caption {
                <figcaption>{ caption }</figcaption>
            }
        </figure>
    }
}

const fn fits(size: Size) -> bool {
    size.rows() <= LARGEST_SIDE && size.columns() <= LARGEST_SIDE
}

/// The board without holes, cut to a size that can be shown.
fn part_of(board: &Board) -> Board {
    let size = board.size();
    let part = Size::new(
        size.rows().min(LARGEST_SIDE),
        size.columns().min(LARGEST_SIDE),
    );
    Board::from(part.unwrap_or(size))
}

/// The numbers of dark and of light squares.
fn tally(dark: u64, light: u64, locale: &Locale) -> Html {
    let swatch = |class: &'static str| {
        html! {
            <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
                <rect {class} width="10" height="10" />
            </svg>
        }
    };
    html! {
        <>
            { swatch("dark") }
            <span>{ text!(locale, "reason-dark", count = dark) }</span>
            { swatch("light") }
            <span>{ text!(locale, "reason-light", count = light) }</span>
        </>
    }
}

/// A small drawing of a board, which words beside it explain: holes, frames round
/// squares, moves, letters on squares.
fn sketch(
    board: &Board,
    framed: &[Square],
    moves: &[(Square, Square)],
    letters: &[(Square, &'static str)],
) -> Html {
    let size = board.size();
    let (width, height) = (size.columns() * UNIT, size.rows() * UNIT);
    let rect = |class: &'static str, square: Square, inset: u32| {
        let side = (UNIT - 2 * inset).to_string();
        html! {
            <rect
                {class}
                x={(square.column * UNIT + inset).to_string()}
                y={(square.row * UNIT + inset).to_string()}
                width={side.clone()}
                height={side}
            />
        }
    };
    html! {
        <svg
            viewBox={format!("-4 -4 {} {}", width + 8, height + 8)}
            width={(size.columns() * 28).to_string()}
            aria-hidden="true"
        >
            <g transform={format!("scale({UNIT})")}>{ checks(size) }</g>
            for hole in board.holes() {
                <path
                    class="hole"
                    d="M0 0h100v100H0zM12 12l76 76m0-76-76 76"
                    transform={format!("translate({} {})", hole.column * UNIT, hole.row * UNIT)}
                />
            }
            <rect class="frame" width={width.to_string()} height={height.to_string()} />
            for (from, to) in moves {
                { line(*from, *to) }
            }
            for square in framed {
                { rect("framed", *square, 8) }
            }
            for (square, letter) in letters.iter().copied() {
                <text x={centre(square).0.to_string()} y={(centre(square).1 + 16).to_string()}>{ letter }</text>
            }
        </svg>
    }
}

fn line(from: Square, to: Square) -> Html {
    let ((x1, y1), (x2, y2)) = (centre(from), centre(to));
    let d = format!("M{x1} {y1}L{x2} {y2}");
    html! {
        <g class="tour-line">
            <path class="casing" d={d.clone()} stroke-width="14" />
            <path {d} stroke-width="6" />
        </g>
    }
}
