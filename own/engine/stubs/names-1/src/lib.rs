//! No names of characters: `\N{...}` is an error in a visitor's program.
#![no_std]

use core::fmt;

/// The name of a character. There is none.
#[derive(Clone, Debug)]
pub enum Name {}

impl fmt::Display for Name {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Iterator for Name {
    type Item = &'static str;

    fn next(&mut self) -> Option<Self::Item> {
        match *self {}
    }
}

/// The name of a character.
#[must_use]
pub const fn name(_: char) -> Option<Name> {
    None
}

/// The character of a name.
#[must_use]
pub const fn character(_: &str) -> Option<char> {
    None
}
