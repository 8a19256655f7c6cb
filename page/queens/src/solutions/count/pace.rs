//! The speed of a count, and the time that is left.

use crate::bridge::time_left;

/// The pace of a count since it was begun, resumed, or given another number of workers. The time before says nothing
/// about the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    /// The time that workers had counted then, in milliseconds.
    pub since: f64,
    /// The part that was done then, from 0 to 1.
    pub fraction: f64,
    /// The solutions counted then.
    pub counted: u64,
}

impl Pace {
    /// The time that the rest will take, in milliseconds; `None` while there is too
    /// little data.
    pub fn left(&self, now: f64, fraction: f64) -> Option<f64> {
        time_left(now - self.since, fraction - self.fraction, 1.0 - fraction)
    }

    /// The solutions counted in a second.
    pub fn rate(&self, now: f64, counted: u64) -> u64 {
        let seconds = (now - self.since) / 1_000.0;
        // The cast keeps any quotient within the range of whole numbers.
        (counted.saturating_sub(self.counted) as f64 / seconds) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::Pace;

    #[test]
    fn the_rest_takes_as_long_as_what_was_done_since() {
        let pace = Pace {
            since: 10_000.0,
            fraction: 0.5,
            counted: 600,
        };
        assert_eq!(pace.left(12_000.0, 0.75), Some(2_000.0));
        assert_eq!(pace.rate(12_000.0, 1_000), 200);
    }

    #[test]
    fn too_little_to_tell_by_tells_nothing() {
        let pace = Pace::default();
        assert_eq!(pace.left(999.0, 0.9), None);
        assert_eq!(pace.left(5_000.0, 0.0), None);
    }
}
