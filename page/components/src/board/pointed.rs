//! The frame around a square that a table beside the board points at.

use bezzel_solver::board::Square;
use yew::prelude::*;

use crate::drawings::UNIT;

/// The frame around a square; nothing around none.
pub fn pointed(square: Option<Square>) -> Html {
    let frame = |Square { row, column }| {
        html! {
            <rect
                class="pointed"
                x={(column * UNIT).to_string()}
                y={(row * UNIT).to_string()}
                width={UNIT.to_string()}
                height={UNIT.to_string()}
            />
        }
    };
    square.map(frame).unwrap_or_default()
}
