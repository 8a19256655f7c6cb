//! The number of solutions that a pair of halves stands for.
//!
//! Turning and reflecting a solution gives others, and it is enough to find one of them, if the
//! weight gives their number. Let E be the set of rows whose queens stand in the west half.
//!
//! Upside down, E becomes its reverse. Mirrored left to right, it becomes its complement.
//!
//! On a board without a middle row, the two long diagonals have no square in common, and each
//! quarter holds one half of one of them. A quarter turn leads from each quarter to the next. So
//! of the solutions with one queen on the long diagonals, half have it in the west; of those with
//! two, a quarter have both in the west, since they stand in neighbouring quarters and each pair of
//! neighbours is as likely. Thus only east halves without a queen on a long diagonal are joined,
//! and a west half with d of them counts 2^d times:
//!
//! ```text
//!    \ . . | . . .
//!    . \ . | . . .        \ and /: the long diagonals in the west half
//!    . . \ | . . .
//!    ------+------
//!    . . / | . . .
//!    . / . | . . .
//!    / . . | . . .
//! ```
//!
//! This set of solutions is the same upside down, so one of E and its reverse is enough. Without
//! any queen on a long diagonal it is also the same when mirrored, and then one of E, its reverse,
//! and the complements of both is enough. So it is with a queen in the centre, as no other stands
//! on a long diagonal then.
//!
//! With two queens in the middle, [`Middle::Apart`](super::board::Middle::Apart) is already one of
//! eight images, and every set counts.

use super::board::{Board, Middle};
use crate::queens::bits::lowest_bits;

/// The weights of west halves, by their class: which long diagonals they occupy.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    weights: [u64; Self::CLASSES],
    classes: usize,
}

impl Weights {
    pub const CLASSES: usize = 4;

    /// The weights of the part with these rows of the west, in the north and in the south.
    pub fn new(board: Board, north: u32, south: u32) -> Self {
        let images = Images::new(board.quarter(), north, south);
        match board.middle {
            Middle::None => {
                let reflected = images.weight_upside_down();
                let without = images.weight_of_all();
                let weights = [without, 2 * reflected, 2 * reflected, 4 * reflected];
                Self {
                    weights,
                    classes: Self::CLASSES,
                }
            }
            Middle::Centre => Self::single(images.weight_of_all()),
            Middle::Apart { .. } => Self::single(8),
        }
    }

    const fn single(weight: u64) -> Self {
        Self {
            weights: [weight, 0, 0, 0],
            classes: 1,
        }
    }

    /// The weight of each class that occurs.
    pub fn classes(&self) -> &[u64] {
        &self.weights[..self.classes]
    }

    pub fn is_zero(&self) -> bool {
        self.weights == [0; Self::CLASSES]
    }
}

/// A set of rows and its images. The first number compared is that of the rows in the north, since the parts have few
/// rows there.
struct Images {
    set: (u32, u32),
    upside_down: (u32, u32),
    mirrored: (u32, u32),
    turned: (u32, u32),
}

impl Images {
    fn new(h: u32, north: u32, south: u32) -> Self {
        let all = lowest_bits(h) as u32;
        let reverse = |set: u32| set.reverse_bits() >> (32 - h);
        let image = |north: u32, south: u32| (north.count_ones(), north | south << h);
        Self {
            set: image(north, south),
            upside_down: image(reverse(south), reverse(north)),
            mirrored: image(all & !north, all & !south),
            turned: image(all & !reverse(south), all & !reverse(north)),
        }
    }

    /// The number of images upside down, itself included, if it is the least of them, else 0.
    fn weight_upside_down(&self) -> u64 {
        match self.set.cmp(&self.upside_down) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        }
    }

    /// The number of all images, itself included, if it is the least of them, else 0.
    fn weight_of_all(&self) -> u64 {
        let mut images = [self.set, self.upside_down, self.mirrored, self.turned];
        images.sort_unstable();
        if images[0] != self.set {
            return 0;
        }
        1 + images.windows(2).filter(|pair| pair[0] != pair[1]).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All sets of h of the 2 h rows.
    fn sets(h: u32) -> impl Iterator<Item = (u32, u32)> {
        let all = lowest_bits(h) as u32;
        (0..=lowest_bits(2 * h) as u32)
            .filter(move |set| set.count_ones() == h)
            .map(move |set| (set & all, set >> h))
    }

    #[test]
    fn the_least_image_stands_for_all() {
        for h in 3..=6 {
            let (mut reflected, mut all, mut count) = (0, 0, 0);
            for (north, south) in sets(h) {
                let images = Images::new(h, north, south);
                reflected += images.weight_upside_down();
                all += images.weight_of_all();
                count += 1;
                if 2 * north.count_ones() > h {
                    assert_eq!(
                        (images.weight_upside_down(), images.weight_of_all()),
                        (0, 0)
                    );
                }
            }
            assert_eq!((reflected, all), (count, count));
        }
    }
}
