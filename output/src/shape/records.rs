//! Records with the names of their fields in a first line: `solution,row,column`, `step;x;y`.

use super::cell::number;
use super::key::{Axis, axis};
use crate::candidate::Form;
use crate::collector::Collector;
use crate::matrix::Place;
use crate::squares::Squares;

/// After so many records the finished positions are judged.
const MANY: usize = 1 << 14;

/// The fields of a record.
#[derive(Copy, Clone, Debug)]
struct Fields {
    row: usize,
    column: usize,
    /// The field that distinguishes positions.
    position: Option<usize>,
    count: usize,
    separator: Option<char>,
}

/// The square of a record.
#[derive(Copy, Clone, Debug)]
struct Record {
    line: u64,
    position: u32,
    row: u32,
    column: u32,
}

/// Reads records.
#[derive(Clone, Debug)]
pub struct Records {
    pub found: Collector,
    fields: Option<Fields>,
    squares: Vec<Record>,
}

impl Records {
    pub const fn new(found: Collector) -> Self {
        Self {
            found,
            fields: None,
            squares: Vec::new(),
        }
    }

    /// Reads a line, or a piece of a long one.
    pub fn read(&mut self, text: &str, line: u64) {
        if let Some(fields) = self.fields {
            if let Some(record) = record(&fields, text, line) {
                let is_full = self.squares.len() >= MANY
                    && self.squares.last().map(|last| last.position) != Some(record.position);
                if is_full {
                    self.judge();
                }
                self.squares.push(record);
                return;
            }
            if !text.contains(char::is_alphanumeric) {
                return;
            }
            self.end();
        }
        self.fields = fields(text);
    }

    pub fn end(&mut self) {
        self.judge();
        self.fields = None;
    }

    fn judge(&mut self) {
        let records = std::mem::take(&mut self.squares);
        // A number of its own for each record is that of a step.
        let is_counted = records
            .windows(2)
            .all(|pair| pair[0].position != pair[1].position);
        for position in records.chunk_by(|a, b| is_counted || a.position == b.position) {
            let mut squares = Squares::new(Form::Pairs, Some(Form::TourPairs));
            for &Record {
                line, row, column, ..
            } in position
            {
                let place = Place {
                    line,
                    ..Place::default()
                };
                squares.push(place, row, column, &mut self.found);
            }
            squares.end(&mut self.found);
        }
    }
}

fn cells(text: &str, separator: Option<char>) -> Vec<&str> {
    let text = text.trim().trim_matches('|');
    let cells: Vec<&str> = match separator {
        Some(separator) => text.split(separator).collect(),
        None => text.split_whitespace().collect(),
    };
    let quotes = |c: char| c.is_whitespace() || matches!(c, '"' | '\'');
    cells.iter().map(|cell| cell.trim_matches(quotes)).collect()
}

/// The fields that a line names, if a row and a column are among them.
fn fields(text: &str) -> Option<Fields> {
    if text.len() > 200 {
        return None;
    }
    let separator = [',', ';', '\t', '|']
        .into_iter()
        .find(|&separator| text.contains(separator));
    let names = cells(text, separator);
    let axes: Vec<Option<Axis>> = names
        .iter()
        .map(|name| axis(&name.to_lowercase()))
        .collect();
    let only = |wanted: Axis| {
        let mut places = (0..).zip(&axes).filter(|(_, axis)| **axis == Some(wanted));
        match (places.next(), places.next()) {
            (Some((place, _)), None) => Some(place),
            _ => None,
        }
    };
    let row = only(Axis::Row)?;
    let column = only(Axis::Column)?;
    Some(Fields {
        row,
        column,
        position: (0..names.len()).find(|place| ![row, column].contains(place)),
        count: names.len(),
        separator,
    })
}

fn record(fields: &Fields, text: &str, line: u64) -> Option<Record> {
    let cells = cells(text, fields.separator);
    let value = |place: usize| cells.get(place).copied().and_then(number);
    (cells.len() == fields.count).then_some(())?;
    Some(Record {
        line,
        position: match fields.position {
            Some(place) => value(place)?,
            None => 0,
        },
        row: value(fields.row)?,
        column: value(fields.column)?,
    })
}
