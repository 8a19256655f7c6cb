//! Values as Python writes them, cut where they are long.

use std::fmt::Write;

use bezzel_recording::Value;

/// The mark of a cut.
const CUT: &str = "…";

/// A value as text of about `most` characters at most.
pub fn written(value: &Value, most: usize) -> String {
    let mut text = String::new();
    add(value, most, &mut text);
    text
}

fn add(value: &Value, most: usize, text: &mut String) {
    if text.len() > most {
        return;
    }
    match value {
        Value::None => text.push_str("None"),
        Value::Bool(true) => text.push_str("True"),
        Value::Bool(false) => text.push_str("False"),
        Value::Int(number) => text.push_str(&number.to_string()),
        Value::BigInt(digits) => text.extend(digits.chars().take(most.max(1))),
        // Writing to a string does not fail.
        Value::Float(number) => {
            let _ = write!(text, "{number:?}");
        }
        Value::Str(string) => quote(string, most, text),
        Value::List(items) => list(["[", "]"], items, most, text),
        Value::Tuple(items) if items.len() == 1 => list(["(", ",)"], items, most, text),
        Value::Tuple(items) => list(["(", ")"], items, most, text),
        Value::Set(items) if items.is_empty() => text.push_str("set()"),
        Value::Set(items) => list(["{", "}"], items, most, text),
        Value::Dict(entries) => {
            let entries = entries.iter();
            each(["{", "}"], entries, most, text, |(key, value), text| {
                add(key, most, text);
                text.push_str(": ");
                add(value, most, text);
            });
        }
        Value::Object(object) => {
            text.push_str(&object.class);
            let attributes = object.attributes.iter();
            each(["(", ")"], attributes, most, text, |(name, value), text| {
                text.push_str(name);
                text.push('=');
                add(value, most, text);
            });
        }
        Value::Opaque(class) => {
            text.push('<');
            text.push_str(class);
            text.push('>');
        }
    }
}

fn list(ends: [&str; 2], items: &[Value], most: usize, text: &mut String) {
    each(ends, items.iter(), most, text, |item, text| {
        add(item, most, text);
    });
}

/// Writes items with commas between them, as long as there is room.
fn each<T>(
    [start, end]: [&str; 2],
    items: impl Iterator<Item = T>,
    most: usize,
    text: &mut String,
    write: impl Fn(T, &mut String),
) {
    text.push_str(start);
    for (index, item) in items.enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        if text.len() > most {
            text.push_str(CUT);
            break;
        }
        write(item, text);
    }
    text.push_str(end);
}

/// A string between the quotes that Python prefers.
fn quote(string: &str, most: usize, text: &mut String) {
    let quote = if string.contains('\'') && !string.contains('"') {
        '"'
    } else {
        '\''
    };
    text.push(quote);
    for (index, letter) in string.chars().enumerate() {
        if index >= most {
            text.push_str(CUT);
            break;
        }
        match letter {
            '\n' => text.push_str("\\n"),
            '\t' => text.push_str("\\t"),
            '\\' => text.push_str("\\\\"),
            letter if letter == quote => text.extend(['\\', quote]),
            letter => text.push(letter),
        }
    }
    text.push(quote);
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use bezzel_recording::Object;

    use super::*;

    fn ints(items: &[i64]) -> Vec<Value> {
        items.iter().copied().map(Value::Int).collect()
    }

    #[test]
    fn values_are_written_as_in_python() {
        let object = Object {
            class: "Board".into(),
            attributes: vec![
                ("n".into(), Value::Int(6)),
                ("queens".into(), Value::list(ints(&[0]))),
            ],
        };
        let cases = [
            (Value::None, "None"),
            (Value::Bool(true), "True"),
            (Value::Int(-3), "-3"),
            (Value::Float(1.0), "1.0"),
            (Value::str("a'b"), "\"a'b\""),
            (Value::str("a\n'\""), "'a\\n\\'\"'"),
            (Value::list(ints(&[1, 2])), "[1, 2]"),
            (Value::Tuple(Rc::new(ints(&[1]))), "(1,)"),
            (Value::Set(Rc::new(Vec::new())), "set()"),
            (
                Value::Dict(Rc::new(vec![(Value::Int(0), Value::str("x"))])),
                "{0: 'x'}",
            ),
            (Value::Object(Rc::new(object)), "Board(n=6, queens=[0])"),
            (Value::Opaque("generator".into()), "<generator>"),
        ];
        for (value, expected) in cases {
            assert_eq!(written(&value, 100), expected);
        }
    }

    #[test]
    fn long_values_are_cut() {
        let many = Value::list(vec![Value::Int(7); 10_000]);
        assert_eq!(written(&many, 8), "[7, 7, 7, …]");
        assert!(written(&Value::list(vec![many; 50]), 30).len() < 60);
        assert_eq!(written(&Value::str("queens"), 3), "'que…'");
    }
}
