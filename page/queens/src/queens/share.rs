//! The position taken out of the page: as link, texts, picture, on paper.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use yew::prelude::*;

use crate::components::{Figure, Picture, Share, SharedText};
use crate::link::{Notation, QueensLink};
use crate::locale::Locale;
use crate::text;

/// The buttons. A permutation is offered where the position is one.
pub fn share(position: &QueensLink, locale: &Locale) -> Html {
    let copied = |name: &'static str, text: String| SharedText {
        name,
        file: None,
        text: Callback::from(move |()| text.clone()),
    };
    let permutation = position
        .permutation()
        .map(|text| copied("copy-permutation", text));
    let placement = &position.placement;
    let others = [
        copied("copy-fen", fen(position)),
        copied("copy-matrix", matrix(placement)),
    ];
    let list = list(placement).map(|text| copied("copy-list", text));
    let title = text!(
        locale,
        "picture-title",
        placed = position.placement.len(),
        n = position.placement.n(),
        piece = position.piece.name()
    );
    let (drawn, notation) = (position.clone(), locale.notation);
    html! {
        <Share
            texts={permutation.into_iter().chain(others).chain(list).collect::<Vec<_>>()}
            picture={Callback::from(move |()| picture(&drawn, &title, notation))}
            position={Some(position.clone())}
            file={file_name(position)}
        />
    }
}

/// The FEN with all six fields: some programs read no less, and none minds the others (`docs/printouts.md`).
fn fen(position: &QueensLink) -> String {
    format!("{} w - - 0 1", position.fen())
}

/// The board as programs have it: a line a row, 1 for a queen.
fn matrix(placement: &Placement) -> String {
    let sides = 0..placement.n();
    let row = |row| {
        let has_queen = |column| placement.contains(Square::new(row, column));
        let digits = sides
            .clone()
            .map(|column| ["0 ", "1 "][usize::from(has_queen(column))]);
        digits.collect::<String>().trim_end().to_owned()
    };
    sides.clone().map(row).collect::<Vec<_>>().join("\n")
}

/// The column of each row's queen as Python has them, from 0; none where a row has none or several.
fn list(placement: &Placement) -> Option<String> {
    let columns = placement.columns()?;
    let from_zero: Option<Vec<String>> = columns
        .iter()
        .map(|&column| Some(column.checked_sub(1)?.to_string()))
        .collect();
    Some(["[", &from_zero?.join(", "), "]"].concat())
}

fn picture(position: &QueensLink, title: &str, notation: Notation) -> Picture {
    let figure = Figure::from(position.piece);
    let squares = position.placement.squares();
    Picture {
        pieces: squares.map(|square| (square, figure)).collect(),
        ..Picture::empty(position.placement.size(), title.to_owned(), notation)
    }
}

/// A file name that describes the position.
fn file_name(position: &QueensLink) -> String {
    let (piece, n) = (position.piece.name(), position.placement.n());
    match position.permutation() {
        Some(text) if text.len() <= 40 => format!("{piece}s-{n}-{text}"),
        _ => format!("{piece}s-{n}"),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::notation::parse_permutation;

    use super::*;

    fn position(permutation: &str) -> QueensLink {
        QueensLink {
            placement: parse_permutation(permutation, None).unwrap(),
            ..QueensLink::default()
        }
    }

    #[test]
    fn the_picture_shows_every_piece() {
        let picture = picture(&position("2413"), "four", Notation::default());
        assert_eq!(picture.pieces.len(), 4);
        assert!(picture.svg().contains("<title>four</title>"));
    }

    #[test]
    fn programs_have_a_whole_fen() {
        let fen = fen(&position("2413"));
        assert_eq!(fen, "1Q2/3Q/Q3/2Q1 w - - 0 1");
        let (placement, _) = bezzel_solver::queens::notation::parse_fen(&fen, None).unwrap();
        assert_eq!(placement, position("2413").placement);
    }

    #[test]
    fn programs_have_a_matrix_and_a_list_from_0() {
        let four = position("2413").placement;
        assert_eq!(matrix(&four), "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0");
        assert_eq!(list(&four).as_deref(), Some("[1, 3, 0, 2]"));
        assert_eq!(list(&position("2013").placement), None);
    }

    #[test]
    fn a_file_is_named_by_the_position_where_that_is_short() {
        assert_eq!(file_name(&position("2413")), "queens-4-2413");
        let long = vec!["0"; 64].join(".");
        assert_eq!(file_name(&position(&long)), "queens-64");
    }
}
