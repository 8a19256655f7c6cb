//! Parameters of a link: taking them out one by one, and writing them.

use std::fmt;

use super::format::Format;
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
    pub fn value(&self, name: &str) -> Option<String> {
        let mut values = self.values(name);
        values
            .next()
            .filter(|value| !value.is_empty())
            .map(str::to_owned)
    }

    /// The values of all parameters of a name.
    pub(super) fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        let named = self
            .parameters
            .iter()
            .filter(move |(parameter, _)| parameter == name);
        named.map(|(_, value)| value.as_str())
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

    /// A parameter in a format; a value that is not in it is refused.
    pub(super) fn read<T>(&mut self, name: &'static str, format: Format<'_, T>) -> Option<T> {
        self.parsed(name, format.expected, format.parse)
    }

    pub(super) fn into_notices(self) -> Vec<Notice> {
        self.notices
    }
}

/// Writes the parameters of a link, `?` included; none, nothing. Most values need no escaping in a fragment: words, digits
/// and `. , / x`. A format of any text escapes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Writer {
    text: String,
}

impl Writer {
    /// The written text, without the `?`.
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
}

impl fmt::Display for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
