//! The table of a link's fields, which reads them and writes them, and how their values are written.

use std::ops::RangeInclusive;

use super::Expected;
use super::format::Format;
use super::query::{Query, Writer};
use crate::named::Named;

/// The operations on the fields of a table. The table names them one after another.
pub enum Fields<'a> {
    /// Each takes the value of its parameter. It keeps its own where there is none, or a wrong one.
    Read(&'a mut Query),
    /// Each adds its parameter.
    Write(&'a mut Writer),
}

impl Fields<'_> {
    /// A field that is always written.
    pub(super) fn always<T>(&mut self, name: &'static str, field: &mut T, format: Format<'_, T>) {
        match self {
            Self::Read(query) => {
                if let Some(value) = query.read(name, format) {
                    *field = value;
                }
            }
            Self::Write(writer) => writer.add(name, (format.text)(field)),
        }
    }

    /// A field that is written unless it has the default of its type.
    pub(super) fn changed<T: Default + PartialEq>(
        &mut self,
        name: &'static str,
        field: &mut T,
        format: Format<'_, T>,
    ) {
        match self {
            Self::Write(_) if *field == T::default() => {}
            _ => self.always(name, field, format),
        }
    }

    /// A field that is written where it has a value, and has one only where its parameter is right.
    pub(super) fn optional<T>(
        &mut self,
        name: &'static str,
        field: &mut Option<T>,
        format: Format<'_, T>,
    ) {
        match self {
            Self::Read(query) => *field = query.read(name, format),
            Self::Write(writer) => {
                writer.add_some(name, field.as_ref().map(|value| (format.text)(value)));
            }
        }
    }

    /// An optional field whose parameter has its name in common with another one: values of other formats are not its own.
    pub(super) fn among<T>(
        &mut self,
        name: &'static str,
        field: &mut Option<T>,
        format: Format<'_, T>,
    ) {
        match self {
            Self::Read(query) => *field = query.values(name).find_map(&*format.parse),
            Self::Write(_) => self.optional(name, field, format),
        }
    }

    /// A text that is written unless it is empty, or its format writes nothing.
    pub(super) fn some(
        &mut self,
        name: &'static str,
        field: &mut String,
        format: Format<'_, String>,
    ) {
        match self {
            Self::Read(_) => self.always(name, field, format),
            Self::Write(writer) => {
                let text = Some(&*field).filter(|text| !text.is_empty());
                let text = text.map(|text| (format.text)(text));
                writer.add_some(name, text.filter(|text| !text.is_empty()));
            }
        }
    }

    /// Fields that need code of their own, since the meaning of some depends on others.
    pub(super) fn by_hand<T>(
        &mut self,
        fields: &mut T,
        read: impl FnOnce(&mut Query) -> T,
        write: impl FnOnce(&T, &mut Writer),
    ) {
        match self {
            Self::Read(query) => *fields = read(query),
            Self::Write(writer) => write(fields, writer),
        }
    }
}

/// Whole numbers in a range, in plain digits.
pub fn number(range: RangeInclusive<u32>) -> Format<'static, u32> {
    let (least, most) = (*range.start(), *range.end());
    let parse = move |text: &str| {
        let number: u32 = text.parse().ok()?;
        let is_plain = number.to_string() == text;
        (is_plain && range.contains(&number)).then_some(number)
    };
    Format::new(Expected::WholeNumber { least, most }, parse, u32::to_string)
}

/// Any number that chance depends on, or the number of any step.
pub fn any_number() -> Format<'static, u32> {
    number(0..=u32::MAX)
}

/// Some named values, by their names.
pub fn one_of<T: Named>(values: &[T]) -> Format<'_, T> {
    let names = values.iter().map(|value| value.name()).collect();
    let parse = |text: &str| {
        let mut values = values.iter().copied();
        values.find(|value| value.name() == text)
    };
    let text = |value: &T| value.name().to_owned();
    Format::new(Expected::OneOf(names), parse, text)
}

/// All named values of a type.
pub fn named<T: Named>() -> Format<'static, T> {
    one_of(T::ALL)
}

/// Yes or no: the words for no and for yes, or a word for yes alone.
pub fn flag(words: &'static [&'static str]) -> Format<'static, bool> {
    let parse = |text: &str| {
        let place = words.iter().position(|word| *word == text)?;
        Some(place + 1 == words.len())
    };
    let text = |yes: &bool| words[if *yes { words.len() - 1 } else { 0 }].to_owned();
    Format::new(Expected::OneOf(words.to_vec()), parse, text)
}
