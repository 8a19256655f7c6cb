//! The grid of a board: of all likely combs, the pair whose lines are seen between squares of one colour each.

use std::cmp::Ordering;

use crate::board::PictureError;
use crate::comb::{Comb, combs};
use crate::pixels::{Axis, Pixels, distance};
use crate::sheet::{Fit, Sheet};

/// A change of colour along the side of a square that is surely one, and one that may be noise.
const SURE: f32 = 12.0;
const NOISE: f32 = 4.0;

/// The part of a square's side along which its line is looked at: away from the corners, which may be round.
const ALONG: [f32; 2] = [0.22, 0.78];

/// The shortest part of it, in pixels.
const SHORTEST: f32 = 4.0;

/// The squares beyond a comb, on each side, to which a board may extend.
const BEYOND: f32 = 6.0;

/// The part of a square within which a line is looked for when all are moved.
const REACH: f32 = 0.12;

/// Two pitches that are nearer than this are one.
const SAME: f32 = 0.03;

/// The lines of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The lines between columns.
    pub across: Comb,
    /// The lines between rows.
    pub down: Comb,
}

impl Grid {
    fn comb(&self, axis: Axis) -> &Comb {
        match axis {
            Axis::Across => &self.across,
            Axis::Down => &self.down,
        }
    }

    fn other(&self, axis: Axis) -> &Comb {
        match axis {
            Axis::Across => &self.down,
            Axis::Down => &self.across,
        }
    }

    pub fn n(&self) -> usize {
        self.across.n
    }

    /// The piece of a line that is looked at along a square.
    fn along(&self, axis: Axis, square: i32) -> [f32; 2] {
        ALONG.map(|part| self.other(axis).place(square as f32 + part))
    }

    /// How surely one side of a square is seen, from 0 to 1: that of `line`, along `square`, of which either may lie outside.
    /// A line goes through all parts of it: letters do not.
    fn side(&self, pixels: &Pixels, axis: Axis, line: i32, square: i32) -> f32 {
        let [from, to] = self.along(axis, square);
        let parts = (((to - from) / SHORTEST) as usize).clamp(2, 4);
        let length = (to - from) / parts as f32;
        let comb = self.comb(axis);
        let near = (comb.pitch * 0.07).max(1.0);
        let place = comb.place(line as f32);
        let places = (place - near).round() as i32..=(place + near).round() as i32;
        let mut most = 0.0;
        for place in places {
            let mut least = f32::MAX;
            for part in 0..parts {
                let from = from + length * part as f32;
                least = least.min(pixels.change(axis, place, [from, from + length]));
                if least <= most {
                    break;
                }
            }
            most = least.max(most);
        }
        ((most - NOISE) / (SURE - NOISE)).clamp(0.0, 1.0)
    }

    /// Whether the four corners of a square have one colour.
    fn is_flat(&self, pixels: &Pixels, row: i32, column: i32) -> bool {
        let side = (self.across.pitch * 0.1).max(1.0);
        let mean = |right: f32, below: f32| {
            let x = self.across.place(column as f32 + right) - side / 2.0;
            let y = self.down.place(row as f32 + below) - side / 2.0;
            pixels.mean(Axis::Across, [x, x + side], [y, y + side])
        };
        let corners = [(0.24, 0.24), (0.76, 0.24), (0.24, 0.76), (0.76, 0.76)];
        let corners = corners.map(|(right, below)| mean(right, below));
        // A glyph may reach into one of them.
        (0..4).any(|corner| {
            let like = corners
                .iter()
                .filter(|other| distance(**other, corners[corner]) < 20.0);
            like.count() >= 3
        })
    }

    /// The lines of the grid, and more of them on each side.
    fn spread(&self, pixels: &Pixels) -> Self {
        let comb = |axis: Axis| {
            let (comb, length) = (self.comb(axis), pixels.length(axis) as f32);
            let slack = comb.pitch * 0.04 + 1.0;
            let before = ((comb.start + slack) / comb.pitch).floor().min(BEYOND);
            let start = comb.place(-before);
            let all = ((length + slack - start) / comb.pitch).floor() as usize;
            let n = all.min((before + BEYOND) as usize + comb.n);
            Comb {
                start,
                pitch: comb.pitch,
                n,
            }
        };
        Self {
            across: comb(Axis::Across),
            down: comb(Axis::Down),
        }
    }

    /// The look of all squares of the grid.
    fn sheet(&self, pixels: &Pixels) -> Sheet {
        let side =
            |axis, line: usize, square: usize| self.side(pixels, axis, line as i32, square as i32);
        let is_flat = |column: usize, row: usize| self.is_flat(pixels, row as i32, column as i32);
        Sheet::new(self.across.n, self.down.n, side, is_flat)
    }

    /// A piece of the grid.
    fn piece(&self, [left, top]: [usize; 2], n: usize) -> Self {
        let comb = |comb: &Comb, first: usize| Comb {
            start: comb.place(first as f32),
            pitch: comb.pitch,
            n,
        };
        Self {
            across: comb(&self.across, left),
            down: comb(&self.down, top),
        }
    }

    /// The board on these lines.
    fn settled(mut self, pixels: &Pixels) -> Option<(Self, Fit)> {
        let mut fit = None;
        for _ in 0..2 {
            let spread = self.spread(pixels);
            let (corner, n, found) = spread.sheet(pixels).best()?;
            fit = Some(found);
            self = spread.piece(corner, n).moved(pixels);
            let is_square = (self.across.pitch / self.down.pitch - 1.0).abs() < SAME;
            if !is_square {
                return None;
            }
        }
        Some((self, fit?))
    }

    /// The grid with its lines moved to the middle of what is seen near them.
    fn moved(&self, pixels: &Pixels) -> Self {
        let comb = |axis: Axis| {
            let comb = self.comb(axis);
            let lines =
                (1..comb.n).filter_map(|line| Some((line as f32, self.seen(pixels, axis, line)?)));
            comb.fitted(&lines.collect::<Vec<_>>())
        };
        Self {
            across: comb(Axis::Across),
            down: comb(Axis::Down),
        }
    }

    /// The place of what is seen near a line.
    fn seen(&self, pixels: &Pixels, axis: Axis, line: usize) -> Option<f32> {
        let comb = self.comb(axis);
        let place = comb.place(line as f32);
        let by = (comb.pitch * REACH).max(2.0);
        let (mut weight, mut sum) = (0.0, 0.0);
        for near in (place - by).round() as i32..=(place + by).round() as i32 {
            let squares = 0..self.other(axis).n as i32;
            let seen = squares.map(|square| {
                let change = pixels.change(axis, near, self.along(axis, square));
                (change.min(2.0 * SURE) - NOISE).max(0.0)
            });
            let seen: f32 = seen.sum();
            weight += seen;
            sum += seen * near as f32;
        }
        (weight > 0.0).then(|| sum / weight)
    }

    /// Whether the squares continue beyond one side of the board: before the first or behind the last line of an axis.
    fn continues(&self, pixels: &Pixels, axis: Axis, is_behind: bool, inner: f32) -> bool {
        let (comb, n) = (self.comb(axis), self.n() as i32);
        let (line, square) = if is_behind { (n + 1, n) } else { (-1, -1) };
        let middle = comb.place(square as f32 + 0.5);
        if middle < 0.0 || middle >= pixels.length(axis) as f32 {
            return false;
        }
        let mean = |sides: &mut dyn Iterator<Item = f32>, all: i32| sides.sum::<f32>() / all as f32;
        let across = &mut (1..n).map(|line| self.side(pixels, axis.other(), line, square));
        let beyond = &mut (0..n).map(|along| self.side(pixels, axis, line, along));
        let flat = (0..n).filter(|along| match axis {
            Axis::Across => self.is_flat(pixels, *along, square),
            Axis::Down => self.is_flat(pixels, square, *along),
        });
        mean(across, n - 1) > (0.7 * inner).max(0.35)
            && mean(beyond, n) > 0.5
            && flat.count() as i32 * 2 > n
    }

    /// The grid of the board in a picture, and whether it has lines between all squares.
    pub fn find(pixels: &Pixels) -> Result<(Self, bool), PictureError> {
        let mut found: Option<(Self, Fit)> = None;
        let mut tried: Vec<Self> = Vec::new();
        for [across, down] in combs(pixels) {
            let first = Self { across, down };
            if tried.iter().any(|other| first.is_on(other)) {
                continue;
            }
            if let Some((grid, fit)) = first.settled(pixels) {
                tried.push(grid);
                if found.is_none_or(|(other, than)| grid.is_better(fit, &other, than)) {
                    found = Some((grid, fit));
                }
            }
        }
        let (grid, fit) = found.ok_or(PictureError::NoGrid)?;
        let ends = Axis::BOTH
            .into_iter()
            .flat_map(|axis| [(axis, false), (axis, true)]);
        for (axis, is_behind) in ends {
            if grid.continues(pixels, axis, is_behind, fit.inner) {
                return Err(PictureError::NotSquare);
            }
        }
        Ok((grid, fit.is_lined()))
    }

    /// Whether a grid is more likely that of the board than another one. The larger one is, unless much less speaks for it; of
    /// grids on the same place, the one with more lines.
    fn is_better(&self, fit: Fit, other: &Self, than: Fit) -> bool {
        let larger = self.area() / other.area();
        let [a, b] = [fit.density(self.n()), than.density(other.n())];
        if larger > 1.06 {
            a > 0.7 * b
        } else if larger < 0.94 {
            0.7 * a > b
        } else {
            match self.n().cmp(&other.n()) {
                Ordering::Equal => a > b,
                Ordering::Greater => a > 0.8 * b,
                Ordering::Less => 0.8 * a > b,
            }
        }
    }

    /// Whether the lines are the same, wherever they end.
    fn is_on(&self, other: &Self) -> bool {
        Axis::BOTH
            .into_iter()
            .all(|axis| self.comb(axis).is_on(other.comb(axis)))
    }

    fn area(&self) -> f32 {
        let side = self.across.pitch * self.n() as f32;
        side * side
    }
}
