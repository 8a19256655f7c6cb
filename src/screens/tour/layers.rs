//! What is drawn of a trip, each layer for itself.

/// Something that is drawn or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layer {
    /// The number of each visited square.
    Numbers,
    /// The line from square to square.
    Line,
    /// The colours along the way.
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

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The layers that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layers(u8);

impl Default for Layers {
    fn default() -> Self {
        Self(Layer::Numbers.bit() | Layer::Line.bit() | Layer::Colour.bit())
    }
}

impl Layers {
    /// Whether a layer is drawn.
    pub(super) const fn has(self, layer: Layer) -> bool {
        self.0 & layer.bit() != 0
    }

    /// The same with a layer or without.
    pub(super) const fn with(self, layer: Layer, on: bool) -> Self {
        if on {
            Self(self.0 | layer.bit())
        } else {
            Self(self.0 & !layer.bit())
        }
    }
}
