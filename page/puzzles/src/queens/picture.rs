//! A puzzle as a picture that nobody presses: on paper, and where it is only shown.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::puzzle::Puzzle;
use yew::prelude::*;

use super::state::figure;
use crate::components::{UNIT, dark_squares, regions};

/// The distance of a frame from the sides of its square.
const FRAME: u32 = 10;

/// The puzzle with these queens and with frames on some squares, its regions in these colours. Its surroundings name it: to screen readers it is silent.
pub fn picture(puzzle: &Puzzle, queens: &Placement, framed: &[Square], colours: &[u32]) -> Html {
    let side = puzzle.n() * UNIT;
    let reference = figure(puzzle.rule()).reference();
    let piece = |square: Square| {
        html! {
            <use
                class="piece"
                href={reference}
                x={(square.column * UNIT).to_string()}
                y={(square.row * UNIT).to_string()}
                width={UNIT.to_string()}
                height={UNIT.to_string()}
            />
        }
    };
    html! {
        <svg viewBox={format!("-4 -4 {0} {0}", side + 8)} preserveAspectRatio="xMidYMin" aria-hidden="true">
            if puzzle.regions().is_none() {
                <path
                    class="dark"
                    transform={format!("scale({UNIT})")}
                    d={dark_squares(puzzle.given().size())}
                />
            }
            { regions(puzzle, colours, queens) }
            <rect class="frame" width={side.to_string()} height={side.to_string()} />
            for square in framed {
                <rect
                    class="framed"
                    x={(square.column * UNIT + FRAME).to_string()}
                    y={(square.row * UNIT + FRAME).to_string()}
                    width={(UNIT - 2 * FRAME).to_string()}
                    height={(UNIT - 2 * FRAME).to_string()}
                />
            }
            for square in queens.squares() {
                { piece(square) }
            }
        </svg>
    }
}
