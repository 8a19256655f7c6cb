use super::degrees::SLOTS;

/// Which open ends belong to the same path: for each slot with an end, the slot of the other end,
/// in four bits. Slots without an end hold 0.
///
/// ```text
///     slot      ...  3  2  1  0
///     partner        1  -  3  -       one path, from slot 1 to slot 3
/// ```
///
/// Where a path runs between its ends does not matter any more: paths that have the same ends and
/// have used up the same squares can be continued in the same ways.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Pairing(u64);

impl Pairing {
    /// No path.
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    pub(super) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The other end of the path that ends in a slot.
    #[inline]
    pub(super) const fn partner(self, slot: u8) -> u8 {
        (self.0 >> (4 * slot) & 15) as u8
    }

    /// With one more path, between two slots where none ended.
    #[inline]
    pub(super) const fn started(self, a: u8, b: u8) -> Self {
        Self(self.0 | (b as u64) << (4 * a) | (a as u64) << (4 * b))
    }

    /// Without the path between these two ends.
    #[inline]
    const fn without(self, a: u8, b: u8) -> Self {
        Self(self.0 & !(15 << (4 * a) | 15 << (4 * b)))
    }

    /// The path that ended in slot `from` ends in slot `to`, where none ended.
    #[inline]
    pub(super) const fn extended(self, from: u8, to: u8) -> Self {
        let other = self.partner(from);
        self.without(from, other).started(other, to)
    }

    /// Two ends are joined, and are no ends any more. `None` if that would close a cycle.
    #[inline]
    pub(super) const fn joined(self, a: u8, b: u8) -> Option<Self> {
        let (before, after) = (self.partner(a), self.partner(b));
        if before == b {
            return None;
        }
        Some(
            self.without(a, before)
                .without(b, after)
                .started(before, after),
        )
    }

    /// Whether these paths and others between the same ends, of which one is in slot `first`, form
    /// one cycle of so many of either.
    pub(super) fn closes(self, others: Self, first: u8, paths: usize) -> bool {
        let (mut end, mut length) = (first, 0);
        loop {
            end = others.partner(self.partner(end));
            length += 1;
            if end == first {
                return length == paths;
            }
        }
    }

    /// The same paths with each slot of `ends` renamed.
    pub(super) fn renamed(self, mut ends: u16, names: &[u8; SLOTS as usize]) -> Self {
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
pub(super) struct NibbleMask(pub(super) u64);

impl NibbleMask {
    pub(super) fn new(slots: u16) -> Self {
        Self((0..SLOTS).fold(0, |mask, slot| {
            mask | (u64::from(slots >> slot & 1) * 15) << (4 * slot)
        }))
    }
}

/// A number of states with the same degrees and the same pairs of ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) pairing: Pairing,
    /// In how many ways edges were chosen that lead to this state.
    pub(super) ways: u64,
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
    fn renaming_keeps_the_paths() {
        let names = std::array::from_fn(|slot| (slot as u8 + 3) % SLOTS);
        let paths = Pairing::NONE.started(0, 14).started(3, 7);
        let renamed = Pairing::NONE.started(3, 1).started(6, 10);
        assert_eq!(paths.renamed(1 << 14 | 0b1000_1001, &names), renamed);
    }
}
