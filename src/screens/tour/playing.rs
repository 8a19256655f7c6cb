//! Playing a route: time passes, and the knight goes on.

use crate::components::transport::{Due, Speed};

/// At the fastest the whole path takes this many milliseconds: faster would show
/// nothing.
const FASTEST: f64 = 1_500.0;

/// Whether a route is played, and how fast.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Playing {
    /// Whether it goes on by itself.
    pub(super) on: bool,
    /// How fast.
    pub(super) speed: Speed,
    /// Whether the visitor has chosen how fast.
    chosen: bool,
    due: Due,
}

impl Default for Playing {
    fn default() -> Self {
        Self {
            on: false,
            speed: Speed::Steps(5),
            chosen: false,
            due: Due::default(),
        }
    }
}

impl Playing {
    /// Goes on from now.
    pub(super) fn start(&mut self) {
        self.on = true;
        self.due = Due::default();
    }

    /// Goes at a speed that the visitor has chosen.
    pub(super) const fn choose(&mut self, speed: Speed) {
        self.speed = speed;
        self.chosen = true;
    }

    /// Goes at a speed for a path of this many squares, unless one was chosen.
    pub(super) const fn fit(&mut self, squares: usize) {
        self.speed = match squares {
            _ if self.chosen => self.speed,
            0..=100 => Speed::Steps(5),
            101..=400 => Speed::Steps(30),
            401..=2500 => Speed::Steps(100),
            _ => Speed::Fastest,
        };
    }

    /// The moves that are due after this many milliseconds more, on a path of this
    /// many squares.
    pub(super) fn steps(&mut self, milliseconds: f64, squares: usize) -> usize {
        match self.due.after(milliseconds, self.speed) {
            Some(steps) => steps as usize,
            None => (squares as f64 * milliseconds / FASTEST).max(1.0) as usize,
        }
    }
}
