//! Combs: lines with equal distances in one direction of a picture. All that are likely are proposed, and
//! [`grid`](crate::grid) tries them.

use std::ops::RangeInclusive;

use crate::pixels::{Axis, Pixels};

/// The numbers of squares in a row of a board that is found.
pub const SIDES: RangeInclusive<usize> = 4..=18;

/// Lines with equal distances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comb {
    /// The place of the first line.
    pub start: f32,
    /// The distance of two lines.
    pub pitch: f32,
    /// The number of squares between the lines.
    pub n: usize,
}

impl Comb {
    /// The place of a line, from 0, or of something between lines.
    pub fn place(&self, line: f32) -> f32 {
        self.start + self.pitch * line
    }

    /// Whether the lines are nearly the same, wherever they end.
    pub fn is_on(&self, other: &Self) -> bool {
        let lines = (self.start - other.start) / other.pitch;
        (self.pitch / other.pitch - 1.0).abs() < 0.01 && (lines - lines.round()).abs() < 0.2
    }

    /// The comb that fits best through these lines, given by their numbers and places.
    pub fn fitted(&self, lines: &[(f32, f32)]) -> Self {
        let all = lines.len() as f32;
        let sum = |of: &dyn Fn(f32, f32) -> f32| {
            lines
                .iter()
                .map(|(line, place)| of(*line, *place))
                .sum::<f32>()
        };
        let (numbers, places) = (sum(&|line, _| line), sum(&|_, place| place));
        let (both, squares) = (
            sum(&|line, place| line * place),
            sum(&|line, _| line * line),
        );
        let spread = all * squares - numbers * numbers;
        if spread <= 0.0 {
            return *self;
        }
        let pitch = (all * both - numbers * places) / spread;
        let start = (places - pitch * numbers) / all;
        if (pitch / self.pitch - 1.0).abs() < 0.1 {
            Self {
                start,
                pitch,
                n: self.n,
            }
        } else {
            *self
        }
    }
}

/// The smallest side of a square, in pixels.
const SMALLEST: f32 = 12.0;

/// The pitches that are tried grow by this factor.
const GROWTH: f32 = 1.004;

/// A change of colour that is surely one.
const SURE: f32 = 14.0;

/// Pitches are tried in groups, so that the many lines of a text do not push a board out: each group ends at this multiple of
/// its first pitch.
const GROUP: f32 = 1.25;

/// The number of pairs of combs that are tried from each group.
const TRIED: usize = 6;

/// For each place, the share of the picture along which the colour changes there.
fn profile(pixels: &Pixels, axis: Axis) -> Vec<f32> {
    let along = pixels.length(axis.other());
    let length = (along / 60).max(5);
    let pieces = (along / length).max(1);
    let changes = (0..=pixels.length(axis) as i32).map(|place| {
        let of = |piece: usize| {
            let from = (piece * length) as f32;
            let change = pixels.change(axis, place, [from, from + length as f32]);
            (change / SURE).min(1.0)
        };
        (0..pieces).map(of).sum::<f32>() / pieces as f32
    });
    changes.collect()
}

/// The largest value within a distance of each place.
fn widened(profile: &[f32], by: usize) -> Vec<f32> {
    let places = 0..profile.len();
    let widest = places.map(|place| {
        let near = place.saturating_sub(by)..(place + by + 1).min(profile.len());
        profile[near].iter().copied().fold(0.0, f32::max)
    });
    widest.collect()
}

/// The best comb of one axis for each number of squares, with its score, at one pitch.
type Best = [(f32, f32); *SIDES.end() + 1];

fn best(profile: &[f32], pitch: f32, step: usize) -> Best {
    let mean = profile.iter().sum::<f32>() / profile.len() as f32;
    let mut best = [(f32::MIN, 0.0); *SIDES.end() + 1];
    let last = profile.len() as f32 - 1.0;
    let mut start = 0.0_f32;
    while start + pitch * *SIDES.start() as f32 <= last + 1.0 {
        let mut sum = 0.0;
        for (line, best) in best.iter_mut().enumerate() {
            let place = start + pitch * line as f32;
            if place > last + 1.0 {
                break;
            }
            sum += profile[place.min(last) as usize] - mean;
            if line >= *SIDES.start() {
                let score = sum / (line as f32 + 1.0).sqrt();
                if score > best.0 {
                    *best = (score, start);
                }
            }
        }
        start += step as f32;
    }
    best
}

/// Pairs of combs with the same pitch, one of each axis, the most likely ones first.
pub fn combs(pixels: &Pixels) -> Vec<[Comb; 2]> {
    let profiles = Axis::BOTH.map(|axis| profile(pixels, axis));
    let shorter = pixels.width.min(pixels.height) as f32;
    let mut kept: Vec<[Comb; 2]> = Vec::new();
    let mut found: Vec<(f32, [Comb; 2])> = Vec::new();
    let mut wide = (usize::MAX, profiles.clone());
    let mut pitch = SMALLEST;
    let mut end = pitch * GROUP;
    while pitch * *SIDES.start() as f32 <= shorter + 1.0 {
        let by = (pitch * 0.03) as usize + 1;
        if wide.0 != by {
            wide = (by, [0, 1].map(|axis| widened(&profiles[axis], by)));
        }
        let [across, down] = [0, 1].map(|axis| best(&wide.1[axis], pitch, by));
        for n in SIDES {
            let score = across[n].0 + down[n].0;
            if across[n].0 > f32::MIN && down[n].0 > f32::MIN {
                let comb = |start| Comb { start, pitch, n };
                found.push((score, [comb(across[n].1), comb(down[n].1)]));
            }
        }
        pitch *= GROWTH;
        if pitch > end {
            keep(&mut found, &mut kept);
            end *= GROUP;
        }
    }
    keep(&mut found, &mut kept);
    kept
}

/// Keeps the best of a group, each with other lines.
fn keep(found: &mut Vec<(f32, [Comb; 2])>, kept: &mut Vec<[Comb; 2]>) {
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    let before = kept.len();
    for (_, combs) in found.drain(..) {
        if kept.len() == before + TRIED {
            continue;
        }
        let is_on = |other: &[Comb; 2]| combs.iter().zip(other).all(|(a, b)| a.is_on(b));
        if !kept.iter().any(is_on) {
            kept.push(combs);
        }
    }
}
