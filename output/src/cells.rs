//! Rows of a matrix: `0 1 0 0`, `..Q.`, `| | |Q| |`, `["..Q.", "Q..."]`.

/// A row's marks, from the left.
pub type Cells = Vec<char>;

/// The rows in a line, or in the text between two brackets; none if it is something else.
pub fn rows(text: &str) -> Vec<Cells> {
    let text = text.trim();
    if text.len() < 2 {
        return Vec::new();
    }
    if has_cells(text) {
        let inner = text.trim_start_matches('[').trim_end_matches(']');
        return barred(&format!("|{}|", inner.replace("][", "|")));
    }
    if has_bars(text) {
        let text = text.replace(['│', '║', '┃'], "|");
        let row = barred(&text);
        // A frame around a row, with marks between the bars or with spaces between the marks.
        return if row.is_empty() {
            plain(text.trim_matches('|').trim())
        } else {
            row
        };
    }
    plain(text)
}

/// Whether a text has a bar between cells.
pub fn has_bars(text: &str) -> bool {
    text.bytes().any(|byte| byte == b'|') || !text.is_ascii() && text.contains(['│', '║', '┃'])
}

/// Whether a text has cells in brackets of their own.
pub fn has_cells(text: &str) -> bool {
    text.as_bytes().windows(2).any(|pair| pair == b"][")
}

/// The marks between bars; a mark may be empty.
fn barred(text: &str) -> Vec<Cells> {
    let (Some(start), Some(end)) = (text.find('|'), text.rfind('|')) else {
        return Vec::new();
    };
    let starts = text[..start].trim();
    let ends = text[end + 1..].trim();
    let is_open = start == end || !label(starts) || !label(ends);
    // Without bars at the sides, the first and last parts are marks as well.
    let inner = if is_open { text } else { &text[start + 1..end] };
    let cells: Option<Cells> = inner.split('|').map(|part| mark(part.trim())).collect();
    let cells = cells
        .filter(|cells| cells.len() > 1 && is_row(cells.iter().copied()) && !is_numbers(cells));
    cells.into_iter().collect()
}

/// Whether this is what may stand before or after a row: nothing, or its number.
fn label(text: &str) -> bool {
    text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A single mark, a space where there is none.
fn mark(text: &str) -> Option<char> {
    if let [byte @ b'#'..=b'~'] = text.as_bytes()
        && *byte != b'\''
    {
        return Some(char::from(*byte));
    }
    let text = text.trim_matches(['"', '\'']);
    let mut chars = chars(text);
    let first = chars.next().unwrap_or(' ');
    chars.next().is_none().then_some(first)
}

/// The marks of a list of strings of one character each, which may be spaces: `'Q', ' ', ' '`.
fn quoted(text: &str) -> Option<Cells> {
    let marks = text.split(',').map(|part| {
        let part = part.trim();
        let inner = part.strip_prefix('\'')?.strip_suffix('\'')?;
        mark(inner).filter(|_| !inner.is_empty())
    });
    let cells: Cells = marks.collect::<Option<_>>()?;
    (cells.len() > 1 && is_row(cells.iter().copied()) && !is_numbers(&cells)).then_some(cells)
}

fn plain(text: &str) -> Vec<Cells> {
    if let Some(cells) = quoted(text) {
        return vec![cells];
    }
    let text = text.rsplit_once(':').map_or(text, |(_, row)| row);
    let separators = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"' | '\'' | '/');
    let mut words = text.split(separators).filter(|part| !part.is_empty());
    // Most other texts are known by their second word, or by their numbers.
    let begin = [words.next(), words.next(), words.next()];
    if let [_, Some(second), Some(_)] = begin {
        let is_strip = || is_row(chars(second)) && is_drawn(second);
        if mark(second).is_none() && !is_strip() || has_large(text) {
            return Vec::new();
        }
    }
    let mut parts: Vec<&str> = begin.into_iter().flatten().chain(words).collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else {
        return Vec::new();
    };
    if has_bars(text) && parts.contains(&"|") {
        return Vec::new();
    }
    let is_number = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    // The number of a row is before or after marks that are no numbers.
    if parts.len() > 2 && !is_number(parts[1]) && parts[1].chars().all(|c| c != '0' && c != '1') {
        let (before, after) = (is_number(first), is_number(last));
        if after {
            parts.pop();
        }
        if before {
            parts.remove(0);
        }
    }
    let singles: Option<Cells> = parts.iter().map(|part| mark(part)).collect();
    if let Some(cells) = singles.filter(|cells| cells.len() > 1) {
        let is_row = is_row(cells.iter().copied()) && !is_numbers(&cells);
        return if is_row { vec![cells] } else { Vec::new() };
    }
    let mut rows: Vec<Cells> = Vec::new();
    for part in parts {
        let width = rows.first().map_or(chars(part).count(), Vec::len);
        let is_row =
            chars(part).count() == width && width > 1 && is_row(chars(part)) && is_drawn(part);
        if !is_row {
            return Vec::new();
        }
        rows.push(chars(part).collect());
    }
    rows
}

/// The characters of a text without those that only choose how the one before looks.
fn chars(text: &str) -> impl Iterator<Item = char> + Clone {
    text.chars().filter(|&c| c != '\u{fe0f}' && c != '\u{fe0e}')
}

/// Whether a text has more numbers with a digit that is no mark than those before and behind a row.
fn has_large(text: &str) -> bool {
    let mut before = b' ';
    let starts = text.bytes().filter(|&byte| {
        let is_start = matches!(before, b' ' | b',' | b'\t' | b';' | b'"' | b'\'' | b'/');
        before = byte;
        is_start && matches!(byte, b'2'..=b'9')
    });
    starts.take(3).count() > 2
}

/// Whether these can be marks: at most three different ones, and digits only 0 and 1.
fn is_row(cells: impl Iterator<Item = char>) -> bool {
    let mut kinds = [' '; 3];
    let mut count = 0;
    for cell in cells {
        if matches!(cell, '2'..='9') {
            return false;
        }
        if !kinds[..count].contains(&cell) {
            let Some(kind) = kinds.get_mut(count) else {
                return false;
            };
            *kind = cell;
            count += 1;
        }
    }
    kinds[..count].iter().any(|&kind| kind != ' ')
}

/// Whether these are numbers, which are read as such.
fn is_numbers(cells: &[char]) -> bool {
    cells
        .iter()
        .all(|cell| cell.is_ascii_digit() || *cell == ' ')
}

/// Whether marks that touch each other are no word.
fn is_drawn(text: &str) -> bool {
    let is_letter = |c: char| matches!(c, 'Q' | 'X' | 'O' | 'q' | 'x' | 'o' | 'W' | 'E' | '_');
    chars(text).any(|c| !c.is_alphabetic())
        || chars(text).nth(3).is_some() && chars(text).all(is_letter)
}

/// Whether a line is one that is drawn between rows: a frame's, or any where there are bars.
pub fn is_rule(line: &str, barred: bool) -> bool {
    let line = line.trim();
    let drawn = |c: char| matches!(c, '+' | '-' | '=' | '|' | ' ' | '\u{2500}'..='\u{257f}');
    let framed = || {
        line.starts_with('+') && line.ends_with('+')
            || line.starts_with(|c| ('\u{2500}'..='\u{257f}').contains(&c))
    };
    line.chars().all(drawn)
        && line.chars().nth(2).is_some()
        && line.contains(|c| c != ' ' && c != '|' && c != '│' && c != '║' && c != '┃')
        && (barred || framed())
}

/// Whether all marks are the same, as in a line that separates two boards.
pub fn is_uniform<T: PartialEq>(cells: &[T]) -> bool {
    cells.windows(2).all(|pair| pair[0] == pair[1])
}

/// The rows and columns, in turn, of the queens: at the mark for a queen, or otherwise at the rarest mark. A cell is
/// the index of its mark among the kinds.
pub fn queens(rows: &[Box<[u8]>], kinds: &[char]) -> Vec<u32> {
    const NAMED: [char; 4] = ['Q', 'q', '♛', '♕'];
    let mut counts = vec![0_usize; kinds.len()];
    for &cell in rows.iter().flatten() {
        counts[cell as usize] += 1;
    }
    let named = kinds.iter().position(|kind| NAMED.contains(kind));
    let present = (0..kinds.len()).filter(|&kind| counts[kind] > 0);
    let rarest = || present.clone().min_by_key(|&kind| counts[kind]);
    let several = present.clone().count() > 1;
    let Some(queen) = named.or_else(|| several.then(rarest).flatten()) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (row, cells) in (0..).zip(rows) {
        let columns = (0..)
            .zip(cells)
            .filter(|&(_, &cell)| cell as usize == queen);
        found.extend(columns.flat_map(|(column, _)| [row, column]));
    }
    found
}
