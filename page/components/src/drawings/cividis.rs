//! The colours along a path: cividis, which goes from blue to yellow, grows
//! lighter evenly, and looks nearly the same to the colour-blind.
//!
//! J. R. Nuñez, C. R. Anderton, R. S. Renslow, "Optimizing colormaps with
//! consideration for color vision deficiency", PLOS ONE 13 (2018).

/// Ten colours of the scale, evenly apart: red, green, blue.
const STOPS: [[u8; 3]; 10] = [
    [0x00, 0x20, 0x4d],
    [0x00, 0x33, 0x6f],
    [0x39, 0x48, 0x6b],
    [0x57, 0x5c, 0x6d],
    [0x70, 0x71, 0x73],
    [0x8a, 0x87, 0x79],
    [0xa6, 0x9d, 0x75],
    [0xc4, 0xb5, 0x6c],
    [0xe4, 0xcf, 0x5b],
    [0xff, 0xea, 0x46],
];

/// Parts between two stops.
const PARTS: u64 = 256;

/// The colour number `place` of `of` colours, from 0: red, green, blue.
pub fn cividis(place: usize, of: usize) -> [u8; 3] {
    let last = (of as u64).saturating_sub(1).max(1);
    let whole = PARTS * (STOPS.len() as u64 - 1);
    let at = (place as u64).min(last) * whole / last;
    let (stop, part) = ((at / PARTS) as usize, (at % PARTS) as i32);
    let next = (stop + 1).min(STOPS.len() - 1);
    let mut colour = [0; 3];
    for (index, mixed) in colour.iter_mut().enumerate() {
        let (from, to) = (i32::from(STOPS[stop][index]), i32::from(STOPS[next][index]));
        *mixed = (from + (to - from) * part / PARTS as i32) as u8;
    }
    colour
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_goes_from_its_first_colour_to_its_last() {
        for of in [2, 10, 64, 1_000_000] {
            assert_eq!(cividis(0, of), STOPS[0]);
            assert_eq!(cividis(of - 1, of), STOPS[9]);
        }
        assert_eq!(cividis(4, 10), STOPS[4]);
        assert_eq!(cividis(0, 1), STOPS[0]);
        assert_eq!(cividis(0, 0), STOPS[0]);
    }

    #[test]
    fn colours_grow_lighter() {
        let light = |place| {
            let [red, green, blue] = cividis(place, 64).map(u32::from);
            2126 * red + 7152 * green + 722 * blue
        };
        assert!((0..63).all(|place| light(place) < light(place + 1)));
    }
}
