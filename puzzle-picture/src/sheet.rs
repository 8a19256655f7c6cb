//! What is seen of the squares of a sheet of squared paper that is laid over a picture, and the piece of it that is most likely a
//! board.

use crate::comb::SIDES;
use crate::pixels::Axis;

/// A side between squares speaks for a board by what is seen of it above this; a side of the board, likewise.
const LEAST_INNER: f32 = 0.2;
const LEAST_OUTER: f32 = 0.6;

/// A square of one colour speaks for a board, and one of several against it, so that this share of them is neither.
const LEAST_FLAT: f32 = 0.8;

/// The weight of a square, as a multiple of that of a side.
const FLATNESS: f32 = 1.5;

/// An outermost row or column of one colour, without lines, is rather a piece of the page around the board: this speaks against
/// it, a square.
const BLANK: f32 = 2.0;

/// The least evidence for each square of a board.
const LEAST_DENSITY: f32 = 0.35;

/// A share of seen sides above which all sides have lines.
const LINED: f32 = 0.93;

/// How well a grid fits.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// The share of the squares whose corners have one colour.
    flat: f32,
    /// The share of the sides between squares that are seen.
    pub inner: f32,
    /// The least share on one line.
    least: f32,
    /// The share of the lines of one axis of which nothing is seen: none of its squares need have another colour beyond it.
    unseen: f32,
    /// The least share on one side of the board.
    outer: f32,
    /// The share of the sides between the squares of a row or a column that are seen: without the outermost ones, and the
    /// least share in one of these.
    core: f32,
    rim: f32,
    /// The evidence for it.
    score: f32,
}

impl Fit {
    fn holds(self) -> bool {
        self.flat >= 0.85
            && self.inner >= 0.2
            && self.outer >= 0.4
            && self.unseen < 0.35
            && (!self.is_lined() || (self.least >= 0.5 && self.rim > 0.6))
    }

    /// Whether lines are seen between all squares, whatever their colours are.
    pub fn is_lined(self) -> bool {
        self.core > LINED
    }

    /// The evidence for each square.
    pub fn density(self, n: usize) -> f32 {
        self.score / (n * n) as f32
    }
}

/// Sums over a table, from which that of any piece is read at once.
struct Sums {
    width: usize,
    sums: Vec<f32>,
}

impl Sums {
    fn new(width: usize, height: usize, value: impl Fn(usize, usize) -> f32) -> Self {
        let mut sums = vec![0.0; (width + 1) * (height + 1)];
        for y in 0..height {
            for x in 0..width {
                let at = y * (width + 1) + x;
                let above = sums[at + 1] - sums[at];
                sums[at + width + 2] = sums[at + width + 1] + above + value(x, y);
            }
        }
        Self {
            width: width + 1,
            sums,
        }
    }

    fn of(&self, [left, top]: [usize; 2], width: usize, height: usize) -> f32 {
        let at = |x: usize, y: usize| self.sums[y * self.width + x];
        let (right, bottom) = (left + width, top + height);
        at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top)
    }
}

/// The look of all squares that the lines of a grid would have if they crossed the whole picture.
pub struct Sheet {
    columns: usize,
    rows: usize,
    /// The sides to the left of squares, those above squares, and the squares.
    left: Sums,
    above: Sums,
    flat: Sums,
}

impl Sheet {
    /// Looks at each square. `side` says how surely the side on a line of an axis is seen, along which square; `is_flat` whether
    /// the square of a column and a row has one colour.
    pub fn new(
        columns: usize,
        rows: usize,
        side: impl Fn(Axis, usize, usize) -> f32,
        is_flat: impl Fn(usize, usize) -> bool,
    ) -> Self {
        let flat = |column: usize, row: usize| f32::from(u8::from(is_flat(column, row)));
        Self {
            columns,
            rows,
            left: Sums::new(columns + 1, rows, |line, row| side(Axis::Across, line, row)),
            above: Sums::new(columns, rows + 1, |column, line| {
                side(Axis::Down, line, column)
            }),
            flat: Sums::new(columns, rows, flat),
        }
    }

    /// The evidence for a piece, if it is more than `than`.
    fn fit(&self, corner: [usize; 2], n: usize, than: f32) -> Option<Fit> {
        let [left, top] = corner;
        let squares = (n * n) as f32;
        let column = |line: usize| self.left.of([left + line, top], 1, n);
        let row = |line: usize| self.above.of([left, top + line], n, 1);
        let inner =
            self.left.of([left + 1, top], n - 1, n) + self.above.of([left, top + 1], n, n - 1);
        let sides = (2 * n * (n - 1)) as f32;
        let ends = [column(0), column(n), row(0), row(n)];
        let flat = self.flat.of(corner, n, n);
        let edge: f32 = ends.iter().sum();
        // Between the squares of a row, and between those of a column.
        let in_row = |row: usize| self.left.of([left + 1, top + row], n - 1, 1);
        let in_column = |column: usize| self.above.of([left + column, top + 1], 1, n - 1);
        let rims = [in_row(0), in_row(n - 1), in_column(0), in_column(n - 1)];
        let blank = rims.iter().filter(|seen| **seen < 0.3).count() as f32;
        let core = self.left.of([left + 1, top + 1], n - 1, n - 2)
            + self.above.of([left + 1, top + 1], n - 2, n - 1);
        let side = n as f32;
        let score = (inner - LEAST_INNER * sides)
            + (edge - LEAST_OUTER * 4.0 * side)
            + FLATNESS * (flat - LEAST_FLAT * squares)
            - BLANK * blank * side;
        if score <= than {
            return None;
        }
        let (mut least, mut unseen) = (f32::MAX, 0.0_f32);
        for lines in [&column as &dyn Fn(usize) -> f32, &row] {
            least = (1..n).map(lines).fold(least, f32::min);
            let none = (1..n).map(lines).filter(|seen| *seen < 0.6).count();
            unseen = unseen.max(none as f32 / (n - 1) as f32);
        }
        Some(Fit {
            flat: flat / squares,
            inner: inner / sides,
            least: least / n as f32,
            unseen,
            outer: ends.into_iter().fold(f32::MAX, f32::min) / n as f32,
            core: core / (2 * (n - 1) * (n - 2)) as f32,
            rim: rims.into_iter().fold(f32::MAX, f32::min) / (n - 1) as f32,
            score,
        })
    }

    /// The square piece for which most speaks.
    pub fn best(&self) -> Option<([usize; 2], usize, Fit)> {
        let mut best: Option<([usize; 2], usize, Fit)> = None;
        for n in SIDES {
            for top in 0..(self.rows + 1).saturating_sub(n) {
                for left in 0..(self.columns + 1).saturating_sub(n) {
                    let than = best.map_or(0.0, |(_, _, fit)| fit.score);
                    let fit = self.fit([left, top], n, than);
                    if let Some(fit) =
                        fit.filter(|fit| fit.holds() && fit.density(n) > LEAST_DENSITY)
                    {
                        best = Some(([left, top], n, fit));
                    }
                }
            }
        }
        best
    }
}
