use super::Puzzle;
use crate::board::Square;

/// Why no tour fits by the colours of the squares alone, which change at each move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ColourClash {
    /// The board has too many squares of one colour: a closed tour has as many of both, an open one at most one more of one.
    Board {
        /// The number of dark squares.
        dark: u64,
        /// The number of light squares.
        light: u64,
    },
    /// There is one square more of one colour, on which the odd numbers stand: this number has the other colour.
    Number {
        /// The number.
        number: u32,
        /// Its square.
        square: Square,
        /// Whether the odd numbers stand on dark squares.
        odd_are_dark: bool,
    },
    /// Two numbers are an even number of moves apart on squares of two colours, or an odd number on squares of one.
    Numbers([(u32, Square); 2]),
}

impl Puzzle {
    /// Why no tour fits by the colours of the squares alone; `None` if they do not exclude it.
    #[must_use]
    pub fn colour_clash(&self) -> Option<ColourClash> {
        let size = self.board().size();
        let dark = self.board().squares().filter(|square| square.is_dark(size));
        let dark = dark.count() as u64;
        let light = self.board().area() - dark;
        if dark.abs_diff(light) > u64::from(!self.kind().is_closed()) {
            return Some(ColourClash::Board { dark, light });
        }
        let odd_are_dark =
            |&(number, square): &(u32, Square)| (number % 2 == 1) == square.is_dark(size);
        let first = self.given().first()?;
        let wanted = if dark == light {
            odd_are_dark(first)
        } else {
            dark > light
        };
        let wrong = self
            .given()
            .iter()
            .find(|given| odd_are_dark(given) != wanted);
        let &(number, square) = wrong?;
        Some(if dark == light {
            ColourClash::Numbers([*first, (number, square)])
        } else {
            ColourClash::Number {
                number,
                square,
                odd_are_dark: wanted,
            }
        })
    }
}
