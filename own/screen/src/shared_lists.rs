//! The lists that stand in several places of the variables: one box with its items where such a list comes first, and an arrow
//! with the number of the box elsewhere. So two lists that are equal look different from one list with two names.

use std::collections::{BTreeMap, BTreeSet};

use bezzel_recording::{List, Value};
use yew::prelude::*;

use super::written_value::Written;
use crate::locale::Locale;
use crate::text;

/// The lists with numbers, in the order in which they come.
#[derive(Debug, Default)]
pub struct SharedLists {
    /// The number of each, by its number in the recording.
    numbers: BTreeMap<usize, usize>,
    /// Those whose boxes have been drawn.
    drawn: BTreeSet<usize>,
}

/// A mark in a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The box of the list with this number begins.
    Box(usize),
    /// The innermost box ends.
    End,
    /// The list with this number stands here, too.
    Arrow(usize),
}

impl SharedLists {
    /// The lists that stand in more than one place of these values.
    pub fn of<'a>(values: impl Iterator<Item = &'a Value>) -> Self {
        let mut seen = BTreeSet::new();
        let mut numbers = BTreeMap::new();
        for value in values {
            each_list(value, &mut |identity| {
                let is_first = seen.insert(identity);
                if !is_first {
                    let next = numbers.len() + 1;
                    numbers.entry(identity).or_insert(next);
                }
                is_first
            });
        }
        Self {
            numbers,
            drawn: BTreeSet::new(),
        }
    }

    /// The mark of a list that is written next, if it stands in several places.
    pub fn mark(&mut self, list: &List) -> Option<Mark> {
        let identity = list.identity()?;
        let number = *self.numbers.get(&identity)?;
        Some(if self.drawn.insert(identity) {
            Mark::Box(number)
        } else {
            Mark::Arrow(number)
        })
    }

    /// A value of about `most` characters at most.
    pub fn html(&mut self, value: &Value, most: usize, locale: &Locale) -> Html {
        let Written { text, marks, .. } = Written::of(value, most, self);
        let mut outer: Vec<(usize, Vec<Html>)> = Vec::new();
        let (mut parts, mut at) = (Vec::new(), 0);
        for (place, mark) in marks {
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
}

/// Tells each list of a value by its number in the recording, and its items unless it came before.
fn each_list(value: &Value, is_first: &mut impl FnMut(usize) -> bool) {
    match value {
        Value::List(list) => {
            if list.identity().is_some_and(|identity| !is_first(identity)) {
                return;
            }
            for item in &***list {
                each_list(item, is_first);
            }
        }
        Value::Tuple(items) | Value::Set(items) => {
            for item in &**items {
                each_list(item, is_first);
            }
        }
        Value::Dict(entries) => {
            for (_, value) in &**entries {
                each_list(value, is_first);
            }
        }
        Value::Object(object) => {
            for (_, value) in &object.attributes {
                each_list(value, is_first);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(identity: usize, items: Vec<Value>) -> Value {
        Value::list_with_identity(items, identity)
    }

    fn written(values: &[&Value]) -> Vec<(String, Vec<(usize, Mark)>)> {
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
        assert_eq!(written(&[&board]), [("[[0, 0], ]".to_owned(), marks)]);
    }

    #[test]
    fn equal_rows_have_no_marks() {
        let board = list(1, vec![list(2, Vec::new()), list(3, Vec::new())]);
        assert_eq!(written(&[&board]), [("[[], []]".to_owned(), Vec::new())]);
        let unknown = Value::list(vec![Value::list(Vec::new()); 2]);
        assert_eq!(written(&[&unknown])[0].1, []);
    }

    #[test]
    fn a_list_with_two_names_has_one_number_and_its_rows_have_none() {
        let board = list(1, vec![list(2, Vec::new()), list(3, Vec::new())]);
        let [first, second] = &written(&[&board, &board])[..] else {
            panic!("two values are written");
        };
        assert_eq!(first.1, [(0, Mark::Box(1)), (8, Mark::End)]);
        assert_eq!(
            (&*second.0, &second.1[..]),
            ("", &[(0, Mark::Arrow(1))][..])
        );
    }
}
