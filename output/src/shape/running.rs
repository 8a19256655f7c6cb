//! Positions in running text: lists, pairs, names of squares, rows of marks, among any other words.

use crate::candidate::{Form, NO_NUMBER, hashed};
use crate::cells;
use crate::collector::Collector;
use crate::line::Line;
use crate::lists::{digits, list, seconds, solutions};
use crate::matrix::{Marks, Place, Visits};
use crate::numbers::{MAX_ROW, Number, Row, Token, tokens, value};
use crate::single::Singles;
use crate::squares::Squares;

/// The number of bytes up to which marks of one row are put together from several lines.
const MAX_CARRIED: usize = 1 << 16;

/// Reads lines, each as it stands.
#[derive(Clone, Debug)]
pub struct Running {
    pub collector: Collector,
    line: Line,
    row: Row,
    row_place: Place,
    /// Whether the last line had bars between its parts.
    barred: bool,
    /// Whether the line ended at a possible end of a row. The next text decides.
    row_waits: bool,
    /// The line of the bracket that was opened last.
    opened_on: u64,
    /// The marks in a bracket that continues in the next line.
    carried: String,
    marks: Marks,
    visits: Visits,
    pairs: Squares,
    names: Squares,
    worded: Squares,
    singles: Singles,
}

impl Running {
    pub fn new(collector: Collector) -> Self {
        Self {
            collector,
            line: Line::first(),
            row: Row::default(),
            row_place: Place::default(),
            barred: false,
            row_waits: false,
            opened_on: 0,
            carried: String::new(),
            marks: Marks::default(),
            visits: Visits::default(),
            pairs: Squares::new(Form::Pairs, Some(Form::TourPairs)),
            names: Squares::new(Form::Names, Some(Form::TourNames)),
            worded: Squares::new(Form::WordedPairs, Some(Form::TourPairs)),
            singles: Singles::default(),
        }
    }

    /// Ends the text.
    pub fn end(&mut self) {
        self.end_line();
        self.line.depth = 0;
        self.end_row(false);
        self.end_blocks();
    }

    /// Reads a line, or a piece of a long one.
    pub fn read(&mut self, text: &str) {
        if cells::is_rule(text, self.barred) {
            self.line.has_marks |= self.barred;
            return;
        }
        if !text.trim().is_empty() {
            self.barred = cells::has_bars(text);
        }
        if cells::has_cells(text) {
            let rows = cells::rows(text.trim());
            if !rows.is_empty() {
                self.add_marks(rows, false);
                return;
            }
        }
        let mut start = 0;
        let mut opened = false;
        for (at, byte) in text.bytes().enumerate() {
            let closes = matches!(byte, b']' | b'}' | b')');
            if !closes && !matches!(byte, b'[' | b'{' | b'(') {
                continue;
            }
            self.segment(&text[start..at], opened, closes, false);
            self.line.depth = if closes {
                self.line.depth.saturating_sub(1)
            } else {
                (self.line.depth + 1).min(64)
            };
            if closes {
                self.close();
            }
            (start, opened) = (at + 1, !closes);
        }
        self.segment(&text[start..], opened, false, true);
    }

    /// Reads the text between two brackets or ends of the line.
    fn segment(&mut self, text: &str, opened: bool, closes: bool, last: bool) {
        if opened {
            self.row_place.boxed = true;
            self.opened_on = self.line.number;
        }
        let carried = std::mem::take(&mut self.carried);
        let continues = last
            && self.line.depth > 0
            && text.trim_end().ends_with(',')
            && carried.len() <= MAX_CARRIED;
        if continues
            && cells::rows(text)
                .first()
                .is_some_and(|row| text.matches(['"', '\'']).count() == 2 * row.len())
        {
            self.carried = carried + text;
        } else {
            let has_carried = !carried.is_empty();
            let rows = if has_carried {
                cells::rows(&(carried + text))
            } else {
                cells::rows(text)
            };
            self.add_marks(rows, opened && closes || has_carried);
        }
        tokens(text, |token| self.token(&token));
        if !last {
            self.end_row(closes);
        }
    }

    fn add_marks(&mut self, rows: Vec<cells::Cells>, boxed: bool) {
        // Several rows in one bracket are a whole board.
        let boxed = boxed && rows.len() == 1;
        let place = Place {
            boxed,
            ..self.place()
        };
        for row in rows {
            self.line.has_marks = true;
            self.marks.push(row, place, &mut self.collector);
        }
    }

    fn place(&self) -> Place {
        Place {
            line: self.line.number,
            context: self.line.context,
            depth: self.line.depth,
            boxed: false,
        }
    }

    fn token(&mut self, token: &Token) {
        if self.row_waits && !matches!(token, Token::Separator(_)) {
            self.row_waits = false;
            if !self.row.numbers.is_empty() {
                self.end_row(false);
            }
        }
        match *token {
            Token::Number {
                value,
                digits,
                glued,
            } => {
                if self.line.numbers.len() < MAX_ROW {
                    self.line
                        .numbers
                        .push(u32::try_from(value).unwrap_or(NO_NUMBER));
                }
                if glued {
                    self.other();
                    return;
                }
                if self.row.numbers.is_empty() {
                    let boxed = self.row_place.boxed;
                    self.row_place = Place {
                        boxed,
                        ..self.place()
                    };
                }
                self.row.add(value, digits, self.line.number);
            }
            Token::Separator(separator) => self.row.separate(separator),
            Token::Name(column, rank) => {
                let place = self.place();
                self.names.push(place, column, rank, &mut self.collector);
            }
            Token::Word(word) => {
                // A square without a queen.
                self.line.has_words |= !matches!(word, "null" | "None" | "nil" | "undefined");
                let letters = word.bytes().map(|byte| byte.to_ascii_lowercase());
                self.line.context = letters.fold(self.line.context, |hash, letter| {
                    hashed(hash, letter.into())
                });
                self.other();
            }
            Token::End => self.other(),
        }
    }

    /// Something that is neither a number nor a separator.
    fn other(&mut self) {
        self.line.mixed |= !self.line.numbers.is_empty();
        self.end_row(false);
        self.row_place.boxed = false;
    }

    /// A row has ended; by its bracket if it is `closed`.
    fn end_row(&mut self, closed: bool) {
        self.row_waits = false;
        if self.row.numbers.is_empty() {
            self.row.clear();
            self.row_place.boxed = false;
            return;
        }
        let mut row = std::mem::take(&mut self.row);
        let place = Place {
            boxed: self.row_place.boxed && closed,
            ..self.row_place
        };
        self.row_place.boxed = false;
        for part in row.parts() {
            let line = part.first().map_or(place.line, |first| first.line);
            self.numbers(part, Place { line, ..place });
        }
        row.clear();
        self.row = row;
    }

    fn numbers(&mut self, part: &[Number], place: Place) {
        let values: Vec<u32> = part.iter().map(|&number| value(number)).collect();
        for digits in digits(part) {
            self.collector.add(list(Form::Digits, place, digits));
        }
        let is_alone =
            place.boxed || !self.line.has_words && !self.line.mixed && self.line.numbers.len() == 2;
        match values.len() {
            0 | 1 => {}
            2 if is_alone => {
                self.line.has_pair = true;
                self.pairs
                    .push(place, values[0], values[1], &mut self.collector);
            }
            _ if values.iter().all(|&value| value < 2) => {
                let marks = values
                    .iter()
                    .map(|&value| if value == 1 { '1' } else { '0' });
                self.line.has_marks = true;
                self.marks.push(marks.collect(), place, &mut self.collector);
            }
            2 => {}
            _ => {
                self.line.has_row = true;
                self.visits.push(&values, place, &mut self.collector);
                for solution in solutions(&values) {
                    self.collector
                        .add(list(Form::List, place, solution.to_vec()));
                }
                if let Some(second) = seconds(&values) {
                    self.collector.add(list(Form::Worded, place, second));
                }
            }
        }
    }

    /// A bracket was closed.
    fn close(&mut self) {
        let depth = self.line.depth;
        self.marks.close(depth, &mut self.collector);
        self.visits.close(depth, &mut self.collector);
        self.pairs.close(depth, &mut self.collector);
        self.names.close(depth, &mut self.collector);
    }

    pub fn end_line(&mut self) {
        // A row continues in the next line after a comma, or if its bracket was opened right before its first number.
        let is_wrapped = self.row.ends_with_comma() || self.row_place.line == self.opened_on;
        let in_row = self.line.depth > 0 && self.row_place.boxed;
        if !in_row {
            self.end_row(false);
        }
        self.row_waits = !is_wrapped;
        self.worded();
        let line = &self.line;
        let continues = line.depth > 0 && !line.has_words;
        if !continues {
            if !line.has_marks {
                self.marks.end(&mut self.collector);
            }
            if !line.has_row {
                self.visits.end(&mut self.collector);
            }
            self.pairs.end_line(line.number, &mut self.collector);
            self.names.end_line(line.number, &mut self.collector);
        }
        self.worded.end_line(line.number, &mut self.collector);
        match *line.numbers {
            [number] if !line.has_words && !line.mixed && line.depth == 0 => {
                let (line, context) = (line.number, line.context);
                let place = Place {
                    line,
                    context,
                    ..Place::default()
                };
                self.singles.push(place, number, &mut self.collector);
            }
            _ => self.singles.end(&mut self.collector),
        }
        self.line.next_line();
    }

    /// The numbers of the line, with any text between them.
    fn worded(&mut self) {
        let numbers = &self.line.numbers;
        if !self.line.mixed || self.line.has_pair || numbers.len() < 2 {
            return;
        }
        let place = self.place();
        match **numbers {
            [first, second] | [_, first, second] => {
                self.worded.push(place, first, second, &mut self.collector);
            }
            _ => {
                let values = seconds(numbers).or_else(|| seconds(&numbers[1..]));
                self.collector.add(list(
                    Form::Worded,
                    place,
                    values.unwrap_or_else(|| numbers.clone()),
                ));
            }
        }
    }

    fn end_blocks(&mut self) {
        self.marks.end(&mut self.collector);
        self.visits.end(&mut self.collector);
        self.pairs.end(&mut self.collector);
        self.names.end(&mut self.collector);
        self.worded.end(&mut self.collector);
        self.singles.end(&mut self.collector);
    }
}
