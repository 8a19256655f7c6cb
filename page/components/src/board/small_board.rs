//! A placement as a small picture, drawn with as few elements as it can be:
//! thousands of them pass by in a gallery.

use std::rc::Rc;

use yew::prelude::*;

use bezzel_solver::board::{Size, Square};

use crate::drawings::{Figure, checks};

/// The smallest side of a square, in CSS pixels, on which pieces are drawn. Smaller squares get dots.
const PIECES_FROM: f64 = 12.0;

/// Properties of [`SmallBoard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The column of the piece in each row, 1-based, 0 for none.
    pub columns: Rc<[u8]>,
    /// The pieces' kind.
    pub figure: Figure,
    /// The picture's width in CSS pixels.
    pub width: f64,
    /// Squares that are marked.
    #[prop_or_default]
    pub marked: Rc<[Square]>,
}

/// A board of two tones with pieces, or dots where pieces would be too small.
/// Its surroundings name it: to screen readers it is silent.
#[component]
pub fn SmallBoard(props: &Props) -> Html {
    let n = props.columns.len();
    let checks = use_memo(n, |n| {
        Size::square(*n as u32).map(checks).unwrap_or_default()
    });
    let pieces = props.width / n as f64 >= PIECES_FROM;
    html! {
        <svg class="small-board" viewBox={format!("0 0 {n} {n}")} aria-hidden="true">
            { (*checks).clone() }
            for square in props.marked.iter() {
                <rect
                    class="marked"
                    x={square.column.to_string()}
                    y={square.row.to_string()}
                    width="1"
                    height="1"
                />
            }
            if pieces {
                for (row, column) in occupied(&props.columns) {
                    <use
                        class="piece"
                        href={props.figure.reference()}
                        x={(column - 1).to_string()}
                        y={row.to_string()}
                        width="1"
                        height="1"
                    />
                }
            } else {
                <path class="dots" d={dots(&props.columns)} />
            }
        </svg>
    }
}

fn occupied(columns: &[u8]) -> impl Iterator<Item = (usize, u8)> {
    columns
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, column)| *column > 0)
}

/// Lines of no length in the middle of squares: round caps make dots of them.
fn dots(columns: &[u8]) -> String {
    occupied(columns).fold(String::new(), |path, (row, column)| {
        path + &format!("M{}.5 {row}.5h0", column - 1)
    })
}

#[cfg(test)]
mod tests {
    use super::dots;

    #[test]
    fn a_dot_stands_in_the_middle_of_its_square() {
        assert_eq!(dots(&[2, 0, 1]), "M1.5 0.5h0M0.5 2.5h0");
    }
}
