//! The cells of a row: numbers, marks, words, and nothing, from the texts between separators.

use crate::numbers::is_letter_or_digit;

/// No board has larger numbers.
const LARGEST: u32 = 1 << 24;
/// Fewer cells than this are no row.
pub const LEAST: usize = 3;

/// A cell of a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    Number(u32),
    Mark(char),
    /// Nothing, or a word for it.
    Blank,
    /// A word, with the number at its end.
    Word(Option<u32>),
}

/// A piece of text between separators, and its place on the line.
#[derive(Clone, Debug)]
pub struct Token<'a> {
    pub text: &'a str,
    pub start: usize,
    pub end: usize,
}

/// The parts of a text between separators.
pub fn tokens<'a>(text: &'a str) -> Vec<Token<'a>> {
    let mut found: Vec<Token> = Vec::new();
    let commas = text.contains(',');
    let tabs = !commas && text.contains('\t') && !text.trim_matches(' ').starts_with('\t');
    let mut start: Option<usize> = None;
    let mut quote: Option<(char, usize)> = None;
    let mut empty = commas && !text.trim_start().starts_with(',');
    let mut since = !commas || text.trim_start().starts_with(',');
    let mut before = ' ';
    let push = |from: usize, to: usize, found: &mut Vec<Token<'a>>| {
        found.push(Token {
            text: &text[from..to],
            start: from,
            end: to,
        });
    };
    for (at, c) in text.char_indices() {
        if let Some((open, from)) = quote {
            if c == open {
                push(from, at, &mut found);
                since = true;
                quote = None;
            }
            before = c;
            continue;
        }
        let is_quote = matches!(c, '"' | '\'' | '`') && !is_letter_or_digit(before);
        let is_separator = c.is_whitespace() || c == ',' || c == ';' || is_quote;
        if is_separator {
            if let Some(from) = start.take() {
                push(from, at, &mut found);
                since = true;
            }
        } else if start.is_none()
            && !(c == ':'
                && text[at + 1..]
                    .starts_with(|next: char| next.is_alphabetic() || matches!(next, '"' | '\'')))
        {
            start = Some(at);
        }
        if is_quote {
            quote = Some((c, at + 1));
        }
        // The name of a mark, such as in `"a": "Q"`.
        let is_name = c == ':'
            && matches!(before, '"' | '\'')
            && text[at + 1..].trim_start().starts_with(['"', '\'']);
        if is_name {
            start = None;
            found.pop();
        }
        if c == ',' || tabs && c == '\t' {
            if !since && !empty {
                push(at, at, &mut found);
            }
            empty = false;
            since = false;
        }
        before = c;
    }
    if let Some(from) = start {
        push(from, text.len(), &mut found);
    }
    // The last cell of a row with blank ones may be blank as well.
    let has_blank = found.iter().any(|token| token.start == token.end);
    if has_blank && commas && text.ends_with(',') {
        push(text.len(), text.len(), &mut found);
    }
    found
}

/// The cells of a token: marks that touch each other are several.
pub fn expand(token: &Token, cells: &mut Vec<Cell>) {
    match strip(token) {
        Some(marks) => cells.extend(marks),
        None => cells.push(cell(token)),
    }
}

/// The marks of a token that is a row by itself.
pub fn strip(token: &Token) -> Option<Vec<Cell>> {
    if token.text.len() < 4 {
        return None;
    }
    let marks: Vec<char> = token.text.chars().filter(|&c| !is_selector(c)).collect();
    if marks.len() < 4 {
        return None;
    }
    let mut kinds: Vec<char> = Vec::new();
    for &mark in &marks {
        if !kinds.contains(&mark) {
            kinds.push(mark);
        }
        if kinds.len() > 3 {
            return None;
        }
    }
    let is_bits = kinds.iter().all(|c| matches!(c, '0' | '1'));
    let is_digit = kinds.iter().any(|c| c.is_ascii_digit() && *c > '1');
    let is_word = kinds.iter().all(|c| c.is_alphabetic())
        && !kinds
            .iter()
            .all(|c| matches!(c, 'Q' | 'X' | 'O' | 'q' | 'x' | 'o' | 'W' | 'B'));
    if is_digit || is_word || is_bits && kinds.len() < 2 {
        return None;
    }
    let is_plain =
        !is_bits || token.text.starts_with('0') || marks.iter().filter(|&&c| c == '1').count() == 1;
    is_plain.then(|| marks.into_iter().map(mark).collect())
}

const fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{200b}' | '\u{feff}')
}

fn mark(c: char) -> Cell {
    match c {
        ' ' | '\u{3000}' => Cell::Blank,
        _ => c.to_digit(10).map_or(Cell::Mark(c), Cell::Number),
    }
}

/// The cell that a token is.
pub fn cell(token: &Token) -> Cell {
    let text = token
        .text
        .trim_matches(|c: char| c.is_whitespace() || c == ':' && token.text.len() > 1);
    let text = text.trim_matches(['"', '\'']);
    if text.is_empty() {
        return Cell::Blank;
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return number(text).map_or(Cell::Word(None), Cell::Number);
    }
    let mut chars = text.chars().filter(|&c| !is_selector(c));
    if let (Some(first), None) = (chars.next(), chars.next()) {
        return mark(first);
    }
    match text {
        "True" | "true" | "TRUE" | "#t" | "#true" | "YES" | "yes" => return Cell::Number(1),
        "False" | "false" | "FALSE" | "#f" | "#false" | "NO" | "no" => return Cell::Number(0),
        "Queen" | "queen" | "QUEEN" | "wQ" | "bQ" => return Cell::Mark('Q'),
        "None" | "nil" | "null" | "NULL" | "undefined" | "NaN" | "nan" | "Nothing" | "NA"
        | "<NA>" | "Empty" | "empty" | "EMPTY" | "Free" | "free" | "Blank" | "blank"
        | "missing" | "Nil" => return Cell::Blank,
        _ => {}
    }
    let first = text.chars().next().unwrap_or(' ');
    let rest = &text[first.len_utf8()..];
    let is_numbered =
        matches!(first, 'Q' | 'q' | '♛' | '♕') && rest.bytes().all(|byte| byte.is_ascii_digit());
    if is_numbered && !rest.is_empty() {
        return Cell::Mark('Q');
    }
    if !is_letter_or_digit(first) && text.chars().count() < 4 && rest.chars().all(|c| c == first) {
        return Cell::Mark(first);
    }
    let digits = text.len() - text.bytes().rev().take_while(u8::is_ascii_digit).count();
    Cell::Word(number(&text[digits..]))
}

/// A number of a board.
pub fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&number| number <= LARGEST)
}

/// The first and the last number of cells that count up by one, or letters in their order: a heading.
pub fn counts(cells: &[Cell]) -> Option<(u32, u32)> {
    let number = |cell: &Cell| match *cell {
        Cell::Number(number) => Some(number),
        Cell::Mark(mark) if mark.is_ascii_alphabetic() => Some(mark as u32),
        _ => None,
    };
    let numbers: Vec<u32> = cells.iter().map(number).collect::<Option<_>>()?;
    let kinds = cells
        .windows(2)
        .all(|pair| matches!(pair[0], Cell::Number(_)) == matches!(pair[1], Cell::Number(_)));
    let counted =
        kinds && numbers.len() >= LEAST && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1);
    counted.then(|| (numbers[0], numbers[numbers.len() - 1]))
}
