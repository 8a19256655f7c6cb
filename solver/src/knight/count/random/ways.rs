//! The number of ways to reach degrees.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::error::filled;
use super::super::layer::Fold;

/// The number of ways to reach degrees of the frontier: a hash table with open addressing, twelve
/// bytes a place.
///
/// Where it is *folded*, of two degrees that are mirror images of each other one is stored, and
/// stands for both.
#[derive(Debug)]
pub struct Ways {
    places: Vec<Place>,
    len: usize,
    fold: Option<Fold>,
    /// An odd factor: the upper bits of products with it depend on all bits of the degrees.
    spread: u64,
}

/// The degrees, packed, and the lower and upper half of the ways. There is no way in an empty place.
type Place = [u32; 3];

const EMPTY: Place = [0; 3];

/// The factors that spread keys over a table. Items read from one table in its order must not be added to another in
/// the same order: a growing table would fill from one side, and each look-up would pass by all its items. So
/// successive tables take these factors in turn.
const SPREADS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];

fn ways([_, low, high]: Place) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

impl Ways {
    const SMALLEST: usize = 16;
    /// The number of places from which a table is large: 12 MB.
    const LARGE: usize = 1 << 20;

    /// An empty table, to be filled from one with the number before.
    pub fn new(fold: Option<Fold>, number: usize) -> Result<Self, CountError> {
        Ok(Self {
            places: filled(EMPTY, Self::SMALLEST)?,
            len: 0,
            fold,
            spread: SPREADS[number % 2],
        })
    }

    /// The bytes that the table takes.
    pub fn bytes(&self) -> u64 {
        (self.places.len() * size_of::<Place>()) as u64
    }

    /// The places of the table, empty ones included.
    pub fn places(&self) -> usize {
        self.places.len()
    }

    /// The degrees that are stored in a place.
    pub fn at(&self, place: usize) -> Option<Degrees> {
        let here = self.places[place];
        (ways(here) != 0).then(|| Degrees::unpacked(here[0]))
    }

    /// The degrees of a place and their ways, and the same for their mirror image if it is different and not stored.
    pub fn images(&self, place: usize) -> impl Iterator<Item = (Degrees, u64)> + use<> {
        let ways = ways(self.places[place]);
        let degrees = self.at(place);
        let image = degrees
            .filter(|_| self.fold.is_some())
            .map(Degrees::mirrored);
        let image = image.filter(|&image| Some(image) != degrees);
        degrees
            .into_iter()
            .chain(image)
            .map(move |degrees| (degrees, ways))
    }

    /// The degrees that are stored for these, and whether they are the mirror image.
    #[inline]
    pub fn stored(&self, degrees: Degrees) -> (Degrees, bool) {
        match self.fold {
            Some(fold) if !fold.keeps(degrees) => (degrees.mirrored(), true),
            _ => (degrees, false),
        }
    }

    /// The ways to reach degrees, or their mirror image, which has as many.
    #[inline]
    pub fn get(&self, degrees: Degrees) -> u64 {
        let (stored, _) = self.stored(degrees);
        ways(self.places[self.place(stored.packed())])
    }

    /// Adds ways, at least one, to reach degrees that are to be stored.
    pub fn add(&mut self, degrees: Degrees, more: u64) -> Result<(), CountError> {
        let degrees = degrees.packed();
        let place = self.place(degrees);
        let known = ways(self.places[place]);
        let sum = known.checked_add(more).ok_or(CountError::TooMany)?;
        self.places[place] = [degrees, sum as u32, (sum >> 32) as u32];
        if known == 0 {
            self.len += 1;
            if 4 * self.len > 3 * self.places.len() {
                // A large table grows by less than a factor of two, since the old table needs memory at the same time.
                let places = self.places.len();
                let more = if places < Self::LARGE {
                    places
                } else {
                    places / 2
                };
                self.resize(places + more)?;
            }
        }
        Ok(())
    }

    /// Gives back the room that is not needed when nothing more is added.
    pub fn fit(&mut self) -> Result<(), CountError> {
        self.resize(self.len / 3 * 4 + Self::SMALLEST)
    }

    /// The index of the place where degrees are stored, or would be.
    #[inline]
    fn place(&self, degrees: u32) -> usize {
        let spread = u64::from(degrees).wrapping_mul(self.spread) >> 32;
        let mut place = ((spread * self.places.len() as u64) >> 32) as usize;
        loop {
            let here = self.places[place];
            if here[0] == degrees || ways(here) == 0 {
                return place;
            }
            place += 1;
            if place == self.places.len() {
                place = 0;
            }
        }
    }

    fn resize(&mut self, places: usize) -> Result<(), CountError> {
        let resized = filled(EMPTY, places)?;
        for known in std::mem::replace(&mut self.places, resized) {
            if ways(known) != 0 {
                let place = self.place(known[0]);
                self.places[place] = known;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_add_up() {
        let mut sums = Ways::new(None, 0).unwrap();
        let degrees = |i: u32| Degrees::unpacked(i.wrapping_mul(0x0001_0107) & 0x00ff_ffff);
        for more in [3, 1 << 40] {
            for i in 0..1000 {
                sums.add(degrees(i), more).unwrap();
            }
        }
        sums.fit().unwrap();
        assert_eq!(sums.get(degrees(1000)), 0);
        assert!((0..1000).all(|i| sums.get(degrees(i)) == 3 + (1 << 40)));
        let stored = (0..sums.places()).filter_map(|place| sums.at(place));
        assert_eq!(stored.count(), 1000);
        assert_eq!(sums.add(degrees(7), u64::MAX), Err(CountError::TooMany));
    }

    #[test]
    fn images_are_reached_in_as_many_ways() {
        let mut folded = Ways::new(Some(Fold { first: 0 }), 1).unwrap();
        let degrees = Degrees::NONE.with(1, 2);
        let image = degrees.mirrored();
        assert!(degrees < image);
        folded.add(degrees, 5).unwrap();
        assert_eq!(folded.get(image), 5);
        assert_eq!(folded.stored(image), (degrees, true));
        assert_eq!(folded.stored(degrees), (degrees, false));
    }
}
