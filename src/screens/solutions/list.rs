//! The gallery of what has been found.

use std::rc::Rc;

use bezzel_solver::queens::{Piece, Placement};
use yew::prelude::*;

use super::state::{Action, State};
use crate::bridge::Solutions;
use crate::components::{Figure, Gallery, LinkTo, SmallBoard, dispatching};
use crate::link::{Link, QueensLink};
use crate::locale::Locale;
use crate::text;

/// Maximum number of solutions that are shown large, as a page to hang on a wall.
const FEW: usize = 12;
/// The width of a board among few, in CSS pixels.
const LARGE: f64 = 264.0;
/// The width of a board among many, in CSS pixels.
const SMALL: f64 = 132.0;
/// The height of a caption; the style sheet has the same.
const CAPTION: f64 = 36.0;

/// The gallery.
pub(super) fn list(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let count = state.list.len();
    let item = {
        let (list, piece) = (Rc::clone(&state.list), state.link.piece);
        let (state, locale) = (state.clone(), locale.clone());
        Callback::from(move |(index, width)| {
            let open_orbit = dispatching(&state, move |_| Action::OpenOrbit(index));
            item(&list, index, piece, width, &open_orbit, &locale)
        })
    };
    html! {
        <Gallery
            {count}
            item_width={if count <= FEW { LARGE } else { SMALL }}
            caption_height={CAPTION}
            {item}
            label={text!(locale, "gallery-label")}
        />
    }
}

/// A solution: its board, which opens on the board screen, its number, and how
/// many images it has, which opens them.
fn item(
    list: &Solutions,
    index: usize,
    piece: Piece,
    width: f64,
    open_orbit: &Callback<MouseEvent>,
    locale: &Locale,
) -> Html {
    let columns = list.columns(index);
    html! {
        <figure class="solution">
            { board_link(columns, piece, width, locale) }
            <figcaption>
                <span class="number">{ locale.number((index + 1) as i64) }</span>
                <button
                    type="button"
                    class="action plain"
                    data-action="orbit"
                    onclick={open_orbit}
                >
                    { text!(locale, "orbit-size", size = list.orbit_size(index)) }
                </button>
            </figcaption>
        </figure>
    }
}

/// A small board that opens on the board screen.
pub(super) fn board_link(columns: &[u8], piece: Piece, width: f64, locale: &Locale) -> Html {
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
            <SmallBoard columns={Rc::<[u8]>::from(columns)} figure={Figure::from(piece)} {width} />
        </LinkTo>
    }
}
