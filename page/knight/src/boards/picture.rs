//! Small pictures of boards, which the words beside them explain.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Step};
use yew::prelude::*;

use crate::components::{dark_squares, dots_path, line_path, squares_path};

/// The contents of a picture of a board. Squares measure 1 x 1.
pub struct Picture<'a> {
    pub size: Size,
    /// The squares that are missing.
    pub holes: &'a [Square],
    /// The squares in another tone, in place of the dark ones.
    pub toned: Option<fn(Square, Size) -> bool>,
    /// Squares with a dot.
    pub dotted: &'a [Square],
    /// Squares in a frame.
    pub framed: &'a [Square],
    /// Moves of a knight.
    pub moves: &'a [(Square, Square)],
    /// Moves that stand out.
    pub strong: &'a [(Square, Square)],
    /// A path of a knight.
    pub path: &'a [Square],
    /// Whether the squares of the path are numbered.
    pub numbered: bool,
}

impl Picture<'_> {
    /// The board without anything on it.
    pub const fn of(size: Size) -> Self {
        Self {
            size,
            holes: &[],
            toned: None,
            dotted: &[],
            framed: &[],
            moves: &[],
            strong: &[],
            path: &[],
            numbered: false,
        }
    }

    /// The picture, as wide as its place unless the squares would be too large. Screen readers skip it.
    pub fn draw(&self) -> Html {
        let size = self.size;
        let (width, height) = (size.columns(), size.rows());
        let dark = match self.toned {
            None => dark_squares(size),
            Some(toned) => {
                let toned = size.squares().filter(|square| toned(*square, size));
                squares_path(&toned.collect::<Vec<_>>())
            }
        };
        html! {
            <svg
                class="board-figure"
                viewBox={format!("-0.1 -0.1 {width}.2 {height}.2")}
                width={(width * 36).to_string()}
                aria-hidden="true"
            >
                <rect class="light" width={width.to_string()} height={height.to_string()} />
                <path class={if self.toned.is_some() { "toned" } else { "dark" }} d={dark} />
                if self.toned.is_some() {
                    <path class="grid" d={grid(size)} />
                }
                if !self.holes.is_empty() {
                    <path class="holes" d={squares_path(self.holes)} />
                }
                <rect class="frame" width={width.to_string()} height={height.to_string()} />
                { lines("moves", self.moves) }
                { lines("strong", self.strong) }
                { self.line() }
                for square in self.framed {
                    <rect
                        class="framed"
                        x={format!("{}.08", square.column)}
                        y={format!("{}.08", square.row)}
                        width="0.84"
                        height="0.84"
                    />
                }
                if !self.dotted.is_empty() {
                    <path class="dots" d={dots_path(self.dotted)} />
                }
                if self.numbered {
                    for (number, square) in (1..).zip(self.path) {
                        { numbered(number, *square) }
                    }
                }
            </svg>
        }
    }

    fn line(&self) -> Html {
        if self.path.len() < 2 {
            return Html::default();
        }
        let mut d = line_path(self.path);
        let closed =
            self.path.len() + self.holes.len() == self.size.area() as usize && joined(self.path);
        if closed {
            d.push('Z');
        }
        let ends = [self.path[0], self.path[self.path.len() - 1]];
        html! {
            <>
                <path class="way casing" d={d.clone()} />
                <path class="way" {d} />
                if !closed && !self.numbered {
                    <path class="dots" d={dots_path(&ends)} />
                }
            </>
        }
    }
}

fn numbered(number: u32, square: Square) -> Html {
    html! {
        <g transform={format!("translate({}.5 {}.5)", square.column, square.row)}>
            <circle r="0.3" />
            <text y="0.14">{ number }</text>
        </g>
    }
}

/// Whether a knight can go from the last square to the first.
fn joined(path: &[Square]) -> bool {
    Step::between(path[path.len() - 1], path[0]).is_some()
}

fn lines(class: &'static str, moves: &[(Square, Square)]) -> Html {
    if moves.is_empty() {
        return Html::default();
    }
    let add = |d: String, &(from, to): &(Square, Square)| d + &line_path(&[from, to]);
    html! { <path {class} d={moves.iter().fold(String::new(), add)} /> }
}

/// The lines between squares, where their colours do not distinguish them.
fn grid(size: Size) -> String {
    let (width, height) = (size.columns(), size.rows());
    let across = (1..height).map(|row| format!("M0 {row}h{width}"));
    let along = (1..width).map(|column| format!("M{column} 0v{height}"));
    across.chain(along).collect()
}

/// All moves of a knight on a board, each once.
pub fn all_moves(size: Size) -> Vec<(Square, Square)> {
    let board = Board::from(size);
    let moves = |from: Square| board.neighbours(from).map(move |to| (from, to));
    let all = size.squares().flat_map(moves);
    all.filter(|(from, to)| from < to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_each_of_its_moves_once() {
        assert_eq!(all_moves(Size::square(8).unwrap()).len(), 168);
        assert_eq!(all_moves(Size::square(3).unwrap()).len(), 8);
        assert_eq!(all_moves(Size::new(1, 9).unwrap()), []);
    }

    #[test]
    fn only_a_knights_move_joins_the_ends() {
        let path = |end| [Square::new(0, 0), Square::new(1, 2), end];
        assert!(joined(&path(Square::new(2, 1))));
        assert!(!joined(&path(Square::new(3, 3))));
    }
}
