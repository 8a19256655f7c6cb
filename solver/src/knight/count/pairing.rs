use super::degrees::SLOTS;

/// The pairs of open ends that belong to the same path: for each slot with an end, the slot of the other end,
/// in four bits. Slots without an end hold 0.
///
/// ```text
///     slot      ...  3  2  1  0
///     partner        1  -  3  -       one path, from slot 1 to slot 3
/// ```
///
/// The squares of a path between its ends do not matter any more: paths that have the same ends and
/// have used up the same squares can be continued in the same ways.
///
/// The [hub](super::degrees::HUB) has no slot: an end whose path leads there is its own partner.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Pairing(u64);

impl Pairing {
    /// No path.
    pub const NONE: Self = Self(0);

    pub const fn bits(self) -> u64 {
        self.0
    }

    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The other end of the path that ends in a slot.
    #[inline]
    pub const fn partner(self, slot: u8) -> u8 {
        (self.0 >> (4 * slot) & 15) as u8
    }

    /// The pairing with one more path: between two slots without a path, or from a single slot to the hub.
    #[inline]
    pub const fn started(self, a: u8, b: u8) -> Self {
        Self(self.0 | (b as u64) << (4 * a) | (a as u64) << (4 * b))
    }

    /// The pairing without the path between these two ends.
    #[inline]
    const fn without(self, a: u8, b: u8) -> Self {
        Self(self.0 & !(15 << (4 * a) | 15 << (4 * b)))
    }

    /// The path that ended in slot `from` ends in slot `to`, where none ended.
    #[inline]
    pub const fn extended(self, from: u8, to: u8) -> Self {
        let other = self.partner(from);
        let rest = self.without(from, other);
        rest.started(if other == from { to } else { other }, to)
    }

    /// The path that ended in this slot ends at the hub, where none ended.
    #[inline]
    pub const fn extended_to_hub(self, from: u8) -> Self {
        let other = self.partner(from);
        self.without(from, other).started(other, other)
    }

    /// The path that ended at the hub ends in slot `to`, where none ended; `ends` are all ends before.
    #[inline]
    pub const fn extended_from_hub(self, to: u8, ends: NibbleMask) -> Self {
        let other = self.hub_partner(ends);
        self.without(other, other).started(other, to)
    }

    /// The hub and an end are joined, and are no ends any more. `None` if that would close a cycle.
    #[inline]
    pub const fn joined_to_hub(self, end: u8, ends: NibbleMask) -> Option<Self> {
        let (before, after) = (self.hub_partner(ends), self.partner(end));
        if before == end {
            return None;
        }
        Some(
            self.without(before, end)
                .without(after, after)
                .started(before, after),
        )
    }

    /// The other end of the path that ends at the hub, which there is: the only end that is its own partner.
    #[inline]
    const fn hub_partner(self, ends: NibbleMask) -> u8 {
        let differing = self.0 ^ 0xfedc_ba98_7654_3210 | !ends.0;
        let differing = differing | differing >> 2;
        let equal = !(differing | differing >> 1) & 0x1111_1111_1111_1111;
        (equal.trailing_zeros() / 4) as u8
    }

    /// Two ends are joined, and are no ends any more. `None` if that would close a cycle.
    #[inline]
    pub const fn joined(self, a: u8, b: u8) -> Option<Self> {
        let (before, after) = (self.partner(a), self.partner(b));
        if before == b {
            return None;
        }
        let rest = self.without(a, before).without(b, after);
        // One of the paths may lead to the hub: then so does the other now.
        let one = if before == a { after } else { before };
        let other = if after == b { before } else { after };
        Some(rest.started(one, other))
    }

    /// Returns true if these paths and `others` between the same ends form one cycle. Each side has `paths` paths, and
    /// one of the ends is in slot `first`.
    pub fn closes(self, others: Self, first: u8, paths: usize) -> bool {
        let (mut end, mut length) = (first, 0);
        loop {
            end = others.partner(self.partner(end));
            length += 1;
            if end == first {
                return length == paths;
            }
        }
    }

    /// The same paths seen in a mirror, left to right, as by [`Degrees::mirrored`](super::degrees::Degrees::mirrored);
    /// `ends` are the slots with ends that the image has.
    #[inline]
    pub const fn mirrored(self, ends: NibbleMask) -> Self {
        const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let bits = self.0 >> 4 & LOWER | (self.0 & LOWER) << 4;
        let bits = bits.swap_bytes().rotate_left(32) ^ 0x7777_7777_7777_7777;
        Self(bits & ends.0)
    }

    /// The same paths with each slot of `ends` renamed.
    pub fn renamed(self, mut ends: u16, names: &[u8; SLOTS as usize]) -> Self {
        let mut renamed = 0;
        while ends != 0 {
            let slot = ends.trailing_zeros() as u8;
            ends &= ends - 1;
            let partner = names[usize::from(self.partner(slot))];
            renamed |= u64::from(partner) << (4 * names[usize::from(slot)]);
        }
        Self(renamed)
    }
}

/// Four ones for each slot of a set.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NibbleMask(pub u64);

impl NibbleMask {
    pub fn new(slots: u16) -> Self {
        Self((0..SLOTS).fold(0, |mask, slot| {
            mask | (u64::from(slots >> slot & 1) * 15) << (4 * slot)
        }))
    }
}

/// A number of states with the same degrees and the same pairs of ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub pairing: Pairing,
    /// The number of choices of edges that lead to this state.
    pub ways: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_grow_and_join() {
        let paths = Pairing::NONE.started(0, 5).started(15, 8);
        assert_eq!((paths.partner(5), paths.partner(8)), (0, 15));

        let longer = paths.extended(5, 6);
        assert_eq!(longer, Pairing::NONE.started(0, 6).started(8, 15));

        let joined = longer.joined(6, 15);
        assert_eq!(joined, Some(Pairing::NONE.started(0, 8)));
        assert_eq!(longer.joined(8, 15), None);
    }

    #[test]
    fn paths_lead_to_the_hub() {
        let ends = |slots: &[u8]| NibbleMask::new(slots.iter().map(|slot| 1 << slot).sum());
        let paths = Pairing::NONE.started(3, 3).started(0, 5).started(9, 8);
        let all = ends(&[0, 3, 5, 8, 9]);
        let led = |other| Pairing::NONE.started(other, other).started(9, 8);
        assert_eq!(paths.joined(3, 5), Some(led(0)));
        assert_eq!(paths.joined(5, 3), Some(led(0)));
        assert_eq!(paths.extended(3, 4), led(4).started(0, 5));
        assert_eq!(
            Pairing::NONE.started(9, 8).started(7, 2).extended_to_hub(7),
            led(2)
        );

        let (led, others) = (paths.joined_to_hub(3, all), Pairing::NONE.started(9, 8));
        assert_eq!(led, None);
        assert_eq!(paths.joined_to_hub(5, all), Some(others.started(3, 0)));
        assert_eq!(
            paths.extended_from_hub(1, all),
            others.started(0, 5).started(3, 1)
        );
        let corner = Pairing::NONE.started(0, 0);
        assert_eq!(
            corner.extended_from_hub(15, ends(&[0])),
            Pairing::NONE.started(0, 15)
        );
    }

    #[test]
    fn each_half_is_turned_by_itself() {
        let paths = Pairing::NONE.started(0, 14).started(2, 2);
        let image = Pairing::NONE.started(7, 9).started(5, 5);
        let ends = NibbleMask::new(1 << 7 | 1 << 9 | 1 << 5);
        assert_eq!(paths.mirrored(ends), image);
    }

    #[test]
    fn renaming_keeps_the_paths() {
        let names = std::array::from_fn(|slot| (slot as u8 + 3) % SLOTS);
        let paths = Pairing::NONE.started(0, 14).started(3, 7);
        let renamed = Pairing::NONE.started(3, 1).started(6, 10);
        assert_eq!(paths.renamed(1 << 14 | 0b1000_1001, &names), renamed);
    }
}
