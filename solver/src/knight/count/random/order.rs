//! The order of degrees at the seam, by which 2-factors have their numbers.

use super::super::degrees::{Degrees, HUB};

/// The places of degrees in the order of the 2-factors. There the hub counts as slot 7, as it did when seeds were first given
/// tours: no square has this slot on the boards with a hub from which tours are drawn.
#[derive(Copy, Clone, Debug, Default)]
pub struct Order {
    pub has_hub: bool,
}

const SLOT_OF_HUB: u8 = 7;

impl Order {
    /// The place of degrees. If the degree of one square is 1 higher, the place is higher by a fixed number, for any
    /// degrees of the other squares.
    pub fn place(self, degrees: Degrees) -> u32 {
        let slots = degrees.with(HUB, 0).packed();
        if !self.has_hub {
            return slots;
        }
        slots | degrees.get(HUB) << (2 * SLOT_OF_HUB)
    }

    /// The degrees of a place.
    pub fn degrees(self, place: u32) -> Degrees {
        let slots = Degrees::unpacked(place);
        if !self.has_hub {
            return slots;
        }
        let hub = slots.get(SLOT_OF_HUB);
        slots.with(SLOT_OF_HUB, 0).with(HUB, hub)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_of_one_degree_each() {
        let degrees = Degrees::NONE.with(0, 1).with(6, 2).with(14, 1);
        for (has_hub, other) in [(false, 7), (true, HUB)] {
            let order = Order { has_hub };
            let places = [0, 1, 2].map(|degree| order.place(degrees.with(other, degree)));
            assert_eq!(places[2] - places[1], places[1] - places[0]);
            for (degree, place) in (0..).zip(places) {
                assert_eq!(order.degrees(place), degrees.with(other, degree));
            }
        }
    }
}
