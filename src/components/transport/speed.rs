//! The speed of playback.

/// Steps a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// This number.
    Steps(u32),
    /// As many as possible.
    Fastest,
}

impl Speed {
    /// The speeds that are offered, from the slowest.
    pub const ALL: [Self; 9] = [
        Self::Steps(1),
        Self::Steps(2),
        Self::Steps(5),
        Self::Steps(10),
        Self::Steps(30),
        Self::Steps(100),
        Self::Steps(1000),
        Self::Steps(10_000),
        Self::Fastest,
    ];
}

/// The number of steps for a frame, with the fraction carried over from earlier frames.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Due {
    /// Thousandths of a step.
    left_over: u64,
}

/// A tab that comes back from sleep does not make up for all that it missed.
const LONGEST_FRAME: f64 = 250.0;

impl Due {
    /// The steps that are due after so many milliseconds more; `None` for as many
    /// as can be made.
    #[must_use]
    pub fn after(&mut self, milliseconds: f64, speed: Speed) -> Option<u64> {
        let Speed::Steps(a_second) = speed else {
            return None;
        };
        let milliseconds = milliseconds.clamp(0.0, LONGEST_FRAME).round() as u64;
        self.left_over += milliseconds * u64::from(a_second);
        let steps = self.left_over / 1000;
        self.left_over %= 1000;
        Some(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_of_many_frames_add_up_to_the_speed() {
        for speed in [1, 2, 5, 30, 1000] {
            let mut due = Due::default();
            let steps: u64 = (0..625)
                .filter_map(|_| due.after(16.0, Speed::Steps(speed)))
                .sum();
            assert_eq!(steps, 10 * u64::from(speed));
        }
    }

    #[test]
    fn a_long_sleep_is_not_made_up_for() {
        let mut due = Due::default();
        assert_eq!(due.after(1e9, Speed::Steps(100)), Some(25));
    }
}
