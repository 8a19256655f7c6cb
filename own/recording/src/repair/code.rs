//! The text of a program, distinguished from its strings and comments.

use std::ops::Range;

/// A text with a mark for each byte: whether it is code, not part of a string or a comment.
pub(crate) struct Code<'a> {
    pub(crate) text: &'a str,
    is_code: Vec<bool>,
}

impl<'a> Code<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let mut is_code = vec![true; bytes.len()];
        let mut at = 0;
        while at < bytes.len() {
            let end = match bytes[at] {
                b'#' => text[at..].find('\n').map_or(bytes.len(), |end| at + end),
                quote @ (b'"' | b'\'') => end_of_string(bytes, at, quote),
                _ => {
                    at += 1;
                    continue;
                }
            };
            is_code[at..end].fill(false);
            at = end;
        }
        Self { text, is_code }
    }

    /// Whether the byte at a place is code.
    pub(crate) fn is_code(&self, at: usize) -> bool {
        self.is_code.get(at).copied().unwrap_or(true)
    }

    /// The places of a word in the code.
    pub(crate) fn words<'w>(&'w self, word: &'w str) -> impl Iterator<Item = usize> + 'w {
        let is_part =
            |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
        self.text
            .match_indices(word)
            .map(|(at, _)| at)
            .filter(move |&at| {
                self.is_code(at)
                    && !is_part(self.text[..at].chars().next_back())
                    && !is_part(self.text[at + word.len()..].chars().next())
            })
    }

    /// The end of the brackets that open at a place: the place after the closing one.
    pub(crate) fn closed(&self, open: usize) -> Option<usize> {
        let mut depth = 0_u32;
        for (at, sign) in self.text[open..]
            .char_indices()
            .map(|(at, sign)| (open + at, sign))
        {
            if !self.is_code(at) {
                continue;
            }
            match sign {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(at + 1);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The end of the expression or the statement that begins at a place: before the end of the line, a comment, or a sign of
    /// `ends`, outside of brackets.
    pub(crate) fn end_of(&self, from: usize, ends: &[char]) -> usize {
        let mut depth = 0_u32;
        for (at, sign) in self.text[from..]
            .char_indices()
            .map(|(at, sign)| (from + at, sign))
        {
            if !self.is_code(at) {
                if sign == '#' && depth == 0 && (at == 0 || self.is_code(at - 1)) {
                    return at;
                }
                continue;
            }
            match sign {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => return at,
                ')' | ']' | '}' => depth -= 1,
                '\n' if depth == 0 && !self.text[..at].ends_with('\\') => return at,
                _ if depth == 0 && ends.contains(&sign) => return at,
                _ => {}
            }
        }
        self.text.len()
    }
}

/// The name at the beginning of a text; empty if there is none.
pub(crate) fn identifier(text: &str) -> &str {
    let text = text.trim_start();
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
    &text[..end.unwrap_or(text.len())]
}

/// The parts of a list between brackets, such as the parameters of a function.
pub(crate) fn parts(text: &str) -> Vec<&str> {
    let code = Code::new(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        // A line ends no part.
        let mut end = at;
        loop {
            end = code.end_of(end, &[',']);
            if text[end..].starts_with('\n') {
                end += 1;
            } else {
                break;
            }
        }
        found.push(text[at..end].trim());
        at = end + 1;
    }
    found
}

/// The place after a string that begins at a place.
fn end_of_string(bytes: &[u8], from: usize, quote: u8) -> usize {
    let long = [quote; 3];
    let is_long = bytes[from..].starts_with(&long);
    let mut at = from + if is_long { 3 } else { 1 };
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'\n' if !is_long => return at,
            _ if is_long && bytes[at..].starts_with(&long) => return at + 3,
            sign if !is_long && sign == quote => return at + 1,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Puts texts in place of others, which do not overlap.
pub(super) fn replaced(text: &str, mut changes: Vec<(Range<usize>, String)>) -> String {
    changes.sort_by_key(|(range, _)| range.start);
    let mut new = String::new();
    let mut at = 0;
    for (range, put) in changes {
        if range.start < at {
            continue;
        }
        new.push_str(&text[at..range.start]);
        new.push_str(&put);
        at = range.end;
    }
    new + &text[at..]
}
