//! Values as Python writes them, cut where they are long.

use std::fmt::Write;

use bezzel_recording::Value;
use yew::prelude::*;

use super::shared_lists::{Mark, SharedLists};
use crate::locale::Locale;
use crate::text;

/// The mark of a cut.
const CUT: &str = "…";

/// A value as text of about `most` characters at most.
pub fn written(value: &Value, most: usize) -> String {
    Written::of(value, most, &mut SharedLists::default()).text
}

/// A value as text, with the marks of the lists that stand in several places.
#[derive(Debug, Default)]
pub struct Written {
    pub text: String,
    /// The marks, each before the byte with this number.
    pub marks: Vec<(usize, Mark)>,
    most: usize,
}

impl Written {
    /// A value of about `most` characters at most.
    pub fn of(value: &Value, most: usize, lists: &mut SharedLists) -> Self {
        let mut written = Self {
            most,
            ..Self::default()
        };
        written.add(value, lists);
        written
    }

    /// The text, with a box for each list that stands in several places, and arrows to it.
    pub fn html(&self, locale: &Locale) -> Html {
        let text = &self.text;
        let mut outer: Vec<(usize, Vec<Html>)> = Vec::new();
        let (mut parts, mut at) = (Vec::new(), 0);
        for &(place, mark) in &self.marks {
            parts.push(Html::from(&text[at..place]));
            at = place;
            match mark {
                Mark::Box(number) => outer.push((number, std::mem::take(&mut parts))),
                Mark::Arrow(number) => {
                    let words = text!(locale, "own-list-there", number);
                    parts.push(html! { <span class="to-list" title={words} data-list={number.to_string()}>{ "→ " }<b>{ number }</b></span> });
                }
                Mark::End => {
                    if let Some((number, before)) = outer.pop() {
                        let words = text!(locale, "own-list-here", number);
                        let content = std::mem::replace(&mut parts, before);
                        parts.push(html! { <span class="one-list" title={words} data-list={number.to_string()}><b>{ number }</b>{ " " }{ for content }</span> });
                    }
                }
            }
        }
        parts.push(Html::from(&text[at..]));
        parts.into_iter().collect()
    }

    fn is_full(&self) -> bool {
        self.text.len() > self.most
    }

    fn mark(&mut self, mark: Mark) {
        self.marks.push((self.text.len(), mark));
    }

    fn add(&mut self, value: &Value, lists: &mut SharedLists) {
        if self.is_full() {
            return;
        }
        let text = &mut self.text;
        match value {
            Value::None => text.push_str("None"),
            Value::Bool(true) => text.push_str("True"),
            Value::Bool(false) => text.push_str("False"),
            Value::Int(number) => text.push_str(&number.to_string()),
            Value::BigInt(digits) => text.extend(digits.chars().take(self.most.max(1))),
            // Writing to a string does not fail.
            Value::Float(number) => {
                let _ = write!(text, "{number:?}");
            }
            Value::Str(string) => quote(string, self.most, text),
            Value::List(items) => match lists.mark(items) {
                Some(mark @ Mark::Box(_)) => {
                    self.mark(mark);
                    self.items(["[", "]"], items, lists);
                    self.mark(Mark::End);
                }
                Some(mark) => self.mark(mark),
                None => self.items(["[", "]"], items, lists),
            },
            Value::Tuple(items) if items.len() == 1 => self.items(["(", ",)"], items, lists),
            Value::Tuple(items) => self.items(["(", ")"], items, lists),
            Value::Set(items) if items.is_empty() => text.push_str("set()"),
            Value::Set(items) => self.items(["{", "}"], items, lists),
            Value::Dict(entries) => {
                self.each(["{", "}"], entries.iter(), |written, (key, value)| {
                    written.add(key, lists);
                    written.text.push_str(": ");
                    written.add(value, lists);
                });
            }
            Value::Object(object) => {
                text.push_str(&object.class);
                let attributes = object.attributes.iter();
                self.each(["(", ")"], attributes, |written, (name, value)| {
                    written.text.push_str(name);
                    written.text.push('=');
                    written.add(value, lists);
                });
            }
            Value::Opaque(class) => {
                text.push('<');
                text.push_str(class);
                text.push('>');
            }
        }
    }

    fn items(&mut self, ends: [&str; 2], items: &[Value], lists: &mut SharedLists) {
        self.each(ends, items.iter(), |written, item| written.add(item, lists));
    }

    /// Writes items with commas between them, as long as there is room.
    fn each<T>(
        &mut self,
        [start, end]: [&str; 2],
        items: impl Iterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        self.text.push_str(start);
        for (index, item) in items.enumerate() {
            if index > 0 {
                self.text.push_str(", ");
            }
            if self.is_full() {
                self.text.push_str(CUT);
                break;
            }
            write(self, item);
        }
        self.text.push_str(end);
    }
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

    fn list(identity: usize, items: Vec<Value>) -> Value {
        Value::list_with_identity(items, identity)
    }

    fn marked(values: &[&Value]) -> Vec<(String, Vec<(usize, Mark)>)> {
        let mut lists = SharedLists::of(values.iter().copied());
        let of = |value: &&Value| {
            let written = Written::of(value, 100, &mut lists);
            (written.text, written.marks)
        };
        values.iter().map(of).collect()
    }

    #[test]
    fn rows_that_are_one_list_are_one_box_and_arrows() {
        let row = || list(2, vec![Value::Int(0); 2]);
        let board = list(1, vec![row(), row()]);
        let marks = vec![(1, Mark::Box(1)), (7, Mark::End), (9, Mark::Arrow(1))];
        assert_eq!(marked(&[&board]), [("[[0, 0], ]".to_owned(), marks)]);
    }

    #[test]
    fn equal_rows_have_no_marks() {
        let board = list(1, vec![list(2, Vec::new()), list(3, Vec::new())]);
        assert_eq!(marked(&[&board]), [("[[], []]".to_owned(), Vec::new())]);
        let unknown = Value::list(vec![Value::list(Vec::new()); 2]);
        assert_eq!(marked(&[&unknown])[0].1, []);
    }

    #[test]
    fn a_list_with_two_names_has_one_number_and_its_rows_have_none() {
        let board = list(1, vec![list(2, Vec::new()), list(3, Vec::new())]);
        let [first, second] = &marked(&[&board, &board])[..] else {
            panic!("two values are written");
        };
        assert_eq!(first.1, [(0, Mark::Box(1)), (8, Mark::End)]);
        assert_eq!(
            (&*second.0, &second.1[..]),
            ("", &[(0, Mark::Arrow(1))][..])
        );
    }
}
