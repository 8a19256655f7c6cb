//! The words of the page: three languages, their Fluent texts, numbers and
//! plurals in the forms of each.
//!
//! A text is looked up by its key and filled with named arguments; see
//! [`text!`](crate::text). Every key must be in all three files under
//! `static/locales`; a test holds them to it.

mod context;
mod numerals;
mod texts;
mod words;

pub use crate::link::Language;
pub use context::{Locale, load, use_locale};
pub use numerals::{in_words, signed};
pub use texts::{Argument, Texts, TextsError};
pub use words::Words;

/// The text of a key in the chosen language, filled with named arguments. As a field of a structure, an argument that is
/// given by a variable of its name needs no value.
///
/// ```ignore
/// text!(locale, "queens-placed", placed = 6, n)
/// ```
#[macro_export]
macro_rules! text {
    ($locale:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $locale.text($key, &[$((stringify!($name), $crate::locale::Argument::from($crate::text!(@$name $($value)?)))),*])
    };
    (@$name:ident) => { $name };
    (@$name:ident $value:expr) => { $value };
}

#[cfg(test)]
mod tests;
