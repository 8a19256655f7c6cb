//! The day of the visitor's calendar.

use js_sys::Date;

use crate::link::Day;

/// The day that it is now, where the visitor is.
pub fn today() -> Day {
    let now = Date::new_0();
    Day::new(now.get_full_year(), now.get_month() + 1, now.get_date()).unwrap_or_default()
}
