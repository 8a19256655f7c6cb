//! A number that is a result.

use yew::prelude::*;

use crate::bridge::JobState;
use crate::locale::Locale;

/// A result in the language's digits, with the hooks by which tests and tools
/// read it: what it counts, its plain digits, and how far the work is. A dash
/// stands where there is no number yet.
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

/// How many are counted so far: no number while none is, unless that is the result.
#[must_use]
pub fn counted(count: u64, state: &JobState) -> Option<u64> {
    (count > 0 || *state == JobState::Done).then_some(count)
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
