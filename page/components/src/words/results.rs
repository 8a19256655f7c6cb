//! Progress, results and failures of work, and its time.

use yew::prelude::*;

use crate::bridge::{Failure, JobState};
use crate::locale::Locale;
use crate::text;

/// A progress bar, for a fraction from 0 to 1, with a label for screen readers.
pub fn progress_bar(fraction: f64, label: &str) -> Html {
    let thousandths = (fraction * 1000.0) as u32;
    html! {
        <progress max="1000" value={thousandths.to_string()} aria-label={label.to_owned()} />
    }
}

/// The sentence for a failure, with a remedy.
pub fn failure_words(failure: &Failure, locale: &Locale) -> String {
    match failure {
        Failure::Refused(reason) => text!(locale, "failed-refused", reason = reason.as_str()),
        Failure::OtherVersion => text!(locale, "failed-version"),
        Failure::Workers => text!(locale, "failed-workers"),
        Failure::NotLoaded => text!(locale, "failed-not-loaded"),
        Failure::NoMemory => text!(locale, "failed-no-memory"),
    }
}

/// A result in the language's digits. Attributes give tests and tools its name, its plain digits and the state of the
/// work. A dash stands for a number that is not known yet.
pub fn result_number(
    kind: &'static str,
    value: Option<impl ToString>,
    state: &'static str,
    locale: &Locale,
) -> Html {
    let digits = value.map(|value| AttrValue::from(value.to_string()));
    html! {
        <data
            class="result"
            value={digits.clone()}
            data-result={kind}
            data-value={digits.clone()}
            data-state={state}
        >
            { digits.map_or_else(|| "–".to_owned(), |digits| locale.digits(&digits)) }
        </data>
    }
}

/// A result in large type, with the text behind it.
pub fn tally(number: Html, words: String) -> Html {
    html! { <p class="tally large"><span>{ number }{ " " }{ words }</span></p> }
}

/// The number counted so far. It is `None` instead of 0 until the work is done.
pub fn counted(count: u64, state: &JobState) -> Option<u64> {
    (count > 0 || *state == JobState::Done).then_some(count)
}

/// A time in words, with the two units that matter.
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

/// A tick before words that say the same.
pub fn tick() -> Html {
    html! {
        <svg class="icon tick" viewBox="0 0 24 24" aria-hidden="true">
            <use href="#icon-tick" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_is_a_result_only_at_the_end() {
        assert_eq!(counted(0, &JobState::Running), None);
        assert_eq!(counted(0, &JobState::Done), Some(0));
        assert_eq!(counted(3, &JobState::Paused), Some(3));
    }
}
