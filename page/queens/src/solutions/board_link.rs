//! Small boards, and small boards that open on the board screen.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::{Piece, Placement};
use yew::prelude::*;

use crate::components::{Figure, LinkTo, SmallBoard};
use crate::link::{Link, QueensLink};
use crate::locale::Locale;
use crate::text;

/// A small board that opens on the board screen.
pub fn board_link(
    columns: &[u8],
    piece: Piece,
    width: f64,
    marked: Rc<[Square]>,
    locale: &Locale,
) -> Html {
    let Ok(placement) = Placement::from_columns(columns) else {
        return Html::default();
    };
    let link = QueensLink { placement, piece };
    let solution = link.permutation().unwrap_or_default();
    html! {
        <LinkTo
            link={Link::of(&link)}
            label={text!(locale, "open-solution", solution = solution.as_str())}
            solution={Some(AttrValue::from(solution))}
        >
            { small_board(columns, piece, width, marked) }
        </LinkTo>
    }
}

/// A small board.
pub fn small_board(columns: &[u8], piece: Piece, width: f64, marked: Rc<[Square]>) -> Html {
    html! {
        <SmallBoard columns={Rc::<[u8]>::from(columns)} figure={Figure::from(piece)} {width} {marked} />
    }
}
