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

    /// A parameter as it can be read; a value that cannot is refused.
    pub fn parsed<T>(
        &mut self,
        name: &'static str,
        expected: Expected,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let value = self.value(name)?;
        let parsed = parse(&value);
        if parsed.is_none() {
            self.refuse(name, &value, expected);
        }
        parsed
    }

    /// A whole number from `least` to `most`, in plain digits.
    pub fn number(&mut self, name: &'static str, least: u32, most: u32) -> Option<u32> {
        self.parsed(name, Expected::WholeNumber { least, most }, |value| {
            let number: u32 = value.parse().ok()?;
            let is_plain = number.to_string() == value;
            (is_plain && (least..=most).contains(&number)).then_some(number)
        })
    }

    /// One word of a few.
    pub fn choice<T>(
        &mut self,
        name: &'static str,
        words: &'static [&'static str],
        from_word: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        self.parsed(name, Expected::OneOf(words), from_word)
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

    /// Writes a parameter that has a value.
    pub fn add_some(&mut self, name: &str, value: Option<impl fmt::Display>) {
        if let Some(value) = value {
            self.add(name, value);
        }
    }

    /// Writes a parameter that is not as it is by default.
    pub fn add_changed<T: fmt::Display + PartialEq + Copy>(
        &mut self,
        name: &str,
        value: T,
        default: T,
    ) {
        self.add_some(name, Some(value).filter(|value| *value != default));
    }
}

impl fmt::Display for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
