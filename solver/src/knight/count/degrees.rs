/// How many edges each square of the frontier has so far, 0 to 2, by slot: two bits each.
///
/// ```text
///     slot     15 ...  3  2  1  0
///     degree    0 ...  2  0  1  1     0b_10_00_01_01
/// ```
///
/// States with equal degrees form a group. All that depends on degrees alone, which edges may be
/// added and what they do, is worked out once for a whole group.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Degrees(u32);

/// The number of squares that a frontier can have.
pub(super) const SLOTS: u8 = 16;

/// The lower bit of each slot.
const LOW: u32 = 0x5555_5555;

impl Degrees {
    /// No edge anywhere.
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    pub(super) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The degree in one slot.
    pub(super) const fn get(self, slot: u8) -> u32 {
        self.0 >> (2 * slot) & 3
    }

    /// The same degrees but for one slot.
    pub(super) const fn with(self, slot: u8, degree: u32) -> Self {
        Self(self.0 & !(3 << (2 * slot)) | degree << (2 * slot))
    }

    /// One edge more at each end of these edges, whatever that makes of the degrees.
    pub(super) fn of_edges(edges: &[Edge]) -> Option<Self> {
        edges.iter().try_fold(Self::NONE, |degrees, &(a, b)| {
            degrees.plus(Self::NONE.with(a, 1).with(b, 1))
        })
    }

    /// The sum in each slot, if none is above 2.
    pub(super) const fn plus(self, more: Self) -> Option<Self> {
        let (one, two) = (more.0 & LOW, more.0 >> 1 & LOW);
        let has_one = self.0 & LOW;
        let has_two = self.0 >> 1 & LOW;
        if has_two & (one | two) | has_one & two != 0 {
            return None;
        }
        Some(Self(self.0 + more.0))
    }

    /// The difference in each slot, if none is below 0.
    pub(super) const fn minus(self, less: Self) -> Option<Self> {
        let (one, two) = (less.0 & LOW, less.0 >> 1 & LOW);
        let has_two = self.0 >> 1 & LOW;
        let has_any = self.0 & LOW | has_two;
        if one & !has_any | two & !has_two != 0 {
            return None;
        }
        Some(Self(self.0 - less.0))
    }

    /// The slots in which a path ends, those of degree 1, as a set of bits.
    pub(super) const fn ends(self) -> u16 {
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

/// Two slots whose squares are joined.
pub(super) type Edge = (u8, u8);

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
    fn paths_end_where_the_degree_is_1() {
        let degrees = Degrees::NONE.with(0, 1).with(7, 2).with(15, 1);
        assert_eq!(degrees.ends(), 1 << 15 | 1);
    }
}
