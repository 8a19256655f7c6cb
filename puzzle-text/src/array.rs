//! Arrays in JSON, and in the sources of programs, which are less strict: names without quotes, remarks, commas at the end.
//!
//! A reader of JSON would refuse the second, and report no places of what it has read.

use std::iter::Peekable;
use std::vec::IntoIter;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::queens::Placement;
use bezzel_solver::queens::notation::parse_permutation;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};
use bezzel_solver::queens::{Piece, QueensError};

use crate::cells::{Cell, puzzle};
use crate::error::{Fault, Place, TextError};
use crate::grid::signs;

/// The deepest nesting of brackets.
const DEEPEST: usize = 32;

/// The properties that hold the regions of a puzzle, the surest first.
const REGIONS: [&str; 7] = [
    "regions",
    "colorRegions",
    "regionGrid",
    "colors",
    "grid",
    "board",
    "cells",
];

/// A value, and the place where it begins.
#[derive(Clone, Debug)]
pub struct Item {
    pub value: Value,
    pub place: Place,
}

#[derive(Clone, Debug)]
pub enum Value {
    /// A text, a number or a name.
    Word(String),
    List(Vec<Item>),
    Record(Vec<(String, Item)>),
}

impl Item {
    pub fn word(&self) -> Option<&str> {
        match &self.value {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }

    fn list(&self) -> Option<&[Item]> {
        match &self.value {
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    /// The value of a property.
    pub fn property(&self, name: &str) -> Option<&Self> {
        let Value::Record(properties) = &self.value else {
            return None;
        };
        let found = properties.iter().find(|(known, _)| known == name);
        found.map(|(_, item)| item)
    }

    fn cell(&self) -> Option<Cell> {
        let name = self.word()?.trim().to_owned();
        (!name.is_empty()).then_some(Cell {
            name,
            place: self.place,
        })
    }

    /// The squares, if this is a list of lists or of texts, or a text.
    fn rows(&self) -> Option<Vec<Vec<Cell>>> {
        if let Some(cell) = self.cell() {
            let all = signs(&[cell]);
            let n = all.len().isqrt();
            let is_board = n > 1 && n * n == all.len();
            return is_board.then(|| all.chunks(n).map(<[Cell]>::to_vec).collect());
        }
        rows(self.list()?)
    }
}

/// The squares of a list of lists or of texts, each a row.
fn rows(items: &[Item]) -> Option<Vec<Vec<Cell>>> {
    if items.len() < 2 {
        return None;
    }
    let lists = items.iter().map(|item| {
        let list = item.list().filter(|list| !list.is_empty())?;
        list.iter().map(Item::cell).collect()
    });
    if let Some(lists) = lists.collect() {
        return Some(lists);
    }
    let texts = items.iter().map(|item| Some(signs(&[item.cell()?])));
    let texts: Vec<Vec<Cell>> = texts.collect::<Option<_>>()?;
    let are_rows = texts.iter().all(|text| text.len() == items.len());
    are_rows.then_some(texts)
}

/// The puzzles of a text with brackets.
pub fn read(text: &str) -> Result<Vec<Puzzle>, TextError> {
    let mut found = Found::default();
    // Rows may stand one after the other, without brackets around them.
    found.search_list(&items(text)?);
    match found.refused {
        _ if !found.puzzles.is_empty() => Ok(found.puzzles),
        Some(error) => Err(error),
        None => Err(Fault::NoBoard.into()),
    }
}

/// The puzzles that are found, and why the first text that looks like a puzzle is refused.
#[derive(Default)]
struct Found {
    puzzles: Vec<Puzzle>,
    refused: Option<TextError>,
}

impl Found {
    fn search(&mut self, item: &Item) {
        match &item.value {
            Value::Word(_) => {}
            Value::List(items) => self.search_list(items),
            Value::Record(properties) => {
                let regions = REGIONS.iter().filter_map(|name| item.property(name));
                let boards: Vec<_> = regions.filter_map(Item::rows).collect();
                let square = boards.iter().find(|rows| puzzle(rows).is_ok());
                match square.or(boards.first()) {
                    Some(rows) => self.add(puzzle(rows).and_then(|board| completed(&board, item))),
                    None => properties.iter().for_each(|(_, item)| self.search(item)),
                }
            }
        }
    }

    fn search_list(&mut self, items: &[Item]) {
        if let Some(rows) = rows(items) {
            self.add(puzzle(&rows));
        } else {
            for item in items {
                self.search(item);
            }
        }
    }

    fn add(&mut self, read: Result<Puzzle, TextError>) {
        match read {
            Ok(puzzle) => self.puzzles.push(puzzle),
            Err(error) => self.refused = self.refused.take().or(Some(error)),
        }
    }
}

/// The puzzle with the rule and the given queens of its record, as the package `bezzel-solver` names them.
fn completed(puzzle: &Puzzle, record: &Item) -> Result<Puzzle, TextError> {
    let piece = match record.property("piece").and_then(Item::word) {
        Some("superqueen") => Piece::Superqueen,
        _ => Piece::Queen,
    };
    let rule = match record.property("rule").and_then(Item::word) {
        Some("chess") => Rule::Chess(piece),
        _ => puzzle.rule(),
    };
    let given = match record.property("given") {
        Some(given) => {
            placed(given, puzzle.n()).map_err(|error| Fault::Fen(error).at(given.place))?
        }
        None => puzzle.given().clone(),
    };
    let regions = puzzle.regions_text().unwrap_or_default();
    let completed = Puzzle::new(rule, given).and_then(|open| open.with_regions(&regions));
    completed.map_err(|error| Fault::Puzzle(error).at(record.place))
}

/// Given queens: a text of columns, or a list of squares.
fn placed(given: &Item, n: u32) -> Result<Placement, QueensError> {
    if let Some(text) = given.word() {
        return parse_permutation(text, Some(n));
    }
    let mut placement = Placement::empty(n)?;
    let size = Size::square(n).ok();
    for name in given
        .list()
        .unwrap_or_default()
        .iter()
        .filter_map(Item::word)
    {
        if let Some(square) = size.and_then(|size| Square::from_name(name, size).ok()) {
            placement.insert(square);
        }
    }
    Ok(placement)
}

/// The arrays and objects of a text, and nothing of what stands around them.
pub fn items(text: &str) -> Result<Vec<Item>, TextError> {
    let mut tokens = tokens(text).into_iter().peekable();
    let mut items = Vec::new();
    while let Some((token, place)) = tokens.next() {
        if let Token::Open(bracket) = token {
            items.push(inside(&mut tokens, bracket, place, 0)?);
        }
    }
    Ok(items)
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Open(char),
    Close,
    Colon,
    Comma,
    Word(String),
}

type Tokens = Peekable<IntoIter<(Token, Place)>>;

/// The rest of an array or an object, after its bracket.
fn inside(
    tokens: &mut Tokens,
    bracket: char,
    place: Place,
    depth: usize,
) -> Result<Item, TextError> {
    if depth == DEEPEST {
        return Err(Fault::Deep.at(place));
    }
    let (mut list, mut record) = (Vec::new(), Vec::new());
    let mut name = None;
    while let Some((token, at)) = tokens.next() {
        let item = match token {
            Token::Close => {
                let value = match bracket {
                    '{' if !record.is_empty() => Value::Record(record),
                    _ => Value::List(list),
                };
                return Ok(Item { value, place });
            }
            Token::Comma | Token::Colon => {
                name = None;
                continue;
            }
            Token::Word(word) => {
                if bracket == '{'
                    && tokens
                        .next_if(|(token, _)| *token == Token::Colon)
                        .is_some()
                {
                    name = Some(word);
                    continue;
                }
                let value = Value::Word(word);
                Item { value, place: at }
            }
            Token::Open(bracket) => inside(tokens, bracket, at, depth + 1)?,
        };
        match name.take() {
            Some(name) => record.push((name, item)),
            None => list.push(item),
        }
    }
    Err(Fault::Open.at(place))
}

fn tokens(text: &str) -> Vec<(Token, Place)> {
    let mut tokens = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let mut signs = (1..).zip(text.chars()).peekable();
        while let Some((column, sign)) = signs.next() {
            let token = match sign {
                '[' | '{' => Token::Open(sign),
                ']' | '}' => Token::Close,
                ':' => Token::Colon,
                ',' | ';' => Token::Comma,
                '"' | '\'' | '`' => {
                    let inner = signs.by_ref().map(|(_, sign)| sign);
                    Token::Word(inner.take_while(|&other| other != sign).collect())
                }
                '/' if signs.next_if(|&(_, next)| next == '/').is_some() => break,
                _ if sign.is_whitespace() => continue,
                _ => {
                    let mut word = sign.to_string();
                    let is_inner = |&(_, sign): &(usize, char)| {
                        !sign.is_whitespace() && !"[]{}:,;\"'`".contains(sign)
                    };
                    while let Some((_, sign)) = signs.next_if(is_inner) {
                        word.push(sign);
                    }
                    Token::Word(word)
                }
            };
            tokens.push((token, Place { line, column }));
        }
    }
    tokens
}
