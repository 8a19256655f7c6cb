//! The orbits of a board's squares under the powers of a symmetry, and which are a move apart.

use crate::board::{Size, Square, Symmetry};
use crate::knight::Board;

/// The most orbits: they are a set of bits.
pub const MAX_ORBITS: u64 = 64;

/// A board seen up to a symmetry. Squares are numbered row by row.
#[derive(Debug)]
pub struct Quotient {
    size: Size,
    /// The size of all orbits.
    pub order: usize,
    /// The image of each square.
    image: Vec<u16>,
    /// The number of the orbit of each square.
    pub orbit: Vec<u8>,
    /// The squares a move from each.
    pub neighbours: Vec<Vec<u16>>,
    /// The other orbits a move from each.
    pub near: Vec<u64>,
}

impl Quotient {
    /// `None` if orbits are not all of the same size, more than one square each: then no closed tour has the symmetry. There must be
    /// at most [`MAX_ORBITS`] of them.
    pub fn new(size: Size, symmetry: Symmetry) -> Option<Self> {
        if symmetry.image(size) != size {
            return None;
        }
        let board = Board::from(size);
        let number = |square: Square| size.index(square) as u16;
        let image: Vec<u16> = board
            .squares()
            .map(|square| number(symmetry.apply(square, size)))
            .collect();
        let mut orbit = vec![u8::MAX; image.len()];
        let (mut orbits, mut order) = (0, 0);
        for start in 0..image.len() {
            if orbit[start] != u8::MAX {
                continue;
            }
            let (mut square, mut length) = (start, 0);
            while orbit[square] == u8::MAX {
                orbit[square] = orbits;
                square = usize::from(image[square]);
                length += 1;
            }
            if length == 1 || order != 0 && length != order {
                return None;
            }
            order = length;
            orbits += 1;
        }
        let neighbours: Vec<Vec<u16>> = board
            .squares()
            .map(|square| board.neighbours(square).map(number).collect())
            .collect();
        let mut near = vec![0; usize::from(orbits)];
        for (square, neighbours) in neighbours.iter().enumerate() {
            let own = orbit[square];
            for &neighbour in neighbours {
                let other = orbit[usize::from(neighbour)];
                if other != own {
                    near[usize::from(own)] |= 1 << other;
                }
            }
        }
        Some(Self {
            size,
            order,
            image,
            orbit,
            neighbours,
            near,
        })
    }

    pub fn number(&self, square: Square) -> u16 {
        self.size.index(square) as u16
    }

    pub fn square(&self, number: u16) -> Square {
        let number = u32::from(number);
        let columns = self.size.columns();
        Square::new(number / columns, number % columns)
    }

    /// The image after `times` times the symmetry.
    pub fn power(&self, square: u16, times: usize) -> u16 {
        (0..times).fold(square, |square, _| self.image[usize::from(square)])
    }

    /// The squares a move from their own image.
    pub fn beside_their_image(&self) -> Vec<u16> {
        let beside = |&square: &u16| {
            let image = self.image[usize::from(square)];
            self.neighbours[usize::from(square)].contains(&image)
        };
        (0..self.image.len() as u16).filter(beside).collect()
    }
}
