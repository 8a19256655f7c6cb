//! What is seen of the squares of a board: the colour of each, and the line between each two neighbours.

use crate::grid::Grid;
use crate::pixels::{Colour, Pixels, distance};

/// Samples a side of a square.
const SAMPLES: usize = 22;

/// The part of a square's side that a line may cover at each end.
const RIM: f32 = 0.15;

/// The part of a square's side, on each side of its middle, that a glyph may cover.
const GLYPH: f32 = 0.22;

/// The squares of a board.
pub struct Squares {
    pub n: usize,
    /// The colour of each square.
    pub colours: Vec<Colour>,
    /// The share of a square that has nearly this colour.
    pub shares: Vec<f32>,
    /// The neighbours, and the line between them.
    pub sides: Vec<Side>,
    /// The outermost rows and columns.
    pub rims: [Rim; 4],
}

/// An outermost row or column.
pub struct Rim {
    /// Its squares.
    pub squares: Vec<usize>,
    /// The colours of the picture beyond them, where it continues.
    pub beyond: Vec<Option<Colour>>,
}

/// The side that two squares share.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// The squares.
    pub squares: [usize; 2],
    /// The distance of their colours.
    pub step: f32,
    /// How much the line between them differs from both: its width, in squares, times the difference.
    pub wall: f32,
}

fn median(values: &mut [f32]) -> f32 {
    let middle = values.len() / 2;
    *values.select_nth_unstable_by(middle, f32::total_cmp).1
}

/// The colour with the median of each part.
pub fn middle(colours: &[Colour]) -> Colour {
    [0, 1, 2].map(|part| {
        let mut values: Vec<f32> = colours.iter().map(|colour| colour[part]).collect();
        median(&mut values)
    })
}

impl Squares {
    pub fn of(pixels: &Pixels, grid: &Grid) -> Self {
        let n = grid.n();
        let (mut colours, mut shares) = (Vec::new(), Vec::new());
        for row in 0..n {
            for column in 0..n {
                let (colour, share) = colour(pixels, grid, row, column);
                colours.push(colour);
                shares.push(share);
            }
        }
        let mut sides = Vec::new();
        for row in 0..n {
            for column in 0..n {
                let square = row * n + column;
                let mut add = |other: usize, is_below: bool| {
                    sides.push(Side {
                        squares: [square, other],
                        step: distance(colours[square], colours[other]),
                        wall: wall(
                            pixels,
                            grid,
                            [row, column],
                            is_below,
                            [colours[square], colours[other]],
                        ),
                    });
                };
                if column + 1 < n {
                    add(square + 1, false);
                }
                if row + 1 < n {
                    add(square + n, true);
                }
            }
        }
        Self {
            n,
            colours,
            shares,
            sides,
            rims: [(0, -1), (0, 1), (-1, 0), (1, 0)].map(|way| rim(pixels, grid, way)),
        }
    }
}

/// The outermost row or column in a direction: right and below are positive.
fn rim(pixels: &Pixels, grid: &Grid, (right, below): (i32, i32)) -> Rim {
    let n = grid.n();
    let last = n - 1;
    let square = |at: usize| match (right, below) {
        (0, -1) => (0, at),
        (0, _) => (last, at),
        (-1, _) => (at, 0),
        _ => (at, last),
    };
    // In the direction of the rim from the middle of its squares; beside it, in their middle.
    let away = |way: i32, by: f32| 0.5 + way as f32 * (0.5 + by);
    let beyond = (0..n).map(square).map(|(row, column)| {
        let mut seen = Vec::new();
        for by in [0.2, 0.25, 0.3, 0.35, 0.4] {
            for along in [-0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3] {
                let (along_x, along_y) = if right == 0 {
                    (along, 0.0)
                } else {
                    (0.0, along)
                };
                let x = grid.across.place(column as f32 + away(right, by) + along_x);
                let y = grid.down.place(row as f32 + away(below, by) + along_y);
                if x >= 0.0 && y >= 0.0 && x < pixels.width as f32 && y < pixels.height as f32 {
                    seen.push(pixels.at(x, y));
                }
            }
        }
        (seen.len() > 14).then(|| middle(&seen))
    });
    Rim {
        beyond: beyond.collect(),
        squares: (0..n)
            .map(square)
            .map(|(row, column)| row * n + column)
            .collect(),
    }
}

/// The colour of a square around what may be drawn in its middle.
fn colour(pixels: &Pixels, grid: &Grid, row: usize, column: usize) -> (Colour, f32) {
    let part = |sample: usize| RIM + (1.0 - 2.0 * RIM) * (sample as f32 + 0.5) / SAMPLES as f32;
    let mut ring = Vec::new();
    for below in (0..SAMPLES).map(part) {
        for right in (0..SAMPLES).map(part) {
            if (below - 0.5).abs().max((right - 0.5).abs()) > GLYPH {
                let x = grid.across.place(column as f32 + right);
                let y = grid.down.place(row as f32 + below);
                ring.push(pixels.at(x, y));
            }
        }
    }
    let colour = middle(&ring);
    let near = ring.iter().filter(|other| distance(**other, colour) < 20.0);
    (colour, near.count() as f32 / ring.len() as f32)
}

/// The line between two squares: what lies between their colours is a border of the colours alone.
fn wall(
    pixels: &Pixels,
    grid: &Grid,
    [row, column]: [usize; 2],
    is_below: bool,
    [a, b]: [Colour; 2],
) -> f32 {
    let reach = 0.16;
    let steps = 40;
    let along = 24;
    let mut sum = 0.0;
    for step in 0..steps {
        let over = reach * (2.0 * (step as f32 + 0.5) / steps as f32 - 1.0);
        let line: Vec<Colour> = (0..along)
            .map(|piece| {
                let part = 0.22 + 0.56 * (piece as f32 + 0.5) / along as f32;
                let (right, below) = if is_below {
                    (part, 1.0 + over)
                } else {
                    (1.0 + over, part)
                };
                pixels.at(
                    grid.across.place(column as f32 + right),
                    grid.down.place(row as f32 + below),
                )
            })
            .collect();
        let seen = mean(&line);
        sum += (off(seen, a, b) - 3.0).max(0.0);
    }
    sum * 2.0 * reach / steps as f32
}

fn mean(colours: &[Colour]) -> Colour {
    [0, 1, 2]
        .map(|part| colours.iter().map(|colour| colour[part]).sum::<f32>() / colours.len() as f32)
}

/// The distance of a colour from the mixtures of two others.
fn off(seen: Colour, a: Colour, b: Colour) -> f32 {
    let length = distance(a, b);
    if length < 1.0 {
        return distance(seen, a);
    }
    let along = [0, 1, 2].map(|part| (seen[part] - a[part]) * (b[part] - a[part]));
    let share = (along.iter().sum::<f32>() / (length * length)).clamp(0.0, 1.0);
    let mixed = [0, 1, 2].map(|part| a[part] + share * (b[part] - a[part]));
    distance(seen, mixed)
}
