/// The number of edges that each square of the frontier has so far, 0 to 2, by slot: two bits each.
///
/// ```text
///     slot     15 ...  3  2  1  0
///     degree    0 ...  2  0  1  1     0b_10_00_01_01
/// ```
///
/// States with equal degrees form a group. All that depends on degrees alone, which edges may be
/// added and what they do, is worked out once for a whole group.
///
/// Open tours are closed ones through a *hub*, an extra square that neighbours all others. It is in the frontier
/// throughout, and has its degree in a place of its own, [`HUB`], behind all slots.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Degrees(u64);

/// The number of squares that a frontier can have.
pub const SLOTS: u8 = 16;

/// The place of the hub.
pub const HUB: u8 = SLOTS;

/// The lower bit of each place.
const LOW: u64 = 0x1_5555_5555;

impl Degrees {
    /// No edge at any square.
    pub const NONE: Self = Self(0);

    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The same in 32 bits. The four last slots take only 81 of the 256 values of their bits. The hub's degree, unless
    /// it is 0, follows from the other degrees.
    pub fn packed(self) -> u32 {
        let slots = self.0 as u32;
        match self.get(HUB) {
            0 => slots,
            hub => {
                let last = PACKED.with_hub[hub as usize - 1][(slots >> 24) as usize];
                slots & 0x00ff_ffff | u32::from(last) << 24
            }
        }
    }

    pub fn unpacked(packed: u32) -> Self {
        let [last, hub] = PACKED.unpacked[(packed >> 24) as usize];
        let slots = packed & 0x00ff_ffff | u32::from(last) << 24;
        Self(u64::from(slots)).with(HUB, u32::from(hub))
    }

    /// The degrees of the same edges seen in a mirror, left to right.
    ///
    /// Only boards with an even number of columns are looked at so. Their slots, two halves of eight, are dealt out so that
    /// a square and its mirror image are in slots s and 7 - s of the same half; the hub is its own image.
    pub const fn mirrored(self) -> Self {
        let bits = self.0 as u32;
        let bits = bits >> 2 & 0x3333_3333 | (bits & 0x3333_3333) << 2;
        let bits = bits >> 4 & 0x0f0f_0f0f | (bits & 0x0f0f_0f0f) << 4;
        let hub = self.0 >> (2 * HUB) << (2 * HUB);
        Self(hub | bits.swap_bytes().rotate_left(16) as u64)
    }

    /// The degree in one slot.
    pub const fn get(self, slot: u8) -> u32 {
        (self.0 >> (2 * slot)) as u32 & 3
    }

    /// The same degrees, with a new degree in one slot.
    pub const fn with(self, slot: u8, degree: u32) -> Self {
        Self(self.0 & !(3 << (2 * slot)) | (degree as u64) << (2 * slot))
    }

    /// The degrees that these edges give to their ends. `None` if a degree would not fit.
    pub fn of_edges(edges: &[Edge]) -> Option<Self> {
        edges.iter().try_fold(Self::NONE, |degrees, &(a, b)| {
            degrees.plus(Self::NONE.with(a, 1).with(b, 1))
        })
    }

    /// The sum in each slot, if none is above 2.
    pub const fn plus(self, more: Self) -> Option<Self> {
        let (one, two) = (more.0 & LOW, more.0 >> 1 & LOW);
        let has_one = self.0 & LOW;
        let has_two = self.0 >> 1 & LOW;
        if has_two & (one | two) | has_one & two != 0 {
            return None;
        }
        Some(Self(self.0 + more.0))
    }

    /// The difference in each slot, if none is below 0.
    pub const fn minus(self, less: Self) -> Option<Self> {
        let (one, two) = (less.0 & LOW, less.0 >> 1 & LOW);
        let has_two = self.0 >> 1 & LOW;
        let has_any = self.0 & LOW | has_two;
        if one & !has_any | two & !has_two != 0 {
            return None;
        }
        Some(Self(self.0 - less.0))
    }

    /// The sum of the degrees in some slots: the lower bit of each.
    pub const fn sum(self, slots: u64) -> u32 {
        (self.0 & slots).count_ones() + 2 * (self.0 >> 1 & slots).count_ones()
    }

    /// The slots in which a path ends, which are those of degree 1, as a set of bits.
    pub const fn ends(self) -> u16 {
        let mut ends = 0;
        let mut slot = 0;
        while slot < SLOTS {
            if self.get(slot) == 1 {
                ends |= 1 << slot;
            }
            slot += 1;
        }
        ends
    }
}

/// Two slots whose squares are joined; one may be the [`HUB`].
pub type Edge = (u8, u8);

/// Packs the degrees of the last four slots and of the hub.
struct Packed {
    /// The packed form, by the hub's degree less 1 and by the bits of the slots.
    with_hub: [[u8; 256]; 2],
    /// The bits of the slots and the hub's degree, by the packed form.
    unpacked: [[u8; 2]; 256],
}

static PACKED: Packed = {
    let mut packed = Packed {
        with_hub: [[0; 256]; 2],
        unpacked: [[0; 2]; 256],
    };
    let (mut bits, mut free) = (0, 0);
    // Bits with a slot of degree 3 are free: no square has it.
    while bits < 256 {
        if bits & bits >> 1 & 0x55 == 0 {
            packed.unpacked[bits] = [bits as u8, 0];
            let mut hub = 0;
            while hub < 2 {
                while free & free >> 1 & 0x55 == 0 {
                    free += 1;
                }
                packed.with_hub[hub][bits] = free as u8;
                packed.unpacked[free] = [bits as u8, hub as u8 + 1];
                free += 1;
                hub += 1;
            }
        }
        bits += 1;
    }
    packed
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_and_differences_stay_between_0_and_2() {
        for has in 0..=2 {
            for other in 0..=2 {
                let (a, b) = (
                    Degrees::NONE.with(5, has).with(6, 2),
                    Degrees::NONE.with(5, other),
                );
                assert_eq!(a.get(5), has);
                let sum = (has + other <= 2).then(|| a.with(5, has + other));
                assert_eq!(a.plus(b), sum);
                let difference = has.checked_sub(other).map(|degree| a.with(5, degree));
                assert_eq!(a.minus(b), difference);
            }
        }
    }

    #[test]
    fn packing_loses_nothing() {
        for last in (0..=255).filter(|bits| bits & bits >> 1 & 0x55 == 0) {
            for hub in 0..=2 {
                let degrees = Degrees::NONE.with(0, 2).with(11, 1);
                let degrees = Degrees(degrees.0 | last << 24).with(HUB, hub);
                assert_eq!(Degrees::unpacked(degrees.packed()), degrees);
            }
        }
    }

    #[test]
    fn each_half_is_turned_by_itself() {
        let degrees = Degrees::NONE.with(0, 1).with(3, 2).with(14, 1).with(HUB, 1);
        let image = Degrees::NONE.with(7, 1).with(4, 2).with(9, 1).with(HUB, 1);
        assert_eq!(degrees.mirrored(), image);
    }

    #[test]
    fn paths_end_where_the_degree_is_1() {
        let degrees = Degrees::NONE.with(0, 1).with(7, 2).with(15, 1);
        assert_eq!(degrees.ends(), 1 << 15 | 1);
    }
}
