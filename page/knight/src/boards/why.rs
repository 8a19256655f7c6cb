//! Why a board has no closed tour, or none at all: in words, and in a picture that
//! shows it.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Reason};
use yew::prelude::*;

use super::picture::{Picture, all_moves};
use crate::components::{reason_figure, reason_words};
use crate::locale::Locale;
use crate::text;

/// The most columns and rows of a picture of a long board: a part shows it all.
const PART: u32 = 10;
/// The squares of the walk that alternates.
const WALK: usize = 8;

/// The reason at length.
pub fn why(reason: &Reason, board: &Board, locale: &Locale) -> Html {
    let size = board.size();
    if !board.holes().is_empty() {
        return short(reason, board, locale);
    }
    let words = |key: &str| html! { <p>{ locale.text(key, &[]) }</p> };
    match *reason {
        Reason::Colours { dark, light } => html! {
            <>
                <p>{ text!(locale, "why-colours", dark, light) }</p>
                { figure(Picture::of(size).draw(), String::new()) }
            </>
        },
        Reason::SingleSquare => words("why-single"),
        Reason::TooNarrow => html! {
            <>
                <p>{ text!(locale, "why-narrow", side = size.rows().min(size.columns())) }</p>
                { narrow(size, locale) }
            </>
        },
        Reason::ClosedFourRows => four_rows(size, locale),
        Reason::CutOff { square, .. } => html! {
            <>
                <p>{ text!(locale, "why-cut-off", square = locale.square(square, size)) }</p>
                { every_move(size, &[square], false, String::new()) }
            </>
        },
        Reason::FallsApart { .. } => short(reason, board, locale),
        _ => html! {
            <>
                <p>{ text!(locale, "why-small") }</p>
                { every_move(size, &[], true, text!(locale, "why-small-figure")) }
            </>
        },
    }
}

/// The reason in one sentence, and a picture that shows it.
fn short(reason: &Reason, board: &Board, locale: &Locale) -> Html {
    html! {
        <>
            <p>{ reason_words(reason, locale) }</p>
            { reason_figure(reason, board, locale) }
        </>
    }
}

fn figure(picture: Html, caption: String) -> Html {
    html! {
        <figure class="why-figure">
            { picture }
            if !caption.is_empty() {
                <figcaption>{ caption }</figcaption>
            }
        </figure>
    }
}

/// A board of one or two rows: where all the moves lead.
fn narrow(size: Size, locale: &Locale) -> Html {
    let part = part(size);
    let moves = all_moves(part);
    // A knight from a corner goes along, and leaves three squares in four out.
    let reached = reached(part, part.a1());
    let strong: Vec<_> = moves
        .iter()
        .copied()
        .filter(|(from, _)| reached.contains(from))
        .collect();
    let picture = Picture {
        moves: &moves,
        strong: &strong,
        dotted: &reached,
        ..Picture::of(part)
    };
    figure(picture.draw(), text!(locale, "why-narrow-figure"))
}

/// The squares that a knight can ever reach.
fn reached(size: Size, from: Square) -> Vec<Square> {
    let board = Board::from(size);
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        for to in board.neighbours(at) {
            if !reached.contains(&to) {
                reached.push(to);
            }
        }
    }
    reached
}

/// The board with all its moves. Moves that a closed tour must contain stand out.
fn every_move(size: Size, framed: &[Square], closed: bool, caption: String) -> Html {
    let board = Board::from(size);
    let moves = all_moves(size);
    let forced = |square: &Square| closed && board.degree(*square) == 2;
    let strong: Vec<_> = moves
        .iter()
        .copied()
        .filter(|(from, to)| forced(from) || forced(to))
        .collect();
    let picture = Picture {
        moves: &moves,
        strong: &strong,
        framed,
        ..Picture::of(size)
    };
    figure(picture.draw(), caption)
}

/// The proof for boards with four rows or columns, in three pictures.
fn four_rows(size: Size, locale: &Locale) -> Html {
    let part = part(size);
    let walk = walk(part);
    let met: Vec<Square> = part
        .squares()
        .filter(|square| is_outer(*square, part) == square.is_dark(part))
        .collect();
    let outer = Picture {
        toned: Some(is_outer),
        ..Picture::of(part)
    };
    let walking = Picture {
        toned: Some(is_outer),
        path: &walk,
        numbered: true,
        ..Picture::of(part)
    };
    let half = Picture {
        dotted: &met,
        ..Picture::of(part)
    };
    let step = |number: u32, key: &str, picture: Html| {
        html! {
            <li>
                <p>{ text!(locale, key, squares = size.area() / 2, number) }</p>
                <figure class="why-figure">{ picture }</figure>
            </li>
        }
    };
    html! {
        <ol class="proof">
            { step(1, "why-four-outer", outer.draw()) }
            { step(2, "why-four-walk", walking.draw()) }
            { step(3, "why-four-half", half.draw()) }
        </ol>
    }
}

/// Whether a square is in an outer row, where the board has four; else in an outer
/// column.
fn is_outer(square: Square, size: Size) -> bool {
    let (at, sides) = if size.rows() == 4 {
        (square.row, size.rows())
    } else {
        (square.column, size.columns())
    };
    at == 0 || at + 1 == sides
}

/// A knight's walk from a corner between outer and inner squares, along the board.
fn walk(size: Size) -> Vec<Square> {
    let board = Board::from(size);
    let mut walk = vec![size.a1()];
    while walk.len() < WALK {
        let at = walk[walk.len() - 1];
        let onward = board
            .neighbours(at)
            .filter(|to| is_outer(*to, size) != is_outer(at, size) && !walk.contains(to));
        // Nearest to the start first, so that the walk turns back late.
        let Some(to) =
            onward.min_by_key(|to| (to.row.abs_diff(size.rows() - 1) + to.column, to.row))
        else {
            break;
        };
        walk.push(to);
    }
    walk
}

/// The beginning of a long board.
fn part(size: Size) -> Size {
    Size::new(size.rows().min(PART), size.columns().min(PART)).unwrap_or(size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(text: &str) -> Size {
        text.parse().unwrap()
    }

    #[test]
    fn a_knight_on_two_rows_reaches_a_quarter() {
        let of = |text| reached(size(text), size(text).a1()).len();
        assert_eq!(of("2x8"), 4);
        assert_eq!(of("8x2"), 4);
        assert_eq!(of("1x9"), 1);
    }

    /// The argument of the proof, square by square: outer squares have inner
    /// neighbours only, and there are as many of either.
    #[test]
    fn no_move_joins_two_outer_squares_of_four_rows() {
        for text in ["4x7", "9x4", "4x4", "3x4", "4x3"] {
            let size = size(text);
            let outer = size.squares().filter(|square| is_outer(*square, size));
            assert_eq!(outer.count() as u64 * 2, size.area(), "{text}");
            assert!(
                all_moves(size)
                    .iter()
                    .all(|(a, b)| !(is_outer(*a, size) && is_outer(*b, size))),
                "{text}"
            );
        }
    }

    #[test]
    fn the_walk_alternates_and_keeps_to_half_of_the_squares() {
        for text in ["4x5", "4x10", "12x4"] {
            let part = part(size(text));
            let walk = walk(part);
            assert!(walk.len() >= 6, "{text}: {}", walk.len());
            for square in walk {
                assert_eq!(is_outer(square, part), square.is_dark(part), "{text}");
            }
        }
    }
}
