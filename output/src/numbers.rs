//! Rows of numbers, and names of squares, in a line or a part of one.

use crate::candidate::NO_NUMBER;

/// The most numbers in a row: longer ones are not positions.
pub const MAX_ROW: usize = 1 << 14;

/// The text between two numbers. A stronger separator is greater.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    #[default]
    Space,
    Comma,
    Wide,
    Tab,
    Dash,
    Bar,
    /// The end of a text in quotes.
    Text,
}

/// A number in its printed form.
#[derive(Copy, Clone, Debug)]
pub struct Number {
    /// `u64::MAX` if no board has it.
    pub value: u64,
    /// The number of digits.
    pub digits: u32,
    /// The gap before the number.
    pub gap: Gap,
    /// The spaces before it.
    spaces: u32,
    /// Its line.
    pub line: u64,
}

/// Numbers with nothing between them but separators.
#[derive(Clone, Debug, Default)]
pub struct Row {
    pub numbers: Vec<Number>,
    gap: Gap,
    commas: u32,
    spaces: u32,
}

/// A token of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    Number {
        value: u64,
        digits: u32,
        glued: bool,
    },
    Separator(char),
    /// Letters.
    Word(&'a str),
    /// A name of a square: column and rank, from 1.
    Name(u32, u32),
    /// The end of a row, such as a colon.
    End,
}

impl Row {
    pub fn add(&mut self, value: u64, digits: u32, line: u64) {
        let wide = self.spaces > 1 && self.gap == Gap::Space;
        let gap = if wide { Gap::Wide } else { self.gap };
        if self.numbers.len() < MAX_ROW {
            let spaces = self.spaces;
            let number = Number {
                value,
                digits,
                gap,
                spaces,
                line,
            };
            self.numbers.push(number);
        }
        (self.gap, self.commas, self.spaces) = (Gap::Space, 0, 0);
    }

    pub fn separate(&mut self, separator: char) {
        let gap = match separator {
            ',' => Gap::Comma,
            '\t' => Gap::Tab,
            ';' | '|' | '/' | '\\' => Gap::Bar,
            '"' => Gap::Text,
            '-' | '–' | '—' | '>' | '→' => Gap::Dash,
            _ => Gap::Space,
        };
        self.spaces += u32::from(separator == ' ');
        if matches!(separator, ',' | ';') {
            self.commas += 1;
            if self.commas > 1 && !self.numbers.is_empty() {
                let commas = self.commas;
                let line = self.numbers.last().map_or(0, |number| number.line);
                self.add(u64::MAX, 0, line);
                self.commas = commas - 1;
            }
        }
        self.gap = self.gap.max(gap);
    }

    /// Whether a comma follows the last number.
    pub fn ends_with_comma(&self) -> bool {
        self.commas > 0
    }

    /// Forgets all numbers, and keeps their memory.
    pub fn clear(&mut self) {
        self.numbers.clear();
        (self.gap, self.commas, self.spaces) = (Gap::Space, 0, 0);
    }

    /// The rows that this one is made of: several solutions may stand on one line, and a number before one.
    pub fn parts(&self) -> impl Iterator<Item = &[Number]> {
        let border = self.border();
        let is_labelled = border.is_some_and(|border| self.numbers[1].gap == border);
        self.numbers[usize::from(is_labelled)..]
            .chunk_by(move |_, next| border.is_none_or(|border| next.gap < border))
    }

    /// The gap between the rows.
    fn border(&self) -> Option<Gap> {
        let gaps = || self.numbers.iter().skip(1).map(|number| number.gap);
        let (strongest, weakest) = (gaps().max()?, gaps().min()?);
        if strongest == weakest || strongest == Gap::Wide && self.is_aligned() {
            return None;
        }
        let mut parts = self.numbers.chunk_by(|_, next| next.gap < strongest);
        if self.numbers[1].gap == strongest {
            parts.next();
        }
        let lengths = parts.map(<[Number]>::len);
        let even = strongest >= Gap::Tab || lengths.clone().min() == lengths.clone().max();
        (even && lengths.min() >= Some(4)).then_some(strongest)
    }

    /// Whether wide gaps only fill columns of one width, on the left or on the right of their numbers: then they are no
    /// borders. Numbers that are wider than their column have one space.
    fn is_aligned(&self) -> bool {
        let fills = |width: fn(&[Number]) -> u32| {
            let (wide, narrow): (Vec<_>, Vec<_>) = self
                .numbers
                .windows(2)
                .partition(|pair| pair[1].gap == Gap::Wide);
            let column = wide.first().map_or(0, |pair| width(pair));
            wide.iter().all(|pair| width(pair) == column)
                && narrow.iter().all(|pair| width(pair) >= column)
        };
        fills(|pair| pair[1].spaces + pair[1].digits)
            || fills(|pair| pair[0].digits + pair[1].spaces)
    }
}

/// The number for a board.
pub fn value(number: Number) -> u32 {
    u32::try_from(number.value).unwrap_or(NO_NUMBER)
}

/// Goes through a text from left to right.
pub fn tokens<'a>(text: &'a str, mut found: impl FnMut(Token<'a>)) {
    let mut rest = text;
    let mut before = ' ';
    while let Some(first) = rest.chars().next() {
        let taken = if first.is_ascii_digit() {
            number(rest, before, &mut found)
        } else if first.is_alphabetic() || first == '_' {
            word(rest, &mut found)
        } else {
            let digits = rest.as_bytes().get(1).filter(|next| next.is_ascii_digit());
            if first == '-' && digits.is_some() && !is_letter_or_digit(before) {
                let digits = length(&rest[1..], |c| c.is_ascii_digit());
                let value = u64::MAX;
                found(Token::Number {
                    value,
                    digits: 0,
                    glued: false,
                });
                1 + digits
            } else {
                found(match first {
                    ',' | ';' | '|' | '/' | '\\' | '\t' | '-' | '–' | '—' | '>' | '→' | ' ' => {
                        Token::Separator(first)
                    }
                    '"' | '\'' | '`' => Token::Separator('"'),
                    '\u{feff}' | '\r' => Token::Separator(' '),
                    _ if first.is_whitespace() => Token::Separator(' '),
                    _ => Token::End,
                });
                before = first;
                rest = &rest[first.len_utf8()..];
                continue;
            }
        };
        before = rest[..taken].chars().next_back().unwrap_or(' ');
        rest = &rest[taken..];
    }
}

/// Whether a character may be in a word: digits are those of ASCII.
pub fn is_letter_or_digit(c: char) -> bool {
    c.is_alphabetic() || c.is_ascii_digit()
}

fn length(text: &str, of: impl Fn(char) -> bool) -> usize {
    text.find(|c: char| !of(c)).unwrap_or(text.len())
}

/// A number; several with dots between them; or what only begins as one, such as `0.25` or `12ms`.
fn number<'a>(text: &'a str, before: char, found: &mut impl FnMut(Token<'a>)) -> usize {
    let all = length(text, |c| c.is_ascii_digit() || c == '.');
    let written = text[..all].trim_end_matches('.');
    let after = text[written.len()..].chars().next().unwrap_or(' ');
    let is_word = after.is_alphabetic() || after == '%' || after == '_';
    match written.bytes().filter(|&byte| byte == b'.').count() {
        0 if is_word => {
            found(Token::End);
            written.len()
                + length(&text[written.len()..], |c| {
                    is_letter_or_digit(c) || c == '%' || c == '_'
                })
        }
        1 => {
            found(Token::End);
            written.len()
        }
        _ => {
            for (index, part) in written.split('.').enumerate() {
                if index > 0 {
                    found(Token::Separator(','));
                }
                let value = part.parse().unwrap_or(u64::MAX);
                let digits = part.len() as u32;
                let glued = before.is_alphabetic();
                found(Token::Number {
                    value,
                    digits,
                    glued,
                });
            }
            written.len()
        }
    }
}

/// Letters; the name of a square or several; or letters with numbers, such as `x12`.
fn word<'a>(text: &'a str, found: &mut impl FnMut(Token<'a>)) -> usize {
    let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let is_end = |byte: &u8| byte.is_ascii() && !byte.is_ascii_digit() && *byte != b'_';
    let (letters, all) = if text.as_bytes().get(letters).is_none_or(is_end) {
        (letters, letters)
    } else {
        (
            length(text, |c| c.is_alphabetic() || c == '_'),
            length(text, is_letter_or_digit),
        )
    };
    let word = &text[..all];
    if all > letters
        && let Some(names) = names(word)
    {
        // The letters may also be variables, so that their numbers count as well.
        for (column, rank) in names {
            found(Token::Name(column, rank));
        }
    }
    for (truth, value) in [("true", 1), ("false", 0)] {
        if word.eq_ignore_ascii_case(truth) {
            found(Token::Number {
                value,
                digits: 1,
                glued: false,
            });
            return all;
        }
    }
    found(Token::Word(&text[..letters]));
    letters
}

/// The squares whose names these are, such as `a1`, `Qb5` or `a1b5`.
fn names(word: &str) -> Option<Vec<(u32, u32)>> {
    let mut rest = word;
    let mut chars = word.chars();
    if matches!(chars.next(), Some('Q' | 'N' | 'A'))
        && chars.next().is_some_and(|c| c.is_ascii_lowercase())
    {
        rest = &word[1..];
    }
    let mut found = Vec::new();
    while !rest.is_empty() {
        let letters = length(rest, |c| c.is_ascii_alphabetic());
        let digits = length(&rest[letters..], |c| c.is_ascii_digit());
        if !(1..=2).contains(&letters) || !(1..=2).contains(&digits) {
            return None;
        }
        let column = rest[..letters].bytes().fold(0, |column, letter| {
            column * 26 + u32::from(letter.to_ascii_lowercase() - b'a') + 1
        });
        let rank = rest[letters..letters + digits].parse().ok()?;
        found.push((column, rank));
        rest = &rest[letters + digits..];
    }
    Some(found)
}
