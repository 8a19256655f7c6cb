//! Rows of a matrix: `0 1 0 0`, `..Q.`, `| | |Q| |`, `["..Q.", "Q..."]`.

/// A row's marks, from the left.
pub(crate) type Cells = Vec<char>;

/// The rows in a line, or in the text between two brackets; none if it is something else.
pub(crate) fn rows(text: &str) -> Vec<Cells> {
    let text = text.trim();
    if text.len() < 2 {
        return Vec::new();
    }
    if text.contains("][") {
        let inner = text.trim_start_matches('[').trim_end_matches(']');
        return barred(&format!("|{}|", inner.replace("][", "|")));
    }
    if text.contains(['|', '│', '║', '┃']) {
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
    let cells = cells.filter(|cells| cells.len() > 1 && is_row(cells) && !is_numbers(cells));
    cells.into_iter().collect()
}

/// Whether this is what may stand before or after a row: nothing, or its number.
fn label(text: &str) -> bool {
    text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A single mark, a space where there is none.
fn mark(text: &str) -> Option<char> {
    let text = text.trim_matches(['"', '\'']);
    let mut chars = text.chars().filter(|&c| c != '\u{fe0f}' && c != '\u{fe0e}');
    let first = chars.next().unwrap_or(' ');
    chars.next().is_none().then_some(first)
}

fn plain(text: &str) -> Vec<Cells> {
    let text = text.rsplit_once(':').map_or(text, |(_, row)| row);
    let separators = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '"' | '\'' | '/');
    let mut parts: Vec<&str> = text
        .split(separators)
        .filter(|part| !part.is_empty())
        .collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else {
        return Vec::new();
    };
    if parts.contains(&"|") {
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
        let is_row = is_row(&cells) && !is_numbers(&cells);
        return if is_row { vec![cells] } else { Vec::new() };
    }
    let rows: Vec<Cells> = parts
        .iter()
        .map(|part| {
            part.chars()
                .filter(|&c| c != '\u{fe0f}' && c != '\u{fe0e}')
                .collect()
        })
        .collect();
    let width = rows.first().map_or(0, Vec::len);
    let fits = |row: &Cells| row.len() == width && width > 1 && is_row(row) && is_drawn(row);
    if rows.iter().all(fits) {
        rows
    } else {
        Vec::new()
    }
}

/// Whether these can be marks: at most three different ones, and digits only 0 and 1.
fn is_row(cells: &[char]) -> bool {
    let mut kinds: Vec<char> = Vec::new();
    for &cell in cells {
        if cell.is_ascii_digit() && cell > '1' {
            return false;
        }
        if !kinds.contains(&cell) {
            kinds.push(cell);
        }
        if kinds.len() > 3 {
            return false;
        }
    }
    kinds.iter().any(|&kind| kind != ' ')
}

/// Whether these are numbers, which are read as such.
fn is_numbers(cells: &[char]) -> bool {
    cells
        .iter()
        .all(|cell| cell.is_ascii_digit() || *cell == ' ')
}

/// Whether marks that touch each other are no word.
fn is_drawn(cells: &[char]) -> bool {
    let letters = |c: &char| matches!(c, 'Q' | 'X' | 'O' | 'q' | 'x' | 'o' | 'W' | 'E' | '_');
    cells.iter().any(|c| !c.is_alphabetic()) || cells.len() > 3 && cells.iter().all(letters)
}

/// Whether a line is one that is drawn between rows: a frame's, or any where there are bars.
pub(crate) fn is_rule(line: &str, barred: bool) -> bool {
    let line = line.trim();
    let drawn = |c: char| matches!(c, '+' | '-' | '=' | '|' | ' ' | '\u{2500}'..='\u{257f}');
    let framed = line.starts_with('+') && line.ends_with('+')
        || line.starts_with(|c| ('\u{2500}'..='\u{257f}').contains(&c));
    line.chars().count() > 2
        && line.chars().all(drawn)
        && line.contains(|c| c != ' ' && c != '|' && c != '│' && c != '║' && c != '┃')
        && (framed || barred)
}

/// Whether all marks are the same, as in a line that separates two boards.
pub(crate) fn is_uniform<T: PartialEq>(cells: &[T]) -> bool {
    cells.windows(2).all(|pair| pair[0] == pair[1])
}

/// The rows and columns, in turn, of the queens: at the mark for a queen, or otherwise at the rarest mark. A cell is
/// the index of its mark among the kinds.
pub(crate) fn queens(rows: &[Box<[u8]>], kinds: &[char]) -> Vec<u32> {
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
