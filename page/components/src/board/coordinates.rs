//! The names or numbers of ranks and files beside the board.

use bezzel_solver::board::Size;
use bezzel_solver::queens::Unit;
use yew::prelude::*;

use crate::drawings::UNIT;
use crate::link::Names;

/// The height of the figures on the screen, in CSS pixels, where the margin has room for it.
const FONT: f64 = 13.0;
/// The same for a projector, so that they are read from the last row of a room.
const PRESENTED_FONT: f64 = 28.0;

/// The margin and the figures in it, in the units of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margin {
    pub width: u32,
    font: u32,
    /// The most that fits: as many figures as the last rank has.
    largest: u32,
    /// The number of squares from one coordinate to the next.
    step: u32,
}

impl Margin {
    pub fn of(size: Size) -> Self {
        let side = size.rows().max(size.columns()).max(4);
        let width = side * UNIT * 50 / 1000;
        let figures = side.checked_ilog10().map_or(2, |tens| tens + 1).max(2);
        let largest = width * 10 / (6 * figures);
        Self {
            width,
            font: largest.min(side * UNIT * 27 / 1000),
            largest,
            step: [1, 2, 4, 8]
                .into_iter()
                .find(|step| step * 22 >= side)
                .unwrap_or(16),
        }
    }

    /// The margin of a drawing with `pixels` CSS pixels for each of its units.
    pub fn scaled(self, pixels: f64, presented: bool) -> Self {
        let font = if presented { PRESENTED_FONT } else { FONT };
        let wanted = if pixels > 0.0 {
            (font / pixels) as u32
        } else {
            self.font
        };
        Self {
            font: wanted.min(self.largest),
            ..self
        }
    }
}

/// The coordinates of a board: letters and ranks from the bottom, or the numbers of rows and columns from the top left.
/// They are hidden from screen readers, which read each square's name.
pub fn coordinates(names: Names, margin: Margin) -> Html {
    let size = names.size;
    let bottom = size.rows() * UNIT;
    let middle = |index: u32| index * UNIT + UNIT / 2;
    let step = margin.step as usize;
    // If only some rows are named, the first is among them: the lowest rank, or the topmost row.
    let mut rows: Vec<u32> = (0..size.rows()).collect();
    if !names.notation.pairs {
        rows.reverse();
    }
    html! {
        <g class="coordinates" aria-hidden="true" font-size={margin.font.to_string()}>
            for column in (0..size.columns()).step_by(step) {
                <text x={middle(column).to_string()} y={(bottom + margin.width / 2 + margin.font * 7 / 20).to_string()}>
                    { names.line(Unit::Column(column)).1 }
                </text>
            }
            for row in rows.into_iter().step_by(step) {
                <text
                    x={format!("-{}", margin.width / 2)}
                    y={(middle(row) + margin.font * 7 / 20).to_string()}
                >
                    { names.line(Unit::Row(row)).1 }
                </text>
            }
        </g>
    }
}

/// The numbers of rows and columns on the other two sides, from the first one on, with the letters that programs have for them at their corner.
pub fn numbers(size: Size, margin: Margin, first: u32) -> Html {
    let right = size.columns() * UNIT;
    let middle = |index: u32| index * UNIT + UNIT / 2;
    let step = margin.step as usize;
    let (x, y) = (right + margin.width / 2, margin.width * 3 / 10);
    html! {
        <g class="coordinates" aria-hidden="true" font-size={margin.font.to_string()}>
            for column in (0..size.columns()).step_by(step) {
                <text x={middle(column).to_string()} y={format!("-{y}")}>{ column + first }</text>
            }
            for row in (0..size.rows()).step_by(step) {
                <text x={x.to_string()} y={(middle(row) + margin.font * 7 / 20).to_string()}>{ row + first }</text>
            }
            <text class="letter" x={right.to_string()} y={format!("-{y}")}>{ "j" }</text>
            <text class="letter" x={x.to_string()} y={margin.font.to_string()}>{ "i" }</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_the_same_height_on_every_screen_where_there_is_room() {
        let height = |n: u32, width: f64, presented: bool| {
            let margin = Margin::of(Size::square(n).unwrap());
            let unit = width / f64::from(n * UNIT + margin.width);
            f64::from(margin.scaled(unit, presented).font) * unit
        };
        let pixels = |n, width| height(n, width, false);
        for width in [370.0, 600.0, 930.0] {
            assert!((12.0..=13.0).contains(&pixels(8, width)), "{width}");
        }
        // Two figures fit between the edge and the board.
        assert!((10.5..=11.5).contains(&pixels(8, 270.0)));
        assert!(pixels(100, 370.0) < pixels(99, 370.0));
        // A projector shows larger ones.
        for n in [4, 8, 12] {
            assert!((26.0..=28.0).contains(&height(n, 800.0, true)), "{n}");
        }
    }
}
