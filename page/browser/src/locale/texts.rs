//! One language's texts: parsed by `fluent-syntax`, filled here.
//!
//! The usual companion, `fluent-bundle`, brings the plural tables of all languages
//! and weighs 50 KB compressed, a quarter of all that the page may weigh. What is
//! read here is the part of Fluent that the texts use: messages, variables,
//! references to other messages and selectors. The tests compare it with
//! `fluent-bundle` message by message.

use std::collections::HashMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use super::Language;

/// A value that fills a place in a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A number: written in the language's digits, and selects plurals.
    Number(i64),
    /// A text. It is written unchanged, and selects the variant with its name.
    Text(String),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! argument_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            #[allow(clippy::cast_lossless)]
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}

argument_from_number!(u8, u32, u64, usize, i64);

/// A file of texts that is not Fluent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the texts are not Fluent from byte {at} on")]
pub struct TextsError {
    at: usize,
}

/// The texts of one language.
pub struct Texts {
    messages: HashMap<String, Pattern<String>>,
    language: Language,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("messages", &self.messages.len())
            .finish_non_exhaustive()
    }
}

impl Texts {
    /// Reads a file of Fluent messages.
    ///
    /// # Errors
    /// If a message cannot be read.
    pub fn read(source: &str, language: Language) -> Result<Self, TextsError> {
        let resource = parser::parse_runtime(source.to_owned()).map_err(|(_, errors)| {
            let at = errors.first().map_or(0, |error| error.pos.start);
            TextsError { at }
        })?;
        let messages = resource
            .body
            .into_iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message.value?)),
                _ => None,
            })
            .collect();
        Ok(Self { messages, language })
    }

    /// The text of a key, its places filled. A key or an argument that does
    /// not exist shows its own name in braces: a fault that a test finds, not
    /// a reason to stop.
    pub fn text(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        let mut text = String::new();
        self.write_message(&mut text, key, arguments);
        text
    }

    /// A number in the language's digits and grouping.
    pub fn number(&self, value: i64) -> String {
        self.digits(&value.to_string())
    }

    /// A whole number of any size, from plain digits to the digits of the language.
    pub fn digits(&self, plain: &str) -> String {
        self.language.digits(plain)
    }

    fn write_message(&self, text: &mut String, key: &str, arguments: &[(&str, Argument)]) {
        match self.messages.get(key) {
            Some(pattern) => self.write_pattern(text, pattern, arguments),
            None => write_missing(text, key),
        }
    }

    fn write_pattern(
        &self,
        text: &mut String,
        pattern: &Pattern<String>,
        arguments: &[(&str, Argument)],
    ) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => match expression {
                    Expression::Inline(inline) => self.write_inline(text, inline, arguments),
                    Expression::Select { selector, variants } => {
                        let chosen = self.select(selector, variants, arguments);
                        if let Some(variant) = chosen {
                            self.write_pattern(text, &variant.value, arguments);
                        }
                    }
                },
            }
        }
    }

    fn write_inline(
        &self,
        text: &mut String,
        inline: &InlineExpression<String>,
        arguments: &[(&str, Argument)],
    ) {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => text.push_str(value),
            InlineExpression::MessageReference { id, .. } => {
                self.write_message(text, &id.name, arguments);
            }
            InlineExpression::VariableReference { id } => match find(arguments, &id.name) {
                Some(Argument::Number(number)) => text.push_str(&self.number(*number)),
                Some(Argument::Text(value)) => text.push_str(value),
                None => write_missing(text, &id.name),
            },
            _ => write_missing(text, "?"),
        }
    }

    /// The variant that equals the selector's value; for a number, else the one
    /// of its plural category; else the default.
    fn select<'a>(
        &self,
        selector: &InlineExpression<String>,
        variants: &'a [Variant<String>],
        arguments: &[(&str, Argument)],
    ) -> Option<&'a Variant<String>> {
        let InlineExpression::VariableReference { id } = selector else {
            return None;
        };
        let value = find(arguments, &id.name);
        let matches = |variant: &&Variant<String>| match (&variant.key, value) {
            (VariantKey::NumberLiteral { value }, Some(Argument::Number(number))) => {
                value.parse() == Ok(*number)
            }
            (VariantKey::Identifier { name }, Some(Argument::Text(value))) => name == value,
            _ => false,
        };
        let of_category = |variant: &&Variant<String>| match (&variant.key, value) {
            (VariantKey::Identifier { name }, Some(Argument::Number(number))) => {
                *name == self.language.plural(*number)
            }
            _ => false,
        };
        variants
            .iter()
            .find(matches)
            .or_else(|| variants.iter().find(of_category))
            .or_else(|| variants.iter().find(|variant| variant.default))
    }
}

fn find<'a>(arguments: &'a [(&str, Argument)], name: &str) -> Option<&'a Argument> {
    arguments
        .iter()
        .find(|(argument, _)| *argument == name)
        .map(|(_, value)| value)
}

fn write_missing(text: &mut String, name: &str) {
    text.push('{');
    text.push_str(name);
    text.push('}');
}
