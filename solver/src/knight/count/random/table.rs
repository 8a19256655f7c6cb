//! The number of 2-factors with each of the degrees at the seam.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::error::with_capacity;
use super::super::layer::Fold;
use super::super::middle::Half;
use super::order::Order;
use super::sums::Sums;

/// The number of 2-factors with each of the degrees at the seam: for all degrees of the upper part, in ascending order, the
/// ways to reach them times the ways to reach the opposite ones. Only the sums of blocks are stored; those within one are
/// multiplied when they are asked for.
#[derive(Debug)]
pub struct Table {
    upper: Sums,
    /// The sums of the lower part, unless both parts are filled in the same ways.
    lower: Option<Sums>,
    fold: Option<Fold>,
    opposites: Opposites,
    /// The number of those with the degrees of a block or lesser ones.
    ends: Vec<u128>,
    /// The sum of the blocks that are multiplied.
    total: u128,
}

/// The degrees of a block, which are multiplied in a microsecond.
const BLOCK: usize = 16;

/// The 2-factors of some degrees.
#[derive(Copy, Clone, Debug)]
pub struct Product {
    /// The degrees of the upper part: of two that are mirror images of each other one, that stands for both.
    pub degrees: Degrees,
    above: u64,
    /// The ways to fill the lower part.
    pub below: u64,
    /// The number of degrees for which these stand: 1, or 2 with a mirror image.
    images: u128,
}

impl Product {
    /// The 2-factors that have exactly these degrees.
    pub fn pairs(self) -> u128 {
        u128::from(self.above) * u128::from(self.below)
    }

    /// The 2-factors that have these degrees or their mirror image.
    fn all(self) -> Option<u128> {
        self.pairs().checked_mul(self.images)
    }
}

impl Table {
    /// The table made from the sums of the parts, to which all edges are added. `half` is the upper part's half of the
    /// seam.
    pub fn new(
        upper: Sums,
        lower: Option<Sums>,
        half: &Half,
        fold: Option<Fold>,
        order: Order,
    ) -> Result<Self, CountError> {
        Ok(Self {
            ends: with_capacity(upper.len().div_ceil(BLOCK))?,
            upper,
            lower,
            fold,
            opposites: Opposites::new(half, order),
            total: 0,
        })
    }

    /// Multiplies the next blocks. Returns whether that is all.
    pub fn advance(&mut self) -> Result<bool, CountError> {
        // The number of blocks that take some ten microseconds.
        const BLOCKS: usize = 4;
        for _ in 0..BLOCKS {
            let start = self.ends.len() * BLOCK;
            if start >= self.upper.len() {
                return Ok(true);
            }
            for index in start..self.upper.len().min(start + BLOCK) {
                let all = self.product(index).and_then(Product::all);
                let sum = all.and_then(|all| self.total.checked_add(all));
                // A random number for each has a bit to spare.
                let fitting = sum.filter(|sum| sum >> 127 == 0);
                self.total = fitting.ok_or(CountError::TooMany)?;
            }
            self.ends.push(self.total);
        }
        Ok(false)
    }

    /// The 2-factors of the degrees with an index in ascending order.
    fn product(&self, index: usize) -> Option<Product> {
        let (degrees, place, above) = self.upper.at(index)?;
        let lower = self.lower.as_ref().unwrap_or(&self.upper);
        let image = self.fold.map(|_| degrees.mirrored());
        Some(Product {
            degrees,
            above,
            below: lower.get(self.opposites.of(place)),
            images: 1 + u128::from(image.is_some_and(|image| image != degrees)),
        })
    }

    /// The bytes that are used.
    pub fn bytes(&self) -> u64 {
        let lower = self.lower.as_ref().map_or(0, Sums::bytes);
        self.upper.bytes() + lower + (self.ends.capacity() * size_of::<u128>()) as u64
    }

    /// The number of 2-factors, once all are multiplied.
    pub fn total(&self) -> u128 {
        self.total
    }

    /// The degrees of the 2-factor with this number, below the total, and its number among the 2-factors with these
    /// degrees.
    pub fn find(&self, number: u128) -> (Product, u128) {
        let block = self.ends.partition_point(|&end| end <= number);
        let before = block.checked_sub(1).map_or(0, |before| self.ends[before]);
        let mut left = number - before;
        let mut products = (block * BLOCK..).map_while(|index| self.product(index));
        let found = products.find(|product| {
            let all = product.all().unwrap_or_default();
            let is_there = left < all;
            if !is_there {
                left -= all;
            }
            is_there
        });
        match found {
            Some(product) => (product, left),
            None => unreachable!("the sum of a block is that of its degrees"),
        }
    }
}

/// The places of opposite degrees: each degree less in one part is one more in the other.
#[derive(Debug)]
struct Opposites {
    /// The place opposite to no edge at all.
    of_none: u32,
    /// The number to subtract from it for each value of each byte of a place.
    less: [[u32; 256]; 4],
}

impl Opposites {
    fn new(half: &Half, order: Order) -> Self {
        let opposite = |place| order.place(half.opposite(order.degrees(place)));
        let of_none = opposite(0);
        let mut less = [[0; 256]; 4];
        for (byte, less) in (0..).zip(&mut less) {
            // No square has three edges.
            for value in (0..256_u32).filter(|value| value & value >> 1 & 0x55 == 0) {
                less[value as usize] = of_none - opposite(value << (8 * byte));
            }
        }
        Self { of_none, less }
    }

    fn of(&self, place: u32) -> u32 {
        let less = place.to_le_bytes().into_iter().zip(&self.less);
        self.of_none
            - less
                .map(|(value, less)| less[usize::from(value)])
                .sum::<u32>()
    }
}
