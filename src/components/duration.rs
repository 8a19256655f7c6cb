//! How long something takes.

use crate::locale::Locale;
use crate::text;

/// A time in words, with the two units that matter.
#[must_use]
pub fn duration(milliseconds: f64, locale: &Locale) -> String {
    let seconds = (milliseconds / 1_000.0).round() as u64;
    match seconds {
        0 => text!(
            locale,
            "time-milliseconds",
            milliseconds = milliseconds as u64
        ),
        1..60 => text!(locale, "time-seconds", seconds),
        60..3600 => text!(
            locale,
            "time-minutes",
            minutes = seconds / 60,
            seconds = seconds % 60
        ),
        _ => text!(
            locale,
            "time-hours",
            hours = seconds / 3600,
            minutes = seconds / 60 % 60
        ),
    }
}
