//! The houses of a board, and which squares a queen excludes.

use super::house::House;
use super::squares::Squares;
use super::{MAX_N, Rule};
use crate::board::{Size, Square};

/// A square that belongs to no region: no queen may stand there.
pub const NOWHERE: u8 = u8::MAX;

/// The constraints that the rule and the regions put on the squares.
#[derive(Clone, Debug)]
pub struct Grid {
    n: u32,
    /// The squares that a queen on each square excludes by the rule, its own included.
    parted: Vec<Squares>,
    /// The squares of each row, column and region.
    houses: Vec<Squares>,
    /// The region of each square; empty if there are none.
    regions: Vec<u8>,
}

impl Grid {
    /// A board without regions.
    pub fn new(n: u32, rule: Rule) -> Self {
        let size = Size::in_range(n, n);
        let parted = |a: Square| {
            let others = size.squares().filter(|&b| a == b || rule.excludes(a, b));
            others.collect()
        };
        let row = |row| (0..n).map(|column| Square::new(row, column)).collect();
        let column = |column| (0..n).map(|row| Square::new(row, column)).collect();
        Self {
            n,
            parted: size.squares().map(parted).collect(),
            houses: (0..n).map(row).chain((0..n).map(column)).collect(),
            regions: Vec::new(),
        }
    }

    /// The same board with regions, given by the region of each square, row by row.
    pub fn divided(mut self, regions: &[u8]) -> Self {
        let n = self.n;
        self.houses.truncate(2 * n as usize);
        self.houses.resize(3 * n as usize, Squares::default());
        self.regions = vec![NOWHERE; regions.len()];
        for (square, &region) in Size::in_range(n, n).squares().zip(regions) {
            self.assign(square, region);
        }
        self
    }

    /// Moves a square to another region.
    pub fn assign(&mut self, square: Square, region: u8) {
        let at = self.index(square);
        let before = std::mem::replace(&mut self.regions[at], region);
        if before != NOWHERE {
            let house = &mut self.houses[House::Region(before.into()).place(self.n)];
            *house = house.without(square.into());
        }
        if region != NOWHERE {
            self.houses[House::Region(region.into()).place(self.n)].insert(square);
        }
    }

    pub const fn n(&self) -> u32 {
        self.n
    }

    pub const fn size(&self) -> Size {
        Size::in_range(self.n, self.n)
    }

    pub fn regions(&self) -> &[u8] {
        &self.regions
    }

    pub fn region(&self, square: Square) -> u8 {
        self.regions[self.index(square)]
    }

    /// The number of rows, columns and regions.
    pub const fn houses(&self) -> u32 {
        self.houses.len() as u32
    }

    /// The squares of a house.
    pub fn house(&self, house: House) -> Squares {
        self.houses[house.place(self.n)]
    }

    /// The squares of the house at a place.
    pub fn at(&self, place: u32) -> Squares {
        self.houses[place as usize]
    }

    /// All squares where a queen may stand on the empty board.
    pub fn open(&self) -> Squares {
        let all = if self.regions.is_empty() {
            &self.houses[..self.n as usize]
        } else {
            &self.houses[2 * self.n as usize..]
        };
        all.iter().fold(Squares::default(), |all, &some| all | some)
    }

    /// The squares that a queen on a square excludes, the square itself included.
    pub fn excluded(&self, square: Square) -> Squares {
        let at = self.index(square);
        match self.regions.get(at) {
            None | Some(&NOWHERE) => self.parted[at],
            Some(&region) => self.parted[at] | self.house(House::Region(region.into())),
        }
    }

    /// The places of the houses that a square belongs to, as bits.
    pub fn houses_of(&self, square: Square) -> u64 {
        let places = self.places_of(square);
        places.fold(0, |houses, place| houses | 1 << place)
    }

    /// The places of the houses that a square belongs to.
    pub fn places_of(&self, square: Square) -> impl Iterator<Item = usize> + use<> {
        let region = self.regions.get(self.index(square));
        let region = region.filter(|region| **region != NOWHERE);
        let region = region.map(|&region| House::Region(region.into()));
        let lines = [House::Row(square.row), House::Column(square.column)];
        let n = self.n;
        let houses = lines.into_iter().chain(region);
        houses.map(move |house| house.place(n))
    }

    /// The squares that share a side with a square.
    pub fn beside(&self, square: Square) -> impl Iterator<Item = Square> + use<> {
        let Square { row, column } = square;
        let size = self.size();
        [
            (row.wrapping_sub(1), column),
            (row, column.wrapping_sub(1)),
            (row, column.wrapping_add(1)),
            (row.wrapping_add(1), column),
        ]
        .into_iter()
        .map(|(row, column)| Square::new(row, column))
        .filter(move |&square| size.contains(square))
    }

    /// Whether a square's region is as connected without it. Squares of no region are always spared.
    pub fn spares(&self, square: Square) -> bool {
        let region = self.region(square);
        if region == NOWHERE {
            return true;
        }
        let rest = self
            .house(House::Region(region.into()))
            .without(square.into());
        let mut reached = Squares::default();
        let mut next: Vec<Square> = rest.first().into_iter().collect();
        while let Some(square) = next.pop() {
            if !reached.contains(square) {
                reached.insert(square);
                next.extend(self.beside(square).filter(|&beside| rest.contains(beside)));
            }
        }
        !rest.is_empty() && reached == rest
    }

    fn index(&self, square: Square) -> usize {
        debug_assert!(self.n <= MAX_N);
        (square.row * self.n + square.column) as usize
    }
}
