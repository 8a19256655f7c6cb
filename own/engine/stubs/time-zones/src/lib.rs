//! No time zones: a visitor's program reads no local time.
#![no_std]

/// The version of the table.
pub static VERSION: Option<&str> = None;

/// The names of the time zones. There are none.
pub type TimeZoneNameIter = core::iter::Empty<&'static str>;

/// A time zone by its name.
#[must_use]
pub const fn get(_: &str) -> Option<(&'static str, &'static [u8])> {
    None
}

/// The names of all time zones.
#[must_use]
pub const fn available() -> TimeZoneNameIter {
    core::iter::empty()
}
