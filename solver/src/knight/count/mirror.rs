use super::degrees::Degrees;
use super::pairing::{NibbleMask, Pairing};

/// Turns states left to right.
///
/// Only boards with an even number of columns are folded. Their slots, two halves of eight, are dealt out so that a square
/// and its mirror image are in slots s and 7 - s of the same half; in the middle of the slots an odd number of columns has
/// no such place. Only the [hub](super::plan::HUB), which has no image but
/// itself, has to be moved back.
#[derive(Copy, Clone, Debug)]
pub(super) struct Mirror {
    /// The slot of the hub, if there is one.
    pub(super) hub: Option<u8>,
}

impl Mirror {
    /// The degrees of the same edges seen in the mirror.
    pub(super) fn degrees(self, degrees: Degrees) -> Degrees {
        let bits = degrees.bits();
        let bits = bits >> 2 & 0x3333_3333 | (bits & 0x3333_3333) << 2;
        let bits = bits >> 4 & 0x0f0f_0f0f | (bits & 0x0f0f_0f0f) << 4;
        let image = Degrees::from_bits(bits.swap_bytes().rotate_left(16));
        match self.hub {
            Some(hub) => image.with(hub, image.get(hub ^ 7)).with(hub ^ 7, 0),
            None => image,
        }
    }

    /// The same paths seen in the mirror; `ends` are the slots with ends that the image has.
    #[inline]
    pub(super) fn pairing(self, pairing: Pairing, ends: NibbleMask) -> Pairing {
        const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let bits = pairing.bits();
        let bits = bits >> 4 & LOWER | (bits & LOWER) << 4;
        let bits = bits.swap_bytes().rotate_left(32) ^ 0x7777_7777_7777_7777;
        match self.hub {
            Some(hub) if ends.0 >> (4 * hub) & 1 == 1 => {
                let away = hub ^ 7;
                let kept = ends.0 & !(15 << (4 * hub)) | 15 << (4 * away);
                Pairing::from_bits(bits & kept).extended(away, hub)
            }
            _ => Pairing::from_bits(bits & ends.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Mirror = Mirror { hub: None };

    #[test]
    fn each_half_is_turned_by_itself() {
        let degrees = Degrees::NONE.with(0, 1).with(3, 2).with(14, 1);
        let image = Degrees::NONE.with(7, 1).with(4, 2).with(9, 1);
        assert_eq!(PLAIN.degrees(degrees), image);

        let ends = NibbleMask::new(image.ends());
        let paths = Pairing::NONE.started(0, 14);
        assert_eq!(PLAIN.pairing(paths, ends), Pairing::NONE.started(7, 9));
    }

    #[test]
    fn the_hub_stays() {
        let mirror = Mirror { hub: Some(7) };
        let degrees = Degrees::NONE.with(7, 1).with(10, 1);
        let image = Degrees::NONE.with(7, 1).with(13, 1);
        assert_eq!(mirror.degrees(degrees), image);

        let ends = NibbleMask::new(image.ends());
        let paths = Pairing::NONE.started(7, 10);
        assert_eq!(mirror.pairing(paths, ends), Pairing::NONE.started(7, 13));
    }
}
