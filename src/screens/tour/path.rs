//! The path as it is drawn on the board of squares: the colours of the squares, and
//! the line over them. Both come in stretches, so that a step redraws no more than
//! the last of them.

use std::fmt::Write;

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::layers::{Layer, Layers};
use super::route::Route;
use crate::components::board::UNIT;
use crate::components::cividis;

/// The largest number of stretches.
const STRETCHES: usize = 256;

/// The path as far as the knight has come.
pub(super) fn path(route: &Route, layers: Layers) -> Html {
    let length = stretch(route.path.len());
    let visited = route.visited();
    let line: Vec<String> = if layers.has(Layer::Line) {
        (0..visited.len().div_ceil(length))
            .map(|index| line_of(visited, index * length, length))
            .collect()
    } else {
        Vec::new()
    };
    let width = line_width(route.board.size());
    html! {
        <g class="way" transform={format!("scale({UNIT})")}>
            if layers.has(Layer::Colour) {
                <g class="tints">
                    for (index, squares) in visited.chunks(length).enumerate() {
                        <path
                            key={index}
                            fill={colour(index * length + length / 2, route.board.area() as usize)}
                            d={squares_of(squares)}
                        />
                    }
                </g>
            }
            if layers.has(Layer::Line) {
                <g class="tour-line">
                    <g class="casing" stroke-width={(width + 2).to_string()}>
                        { for line.iter().map(|d| html! { <path d={d.clone()} /> }) }
                        { closing(route) }
                    </g>
                    <g stroke-width={width.to_string()}>
                        { for line.iter().map(|d| html! { <path d={d.clone()} /> }) }
                        { closing(route) }
                    </g>
                </g>
            }
        </g>
    }
}

/// The colour of a place on the path, as the style sheets write it.
pub(super) fn colour(place: usize, of: usize) -> String {
    let [red, green, blue] = cividis(place, of);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The line's width in pixels, whatever the size of the board on the screen.
pub(super) const fn line_width(size: Size) -> u32 {
    let side = if size.rows() > size.columns() {
        size.rows()
    } else {
        size.columns()
    };
    match side {
        0..=12 => 3,
        13..=32 => 2,
        _ => 1,
    }
}

/// The squares to a stretch.
const fn stretch(squares: usize) -> usize {
    let length = squares.div_ceil(STRETCHES);
    if length == 0 { 1 } else { length }
}

fn squares_of(squares: &[Square]) -> String {
    squares.iter().fold(String::new(), |path, square| {
        path + &format!("M{} {}h1v1h-1z", square.column, square.row)
    })
}

/// The line over the squares from one place on, beginning at the square before.
fn line_of(visited: &[Square], from: usize, length: usize) -> String {
    let to = visited.len().min(from + length);
    let squares = &visited[from.saturating_sub(1)..to];
    let mut line = String::new();
    for (index, square) in squares.iter().enumerate() {
        let pen = if index == 0 { 'M' } else { 'L' };
        // Writing to a string does not fail.
        let _ = write!(line, "{pen}{}.5 {}.5", square.column, square.row);
    }
    line
}

/// The move that closes the tour, once it is complete.
fn closing(route: &Route) -> Html {
    if route.at < route.path.len() || !route.is_closed_tour() {
        return Html::default();
    }
    let ends = [route.path[route.path.len() - 1], route.path[0]];
    html! { <path class="closing" d={line_of(&ends, 0, 2)} /> }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    fn squares(count: u32) -> Vec<Square> {
        (0..count).map(|column| Square::new(0, column)).collect()
    }

    #[test]
    fn stretches_of_the_line_meet() {
        let squares = squares(5);
        let lines: Vec<String> = (0..3).map(|at| line_of(&squares, at * 2, 2)).collect();
        let expected = [
            "M0.5 0.5L1.5 0.5",
            "M1.5 0.5L2.5 0.5L3.5 0.5",
            "M3.5 0.5L4.5 0.5",
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn long_paths_have_long_stretches() {
        assert_eq!([0, 1, 256, 257, 4096].map(stretch), [1, 1, 1, 2, 16]);
    }
}
