//! Why work has come to nothing, in words.

use crate::bridge::Failure;
use crate::locale::Locale;
use crate::text;

/// The sentence for a failure, with what can be done about it.
#[must_use]
pub fn failure_words(failure: &Failure, locale: &Locale) -> String {
    match failure {
        Failure::Refused(reason) => text!(locale, "failed-refused", reason = reason.as_str()),
        Failure::OtherVersion => text!(locale, "failed-version"),
        Failure::Workers => text!(locale, "failed-workers"),
    }
}
