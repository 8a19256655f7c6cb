//! The numbers of 2-factors by their degrees at the seam.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::error::reserve;
use super::super::layer::Fold;
use super::super::middle::Half;
use super::order::Order;
use super::sums::Sums;

/// The numbers of 2-factors by their degrees at the seam.
#[derive(Debug, Default)]
pub(super) struct Table {
    order: Order,
    /// The places of the degrees of the upper part, of two that are mirror images of each other one, ascending.
    places: Vec<u32>,
    /// The number of those with these degrees or lesser ones.
    ends: Vec<u128>,
}

impl Table {
    /// Adds what is known of the next degrees: in how many ways the upper and the lower part can be
    /// filled, and for how many images that counts.
    fn push(&mut self, place: u32, above: u64, below: u64, images: u128) -> Result<(), CountError> {
        let pairs = u128::from(above) * u128::from(below);
        let end = pairs
            .checked_mul(images)
            .and_then(|all| all.checked_add(self.total()))
            // A random number for each has a bit to spare.
            .filter(|end| end >> 127 == 0)
            .ok_or(CountError::TooMany)?;
        reserve(&mut self.places, 1)?;
        reserve(&mut self.ends, 1)?;
        self.places.push(place);
        self.ends.push(end);
        Ok(())
    }

    /// Gives back the room that is not needed when nothing more is added.
    fn fit(&mut self) {
        self.places.shrink_to_fit();
        self.ends.shrink_to_fit();
    }

    /// The bytes that are used.
    pub(super) fn bytes(&self) -> u64 {
        (self.places.capacity() * size_of::<u32>() + self.ends.capacity() * size_of::<u128>())
            as u64
    }

    /// The number of 2-factors.
    pub(super) fn total(&self) -> u128 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The degrees of the 2-factor with this number, its number among those of these degrees, and
    /// how many these are.
    pub(super) fn find(&self, number: u128) -> (Degrees, u128, u128) {
        let index = self.ends.partition_point(|&end| end <= number);
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        (
            self.order.degrees(self.places[index]),
            number - start,
            self.ends[index] - start,
        )
    }
}

/// A table that is being made: for all degrees of the upper part, in ascending order, the ways to reach them times the ways
/// to reach the opposite ones.
#[derive(Debug)]
pub(super) struct Products {
    upper: Sums,
    /// Of the lower part, unless both parts are filled in the same ways.
    lower: Option<Sums>,
    fold: Option<Fold>,
    opposites: Opposites,
    /// The index of the degrees that are next.
    next: usize,
    pub(super) table: Table,
}

impl Products {
    /// From the sums of the parts; the half of the seam is that of the upper part.
    pub(super) fn new(
        upper: Sums,
        lower: Option<Sums>,
        half: &Half,
        fold: Option<Fold>,
        order: Order,
    ) -> Self {
        Self {
            upper,
            lower,
            fold,
            opposites: Opposites::new(half, order),
            next: 0,
            table: Table {
                order,
                ..Table::default()
            },
        }
    }

    /// Does the next piece. Returns whether the table is ready.
    pub(super) fn advance(&mut self) -> Result<bool, CountError> {
        // So much takes some ten microseconds.
        const SUMS: usize = 1024;
        const PRODUCTS: usize = 64;
        if !self.upper.advance(SUMS)? {
            return Ok(false);
        }
        if let Some(lower) = &mut self.lower
            && !lower.advance(SUMS)?
        {
            return Ok(false);
        }
        let lower = self.lower.as_ref().unwrap_or(&self.upper);
        let end = self.upper.len().min(self.next + PRODUCTS);
        for (target, place, above) in (self.next..end).filter_map(|index| self.upper.at(index)) {
            let below = lower.get(self.opposites.of(place));
            if below > 0 {
                self.table
                    .push(place, above, below, images(self.fold, target))?;
            }
        }
        self.next = end;
        let is_ready = end == self.upper.len();
        if is_ready {
            self.table.fit();
        }
        Ok(is_ready)
    }

    /// The bytes that are used.
    pub(super) fn bytes(&self) -> u64 {
        let lower = self.lower.as_ref().map_or(0, Sums::bytes);
        self.upper.bytes() + lower + self.table.bytes()
    }
}

/// The places of opposite degrees: each degree less in one part is one more in the other.
#[derive(Debug)]
struct Opposites {
    /// The opposite of no edge anywhere.
    of_none: u32,
    /// By how much less is opposite to each value of each byte of a place.
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

/// For how many degrees these stand: for their mirror image, too, if that is another.
pub(super) fn images(fold: Option<Fold>, degrees: Degrees) -> u128 {
    let image = fold.map(|_| degrees.mirrored());
    1 + u128::from(image.is_some_and(|image| image != degrees))
}
