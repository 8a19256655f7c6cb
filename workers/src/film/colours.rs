//! The colours of a film. A GIF has at most 256.

use std::collections::HashMap;

/// The colours of a GIF.
const MAX_COLOURS: usize = 256;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// The colours of a film, and the nearest of them to any other.
#[derive(Clone, Debug)]
pub struct Palette {
    colours: Vec<Colour>,
    nearest: HashMap<Colour, u8>,
}

impl Palette {
    /// The most frequent of these colours.
    pub fn of(pixels: impl Iterator<Item = Colour>) -> Self {
        let mut counts: HashMap<Colour, u32> = HashMap::new();
        for colour in pixels {
            *counts.entry(colour).or_default() += 1;
        }
        let mut counted: Vec<(u32, Colour)> = counts
            .into_iter()
            .map(|(colour, count)| (u32::MAX - count, colour))
            .collect();
        counted.sort_unstable();
        let colours: Vec<Colour> = counted
            .into_iter()
            .take(MAX_COLOURS)
            .map(|(_, colour)| colour)
            .collect();
        Self {
            colours,
            nearest: HashMap::new(),
        }
    }

    /// The bytes of all colours, as a GIF has them.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    /// The place of the nearest colour.
    pub fn place(&mut self, colour: Colour) -> u8 {
        let colours = &self.colours;
        *self.nearest.entry(colour).or_insert_with(|| {
            let distance = |other: &Colour| -> u32 {
                let parts = other.iter().zip(colour);
                parts.map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
            };
            let places = (0..=u8::MAX).zip(colours);
            places
                .min_by_key(|(_, other)| distance(other))
                .map_or(0, |(place, _)| place)
        })
    }
}
