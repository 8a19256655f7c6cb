//! No names of characters. The build of `rustpython-unicode` asks only which characters have one.
#![no_std]

use core::fmt;

/// The name of a character, which is not known.
#[derive(Clone, Debug)]
pub struct Name;

impl fmt::Display for Name {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl Iterator for Name {
    type Item = &'static str;

    fn next(&mut self) -> Option<Self::Item> {
        None
    }
}

/// The name of a character.
#[must_use]
pub const fn name(_: char) -> Option<Name> {
    Some(Name)
}

/// The character of a name.
#[must_use]
pub const fn character(_: &str) -> Option<char> {
    None
}
