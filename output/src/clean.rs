//! Values without what a language or a tool writes around them: `np.int64(4)`, `Some(4)`, `4L` and `4.0` are 4.

use std::borrow::Cow;

use crate::signs::{
    AMPERSAND, CALL, DOTTED, FRACTION, NOTHING, OTHER, ROUND, SQUARE, SUFFIX, Signs, TAG,
    UNDERSCORE,
};

/// The names of functions and types around one value.
const WRAPPERS: [&str; 16] = [
    "int", "float", "bool", "string", "Some", "Just", "Ok", "Int", "Integer", "Rational", "mpz",
    "Number", "BigInt", "fd", "Value", "Box",
];

/// A line with plain values: without wrappers, suffixes and fractions of nothing, tags and typographic quotes. Almost all
/// lines are plain, and stay as they are.
pub fn clean(line: &str, signs: Signs) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(line);
    if signs.has(OTHER) && line.contains(|c: char| plain_sign(c) != c) {
        text = Cow::Owned(text.chars().map(plain_sign).collect());
    }
    if signs.has(TAG) && has_tags(&text) {
        text = Cow::Owned(without_tags(&text));
    }
    if signs.has(AMPERSAND) {
        if text.contains("\\cdot") {
            text = Cow::Owned(text.replace("\\cdot", "."));
        }
        if let Some(rows) = matrix(&text) {
            return Cow::Owned(rows);
        }
        let is_short = |part: &str| part.trim().trim_end_matches('\\').trim().chars().count() < 4;
        if text.split('&').all(is_short) {
            let row = text.trim_end().trim_end_matches('\\').replace('&', "|");
            text = Cow::Owned(format!("|{row}|"));
        }
    }
    if signs.has_pair(NOTHING) {
        for kind in ["() Int", "() Bool"] {
            if text.contains(kind) {
                text = Cow::Owned(text.replace(kind, "="));
            }
        }
    }
    if signs.has(SQUARE)
        && let Some(plain) = without_indices(&text)
    {
        text = Cow::Owned(plain);
    }
    if signs.has(ROUND) && signs.has_pair(DOTTED) && text.contains(" . ") && are_dotted(&text) {
        text = Cow::Owned(text.replace(" . ", " "));
    }
    let has_truth = || text.contains(".True_") || text.contains(".False_");
    if signs.has_pair(CALL | SUFFIX) || signs.has(UNDERSCORE) && has_truth() {
        text = Cow::Owned(unwrapped(&text));
    }
    if signs.has_pair(FRACTION)
        && let Some(plain) = without_fractions(&text)
    {
        text = Cow::Owned(plain);
    }
    text
}

/// A quote as it is typed, and nothing for a side of a large bracket.
const fn plain_sign(c: char) -> char {
    match c {
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '⎛'..='⎦' => ' ',
        _ => c,
    }
}

/// Whether each dot between spaces is between the numbers of a pair, as in `(0 . 4)`.
fn are_dotted(text: &str) -> bool {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let mut pairs = text.match_indices(" . ");
    pairs.all(|(at, dot)| {
        digit(text[..at].chars().next_back()) && digit(text[at + dot.len()..].chars().next())
    })
}

/// Whether a line has a part of a row in HTML.
fn has_tags(line: &str) -> bool {
    const TAGS: [&str; 8] = ["<td", "<th", "<tr", "</tr", "<TD", "<TH", "<TR", "</TR"];
    TAGS.iter().any(|tag| line.contains(tag))
}

/// The rows of a matrix of LaTeX on one line, in brackets.
fn matrix(line: &str) -> Option<String> {
    let (begun, _) = line.split_once("\\end{")?;
    let (_, body) = begun.split_once("\\begin{")?;
    let (_, body) = body.split_once('}')?;
    let rows = body
        .split("\\\\")
        .map(|row| format!("[{}]", row.replace('&', ",")));
    Some(rows.collect::<Vec<_>>().join(", "))
}

/// A row of a table in HTML, with bars between its cells.
fn without_tags(line: &str) -> String {
    let mut plain = String::new();
    let mut rest = line;
    while let Some(start) = rest.find('<') {
        plain.push_str(&rest[..start]);
        let Some(end) = rest[start..].find('>') else {
            break;
        };
        let tag = rest[start + 1..start + end].to_ascii_lowercase();
        let is_cell = tag.starts_with("td") || tag.starts_with("th") && !tag.starts_with("thead");
        if is_cell || tag == "/tr" {
            plain.push('|');
        }
        rest = &rest[start + end + 1..];
    }
    plain.push_str(rest);
    plain.replace("&nbsp;", " ")
}

/// Indices in brackets as plain labels: `[3,]`, `[,3]`, and `[26]` before a row of values.
fn without_indices(line: &str) -> Option<String> {
    fn inner(text: &str) -> Option<(&str, usize)> {
        let close = text.find(']').filter(|&close| close < 12)?;
        Some((text[1..close].trim(), close + 1))
    }
    let trimmed = line.trim_start();
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !trimmed.starts_with('[') {
        return None;
    }
    let (first, end) = inner(trimmed)?;
    let indent = line.len() - trimmed.len();
    let rest = &trimmed[end..];
    if let Some(row) = first.strip_suffix(',').filter(|row| number(row)) {
        let gap = " ".repeat(end - row.len());
        return Some(format!("{}{gap}{row}{rest}", " ".repeat(indent)));
    }
    if first.strip_prefix(',').is_some_and(number) {
        let mut plain = String::from(" ").repeat(indent);
        let mut at = trimmed;
        while let Some(open) = at.find('[') {
            plain.push_str(&at[..open]);
            let (index, end) = inner(&at[open..])?;
            let column = index.strip_prefix(',').filter(|column| number(column))?;
            plain.push_str(" V");
            plain.push_str(column);
            plain.push(' ');
            at = &at[open + end..];
        }
        plain.push_str(at);
        return Some(plain);
    }
    let follows = rest.trim_start();
    let is_value = |c: char| c.is_ascii_digit() || matches!(c, '-' | '"' | 'T' | 'F');
    let is_vector = number(first)
        && rest.starts_with(' ')
        && follows.starts_with(is_value)
        && !follows.contains(['[', ']', '=', ':', '>']);
    is_vector.then(|| format!("{}{follows}", " ".repeat(indent)))
}

/// The text with each wrapped value in its place.
fn unwrapped(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = String::with_capacity(text.len());
    let mut at = 0;
    while at < bytes.len() {
        let is_start = bytes[at].is_ascii_alphanumeric()
            && (at == 0
                || !(bytes[at - 1].is_ascii_alphanumeric()
                    || matches!(bytes[at - 1], b'_' | b'.')));
        if !is_start {
            let next = text[at..].chars().next().map_or(1, char::len_utf8);
            plain.push_str(&text[at..at + next]);
            at += next;
            continue;
        }
        let length = bytes[at..]
            .iter()
            .take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.'))
            .count();
        let word = &text[at..at + length];
        let module = word.split_once('.').map(|(module, _)| module);
        let of_numpy = matches!(
            module,
            Some("np" | "numpy" | "jnp" | "cp" | "torch" | "sympy")
        );
        let rest = &text[at + length..];
        let digits = word.strip_suffix('L').unwrap_or(word);
        if of_numpy && word.ends_with(".True_") {
            plain.push_str("True");
        } else if of_numpy && word.ends_with(".False_") {
            plain.push_str("False");
        } else if digits.len() < word.len()
            && !digits.is_empty()
            && digits.bytes().all(|byte| byte.is_ascii_digit())
        {
            plain.push_str(digits);
        } else if (of_numpy || WRAPPERS.contains(&word))
            && let Some((value, taken)) = bracketed(rest)
        {
            // A range of values, such as `int(1..8)`, is not a number.
            if !value.contains("..") {
                plain.push_str(value);
            }
            at += length + taken;
            continue;
        } else if let Some((value, taken)) = bracketed(rest)
            && rest[taken..].trim_start().starts_with(['[', '{'])
            && value.bytes().all(|byte| byte.is_ascii_digit())
        {
            // The number of elements, such as in `Map(8) {`.
            plain.push_str(word);
            at += length + taken;
            continue;
        } else {
            plain.push_str(word);
        }
        at += length;
    }
    plain
}

/// A short value in round brackets at the start, and the length of both.
fn bracketed(text: &str) -> Option<(&str, usize)> {
    let inner = text.strip_prefix('(')?;
    let end = inner.find(')').filter(|&end| end <= 24)?;
    let value = inner[..end].trim();
    let is_value = !value.is_empty()
        && value
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'+'));
    is_value.then_some((value, end + 2))
}

/// A number of a text as it is written.
struct Written {
    start: usize,
    end: usize,
    /// The whole number that it is, if it has a fraction of nothing.
    whole: Option<String>,
    /// Whether it ends with its point.
    is_bare: bool,
    has_point: bool,
}

/// The whole number that a decimal number is, with an exponent or without, if it is below a billion.
fn whole(written: &str) -> Option<u32> {
    let (digits, exponent) = written.split_once(['e', 'E']).unwrap_or((written, "0"));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let exponent: isize = exponent.parse().ok()?;
    let point = (whole.len() as isize).checked_add(exponent)?;
    let digits = whole.bytes().chain(fraction.bytes());
    let zeros = point - (whole.len() + fraction.len()) as isize;
    let places = digits.chain(std::iter::repeat_n(b'0', zeros.clamp(0, 10) as usize));
    let mut value: u64 = 0;
    for (place, digit) in (0..).zip(places) {
        let digit = digit.checked_sub(b'0')?;
        if place < point {
            value = value * 10 + u64::from(digit);
        }
        if place >= point && digit > 0 || value >= 1_000_000_000 {
            return None;
        }
    }
    Some(value as u32)
}

/// The text with whole numbers in place of floating-point ones; none if some of these are not whole.
fn without_fractions(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let mut numbers: Vec<Written> = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let before = at.checked_sub(1).map_or(b' ', |before| bytes[before]);
        let mut end = at;
        while end < bytes.len() && (bytes[end].is_ascii_digit() || bytes[end] == b'.') {
            end += 1;
        }
        if end < bytes.len() && matches!(bytes[end], b'e' | b'E') {
            let sign = usize::from(
                bytes
                    .get(end + 1)
                    .is_some_and(|byte| matches!(byte, b'+' | b'-')),
            );
            let digits = bytes[end + 1 + sign..]
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            if digits > 0 {
                end += 1 + sign + digits;
            }
        }
        let written = &text[at..end];
        let glued = before.is_ascii_alphabetic()
            || before == b'.'
            || bytes.get(end).is_some_and(u8::is_ascii_alphabetic);
        let is_negative = before == b'-' && (at < 2 || !bytes[at - 2].is_ascii_alphanumeric());
        let has_point = written.contains('.');
        if glued && has_point || written.bytes().filter(|&byte| byte == b'.').count() > 1 {
            return None;
        }
        if !glued {
            let whole = whole(written);
            let is_zero = whole == Some(0);
            let start = if is_negative && is_zero { at - 1 } else { at };
            let plain = has_point || start < at;
            numbers.push(Written {
                start,
                end,
                whole: whole.filter(|_| plain).map(|whole| whole.to_string()),
                is_bare: written.ends_with('.'),
                has_point,
            });
        }
        at = end;
    }
    let points = numbers.iter().filter(|number| number.has_point);
    let all_whole = points.clone().all(|number| number.whole.is_some());
    let all_bare = numbers.len() > 1 && numbers.iter().all(|number| number.has_point);
    let some_bare = numbers.iter().any(|number| number.is_bare);
    if !all_whole || some_bare && !all_bare || numbers.iter().all(|number| number.whole.is_none()) {
        return None;
    }
    // A unit after a number, such as in `2.0 s`, makes it a measure.
    let is_measure = |number: &Written| {
        number.has_point
            && text[number.end..]
                .trim_start_matches(' ')
                .starts_with(|c: char| c.is_alphabetic() || c == '%')
    };
    if numbers.iter().any(is_measure) {
        return None;
    }
    let mut plain = String::with_capacity(text.len());
    let mut taken = 0;
    for number in &numbers {
        if let Some(whole) = &number.whole {
            plain.push_str(&text[taken..number.start]);
            plain.push_str(whole);
            taken = number.end;
        }
    }
    plain.push_str(&text[taken..]);
    Some(plain)
}
