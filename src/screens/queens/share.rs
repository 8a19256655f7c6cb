//! The position taken out of the page: as link, texts, picture, on paper.

use yew::prelude::*;

use crate::components::{CopiedText, Figure, Picture, Share};
use crate::link::QueensLink;
use crate::locale::Locale;
use crate::text;

/// The buttons. A permutation is offered where the position is one.
pub(super) fn share(position: &QueensLink, locale: &Locale) -> Html {
    let copied = |name: &'static str, text: String| CopiedText {
        name,
        text: Callback::from(move |()| text.clone()),
    };
    let permutation = position
        .permutation()
        .map(|text| copied("copy-permutation", text));
    let fen = copied("copy-fen", position.fen());
    let title = text!(
        locale,
        "picture-title",
        placed = position.placement.len(),
        n = position.placement.n(),
        piece = position.piece.name()
    );
    let drawn = position.clone();
    html! {
        <Share
            texts={permutation.into_iter().chain([fen]).collect::<Vec<_>>()}
            picture={Callback::from(move |()| picture(&drawn, &title))}
            file={file_name(position)}
        />
    }
}

fn picture(position: &QueensLink, title: &str) -> Picture {
    let figure = Figure::from(position.piece);
    Picture {
        size: position.placement.size(),
        title: title.to_owned(),
        pieces: position
            .placement
            .squares()
            .map(|square| (square, figure))
            .collect(),
        holes: Vec::new(),
        path: Vec::new(),
        lined: false,
        closed: false,
        numbered: false,
        coloured: None,
    }
}

/// A file's name that says what it holds, as far as a name can.
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
        let picture = picture(&position("2413"), "four");
        assert_eq!(picture.pieces.len(), 4);
        assert!(picture.svg().contains("<title>four</title>"));
    }

    #[test]
    fn a_file_is_named_by_the_position_where_that_is_short() {
        assert_eq!(file_name(&position("2413")), "queens-4-2413");
        let long = vec!["0"; 64].join(".");
        assert_eq!(file_name(&position(&long)), "queens-64");
    }
}
