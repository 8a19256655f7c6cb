//! Playing a way: time passes, and the knight goes on.

use crate::components::transport::{Due, Speed};

/// As fast as it goes is the whole way in so many frames: faster would show
/// nothing.
const FASTEST_FRAMES: usize = 150;

/// Whether a way is played, and how fast.
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
    /// The same, going on from now.
    pub(super) fn started(self) -> Self {
        Self {
            on: true,
            due: Due::default(),
            ..self
        }
    }

    /// The same at a speed that the visitor has chosen.
    pub(super) const fn chosen(self, speed: Speed) -> Self {
        Self {
            speed,
            chosen: true,
            ..self
        }
    }

    /// The same at a speed for a way of so many squares, unless one was chosen.
    pub(super) const fn fit_for(self, squares: usize) -> Self {
        let speed = match squares {
            _ if self.chosen => self.speed,
            0..=100 => Speed::Steps(5),
            101..=400 => Speed::Steps(30),
            401..=2500 => Speed::Steps(100),
            _ => Speed::Fastest,
        };
        Self { speed, ..self }
    }

    /// The same at rest.
    pub(super) const fn stopped(self) -> Self {
        Self { on: false, ..self }
    }

    /// The moves that are due after so many milliseconds more, on a way of so many
    /// squares.
    pub(super) fn steps(&mut self, milliseconds: f64, squares: usize) -> usize {
        match self.due.after(milliseconds, self.speed) {
            Some(steps) => steps as usize,
            None => (squares / FASTEST_FRAMES).max(1),
        }
    }
}
