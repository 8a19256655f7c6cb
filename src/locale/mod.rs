//! The words of the page: three languages, their Fluent texts, numbers and
//! plurals in the forms of each.
//!
//! A text is looked up by its key and filled with named arguments; see
//! [`text!`](crate::text). Every key must be in all three files under
//! `static/locales`; a test holds them to it.

mod context;
mod intl;
mod language;
mod numerals;
mod texts;

pub use context::{Locale, load, use_locale};
pub use intl::{BrowserForms, Forms};
pub use language::Language;
pub use numerals::in_words;
pub use texts::{Argument, Texts, TextsError};

/// The text of a key in the chosen language, filled with named arguments.
///
/// ```ignore
/// text!(locale, "queens-placed", placed = 6, n = 8)
/// ```
#[macro_export]
macro_rules! text {
    ($locale:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $locale.text($key, &[$((stringify!($name), $crate::locale::Argument::from($value))),*])
    };
}

#[cfg(test)]
mod tests;
