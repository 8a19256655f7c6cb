//! A line between two pieces that attack each other.

use bezzel_solver::board::Square;
use yew::prelude::*;

use crate::drawings::{UNIT, centre};

/// The distance from a piece's centre at which a line begins, in squares.
const CLEAR: f64 = 0.36;

/// The centre of a conflict's badge from that of its square, and the distance that a line keeps from it, in squares.
const BADGE: (f64, f64) = (0.34, -0.34);
const BESIDE_BADGE: f64 = 0.18;

/// The distance from the centre of a square at which a line in a direction begins, in squares: behind the piece, and behind
/// the badge where it is in the way. The direction has the length 1.
fn clear((x, y): (f64, f64)) -> f64 {
    let along = BADGE.0 * x + BADGE.1 * y;
    let aside = (BADGE.0 * y - BADGE.1 * x).abs();
    if along > 0.0 && aside < BESIDE_BADGE {
        along + (BESIDE_BADGE * BESIDE_BADGE - aside * aside).sqrt()
    } else {
        CLEAR
    }
}

/// The line that is drawn over the squares, dashed, from piece to piece.
pub fn attack_line(a: Square, b: Square) -> Html {
    let point = |square| {
        let (x, y) = centre(square);
        (f64::from(x), f64::from(y))
    };
    let (a, b) = (point(a), point(b));
    let (wide, high) = (b.0 - a.0, b.1 - a.1);
    let length = (wide * wide + high * high).sqrt();
    let direction = (wide / length, high / length);
    let at = |end: (f64, f64), (x, y): (f64, f64)| {
        let distance = clear((x, y)) * f64::from(UNIT);
        (end.0 + x * distance, end.1 + y * distance)
    };
    let ((x1, y1), (x2, y2)) = (at(a, direction), at(b, (-direction.0, -direction.1)));
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(|at| at.round() as i32);
    let d = format!("M{x1} {y1}L{x2} {y2}");
    html! {
        <g class={classes!("attack-line", (length < 1.5 * f64::from(UNIT)).then_some("short"))}>
            <path class="casing" d={d.clone()} />
            <path {d} />
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_begins_behind_the_piece_and_the_badge() {
        let half = std::f64::consts::FRAC_1_SQRT_2;
        for direction in [(1.0, 0.0), (0.0, -1.0), (-half, half), (half, half)] {
            assert!((clear(direction) - CLEAR).abs() < 1e-9);
        }
        // The badge is at the upper right.
        let up = clear((half, -half));
        assert!(up > 0.34 / half + 0.13, "{up}");
    }
}
