//! A board with holes and a knight's path on it, as the links of the knight's
//! screens have them: `size=8x8&start=d4&moves=60&holes=a1,h8`.

use std::ops::RangeInclusive;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Step};

use super::fields::Fields;
use super::format::Format;
use super::notice::{Expected, MoveFault};
use super::query::{Query, Writer};
use super::squares::{parse_squares, squares_text};

/// The board's sides when a link names none.
const DEFAULT_SIDE: u32 = 8;

/// A board with holes and the squares that a knight has visited on it.
#[derive(Clone, Debug, PartialEq)]
pub struct KnightPath {
    /// The board.
    pub board: Board,
    /// The squares in the order of the visits: each a knight's move from the one
    /// before, none of them twice, none of them a hole.
    pub squares: Vec<Square>,
}

impl Default for KnightPath {
    fn default() -> Self {
        Self::on(default_size())
    }
}

impl KnightPath {
    /// A board without holes, on which the knight does not stand yet.
    pub fn on(size: Size) -> Self {
        Self {
            board: Board::from(size),
            squares: Vec::new(),
        }
    }

    /// The same with one hole more, or one less. The path ends before a new hole.
    #[must_use]
    pub fn with_hole(&self, square: Square) -> Self {
        let mut holes = self.board.holes().to_vec();
        match holes.iter().position(|hole| *hole == square) {
            Some(index) => drop(holes.remove(index)),
            None => holes.push(square),
        }
        match Board::new(self.board.size(), holes) {
            Ok(board) => self.over(board, |square| Some(*square)),
            Err(_) => self.clone(),
        }
    }

    /// The same on a board of another size, on which squares keep their names. The path ends before the first square that is gone.
    #[must_use]
    pub fn resized(&self, size: Size) -> Self {
        let before = self.board.size();
        let kept = |square: &Square| Square::from_name(&square.name(before), size).ok();
        let holes = self.board.holes().iter().filter_map(kept).collect();
        self.over(
            Board::new(size, holes).unwrap_or_else(|_| Board::from(size)),
            kept,
        )
    }

    fn over(&self, board: Board, kept: impl Fn(&Square) -> Option<Square>) -> Self {
        let kept = |square: &Square| kept(square).filter(|square| board.contains(*square));
        Self {
            squares: self.squares.iter().map_while(kept).collect(),
            board,
        }
    }

    /// The fields of the board, of at most `most` rows and columns, and of the path.
    pub(super) fn fields(&mut self, most: u32, fields: &mut Fields<'_>) {
        fields.by_hand(self, |query| Self::read(query, most), Self::write);
    }

    /// Reads the board, of at most `most` rows and columns, and the path. Of a
    /// path with a wrong move what comes before it is kept.
    pub(super) fn read(query: &mut Query, most: u32) -> Self {
        let size = query.read("size", sides(1..=most));
        let board = read_holes(query, size.unwrap_or_else(default_size));
        let asked = query.value("start").is_some();
        let start = query.read("start", square_of(&board));
        let mut path = Self {
            squares: Vec::from_iter(start),
            board,
        };
        // The moves mean nothing without the start that the link asked for.
        if let Some(digits) = query.value("moves").filter(|_| start.is_some() || !asked)
            && let Err(fault) = path.walk(&digits)
        {
            query.refuse("moves", &digits, Expected::Moves(fault));
        }
        path
    }

    /// Writes the size and all values that differ from the default.
    pub(super) fn write(&self, writer: &mut Writer) {
        let size = self.board.size();
        writer.add("size", size);
        let start = self.squares.first().map(|start| start.name(size));
        writer.add_some("start", start);
        if self.squares.len() > 1 {
            writer.add("moves", move_digits(&self.squares));
        }
        if !self.board.holes().is_empty() {
            writer.add("holes", squares_text(&self.holes(), size));
        }
    }

    /// The holes by file from the left, then by rank from the bottom: the order in
    /// which people name squares.
    fn holes(&self) -> Vec<Square> {
        // Holes are written from the bottom, and the board has them from the top.
        let in_column = |column: u32| {
            let holes = self.board.holes().iter().rev().copied();
            holes.filter(move |hole| hole.column == column)
        };
        (0..self.board.size().columns())
            .flat_map(in_column)
            .collect()
    }

    fn walk(&mut self, digits: &str) -> Result<(), MoveFault> {
        let size = self.board.size();
        // A table of visited squares, since looking through a long path for each move would take long.
        let mut visited = vec![false; size.area() as usize];
        let index = |square: Square| size.index(square) as usize;
        for (number, found) in (1..).zip(digits.chars()) {
            let Some(&from) = self.squares.last() else {
                return Err(MoveFault::NoStart);
            };
            visited[index(from)] = true;
            let step = found
                .to_digit(10)
                .and_then(|digit| Step::from_digit(digit as u8))
                .ok_or(MoveFault::NoDigit(number, found))?;
            let to = step
                .taken_from(from, size)
                .ok_or_else(|| MoveFault::Outside(number, from.name(size)))?;
            if !self.board.contains(to) {
                return Err(MoveFault::Hole(number, to.name(size)));
            }
            if visited[index(to)] {
                return Err(MoveFault::Visited(number, to.name(size)));
            }
            self.squares.push(to);
        }
        Ok(())
    }
}

/// A digit from 0 to 7 for each move of a path.
pub fn move_digits(path: &[Square]) -> String {
    path.windows(2)
        .filter_map(|ends| Step::between(ends[0], ends[1]))
        .map(|step| char::from(b'0' + step.digit()))
        .collect()
}

/// The board of a link that names none.
pub fn default_size() -> Size {
    Size::square(DEFAULT_SIDE).expect("boards may have eight rows")
}

pub fn read_holes(query: &mut Query, size: Size) -> Board {
    let board = query.parsed("holes", Expected::Squares(size), |text| {
        Board::new(size, parse_squares(text, size)?).ok()
    });
    board.unwrap_or_else(|| Board::from(size))
}

/// The numbers of rows and columns of a board, each within the range.
pub fn sides(range: RangeInclusive<u32>) -> Format<'static, Size> {
    let (least, most) = (*range.start(), *range.end());
    let parse = move |text: &str| {
        let size: Size = text.parse().ok()?;
        let sides = [size.rows(), size.columns()];
        sides
            .iter()
            .all(|side| range.contains(side))
            .then_some(size)
    };
    Format::new(Expected::Size { least, most }, parse, Size::to_string)
}

/// A square of a board that is no hole.
pub fn square_of(board: &Board) -> Format<'_, Square> {
    let size = board.size();
    let parse = move |text: &str| {
        let square = Square::from_name(text, size).ok();
        square.filter(|&square| board.contains(square))
    };
    let text = move |square: &Square| square.name(size);
    Format::new(Expected::Square(size), parse, text)
}
