//! The clock of the benches.

use std::time::{Duration, Instant};

/// Shorter runs than this are timed repeatedly.
const LONG_ENOUGH: Duration = Duration::from_secs(1);

/// The result, and the shortest time that it took.
pub fn shortest<T, E: std::fmt::Debug>(work: impl Fn() -> Result<T, E>) -> (T, Duration) {
    let begun = Instant::now();
    let mut shortest = Duration::MAX;
    loop {
        let start = Instant::now();
        let result = work().expect("n is in range");
        shortest = shortest.min(start.elapsed());
        if begun.elapsed() > LONG_ENOUGH {
            return (result, shortest);
        }
    }
}

pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
