//! The words of a part of the page: the text of a key, or a text that is made already.

use yew::html::IntoPropValue;
use yew::prelude::*;

use super::Locale;

/// Words that a component shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// The text of this key.
    Key(&'static str),
    /// This text.
    Text(AttrValue),
}

impl Words {
    /// The words in a language.
    pub fn text(&self, locale: &Locale) -> AttrValue {
        match self {
            Self::Key(key) => locale.text(key, &[]).into(),
            Self::Text(text) => text.clone(),
        }
    }
}

impl From<&'static str> for Words {
    fn from(key: &'static str) -> Self {
        Self::Key(key)
    }
}

impl From<String> for Words {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl IntoPropValue<Words> for &'static str {
    fn into_prop_value(self) -> Words {
        self.into()
    }
}

impl IntoPropValue<Words> for String {
    fn into_prop_value(self) -> Words {
        self.into()
    }
}
