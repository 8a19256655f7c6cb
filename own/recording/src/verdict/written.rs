//! Values as Python prints them.

use crate::Value;
use std::fmt::Write;

/// A value as Python prints it.
pub fn written(value: &Value) -> String {
    let mut text = String::new();
    match value {
        Value::Str(string) => text.push_str(string),
        _ => add(value, &mut text),
    }
    text
}

fn add(value: &Value, text: &mut String) {
    match value {
        Value::None => text.push_str("None"),
        Value::Bool(true) => text.push_str("True"),
        Value::Bool(false) => text.push_str("False"),
        // Writing to a string does not fail.
        Value::Int(number) => {
            let _ = write!(text, "{number}");
        }
        Value::Float(number) => {
            let _ = write!(text, "{number:?}");
        }
        Value::BigInt(digits) => text.push_str(digits),
        Value::Str(string) => {
            let _ = write!(text, "'{string}'");
        }
        Value::List(items) => each(["[", "]"], items, text),
        Value::Tuple(items) => each(["(", ")"], items, text),
        Value::Set(items) => each(["{", "}"], items, text),
        Value::Dict(items) => {
            text.push('{');
            for (index, (key, value)) in items.iter().enumerate() {
                text.push_str(if index > 0 { ", " } else { "" });
                add(key, text);
                text.push_str(": ");
                add(value, text);
            }
            text.push('}');
        }
        Value::Object(object) => text.push_str(&object.class),
        Value::Opaque(class) => text.push_str(class),
    }
}

fn each([open, close]: [&str; 2], items: &[Value], text: &mut String) {
    text.push_str(open);
    for (index, item) in items.iter().enumerate() {
        text.push_str(if index > 0 { ", " } else { "" });
        add(item, text);
    }
    text.push_str(close);
}
