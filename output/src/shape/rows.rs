//! Lines cut into rows of cells, whatever stands between the cells: spaces, commas, bars, brackets, quotes.

use crate::cells::is_rule;

/// The longest row.
const LONGEST: usize = 4097;
/// Larger numbers are none of a board.
const LARGEST: u32 = 1 << 24;
/// Fewer cells than this are no row.
const LEAST: usize = 3;

/// A cell of a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Number(u32),
    Mark(char),
    /// Nothing, or a word for it.
    Blank,
    /// A word, with the number at its end.
    Word(Option<u32>),
}

/// A row as it is printed.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) line: u64,
    pub(crate) cells: Vec<Cell>,
    /// The first cells after wide gaps: boards that stand side by side begin there.
    pub(crate) parts: Vec<usize>,
    /// The gap before the row.
    pub(crate) gap: u32,
}

/// A part of a text.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    Row(Row),
    /// Numbered headings of columns: the first number and the last one.
    Heading(u32, u32),
    /// The first index of a row that continues the last one.
    Index(u32),
    Rule,
    Blank,
    Text,
}

/// A piece of text between separators, and its place on the line.
#[derive(Clone, Debug)]
struct Token {
    text: String,
    start: usize,
    end: usize,
}

/// Reads lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    depth: u32,
    /// Whether the bracket that was opened last has no other in it.
    inner: bool,
    carried: Vec<Token>,
    carried_line: u64,
    barred: bool,
    /// Whether the frame has no sides.
    open: bool,
    /// The ends of the headings of the last line that had some.
    heading: Vec<(usize, usize)>,
    /// The row of a table in HTML, and its line.
    tagged: Option<(u64, String)>,
    /// The row of a list in YAML, and its line.
    dashed: Option<(u64, Vec<Cell>)>,
}

impl Rows {
    /// Reads a line, or a piece of a long one. `raw` has indices in brackets.
    pub(crate) fn read(&mut self, raw: &str, text: &str, line: u64, items: &mut Vec<Item>) {
        let opens = raw.contains("<tr") || raw.contains("<TR");
        let closes = raw.contains("</tr") || raw.contains("</TR");
        if opens && !closes {
            self.tagged = Some((line, String::new()));
        }
        if let Some((start, row)) = &mut self.tagged {
            row.push_str(text);
            if closes || row.len() > LONGEST {
                let (start, row) = (*start, std::mem::take(row));
                self.tagged = None;
                self.line(&row, start, items);
            }
            return;
        }
        if text.trim().is_empty() {
            if self.carried.is_empty() {
                items.push(Item::Blank);
            }
            return;
        }
        if raw.len() != text.len() || raw != text {
            let index = raw
                .trim_start()
                .strip_prefix('[')
                .and_then(|rest| rest.split_once(']'));
            if let Some((index, rest)) = index
                && rest.starts_with(' ')
                && let Some(index) = number(index.trim())
            {
                items.push(Item::Index(index));
            }
        }
        let dashes = text
            .trim_start()
            .bytes()
            .take_while(|byte| matches!(byte, b'-' | b' '))
            .filter(|&byte| byte == b'-')
            .count();
        let value = text.trim_start().trim_start_matches(['-', ' ']);
        let is_element = (1..3).contains(&dashes)
            && !value.is_empty()
            && text.trim_start().starts_with("- ")
            && tokens(value).len() == 1;
        if is_element {
            if dashes > 1 {
                self.end_dashed(items);
                self.dashed = Some((line, Vec::new()));
            }
            if let Some((_, cells)) = &mut self.dashed {
                cells.extend(tokens(value).iter().map(cell));
                return;
            }
        } else {
            self.end_dashed(items);
        }
        self.line(text, line, items);
    }

    /// Ends a row that is written as a list of a list.
    pub(crate) fn end_dashed(&mut self, items: &mut Vec<Item>) {
        if let Some((line, cells)) = self.dashed.take() {
            bracket_row(cells, line, items);
        }
    }

    fn line(&mut self, text: &str, line: u64, items: &mut Vec<Item>) {
        if text.contains('|')
            && (text.contains("=\"") || text.contains(". ") || text.starts_with("|| "))
        {
            let plain = without_attributes(text);
            self.frame(&plain, line, items);
        } else {
            self.frame(text, line, items);
        }
    }

    /// A line, with what may be around its cells.
    fn frame(&mut self, text: &str, line: u64, items: &mut Vec<Item>) {
        let bars = text.matches(is_bar).count();
        if is_rule(text, self.barred) || is_ruler(text, bars > 0 || self.barred) {
            let rule = text.trim();
            self.open = rule.starts_with('-') && rule.contains('+') && rule.ends_with('-');
            self.barred |= bars > 0;
            items.push(Item::Rule);
            return;
        }
        self.barred = bars > 0;
        let cells = text.contains("][") && !text.contains(['(', '{', ',']);
        if text.contains("[|") || text.contains("|]") {
            // An array of MiniZinc.
            let text = text.replace("[|", "|").replace("|]", "|");
            let row = text.rsplit_once('=').map_or(&*text, |(_, row)| row);
            let row = row.trim().trim_end_matches([';', '|', ' ']);
            if !row.is_empty() {
                self.barred_row(&format!("|{}|", row.trim_start_matches('|')), line, items);
            }
        } else if text.starts_with("| ") && text.contains(" || ") {
            let text = text.replace("||", "|");
            self.barred_row(&format!("{text} |"), line, items);
        } else if text.trim() == "|-" {
            items.push(Item::Rule);
        } else if bars > 1 || bars == 1 && !text.contains(['[', '(', '{']) {
            self.barred_row(text, line, items);
        } else if cells && self.depth == 0 {
            let text = text.replace("][", "|").replace(['[', ']'], "|");
            self.barred_row(&text, line, items);
        } else if self.depth > 0 || text.contains(['[', ']', '(', ')', '{', '}']) {
            self.bracketed(text, line, items);
        } else {
            self.plain(text, line, items);
        }
    }

    /// Rows in brackets: what is between two brackets without any other within.
    fn bracketed(&mut self, text: &str, line: u64, items: &mut Vec<Item>) {
        let before = items.len();
        let mut start = 0;
        let mut words = false;
        for (at, bracket) in text.match_indices(['[', ']', '(', ')', '{', '}']) {
            let segment = &text[start..at];
            start = at + 1;
            if matches!(bracket, "[" | "(" | "{") {
                words |= segment.contains(char::is_alphabetic);
                self.depth = (self.depth + 1).min(64);
                self.inner = true;
                self.carried.clear();
                self.carried_line = line;
            } else {
                if self.inner {
                    self.carried.extend(tokens(segment));
                    let carried = std::mem::take(&mut self.carried);
                    closed(&carried, segment, line, self.carried_line, items);
                }
                self.inner = false;
                self.depth = self.depth.saturating_sub(1);
            }
        }
        let rest = &text[start..];
        if self.inner && self.depth > 0 {
            if self.carried.is_empty() {
                self.carried_line = line;
            }
            let tokens = tokens(rest);
            let is_row = tokens
                .iter()
                .all(|token| !matches!(cell(token), Cell::Word(_)));
            if is_row && self.carried.len() < LONGEST {
                self.carried.extend(tokens);
            } else {
                self.inner = false;
                self.carried.clear();
            }
        }
        words |= self.depth == 0 && rest.contains(char::is_alphabetic);
        if items.len() == before && words {
            items.push(Item::Text);
        }
    }

    /// A row between bars, or behind one.
    fn barred_row(&mut self, text: &str, line: u64, items: &mut Vec<Item>) {
        let mut parts: Vec<&str> = text.split(is_bar).collect();
        let last = parts.len() - 1;
        let is_blank = |part: &str| part.trim().is_empty();
        // A blank part at a side is outside of the frame, unless the frame has no sides: then it is as wide as the others.
        let inner = parts[1..last.max(1)]
            .iter()
            .map(|part| part.chars().count())
            .max()
            .unwrap_or(1);
        let (first_width, last_width) = (parts[0].chars().count(), parts[last].chars().count());
        let is_open = self.open
            || inner > 1 && last_width > 0 && last_width * 2 >= inner && !text.starts_with(is_bar);
        let first_outside = is_blank(parts[0]) && !(is_open && first_width >= inner);
        let last_outside =
            is_blank(parts[last]) && !(is_open && (first_width >= inner || !is_blank(parts[0])));
        if last_outside {
            parts.pop();
        }
        if first_outside && !parts.is_empty() {
            parts.remove(0);
        }
        let mut cells = Vec::new();
        let mut starts = Vec::new();
        let single = parts.len() > 2 && parts.iter().all(|part| tokens(part).len() <= 1);
        for part in &parts {
            let tokens = tokens(part);
            if single {
                cells.push(tokens.first().map_or(Cell::Blank, cell));
                continue;
            }
            if tokens.len() >= LEAST {
                starts.push(cells.len());
            }
            for token in &tokens {
                expand(token, &mut cells);
            }
        }
        Self::push(cells, starts, line, items);
    }

    /// A row without bars and brackets.
    fn plain(&mut self, text: &str, line: u64, items: &mut Vec<Item>) {
        // A label before a colon, but no colons among the marks.
        let colon = text.rsplit_once(':').filter(|(label, row)| {
            label.ends_with(char::is_alphanumeric) && !label.contains(':') && !row.trim().is_empty()
        });
        let arrow = || {
            ["->", "=>", "→", "="]
                .iter()
                .find_map(|arrow| text.rsplit_once(arrow))
                .filter(|(label, row)| {
                    label.contains(char::is_alphanumeric) && !row.trim().is_empty()
                })
        };
        let row = colon.or_else(arrow).map_or(text, |(_, row)| row);
        let offset = text.len() - row.len();
        // A table that goes on below.
        let row = row.trim_end().strip_suffix('\\').unwrap_or(row);
        let found = tokens(row);
        if let Some(cells) = self.aligned(&found, row, offset) {
            Self::push(cells, Vec::new(), line, items);
            return;
        }
        let mut cells = Vec::new();
        let mut starts = Vec::new();
        let gaps: Vec<usize> = found
            .windows(2)
            .map(|pair| pair[1].start - pair[0].end)
            .collect();
        let usual = usual(&gaps);
        for (at, token) in found.iter().enumerate() {
            if at == 0 || gaps[at - 1] > usual + 2 {
                starts.push(cells.len());
            }
            let count = cells.len();
            expand(token, &mut cells);
            if cells.len() > count + LEAST && starts.last() != Some(&count) {
                starts.push(count);
            }
        }
        let is_heading = found.len() >= LEAST && counts(&cells).is_some();
        let ends = found
            .iter()
            .map(|token| (token.start + offset, token.end + offset));
        if is_heading {
            self.heading = ends.collect();
        }
        Self::push(cells, starts, line, items);
    }

    /// The cells of a row in which some are blank, by the places of the others under the headings.
    fn aligned(&self, found: &[Token], row: &str, offset: usize) -> Option<Vec<Cell>> {
        let columns = self.heading.len();
        if columns < LEAST || found.len() > columns || row.contains([',', '\t', '"', '\'']) {
            return None;
        }
        let (first, _) = self.heading[0];
        let labelled = found
            .first()
            .is_some_and(|label| label.end + offset < first);
        let marks = &found[usize::from(labelled)..];
        let place = |token: &Token| {
            let (start, end) = (token.start + offset, token.end + offset);
            let mut headings = self.heading.iter();
            headings.position(|&heading| heading.0 == start || heading.1 == end)
        };
        let places: Vec<usize> = marks.iter().map(place).collect::<Option<_>>()?;
        let mut cells = vec![Cell::Blank; columns];
        for (mark, place) in marks.iter().zip(&places) {
            cells[*place] = cell(mark);
        }
        let are_marks = marks.iter().all(|mark| mark.text.chars().count() == 1);
        let is_drawn = labelled
            || cells
                .iter()
                .all(|cell| matches!(cell, Cell::Blank | Cell::Mark(_)));
        if marks.len() == columns || !are_marks || !is_drawn || !places.is_sorted() {
            return None;
        }
        if labelled {
            cells.insert(0, cell(&found[0]));
        }
        Some(cells)
    }

    fn push(mut cells: Vec<Cell>, mut parts: Vec<usize>, line: u64, items: &mut Vec<Item>) {
        let is_word = |cell: &Cell| matches!(cell, Cell::Word(_));
        let words = cells.iter().filter(|cell| is_word(cell)).count();
        if words > 1 && words + 1 >= cells.len() {
            // Headings, with a corner before them.
            let numbers: Option<Vec<u32>> = cells[cells.len() - words
                + usize::from(
                    words == cells.len() && words > 3 && matches!(cells[0], Cell::Word(None)),
                )..]
                .iter()
                .map(|cell| match cell {
                    Cell::Word(number) => *number,
                    _ => None,
                })
                .collect();
            let heading =
                numbers.filter(|numbers| numbers.windows(2).all(|pair| pair[1] == pair[0] + 1));
            items.push(match heading.as_deref() {
                Some([first, .., last]) => Item::Heading(*first, *last),
                _ => Item::Text,
            });
            return;
        }
        if words == 1 && cells.len() > LEAST {
            // The name of a row.
            if is_word(&cells[0]) {
                cells.remove(0);
                parts = parts.iter().map(|part| part.saturating_sub(1)).collect();
            } else if cells.last().is_some_and(is_word) {
                cells.pop();
            } else {
                items.push(Item::Text);
                return;
            }
        } else if words > 0 {
            items.push(Item::Text);
            return;
        }
        // Headings such as `Q1 Q2 Q3`: no row has a queen on each square.
        if cells.len() >= LEAST && cells.iter().all(|cell| *cell == Cell::Mark('Q')) {
            items.push(Item::Text);
            return;
        }
        let is_rest = !cells.is_empty() && cells.iter().all(|cell| matches!(cell, Cell::Number(_)));
        if cells.len() < LEAST && !is_rest || cells.len() > LONGEST {
            items.push(Item::Text);
            return;
        }
        items.push(Item::Row(Row {
            line,
            cells,
            parts,
            gap: 0,
        }));
    }
}

/// A row of a table in a markup language without the attributes of its cells: `| style="…"| 1 |`, `|>. 1 |`, `|| 1 ||`.
fn without_attributes(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("=\"") {
        let name = rest[..at].trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '-');
        let Some(end) = rest[at + 2..].find('"') else {
            break;
        };
        plain.push_str(name.trim_end_matches('<'));
        let after = &rest[at + 2 + end + 1..];
        rest = after.strip_prefix(['|', '>']).unwrap_or(after);
    }
    plain.push_str(rest);
    let are_double = plain.trim().starts_with("|| ") && !plain.contains("|||");
    let plain = if are_double {
        plain.replace("||", "|")
    } else {
        plain
    };
    let aligned = ["|<. ", "|>. ", "|=. ", "|_. "];
    aligned
        .iter()
        .fold(plain, |plain, sign| plain.replace(sign, "|"))
}

/// Whether a character is a bar between cells.
fn is_bar(c: char) -> bool {
    matches!(c, '|' | '│' | '┃' | '║' | '┆' | '┇' | '¦')
}

/// A line of one character, or of a few with other ones where bars cross.
fn is_ruler(text: &str, barred: bool) -> bool {
    let text = text.trim();
    let drawn = |c: char| {
        matches!(c, '-' | '=' | '+' | '_' | '~' | '*' | '#' | ' ' | ':' | '|')
            || ('\u{2500}'..='\u{257f}').contains(&c)
    };
    let mut kinds: Vec<char> = text.chars().filter(|c| *c != ' ').collect();
    kinds.dedup();
    let length = text.chars().count();
    let is_dashed =
        |part: &str| part.len() > 1 && part.bytes().all(|byte| byte == b'-' || byte == b'=');
    if text.split_whitespace().all(is_dashed)
        && text.split_whitespace().any(|part| part.len() > 2)
        && text.contains(' ')
    {
        return true;
    }
    let dashes = text
        .split_whitespace()
        .all(|part| part.chars().count() > 1 || !barred);
    length > 3
        && text.chars().all(drawn)
        && (kinds.len() == 1 && dashes && !text.contains(' ')
            || barred && dashes && text.contains(['-', '=', '─', '━', '═']))
}

/// The rows of a bracket that was closed.
fn closed(found: &[Token], segment: &str, line: u64, start: u64, items: &mut Vec<Item>) {
    let strips: Option<Vec<Vec<Cell>>> = found.iter().map(strip).collect();
    if let Some(strips) = strips
        && strips.len() > 1
        && strips.iter().all(|strip| strip.len() == strips[0].len())
    {
        for cells in strips {
            items.push(Item::Row(Row {
                line: start,
                cells,
                parts: Vec::new(),
                gap: 0,
            }));
        }
        return;
    }
    if segment.contains(';')
        && segment
            .split(';')
            .all(|row| row.trim().contains([' ', ',', '\t']))
    {
        for row in segment.split(';') {
            let cells = tokens(row).iter().map(cell).collect();
            bracket_row(cells, line, items);
        }
        return;
    }
    let cells = found.iter().map(cell).collect();
    bracket_row(cells, start, items);
}

fn bracket_row(cells: Vec<Cell>, line: u64, items: &mut Vec<Item>) {
    let is_row = cells.iter().all(|cell| !matches!(cell, Cell::Word(_)));
    if is_row && (LEAST..=LONGEST).contains(&cells.len()) {
        items.push(Item::Row(Row {
            line,
            cells,
            parts: Vec::new(),
            gap: 0,
        }));
    }
}

/// The most frequent gap.
fn usual(gaps: &[usize]) -> usize {
    let count = |gap: usize| gaps.iter().filter(|&&other| other == gap).count();
    gaps.iter()
        .copied()
        .max_by_key(|&gap| (count(gap), usize::MAX - gap))
        .unwrap_or(0)
}

/// The parts of a text between separators.
fn tokens(text: &str) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let commas = text.contains(',');
    let tabs = !commas && text.contains('\t') && !text.trim_matches(' ').starts_with('\t');
    let mut start: Option<usize> = None;
    let mut quote: Option<(char, usize)> = None;
    let mut empty = commas && !text.trim_start().starts_with(',');
    let mut since = !commas || text.trim_start().starts_with(',');
    let mut before = ' ';
    let push = |from: usize, to: usize, found: &mut Vec<Token>| {
        found.push(Token {
            text: text[from..to].to_owned(),
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
        let is_quote = matches!(c, '"' | '\'' | '`') && !before.is_alphanumeric();
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
fn expand(token: &Token, cells: &mut Vec<Cell>) {
    match strip(token) {
        Some(marks) => cells.extend(marks),
        None => cells.push(cell(token)),
    }
}

/// The marks of a token that is a row by itself.
fn strip(token: &Token) -> Option<Vec<Cell>> {
    let marks: Vec<char> = token.text.chars().filter(|&c| !is_selector(c)).collect();
    if marks.len() < 4 {
        return None;
    }
    let mut kinds = marks.clone();
    kinds.sort_unstable();
    kinds.dedup();
    let is_bits = kinds.iter().all(|c| matches!(c, '0' | '1'));
    let is_digit = kinds.iter().any(|c| c.is_ascii_digit() && *c > '1');
    let is_word = kinds.iter().all(|c| c.is_alphabetic())
        && !kinds
            .iter()
            .all(|c| matches!(c, 'Q' | 'X' | 'O' | 'q' | 'x' | 'o' | 'W' | 'B'));
    if kinds.len() > 3 || is_digit || is_word || is_bits && kinds.len() < 2 {
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
fn cell(token: &Token) -> Cell {
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
    if !first.is_alphanumeric() && text.chars().count() < 4 && rest.chars().all(|c| c == first) {
        return Cell::Mark(first);
    }
    let digits = text.len() - text.bytes().rev().take_while(u8::is_ascii_digit).count();
    Cell::Word(number(&text[digits..]))
}

/// A number of a board.
pub(crate) fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&number| number <= LARGEST)
}

/// The first and the last number of cells that count up by one, or letters in their order: a heading.
pub(crate) fn counts(cells: &[Cell]) -> Option<(u32, u32)> {
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
