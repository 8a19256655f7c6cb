//! Values with indices: `Q_3 = 4`, `x[1][2] = 1`, `{0: 1, 1: 3}`, `[0] => 1`, `"row": 0, "col": 4`, in any order.

use super::key::{Axis, Behind, Key, behind_name, element, index_group, name, spaced};
use crate::candidate::{Candidate, Form, HASH};
use crate::cells;
use crate::collector::Collector;
use crate::matrix::Place;
use crate::numbers::is_letter_or_digit;
use crate::order::{sort_by, sorted_pairs};
use crate::squares;

/// The most values of one position.
const MANY: usize = 1 << 14;
const LEAST: usize = 4;

/// A value with its indices.
#[derive(Clone, Debug)]
struct Entry {
    line: u64,
    /// The letters of its name.
    name: u64,
    /// Whether the name means rows, or columns.
    axis: Option<Axis>,
    indices: Vec<u32>,
    value: u32,
}

/// Reads values with indices.
#[derive(Clone, Debug)]
pub struct Named {
    pub found: Collector,
    depth: u32,
    /// The brackets around the first entry.
    around: u32,
    entries: Vec<Entry>,
    /// A name whose value stands in the next line.
    waits: Option<Key>,
    /// Rows of 0 and 1 that are no whole board yet, with their first line.
    rows: Vec<(u64, Vec<u32>)>,
    rows_around: u32,
}

impl Named {
    pub fn new(found: Collector) -> Self {
        Self {
            found,
            depth: 0,
            around: 0,
            entries: Vec::new(),
            waits: None,
            rows: Vec::new(),
            rows_around: 0,
        }
    }

    /// Reads a line that is blank, or has one element or one value. Returns whether it was such a line.
    fn read_whole(&mut self, raw: &str, trimmed: &str, line: u64) -> bool {
        if trimmed.is_empty() {
            let is_listed = |entry: &Entry| entry.value == 1 && entry.indices.len() == 2;
            if self.depth == 0 && self.entries.len() >= LEAST && self.entries.iter().all(is_listed)
            {
                self.end_position();
            }
        } else if let Some(name) = element(raw) {
            self.waits = Some(name);
        } else if let Some((key, value)) = spaced(trimmed) {
            self.add(key, value, line);
        } else {
            return false;
        }
        true
    }

    /// Reads a line, or a piece of a long one.
    pub fn read(&mut self, raw: &str, text: &str, line: u64) {
        let trimmed = text.trim();
        if self.read_whole(raw, trimmed, line) {
            return;
        }
        let before = self.entries.len();
        let mut key = self.waits.take();
        let mut start = 0;
        let mut others = false;
        let bytes = text.as_bytes();
        let mut at = 0;
        // Numbers before the first name are no values.
        while at < bytes.len() {
            let byte = bytes[at];
            if key.is_none() && (byte == b' ' || byte.is_ascii_alphanumeric()) {
                at += 1;
                continue;
            }
            match byte {
                b'[' | b'('
                    if key.is_none()
                        && let Some(end) = index_group(text, at) =>
                {
                    at = end;
                    continue;
                }
                b'[' | b'(' | b'{' => {
                    key = None;
                    self.depth = (self.depth + 1).min(64);
                    start = at + 1;
                }
                b']' | b')' | b'}' => {
                    self.depth = self.depth.saturating_sub(1);
                    self.close();
                    key = None;
                    start = at + 1;
                }
                b',' | b';' => {
                    key = None;
                    start = at + 1;
                }
                b':' | b'=' | b'|' | b'>'
                    if !(byte == b'>'
                        && at > 0
                        && bytes[at - 1] == b'-'
                        && text[start..at].trim() == "-") =>
                {
                    let written = text[start..at].trim_end_matches(['-', '=', ':', '~']);
                    if byte == b'>' && !(at > 0 && matches!(bytes[at - 1], b'=' | b'-'))
                        || byte == b':' && at > 0 && bytes[at - 1] == b':'
                    {
                        others = true;
                    } else if let Some(new) = name(written) {
                        key = Some(new);
                    } else if key.is_none() || !written.trim().is_empty() {
                        key = None;
                        others |= !written.trim().is_empty();
                    }
                    start = at + 1;
                }
                0xe2 if text[at..].starts_with('→') => {
                    key = name(&text[start..at]);
                    at += '→'.len_utf8();
                    start = at;
                    continue;
                }
                _ if key.is_some() && byte.is_ascii_alphanumeric() => {
                    let (length, behind) = behind_name(&text[at..]);
                    match behind {
                        Behind::Value(value) => {
                            if let Some(key) = key.take() {
                                self.add(key, value, line);
                            }
                            start = at + length;
                        }
                        Behind::Word => {}
                        Behind::Other => key = None,
                    }
                    at += length;
                    continue;
                }
                _ => {}
            }
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
        if key.is_some() && (trimmed.ends_with(['=', '>', ':']) || raw.contains("define-fun")) {
            self.waits = key;
        } else if self.entries.len() == before {
            self.read_no_value(trimmed, others);
        }
    }

    /// Ends a position at a line without a value, unless the line is a part of its brackets.
    fn read_no_value(&mut self, trimmed: &str, others: bool) {
        let words = trimmed.contains(is_letter_or_digit) || trimmed.len() > 3;
        let is_other = (words || others) && !trimmed.starts_with("(define");
        if self.depth == 0 && !self.entries.is_empty() && is_other {
            self.end_position();
        }
    }

    pub fn end(&mut self) {
        self.end_position();
        self.end_rows();
    }

    fn add(&mut self, key: Key, value: u32, line: u64) {
        let Key {
            name,
            axis,
            mut indices,
        } = key;
        if axis.is_some()
            && self
                .entries
                .first()
                .is_some_and(|first| first.name == name && first.indices == indices)
        {
            self.pair();
        }
        if axis.is_some()
            && self
                .entries
                .first()
                .is_some_and(|first| first.axis.is_some() && first.indices.is_empty())
        {
            indices.clear();
        }
        let again =
            |entry: &Entry| !indices.is_empty() && entry.indices == indices && entry.name == name;
        let is_new = match self.entries.first() {
            _ if self.entries.len() >= MANY => true,
            Some(first) if first.indices.len() != indices.len() => true,
            _ if self.entries.len() < 128 => self.entries.iter().any(again),
            first => first.is_some_and(again),
        };
        if is_new || self.begins_again(&indices, value) {
            self.end_position();
        }
        if self.entries.is_empty() {
            self.around = self.depth;
        }
        self.entries.push(Entry {
            line,
            name,
            axis,
            indices,
            value,
        });
    }

    /// Whether the first row of squares that are all taken comes again, after others.
    fn begins_again(&self, indices: &[u32], value: u32) -> bool {
        let ([first, .., last], [row, _]) = (&*self.entries, indices) else {
            return false;
        };
        let is_row = |entry: &Entry| entry.indices.first() == Some(row);
        value == 1
            && self.entries.len() >= LEAST
            && is_row(first)
            && !is_row(last)
            && self.entries.iter().all(|entry| entry.value == 1)
    }

    /// A bracket was closed.
    fn close(&mut self) {
        if self.depth < self.around {
            // Each value, or each pair of fields, may have brackets of its own.
            self.pair();
            let is_pair = self.entries.len() == 2
                && self.entries.iter().all(|entry| entry.indices.is_empty());
            if is_pair || self.entries.len() == 1 {
                self.around = self.depth;
            } else {
                self.end_position();
            }
        }
        if self.depth < self.rows_around {
            self.end_rows();
        }
    }

    /// Two names of one letter each that mean rows and columns, such as `x` and `y`, are a pair of fields.
    fn pair(&mut self) {
        if let [one, other] = &mut *self.entries
            && one.axis.is_some()
            && other.axis.is_some()
            && one.axis != other.axis
        {
            one.indices.clear();
            other.indices.clear();
        }
    }

    fn end_position(&mut self) {
        let entries = std::mem::take(&mut self.entries);
        let Some(first) = entries.first() else {
            return;
        };
        match first.indices.len() {
            0 => self.fields(&entries),
            1 => self.list(entries),
            _ => self.squares(entries),
        }
    }

    /// Values by their only index.
    fn list(&mut self, mut entries: Vec<Entry>) {
        let line = entries[0].line;
        // Of several names the values with the most frequent one are the position's.
        if entries.iter().any(|entry| entry.axis.is_none()) {
            let name = frequent(&entries);
            entries.retain(|entry| entry.name == name || entry.axis.is_some());
        }
        sort_by(&mut entries, |entry| entry.indices[0].into());
        let values: Vec<u32> = entries.iter().map(|entry| entry.value).collect();
        let counted = entries
            .windows(2)
            .all(|pair| pair[1].indices[0] == pair[0].indices[0] + 1);
        let count = values.len();
        if count < LEAST
            || !counted && values.iter().all(|&value| value < 2)
            || entries[0].indices[0] > 1
        {
            return;
        }
        if values.iter().any(|&value| value > 1) {
            let width = if counted {
                count as u32
            } else {
                entries[count - 1].indices[0] - entries[0].indices[0] + 1
            };
            if width as usize > 2 * count {
                return;
            }
            if counted {
                self.emit(Form::List, line, width, values);
            } else {
                let squares = entries
                    .iter()
                    .flat_map(|entry| [entry.indices[0], entry.value])
                    .collect();
                self.emit(Form::Pairs, line, count as u32, squares);
            }
            return;
        }
        let side = count.isqrt();
        let ones = values.iter().filter(|&&value| value == 1).count();
        if side * side == count && side >= LEAST && ones > 1 {
            self.board(line, side, &values);
        } else {
            // A row of a board.
            if self.rows.first().is_some_and(|(_, row)| row.len() != count) {
                self.end_rows();
            }
            if self.rows.is_empty() {
                self.rows_around = self.depth.min(self.around.saturating_sub(1));
            }
            self.rows.push((line, values));
            if self.rows.len() == count {
                self.end_rows();
            }
        }
    }

    /// Values by row and column.
    fn squares(&mut self, mut entries: Vec<Entry>) {
        let line = entries[0].line;
        let name = frequent(&entries);
        entries.retain(|entry| entry.name == name);
        // Indices that are all the same say nothing.
        let count = entries[0].indices.len();
        let varies = |place: usize| {
            entries
                .iter()
                .any(|entry| entry.indices[place] != entries[0].indices[place])
        };
        let places: Vec<usize> = (0..count).filter(|&place| varies(place)).collect();
        if let &[place] = places.as_slice() {
            for entry in &mut entries {
                entry.indices = vec![entry.indices[place]];
            }
            self.list(entries);
            return;
        }
        let &[row, column] = places.as_slice() else {
            return;
        };
        if entries.iter().any(|entry| entry.value > 1) {
            return;
        }
        let ends = |place: usize| {
            let all = entries.iter().map(|entry| entry.indices[place]);
            Some((all.clone().min()?, all.max()?))
        };
        let (Some(rows), Some(columns)) = (ends(row), ends(column)) else {
            return;
        };
        let queens: Vec<&Entry> = entries.iter().filter(|entry| entry.value == 1).collect();
        if queens.len() == entries.len() {
            // Where the first row comes again another position begins.
            let start = queens[0].indices[row];
            for position in queens.chunk_by(|_, next| next.indices[row] != start) {
                let squares = position
                    .iter()
                    .flat_map(|entry| [entry.indices[row], entry.indices[column]])
                    .collect();
                self.emit(
                    Form::Pairs,
                    position[0].line,
                    position.len() as u32,
                    squares,
                );
            }
            return;
        }
        let side = (rows.1 - rows.0).max(columns.1 - columns.0) + 1;
        if side < LEAST as u32 || side as usize * side as usize > 2 * entries.len() {
            return;
        }
        let squares = queens.iter().map(|entry| {
            (
                entry.indices[row] - rows.0,
                entry.indices[column] - columns.0,
            )
        });
        let values = sorted_pairs(squares).flat_map(|(row, column)| [row, column]);
        self.emit_board(line, side, side, values.collect());
    }

    /// Pairs of a row and a column with names of their own.
    fn fields(&mut self, entries: &[Entry]) {
        let [first, second, ..] = entries else {
            return;
        };
        let names = (first.name, second.name);
        if names.0 == names.1 || first.axis.is_none() || second.axis.is_none() {
            return;
        }
        let is_turned = first.axis == Some(Axis::Column) && second.axis == Some(Axis::Row);
        let mut squares = Vec::new();
        for pair in entries.chunks(2) {
            let [one, other] = pair else {
                return;
            };
            if (one.name, other.name) != names {
                return;
            }
            squares.push(if is_turned {
                (other, one)
            } else {
                (one, other)
            });
        }
        let places = |&(row, column): &(&Entry, &Entry)| {
            let place = Place {
                line: row.line.min(column.line),
                ..Place::default()
            };
            (place, row.value, column.value)
        };
        let places: Vec<_> = squares.iter().map(places).collect();
        if let Some(tour) = squares::tour(Form::TourPairs, &places) {
            self.found.add(tour);
            return;
        }
        // Where the first row comes again another position begins.
        for position in squares.chunk_by(|_, next| next.0.value != squares[0].0.value) {
            let values: Vec<u32> = position
                .iter()
                .flat_map(|(row, column)| [row.value, column.value])
                .collect();
            if position.len() >= LEAST {
                self.emit(
                    Form::Pairs,
                    position[0].0.line.min(position[0].1.line),
                    position.len() as u32,
                    values,
                );
            }
        }
    }

    fn end_rows(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let Some((line, first)) = rows.first() else {
            return;
        };
        let width = first.len();
        if rows.len() * 2 > width && width >= LEAST {
            let cells: Vec<u32> = rows
                .iter()
                .flat_map(|(_, row)| row.iter().copied())
                .collect();
            self.board(*line, width, &cells);
        }
    }

    /// A board with 1 for each queen.
    fn board(&mut self, line: u64, width: usize, cells: &[u32]) {
        let cells: Vec<Box<[u8]>> = cells
            .chunks(width)
            .map(|row| row.iter().map(|&cell| cell as u8).collect())
            .collect();
        let squares = cells::queens(&cells, &['0', '1']);
        self.emit_board(line, width as u32, cells.len() as u32, squares);
    }

    fn emit_board(&mut self, line: u64, width: u32, rows: u32, values: Vec<u32>) {
        self.found.add(Candidate {
            form: Form::Matrix,
            line,
            context: HASH,
            width,
            rows,
            values,
        });
    }

    fn emit(&mut self, form: Form, line: u64, width: u32, values: Vec<u32>) {
        self.found.add(Candidate {
            form,
            line,
            context: HASH,
            width,
            rows: width,
            values,
        });
    }
}

/// The most frequent name.
fn frequent(entries: &[Entry]) -> u64 {
    let count = |name: u64| entries.iter().filter(|entry| entry.name == name).count();
    let first = entries[0].name;
    if entries.iter().all(|entry| entry.name == first) {
        return first;
    }
    let mut names: Vec<u64> = entries.iter().map(|entry| entry.name).take(64).collect();
    names.sort_unstable();
    names.dedup();
    names
        .into_iter()
        .max_by_key(|&name| count(name))
        .unwrap_or(first)
}
