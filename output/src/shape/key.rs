//! Names with indices, and what stands behind them.

use super::cell::number;
use crate::candidate::{HASH, hashed};

/// The lines of a board that a name means.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Axis {
    Row,
    Column,
}

/// A name that waits for its value.
#[derive(Clone, Debug)]
pub struct Key {
    pub name: u64,
    pub axis: Option<Axis>,
    pub indices: Vec<u32>,
}

/// The contents of a text behind a name.
pub enum Behind {
    Value(u32),
    /// A word that may stand before the value.
    Word,
    Other,
}

/// The length of the first word behind a name, and the word's contents.
pub fn behind_name(text: &str) -> (usize, Behind) {
    let length = text
        .bytes()
        .take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        .count();
    let word = &text[..length];
    let after = text[length..].trim_start_matches([' ', '"', '\'']);
    let ends = after.is_empty()
        || after.starts_with([',', ';', ']', ')', '}', '|', '.'])
        || after.starts_with(|c: char| c.is_alphabetic() || c == '-' || c == '\\')
        || is_key(after);
    let is_other = after.starts_with(['=', ':', '>', '[']) || after.starts_with("->");
    let behind = match value(word) {
        Some(value) if ends && !is_other => Behind::Value(value),
        None if !is_other && word.bytes().all(|byte| byte.is_ascii_alphabetic()) => Behind::Word,
        _ => Behind::Other,
    };
    (length, behind)
}

/// Whether a text begins with a number that is the next name.
fn is_key(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len() && rest.trim_start().starts_with([':', '='])
}

/// The value that a word is: a truth value, or a number.
fn value(word: &str) -> Option<u32> {
    match word {
        "True" | "true" | "TRUE" => Some(1),
        "False" | "false" | "FALSE" => Some(0),
        _ => number(word),
    }
}

/// The end of brackets that have only indices, if a value or another index follows.
pub fn index_group(text: &str, at: usize) -> Option<usize> {
    let inner = &text[at + 1..];
    let end = inner
        .bytes()
        .take(24)
        .position(|byte| !(byte.is_ascii_digit() || matches!(byte, b',' | b' ' | b'"' | b'\'')))?;
    let is_group = matches!(inner.as_bytes()[end], b']' | b')')
        && inner[..end].bytes().any(|byte| byte.is_ascii_digit());
    let rest = inner[end..].get(1..)?;
    let after = rest.trim_start_matches([' ', '"', '\'']);
    let is_value = after.starts_with(['=', ':', '[', '('])
        || after.starts_with("->")
        || after.starts_with('→')
        || after.starts_with('|')
        || after.starts_with(|c: char| c.is_ascii_digit() && rest.starts_with(' '));
    (is_group && is_value).then_some(at + end + 2)
}

/// A name with indices and a value, with nothing but spaces between them: `x_0_2   1`.
pub fn spaced(line: &str) -> Option<(Key, u32)> {
    // An equation in brackets, a statement's letter, and the number of a variable may stand around them.
    let line = line
        .strip_prefix("(= ")
        .and_then(|rest| rest.strip_suffix(')'))
        .unwrap_or(line);
    let is_before = |word: &&str| *word == "a" || number(word).is_some();
    let mut words = line
        .split_whitespace()
        .filter(|word| *word != "*")
        .peekable();
    words.next_if(is_before);
    let (first, second) = (words.next()?, words.next()?);
    let is_name = first.starts_with(char::is_alphabetic)
        && first.ends_with(|c: char| c.is_ascii_digit() || matches!(c, ']' | ')'));
    if !is_name || first.contains([':', '=']) {
        return None;
    }
    let value = number(second)?;
    let rest: Vec<&str> = words.collect();
    // Behind the value there may be its bounds.
    let is_alone = rest
        .iter()
        .all(|word| word.starts_with('(') || word.ends_with(')') || number(word).is_some());
    is_alone
        .then(|| name(first))
        .flatten()
        .map(|key| (key, value))
}

/// The element of a list that a line names: `[[3]]` and `$x` of R.
pub fn element(raw: &str) -> Option<Key> {
    let raw = raw.trim();
    let index = raw
        .strip_prefix("[[")
        .and_then(|rest| rest.strip_suffix("]]"))?;
    let index = number(index)?;
    Some(Key {
        name: HASH,
        axis: None,
        indices: vec![index],
    })
}

/// The name before a value: its letters and its indices.
pub fn name(written: &str) -> Option<Key> {
    let written = written.trim().trim_matches(['"', '\'', '-', '*', '•', ' ']);
    // Only the last words count.
    let written = match written.rsplit_once("  ") {
        Some((_, last)) => last.trim(),
        None => written,
    };
    if written.is_empty() || written.len() > 40 {
        return None;
    }
    let mut name = HASH;
    let mut indices: Vec<u32> = Vec::new();
    let mut letters = String::new();
    let mut rest = written;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let length = rest.bytes().take_while(u8::is_ascii_digit).count();
            indices.push(number(&rest[..length])?);
            rest = &rest[length..];
        } else {
            if first.is_alphabetic() {
                letters.push(first.to_ascii_lowercase());
                name = hashed(name, first as u64);
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    if indices.len() > 3 {
        return None;
    }
    let axis = axis(&letters);
    if indices.is_empty() && letters.len() == 1 {
        let letter = letters.bytes().next().filter(u8::is_ascii_lowercase)?;
        let name = if axis.is_some() { name } else { HASH };
        return Some(Key {
            name,
            axis,
            indices: vec![u32::from(letter - b'a')],
        });
    }
    if indices.is_empty() && axis.is_none() {
        return None;
    }
    Some(Key {
        name,
        axis,
        indices,
    })
}

/// The meaning of a field's name.
pub fn axis(letters: &str) -> Option<Axis> {
    match letters {
        "row" | "r" | "y" | "i" | "rank" | "line" | "hang" | "hàng" | "sor" | "zeile" | "fila"
        | "ligne" | "first" | "rowindex" => Some(Axis::Row),
        "col" | "column" | "c" | "x" | "j" | "file" | "cot" | "cột" | "oszlop" | "spalte"
        | "columna" | "colonne" | "second" | "colindex" => Some(Axis::Column),
        _ => None,
    }
}
