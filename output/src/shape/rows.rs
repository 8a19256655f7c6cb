//! Lines cut into rows of cells, whatever stands between the cells: spaces, commas, bars, brackets, quotes.

use super::cell::{Cell, LEAST, Token, cell, counts, expand, number, strip, tokens};
use super::frame::{bars, is_bar, is_ruler, without_attributes};
use crate::cells::{has_cells, is_rule};
use crate::numbers::is_letter_or_digit;

/// The longest row.
const LONGEST: usize = 4097;

/// A row as it is printed.
#[derive(Clone, Debug)]
pub struct Row {
    pub line: u64,
    pub cells: Vec<Cell>,
    /// The first cells after wide gaps: boards that stand side by side begin there.
    pub parts: Vec<usize>,
    /// The gap before the row.
    pub gap: u32,
}

/// A part of a text.
#[derive(Clone, Debug)]
pub enum Item {
    Row(Row),
    /// Numbered headings of columns: the first number and the last one.
    Heading(u32, u32),
    /// The first index of a row that continues the last one.
    Index(u32),
    Rule,
    Blank,
    Text,
}

/// A piece of text in brackets: the cell that it is, or the row.
#[derive(Clone, Debug)]
struct Piece {
    cell: Cell,
    strip: Option<Vec<Cell>>,
}

impl Piece {
    fn of(token: &Token) -> Self {
        Self {
            cell: cell(token),
            strip: strip(token),
        }
    }
}

/// Reads lines.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    depth: u32,
    /// Whether the bracket that was opened last has no other in it.
    inner: bool,
    carried: Vec<Piece>,
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
    pub fn read(&mut self, raw: &str, text: &str, line: u64, items: &mut Vec<Item>) {
        let has = |tags: [&str; 2]| {
            raw.as_bytes().contains(&b'<') && tags.iter().any(|tag| raw.contains(tag))
        };
        let opens = has(["<tr", "<TR"]);
        let closes = has(["</tr", "</TR"]);
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
        if raw != text {
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
        if !self.element(text, line, items) {
            self.end_dashed(items);
            self.line(text, line, items);
        }
    }

    /// Reads an element of a list in YAML. Returns whether the line is one.
    fn element(&mut self, text: &str, line: u64, items: &mut Vec<Item>) -> bool {
        let trimmed = text.trim_start();
        if !trimmed.starts_with("- ") {
            return false;
        }
        let value = trimmed.trim_start_matches(['-', ' ']);
        let dashes = trimmed[..trimmed.len() - value.len()].matches('-').count();
        let is_element = dashes < 3 && !value.is_empty() && tokens(value).len() == 1;
        if is_element && dashes > 1 {
            self.end_dashed(items);
            self.dashed = Some((line, Vec::new()));
        }
        match &mut self.dashed {
            Some((_, cells)) if is_element => {
                cells.extend(tokens(value).iter().map(cell));
                true
            }
            _ => false,
        }
    }

    /// Ends a row that is written as a list of a list.
    pub fn end_dashed(&mut self, items: &mut Vec<Item>) {
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
        let bars = bars(text);
        if is_rule(text, self.barred) || is_ruler(text, bars > 0 || self.barred) {
            let rule = text.trim();
            self.open = rule.starts_with('-') && rule.contains('+') && rule.ends_with('-');
            self.barred |= bars > 0;
            items.push(Item::Rule);
            return;
        }
        self.barred = bars > 0;
        let has = |of: fn(u8) -> bool| text.bytes().any(of);
        if bars > 0 && (text.contains("[|") || text.contains("|]")) {
            // An array of MiniZinc.
            let text = text.replace("[|", "|").replace("|]", "|");
            let row = text.rsplit_once('=').map_or(&*text, |(_, row)| row);
            let row = row.trim().trim_end_matches([';', '|', ' ']);
            if !row.is_empty() {
                self.barred_row(&format!("|{}|", row.trim_start_matches('|')), line, items);
            }
        } else if bars > 0 && text.starts_with("| ") && text.contains(" || ") {
            let text = text.replace("||", "|");
            self.barred_row(&format!("{text} |"), line, items);
        } else if text.trim() == "|-" {
            items.push(Item::Rule);
        } else if bars > 1 || bars == 1 && !has(|byte| matches!(byte, b'[' | b'(' | b'{')) {
            self.barred_row(text, line, items);
        } else if self.depth == 0
            && has_cells(text)
            && !has(|byte| matches!(byte, b'(' | b'{' | b','))
        {
            let text = text.replace("][", "|").replace(['[', ']'], "|");
            self.barred_row(&text, line, items);
        } else if self.depth > 0 || has(is_bracket) {
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
        for (at, bracket) in text.bytes().enumerate() {
            if !is_bracket(bracket) {
                continue;
            }
            let segment = &text[start..at];
            start = at + 1;
            if matches!(bracket, b'[' | b'(' | b'{') {
                words |= segment.contains(char::is_alphabetic);
                self.depth = (self.depth + 1).min(64);
                self.inner = true;
                self.carried.clear();
                self.carried_line = line;
            } else {
                // A record has fields with names that do not count, and is no row.
                let is_name = |end| {
                    let key = segment.split_once(end).map(|(key, _)| key);
                    key.is_some_and(|key| key.ends_with(char::is_alphabetic))
                };
                let is_record = is_name("\":") || is_name("':");
                if self.inner && !is_record {
                    self.carried.extend(tokens(segment).iter().map(Piece::of));
                    closed(&self.carried, segment, line, self.carried_line, items);
                    self.carried.clear();
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
            let begun = self.carried.len();
            self.carried.extend(tokens(rest).iter().map(Piece::of));
            let mut cells = self.carried[begun..].iter().map(|piece| piece.cell);
            if begun >= LONGEST || cells.any(|cell| matches!(cell, Cell::Word(_))) {
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
            label.ends_with(is_letter_or_digit) && !label.contains(':') && !row.trim().is_empty()
        });
        let has_arrow = text
            .bytes()
            .any(|byte| matches!(byte, b'=' | b'>' | 0x80..));
        let arrow = || {
            let arrows = ["->", "=>", "→", "="].iter().filter(|_| has_arrow);
            arrows
                .into_iter()
                .find_map(|arrow| text.rsplit_once(arrow))
                .filter(|(label, row)| label.contains(is_letter_or_digit) && !row.trim().is_empty())
        };
        let row = colon.or_else(arrow).map_or(text, |(_, row)| row);
        let offset = text.len() - row.len();
        // A table that continues below.
        let row = row.trim_end().strip_suffix('\\').unwrap_or(row);
        if is_sentence(row) {
            items.push(Item::Text);
            return;
        }
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
        // A row without a mark has a name at least.
        let is_named = found.first().is_some_and(|label| match cell(label) {
            Cell::Number(_) => true,
            Cell::Mark(mark) => mark.is_alphabetic(),
            _ => false,
        });
        if marks.is_empty() && !is_named {
            return None;
        }
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

/// Whether a text has three words, none of them with a number: a row has the names of a row and of a corner at most.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| {
        word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase()) && {
            let (text, start, end) = (word, 0, word.len());
            cell(&Token { text, start, end }) == Cell::Word(None)
        }
    };
    let words = text.split(' ').filter(|word| is_word(word));
    words.take(3).count() > 2 && !text.contains(['"', '\'', '`'])
}

const fn is_bracket(byte: u8) -> bool {
    matches!(byte, b'[' | b']' | b'(' | b')' | b'{' | b'}')
}

/// The rows of a bracket that was closed.
fn closed(found: &[Piece], segment: &str, line: u64, start: u64, items: &mut Vec<Item>) {
    let strip = |piece: &Piece| piece.strip.clone();
    let width = |piece: &Piece| piece.strip.as_ref().map(Vec::len);
    let is_even = || {
        let mut widths = found
            .windows(2)
            .map(|pair| (width(&pair[0]), width(&pair[1])));
        widths.all(|(one, next)| one.is_some() && one == next)
    };
    if found.len() > 1 && is_even() {
        for cells in found.iter().filter_map(strip) {
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
    let cells = found.iter().map(|piece| piece.cell).collect();
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
