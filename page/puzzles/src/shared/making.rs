//! A puzzle that is being made.

use crate::bridge::JobState;
use crate::components::failure_words;
use crate::locale::Locale;
use crate::text;

/// The words where there is no puzzle: the job that makes it runs, has failed or is cancelled.
pub fn missing_words(job: &JobState, locale: &Locale) -> String {
    match job {
        JobState::Failed(failure) => failure_words(failure, locale),
        JobState::Cancelled => text!(locale, "puzzle-cancelled"),
        _ => text!(locale, "puzzle-making"),
    }
}
