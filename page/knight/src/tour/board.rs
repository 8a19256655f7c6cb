//! The board of squares: the cells, their words, and the path below them.
//!
//! A step of a route that is played redraws little: texts for thousands of squares would take longer than a frame. So
//! cells are kept where nothing has changed, and the path comes in stretches of which no more than the last changes.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::display::{Layer, Layers, Scale};
use super::facts::{Facts, Numbers, onward};
use super::route::Route;
use crate::components::board::{Cell, LegalMark, Mark};
use crate::components::{Figure, UNIT, cividis, hole, knight_words, line_path, squares_path};
use crate::locale::Locale;
use crate::text;

/// The largest number of stretches.
const STRETCHES: usize = 256;

/// The values on which the cells depend.
#[derive(Clone, Debug)]
pub struct CellInputs<'a> {
    pub route: &'a Route,
    pub numbers: &'a Numbers,
    pub facts: &'a Facts,
    /// The layers that are shown.
    pub layers: Layers,
    /// The square that is proposed for the next move.
    pub proposed: Option<Square>,
    pub locale: &'a Locale,
}

/// The cells as they were drawn last.
#[derive(Clone, Debug)]
pub struct DrawnCells {
    route: Route,
    layers: Layers,
    proposed: Option<Square>,
    locale: Locale,
    cells: Rc<[Cell]>,
}

impl DrawnCells {
    /// The cells, row by row from the top. Unchanged cells are kept from the last drawing.
    pub fn cells(before: &mut Option<Self>, inputs: &CellInputs<'_>) -> Rc<[Cell]> {
        let cells = match before {
            Some(drawn) if drawn.is_of_same(inputs) => drawn.changed(inputs),
            _ => inputs.all(),
        };
        *before = Some(Self {
            route: inputs.route.clone(),
            layers: inputs.layers,
            proposed: inputs.proposed,
            locale: inputs.locale.clone(),
            cells: Rc::clone(&cells),
        });
        cells
    }

    /// Whether no more than a few squares can have changed.
    fn is_of_same(&self, inputs: &CellInputs<'_>) -> bool {
        let (before, now) = (&self.route, inputs.route);
        let same = Rc::ptr_eq(&before.board, &now.board)
            && Rc::ptr_eq(&before.path, &now.path)
            && before.goal == now.goal
            && self.layers == inputs.layers
            && self.locale == *inputs.locale;
        same && before.at > 0 && now.at > 0 && before.at.abs_diff(now.at) <= before.path.len() / 16
    }

    fn changed(&self, inputs: &CellInputs<'_>) -> Rc<[Cell]> {
        let (before, now) = (self.route.at, inputs.route.at);
        if before == now && self.proposed == inputs.proposed {
            return Rc::clone(&self.cells);
        }
        let size = inputs.route.board.size();
        let mut cells = self.cells.to_vec();
        // The knight's square, and all whose moves on have become more or fewer.
        let between = &inputs.route.path[before.min(now) - 1..before.max(now)];
        let around = between
            .iter()
            .flat_map(|square| inputs.route.board.neighbours(*square).chain([*square]));
        let proposed = self.proposed.into_iter().chain(inputs.proposed);
        for square in around.chain(proposed) {
            cells[size.index(square) as usize] = inputs.cell(square);
        }
        cells.into()
    }
}

impl CellInputs<'_> {
    fn all(&self) -> Rc<[Cell]> {
        let size: Size = self.route.board.size();
        size.squares().map(|square| self.cell(square)).collect()
    }

    fn cell(&self, square: Square) -> Cell {
        let (route, locale) = (self.route, self.locale);
        if !route.board.contains(square) {
            return hole(locale);
        }
        let number = self.numbers.visited(square, route.at);
        let knight = route.knight();
        let stands_here = knight == Some(square);
        let legal = self.legal(square);
        let degree = (self.layers.has(Layer::Degrees) && number.is_none() && legal.is_none())
            .then(|| onward(route, self.numbers, square).len() as u8);
        let legal_mark = match (self.layers.counts_onward(), route.at) {
            (true, 0) if Scale::of(route.board.size()) == Scale::Fine => LegalMark::Hidden,
            (true, _) => LegalMark::Number,
            // The knight can begin on every square.
            (false, 0) => LegalMark::Hidden,
            (false, _) => LegalMark::Circle,
        };
        let is_proposed = self.proposed == Some(square);
        let is_end = route.goal.end == Some(square);

        let mut words = Vec::from_iter(knight_words(
            number,
            stands_here,
            legal.map(|onward| (onward, legal_mark)),
            locale,
        ));
        if is_proposed {
            words.push(text!(locale, "square-proposed"));
        }
        if is_end {
            words.push(text!(locale, "square-end"));
        }
        let mark = match (is_proposed, is_end) {
            (true, _) => Some(Mark::Proposed),
            (_, true) => Some(Mark::Chosen),
            _ => None,
        };
        Cell {
            figure: stands_here.then_some(Figure::Knight),
            visited: number,
            legal,
            legal_mark,
            degree,
            mark,
            words: AttrValue::from(words.join(", ")),
            ..Cell::default()
        }
    }

    /// The moves on from a square that the knight can go to, or begin on.
    fn legal(&self, square: Square) -> Option<u8> {
        if self.route.at == 0 {
            return Some(self.route.board.degree(square) as u8);
        }
        let moves = &self.facts.moves;
        let found = moves.iter().find(|(to, _)| *to == square);
        found.map(|(_, onward)| *onward)
    }
}

/// The path up to the knight.
pub fn path(route: &Route, layers: Layers) -> Html {
    let length = stretch(route.path.len());
    html! {
        <g class="way" transform={format!("scale({UNIT})")}>
            if layers.has(Layer::Colour) {
                <g class="tints">
                    for (index, squares) in route.visited().chunks(length).enumerate() {
                        <path
                            key={index}
                            fill={colour(index * length + length / 2, route.board.area() as usize)}
                            d={squares_path(squares)}
                        />
                    }
                </g>
            }
            // On a whole tour nothing is left to distinguish them from.
            if !layers.has(Layer::Colour) && !route.is_complete() {
                <g class="used">
                    for (index, squares) in route.visited().chunks(length).enumerate() {
                        <path key={index} d={squares_path(squares)} />
                    }
                </g>
            }
            if layers.has(Layer::Line) {
                { tour_line(route, length) }
            }
            if let [start, _, ..] = route.visited() {
                <circle
                    class="tour-start"
                    cx={format!("{}.5", start.column)}
                    cy={format!("{}.5", start.row)}
                    r="0.34"
                />
            }
        </g>
    }
}

fn tour_line(route: &Route, length: usize) -> Html {
    let visited = route.visited();
    let width = line_width(route.board.size());
    let line = html! {
        <>
            for from in (0..visited.len()).step_by(length) {
                <path d={line_of(visited, from, length)} />
            }
            // The move that closes the tour, once it is complete.
            if route.is_complete() && route.is_closed_tour() {
                <path class="closing" d={line_path(&[visited[visited.len() - 1], visited[0]])} />
            }
        </>
    };
    html! {
        <g class="tour-line">
            <g class="casing" stroke-width={(width + 2).to_string()}>{ line.clone() }</g>
            <g stroke-width={width.to_string()}>{ line }</g>
        </g>
    }
}

/// The colour of a place on the path, as the style sheets write it.
pub fn colour(place: usize, of: usize) -> String {
    let [red, green, blue] = cividis(place, of);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The width of the line in pixels, for any size of the board on the screen.
fn line_width(size: Size) -> u32 {
    match size.rows().max(size.columns()) {
        0..=12 => 3,
        13..=32 => 2,
        _ => 1,
    }
}

/// The squares to a stretch.
fn stretch(squares: usize) -> usize {
    squares.div_ceil(STRETCHES).max(1)
}

/// The line over the squares from one place on, beginning at the square before.
fn line_of(visited: &[Square], from: usize, length: usize) -> String {
    let to = visited.len().min(from + length);
    line_path(&visited[from.saturating_sub(1)..to])
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
