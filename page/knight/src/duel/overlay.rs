//! The drawing of the proof over the squares: a bar between the two squares of each pair, a frame round single squares,
//! the outlines of the blocks.

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::facts::Facts;
use super::game::SIDES;
use crate::components::{UNIT, centre, checks};

/// The distance between a square's centre and the end of a bar, in units of the drawing, along the long and the short
/// side of a knight's move. It leaves room for the number in the middle.
const CLEAR: (i32, i32) = (30, 15);

/// The pairs, with everything else in the picture.
pub fn proof(facts: &Facts, knight: Option<Square>) -> Html {
    html! {
        <>
            if facts.in_blocks {
                { for facts.blocks.iter().map(outline) }
            }
            for (a, b) in facts.verdict.matching.iter().copied() {
                { pair(a, b, knight == Some(a) || knight == Some(b)) }
            }
            { for facts.singles.iter().copied().map(single) }
        </>
    }
}

/// A circle round the squares of the first player and a frame round those of the second; both are wider round the
/// knight.
pub fn sides(path: &[Square]) -> Html {
    html! {
        <g class="sides" aria-hidden="true">
            for (index, square) in path.iter().enumerate() {
                { side(index, *square, index + 1 == path.len()) }
            }
        </g>
    }
}

fn side(index: usize, square: Square, knight: bool) -> Html {
    let half = if knight { 44 } else { 32 };
    let (x, y) = centre(square);
    if index.is_multiple_of(2) {
        html! { <circle class={SIDES[0]} cx={x.to_string()} cy={y.to_string()} r={half.to_string()} /> }
    } else {
        let side = (2 * half - 4).to_string();
        html! {
            <rect
                class={SIDES[1]}
                x={(x + 2 - half).to_string()}
                y={(y + 2 - half).to_string()}
                width={side.clone()}
                height={side}
            />
        }
    }
}

/// The pairs of the block in the corner of the board, and its outline, in a drawing of its own.
pub fn block_figure(block: &[(Square, Square); 4]) -> Html {
    let (_, [width, height]) = extent(block);
    let view_box = format!("-4 -4 {} {}", width + 8, height + 8);
    let size = Size::new(height / UNIT, width / UNIT);
    html! {
        <svg class="block-figure" viewBox={view_box} width={(width * 2 / 5).to_string()} aria-hidden="true">
            <g transform={format!("scale({UNIT})")}>{ size.map(checks).unwrap_or_default() }</g>
            { outline(block) }
            { for block.iter().map(|&(a, b)| pair(a, b, false)) }
        </svg>
    }
}

fn pair(a: Square, b: Square, is_knights: bool) -> Html {
    let (x1, y1, x2, y2) = bar(a, b);
    let d = format!("M{x1} {y1}L{x2} {y2}");
    html! {
        <g class={classes!("pair", is_knights.then_some("of-knight"))}>
            <path class="casing" d={d.clone()} />
            <path {d} />
            <circle cx={x1.to_string()} cy={y1.to_string()} r="7" />
            <circle cx={x2.to_string()} cy={y2.to_string()} r="7" />
        </g>
    }
}

/// The two ends of the bar of a pair.
fn bar(a: Square, b: Square) -> (i32, i32, i32, i32) {
    let point = |square| {
        let (x, y) = centre(square);
        (x as i32, y as i32)
    };
    let (a, b) = (point(a), point(b));
    let (right, down) = (b.0 - a.0, b.1 - a.1);
    let (across, along) = if right.abs() > down.abs() {
        CLEAR
    } else {
        (CLEAR.1, CLEAR.0)
    };
    let (across, along) = (across * right.signum(), along * down.signum());
    (a.0 + across, a.1 + along, b.0 - across, b.1 - along)
}

fn single(square: Square) -> Html {
    let (x, y) = (square.column * UNIT + 9, square.row * UNIT + 9);
    let side = (UNIT - 18).to_string();
    html! {
        <rect class="single" x={x.to_string()} y={y.to_string()} width={side.clone()} height={side} />
    }
}

fn outline(block: &[(Square, Square); 4]) -> Html {
    let ([x, y], [width, height]) = extent(block);
    html! {
        <rect
            class="block-outline"
            x={x.to_string()}
            y={y.to_string()}
            width={width.to_string()}
            height={height.to_string()}
        />
    }
}

/// The top left corner of a block, and its width and height, in the units of the drawing.
fn extent(block: &[(Square, Square); 4]) -> ([u32; 2], [u32; 2]) {
    let (corner, partner) = block[0];
    let size = if partner.row - corner.row == 2 {
        [2 * UNIT, 4 * UNIT]
    } else {
        [4 * UNIT, 2 * UNIT]
    };
    ([corner.column * UNIT, corner.row * UNIT], size)
}

#[cfg(test)]
mod tests {
    use super::{Square, bar};

    #[test]
    fn bars_leave_the_middle_of_both_squares_free() {
        // b1 and c3 of a board of three rows.
        let (b1, c3) = (Square::new(2, 1), Square::new(0, 2));
        assert_eq!(bar(b1, c3), (165, 220, 235, 80));
        assert_eq!(bar(c3, b1), (235, 80, 165, 220));
        let (a1, c2) = (Square::new(2, 0), Square::new(1, 2));
        assert_eq!(bar(a1, c2), (80, 235, 220, 165));
    }
}
