//! Lines from square to square.

use std::fmt::Write;

use bezzel_solver::board::Square;
use yew::prelude::*;

use crate::drawings::centre;

/// A line from the centre of each square to that of the next, in the units of the drawing.
pub fn line_through(squares: impl IntoIterator<Item = Square>) -> String {
    let mut line = String::new();
    for square in squares {
        let pen = if line.is_empty() { 'M' } else { 'L' };
        let (x, y) = centre(square);
        // Writing to a string does not fail.
        let _ = write!(line, "{pen}{x} {y}");
    }
    line
}

/// The path of a knight, below the numbers of the squares.
pub fn tour_line(path: &[Square]) -> Html {
    let line = line_through(path.iter().copied());
    html! {
        <g class="tour-line">
            <path class="casing" stroke-width="5" d={line.clone()} />
            <path stroke-width="3" d={line} />
        </g>
    }
}
