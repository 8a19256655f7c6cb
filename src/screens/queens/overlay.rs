//! What is drawn over the squares: a line between pieces that attack each other.

use bezzel_solver::queens::Conflict;
use yew::prelude::*;

use crate::components::board::{UNIT, centre};

/// So far from a piece's centre does a line begin, in squares.
const CLEAR: f64 = 0.36;

/// So many lines are drawn at most: on a board that is full of pieces more
/// would be one dark mass, and slow.
const MOST_LINES: usize = 400;

/// The attack lines, dashed, each from piece to piece.
pub(super) fn attack_lines(conflicts: &[Conflict]) -> Html {
    html! {
        for conflict in conflicts.iter().take(MOST_LINES) {
            { line(conflict) }
        }
    }
}

fn line(conflict: &Conflict) -> Html {
    let point = |square| {
        let (x, y) = centre(square);
        (f64::from(x), f64::from(y))
    };
    let (a, b) = (point(conflict.a), point(conflict.b));
    let length = (b.0 - a.0).hypot(b.1 - a.1);
    let share = CLEAR * f64::from(UNIT) / length;
    let between = |share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
    let ((x1, y1), (x2, y2)) = (between(share), between(1.0 - share));
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(|at| at.round() as i32);
    let d = format!("M{x1} {y1}L{x2} {y2}");
    html! {
        <g class="attack-line">
            <path class="casing" d={d.clone()} />
            <path {d} />
        </g>
    }
}
