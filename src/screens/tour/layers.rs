//! What is drawn of a route, each layer for itself.

use bezzel_solver::board::Size;

/// Boards with longer sides are painted.
const MOST_SQUARES: u32 = 64;
/// On boards of squares with longer sides numbers are too small to be read.
const MOST_NUMBERED: u32 = 30;

/// How a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// Square by square, with room for numbers.
    Roomy,
    /// Square by square, too small for numbers.
    Fine,
    /// Painted, and zoomed as close as one likes.
    Painted,
}

impl Scale {
    pub(super) fn of(size: Size) -> Self {
        let side = size.rows().max(size.columns());
        if side <= MOST_NUMBERED {
            Self::Roomy
        } else if side <= MOST_SQUARES {
            Self::Fine
        } else {
            Self::Painted
        }
    }
}

/// Something that is drawn or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layer {
    /// The number of each visited square.
    Numbers,
    /// The line from square to square.
    Line,
    /// The colours along the path.
    Colour,
    /// The moves on from each square that has not been visited.
    Degrees,
}

impl Layer {
    /// All, in the order in which they are offered.
    pub(super) const ALL: [Self; 4] = [Self::Numbers, Self::Line, Self::Colour, Self::Degrees];

    /// The layer's name for tests and other tools, and in the keys of texts.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Line => "line",
            Self::Colour => "colour",
            Self::Degrees => "degrees",
        }
    }

    /// Whether the layer can be seen on a board that is shown so.
    pub(super) fn is_seen(self, scale: Scale) -> bool {
        self != Self::Numbers || scale != Scale::Fine
    }
}

/// The layers that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layers([bool; Layer::ALL.len()]);

impl Default for Layers {
    fn default() -> Self {
        Self(Layer::ALL.map(|layer| layer != Layer::Degrees))
    }
}

impl Layers {
    /// Whether a layer is drawn.
    pub(super) const fn has(self, layer: Layer) -> bool {
        self.0[layer as usize]
    }

    /// The same with a layer or without.
    pub(super) const fn with(mut self, layer: Layer, on: bool) -> Self {
        self.0[layer as usize] = on;
        self
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_offered_where_they_can_be_read() {
        let offered = |rows, columns| {
            let scale = Scale::of(Size::new(rows, columns).unwrap());
            Layer::Numbers.is_seen(scale)
        };
        assert!(offered(30, 8) && offered(65, 3));
        assert!(!offered(31, 8) && !offered(8, 64));
        assert!(Layer::Line.is_seen(Scale::Fine));
    }
}
