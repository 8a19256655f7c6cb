//! The display of a route: its scale, its layers, and its playback.

use bezzel_solver::board::Size;

use crate::components::transport::{Player, Speed};
use crate::settings;

/// Boards with longer sides are painted.
const MOST_SQUARES: u32 = 64;
/// The side of a board above which numbers are too small to be read.
const MOST_NUMBERED: u32 = 30;
/// The milliseconds that the whole path takes at the fastest: faster would show nothing.
const FASTEST: f64 = 1_500.0;

/// The scale of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Square by square, with room for numbers.
    Roomy,
    /// Square by square, too small for numbers.
    Fine,
    /// Painted, and zoomed as close as one likes.
    Painted,
}

impl Scale {
    pub fn of(size: Size) -> Self {
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

named! {
    /// Something that is drawn or not, by its name for tests and other tools, and in the keys of texts.
    pub enum Layer {
        /// The number of each visited square.
        Numbers = "numbers",
        /// The line from square to square.
        Line = "line",
        /// The colours along the path.
        Colour = "colour",
        /// The onward moves of the squares that the knight can go to.
        Onward = "onward",
        /// The onward moves of every square that has not been visited.
        Degrees = "degrees",
    }
}

impl Layer {
    /// Whether the layer can be seen on a board that is shown so.
    pub fn is_seen(self, scale: Scale) -> bool {
        self != Self::Numbers || scale != Scale::Fine
    }
}

/// The layers that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layers([bool; Layer::ALL.len()]);

impl Default for Layers {
    fn default() -> Self {
        Self(Layer::ALL.map(|layer| layer == Layer::Line))
    }
}

impl Layers {
    /// The layers that the visitor chose last on this device, or else those of a first visit.
    pub fn stored() -> Self {
        let switched = settings::tour_layers();
        Self(Layer::ALL.map(|layer| {
            let is_switched = switched.iter().any(|name| name == layer.name());
            Self::default().has(layer) != is_switched
        }))
    }

    /// Stores the choice for later visits.
    pub fn store(self) {
        let switched = Layer::ALL
            .into_iter()
            .filter(|layer| self.has(*layer) != Self::default().has(*layer));
        let names: Vec<_> = switched.map(Layer::name).collect();
        settings::store_tour_layers(&names);
    }

    /// Whether a layer is drawn.
    pub const fn has(self, layer: Layer) -> bool {
        self.0[layer as usize]
    }

    /// Whether the squares that the knight can go to show their onward moves.
    pub const fn counts_onward(self) -> bool {
        self.has(Layer::Onward) || self.has(Layer::Degrees)
    }

    /// The layers with one of them switched on or off.
    pub const fn with(mut self, layer: Layer, on: bool) -> Self {
        self.0[layer as usize] = on;
        self
    }
}

/// The speed that suits a path of this many squares.
pub const fn speed_for(squares: usize) -> Speed {
    match squares {
        0..=100 => Speed::Steps(5),
        101..=400 => Speed::Steps(30),
        401..=2500 => Speed::Steps(100),
        _ => Speed::Fastest,
    }
}

/// The moves that are due after this many milliseconds more, on a path of this
/// many squares.
pub fn moves_due(player: &mut Player, milliseconds: f64, squares: usize) -> usize {
    match player.due(milliseconds) {
        Some(moves) => moves as usize,
        None => (squares as f64 * milliseconds / FASTEST).max(1.0) as usize,
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn onward_moves_are_shown_only_to_who_asks_for_them() {
        let first = Layers::default();
        assert!(!first.counts_onward());
        for layer in [Layer::Onward, Layer::Degrees] {
            assert!(first.with(layer, true).counts_onward());
        }
    }

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
