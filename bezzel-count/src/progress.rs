//! The progress of a count, shown to people on standard error.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use crate::arguments::Shown;

/// The time between two lines where progress is not shown in place.
const BETWEEN_LINES: Duration = Duration::from_secs(10);
/// The time before which the pace is not reliable.
const SETTLED: Duration = Duration::from_secs(1);

/// The place where progress is shown, if at all.
#[derive(Debug)]
pub struct Display {
    to: Mode,
    /// The name of the things to count.
    things: &'static str,
    /// The finished fraction at the start of this run, and the time before it.
    begun: (f64, Duration),
    last: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// The progress is written again and again in one line of a terminal.
    InPlace,
    LineByLine,
    Nowhere,
}

impl Display {
    /// Shows the progress on a terminal, or as the options say.
    pub fn new(options: Shown, things: &'static str) -> Self {
        let terminal = io::stderr().is_terminal();
        let to = if options.quiet || !(terminal || options.progress) {
            Mode::Nowhere
        } else if terminal && takes_escapes() {
            Mode::InPlace
        } else {
            Mode::LineByLine
        };
        Self {
            to,
            things,
            begun: (0.0, Duration::ZERO),
            last: Duration::ZERO,
        }
    }

    /// Marks the start of a run, whose pace predicts the remaining time.
    pub fn begin(&mut self, fraction: f64, time: Duration) {
        self.begun = (fraction, time);
    }

    /// Shows the finished fraction and the count after this time.
    pub fn show(&mut self, fraction: f64, count: u128, time: Duration) {
        let in_place = self.to == Mode::InPlace;
        if self.to == Mode::Nowhere || !in_place && time < self.last + BETWEEN_LINES {
            return;
        }
        self.last = time;
        let (before, begun) = self.begun;
        let left = left(before, fraction, time.saturating_sub(begun));
        let left = left.map_or(String::new(), |left| format!("  about {} left", long(left)));
        let (percent, things) = (100.0 * fraction, self.things);
        let line = format!("{percent:5.1} %  {count} {things}{left}");
        if in_place {
            write_in_place(&line);
        } else {
            say(&line);
        }
    }

    /// Says that all is counted.
    pub fn end(&self, count: u128, time: Duration) {
        self.clear();
        if self.to != Mode::Nowhere {
            say(&format!("{count} {} in {}", self.things, long(time)));
        }
    }

    /// Says something else.
    pub fn say(&self, message: &str) {
        self.clear();
        say(message);
    }

    /// Removes the progress line.
    pub fn clear(&self) {
        if self.to == Mode::InPlace {
            write_in_place("");
        }
    }
}

/// Whether a terminal is to be sent more than lines of text.
fn takes_escapes() -> bool {
    env::var_os("TERM").is_none_or(|term| term != "dumb")
        && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Writes a line to standard error. A message that nobody reads is no reason to stop.
pub fn say(message: &str) {
    let _ = writeln!(io::stderr(), "{message}");
}

/// Writes over the line of a terminal.
fn write_in_place(line: &str) {
    let mut stderr = io::stderr();
    let _ = write!(stderr, "\r{line}\x1b[K");
    let _ = stderr.flush();
}

/// The remaining time at the pace so far, once the pace is reliable.
fn left(fraction_before: f64, fraction: f64, time: Duration) -> Option<Duration> {
    let done = fraction - fraction_before;
    if time < SETTLED || done <= 0.0 {
        return None;
    }
    let seconds = time.as_secs_f64() * (1.0 - fraction) / done;
    Duration::try_from_secs_f64(seconds).ok()
}

/// A time in its two largest units.
fn long(time: Duration) -> String {
    const UNITS: [(u64, &str); 3] = [(86_400, "d"), (3_600, "h"), (60, "min")];
    let seconds = time.as_secs();
    if seconds < 60 {
        let digits = usize::from(seconds < 10);
        return format!("{:.digits$} s", time.as_secs_f64());
    }
    let smaller = [(3_600, "h"), (60, "min"), (1, "s")];
    let both = UNITS.iter().zip(smaller);
    let fitting = both.into_iter().find(|((unit, _), _)| seconds >= *unit);
    let ((unit, name), (part, part_name)) = fitting.unwrap_or((&UNITS[2], smaller[2]));
    format!(
        "{} {name} {} {part_name}",
        seconds / unit,
        seconds % unit / part
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_given_in_two_units() {
        for (seconds, text) in [
            (0.04, "0.0 s"),
            (9.94, "9.9 s"),
            (42.0, "42 s"),
            (61.0, "1 min 1 s"),
            (3_600.0, "1 h 0 min"),
            (90_000.0, "1 d 1 h"),
        ] {
            assert_eq!(long(Duration::from_secs_f64(seconds)), text);
        }
    }

    #[test]
    fn the_rest_takes_as_long_as_the_pace_of_this_spell_says() {
        let seconds = Duration::from_secs;
        assert_eq!(left(0.5, 0.75, seconds(10)), Some(seconds(10)));
        assert_eq!(left(0.0, 0.25, seconds(10)), Some(seconds(30)));
        assert_eq!(left(0.5, 0.5, seconds(10)), None);
        assert_eq!(left(0.0, 0.5, Duration::from_millis(20)), None);
    }
}
