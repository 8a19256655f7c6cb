//! The three files of texts against each other, against the program that uses
//! them, and against the reference implementation of Fluent.
#![cfg(not(target_arch = "wasm32"))]

mod files;
mod filling;
mod glossary;
mod program;
mod usage;

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The use of an argument in a message.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Use {
    /// Whether it is written into the text.
    written: bool,
    /// Whether it selects a variant.
    selects: bool,
}

type Arguments = BTreeMap<String, Use>;

/// The arguments of each message of a file.
fn messages(source: &str) -> BTreeMap<String, Arguments> {
    let resource = parser::parse(source).expect("the file is Fluent");
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name.to_owned();
                let pattern = message.value.unwrap_or_else(|| panic!("{key} has a text"));
                let mut arguments = Arguments::new();
                collect(&pattern, &mut arguments);
                let twice = messages.insert(key.clone(), arguments);
                assert!(twice.is_none(), "{key} stands twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("the page reads no {other:?}"),
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, arguments: &mut Arguments) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                arguments.entry(id.name.to_owned()).or_default().written = true;
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                assert!(!value.contains('\\'), "the page undoes no escapes: {value}");
            }
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("the page selects by arguments, not by {selector:?}");
                };
                arguments.entry(id.name.to_owned()).or_default().selects = true;
                for variant in variants {
                    if let VariantKey::NumberLiteral { value } = variant.key {
                        let whole: Result<u32, _> = value.parse();
                        assert!(whole.is_ok(), "{value} is a whole number");
                    }
                    collect(&variant.value, arguments);
                }
            }
            Expression::Inline(other) => panic!("the page's texts use no {other:?}"),
        }
    }
}
