//! Parameters of a link: taking them out one by one, and writing them.

use std::fmt;

use super::{Expected, Notice};

/// The parameters of a link, and the notices about those that were refused.
#[derive(Debug)]
pub struct Query {
    parameters: Vec<(String, String)>,
    notices: Vec<Notice>,
}

impl Query {
    /// Reads `a=1&b=2`; percent signs are decoded, and of a name that stands
    /// more than once the first counts.
    pub(super) fn new(text: &str) -> Self {
        Self {
            parameters: form_urlencoded::parse(text.as_bytes())
                .into_owned()
                .collect(),
            notices: Vec::new(),
        }
    }

    /// The value of a parameter. An empty value counts as none.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<String> {
        self.parameters
            .iter()
            .find(|(parameter, _)| parameter == name)
            .map(|(_, value)| value.clone())
            .filter(|value| !value.is_empty())
    }

    /// Notes that a value was refused.
    pub fn refuse(&mut self, parameter: &'static str, value: &str, expected: Expected) {
        self.notices.push(Notice {
            parameter,
            value: value.to_owned(),
            expected,
        });
    }

    /// A whole number from `least` to `most`, in plain digits.
    pub fn number(&mut self, name: &'static str, least: u32, most: u32) -> Option<u32> {
        let value = self.value(name)?;
        let number = value
            .parse()
            .ok()
            .filter(|number| (least..=most).contains(number) && number.to_string() == value);
        if number.is_none() {
            self.refuse(name, &value, Expected::WholeNumber { least, most });
        }
        number
    }

    /// One word of a few.
    pub fn choice<T>(
        &mut self,
        name: &'static str,
        words: &'static [&'static str],
        from_word: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let value = self.value(name)?;
        let choice = from_word(&value);
        if choice.is_none() {
            self.refuse(name, &value, Expected::OneOf(words));
        }
        choice
    }

    /// The place of one word of a few among them.
    pub fn index(&mut self, name: &'static str, words: &'static [&'static str]) -> Option<usize> {
        self.choice(name, words, |value| {
            words.iter().position(|word| *word == value)
        })
    }

    pub(super) fn into_notices(self) -> Vec<Notice> {
        self.notices
    }
}

/// Writes the parameters of a link, `?` included; none, nothing. The values of
/// our links need no escaping in a fragment: words, digits and `. , / x`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Writer {
    text: String,
}

impl Writer {
    /// What was written, without the `?`.
    pub(super) fn bare(&self) -> &str {
        self.text.strip_prefix('?').unwrap_or_default()
    }

    /// Writes a parameter.
    pub fn add(&mut self, name: &str, value: impl fmt::Display) {
        self.text.push(if self.text.is_empty() { '?' } else { '&' });
        self.text.push_str(name);
        self.text.push('=');
        self.text.push_str(&value.to_string());
    }
}

impl fmt::Display for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
