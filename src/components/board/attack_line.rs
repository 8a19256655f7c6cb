//! A line between two pieces that attack each other.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::{UNIT, centre};

/// The distance from a piece's centre at which a line begins, in squares.
const CLEAR: f64 = 0.36;

/// The line that is drawn over the squares, dashed, from piece to piece.
pub fn attack_line(a: Square, b: Square) -> Html {
    let point = |square| {
        let (x, y) = centre(square);
        (f64::from(x), f64::from(y))
    };
    let (a, b) = (point(a), point(b));
    let (wide, high) = (b.0 - a.0, b.1 - a.1);
    let length = (wide * wide + high * high).sqrt();
    let share = CLEAR * f64::from(UNIT) / length;
    let between = |share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
    let ((x1, y1), (x2, y2)) = (between(share), between(1.0 - share));
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(|at| at.round() as i32);
    let d = format!("M{x1} {y1}L{x2} {y2}");
    html! {
        <g class={classes!("attack-line", (length < 1.5 * f64::from(UNIT)).then_some("short"))}>
            <path class="casing" d={d.clone()} />
            <path {d} />
        </g>
    }
}
