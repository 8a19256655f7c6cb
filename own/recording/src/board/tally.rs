//! The evidence for a reading: the boards that it gave in samples of the run.

use super::cell::Cell;
use super::cells::RANKS;
use super::read::{full, is_legal};
use super::{By, Kind, Live, Piece, Reading, read};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Step;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The number of different boards that are distinguished.
const BOARDS: usize = 32;
/// The share of samples that must fit a board for it to have a size.
const FITTING: f64 = 0.6;
/// The legality of a board that a program with a mistake may have.
const MISTAKEN: f64 = 0.6;

/// The boards that a reading has given.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The samples by the rows and columns that their boards need at least.
    samples: BTreeMap<u32, Samples>,
    /// The numbers of pieces on legal boards.
    counts: BTreeSet<usize>,
    /// The most pieces on a board, and the number of samples that have as many.
    most: usize,
    most_seen: u32,
    /// The different boards, up to a number.
    boards: HashSet<Vec<Square>>,
    /// The samples with one piece in each row and column.
    rooks: u32,
    /// The rows and columns of the value itself, the largest ones.
    shape: Option<(usize, usize)>,
    is_stretched: bool,
    /// The rows and columns that squares with a piece have needed.
    reach: (u32, u32),
    /// The smallest number of a row or column.
    low: Option<u32>,
    /// The number of samples with a board that is printed.
    printed: u32,
}

/// Numbers of samples.
#[derive(Copy, Clone, Debug, Default)]
struct Samples {
    seen: u32,
    /// The samples with at least two pieces, and how far they are legal, each from 0 to 1.
    placed: u32,
    legal: f64,
    /// Those where the recursive function was entered.
    entered: u32,
    entered_legal: f64,
}

impl Tally {
    /// Adds the board of a sample.
    pub fn add(
        &mut self,
        reading: &Reading,
        cells: &[Cell],
        shape: Option<(usize, usize)>,
        entered: bool,
        printed: &HashSet<Vec<Square>>,
    ) {
        let squares: Option<Vec<Square>> = cells
            .iter()
            .map(|&cell| read::square(cell, By::Rows))
            .collect();
        let is_legal = squares
            .as_ref()
            .is_some_and(|squares| is_legal(reading.piece, squares));
        let needed = |square: &Square| match reading.kind {
            Kind::Names => (square.column + 1).max(RANKS.saturating_sub(square.row)),
            _ => square.row.max(square.column).saturating_add(1),
        };
        let extent = squares.iter().flatten().map(needed).max().unwrap_or(0);
        let is_first = self.samples.is_empty();
        let samples = self.samples.entry(extent).or_default();
        samples.seen += 1;
        if cells.len() > 1 {
            let legality = squares
                .as_ref()
                .map_or(0.0, |squares| legality(reading.piece, is_legal, squares));
            samples.placed += 1;
            samples.legal += legality;
            if entered {
                samples.entered += 1;
                samples.entered_legal += legality;
            }
        }
        match cells.len().cmp(&self.most) {
            Ordering::Less => {}
            Ordering::Equal => self.most_seen += 1,
            Ordering::Greater => (self.most, self.most_seen) = (cells.len(), 1),
        }
        self.is_stretched |= !is_first && self.shape != shape;
        self.shape = self.shape.max(shape);
        if is_legal {
            self.counts.insert(cells.len());
        }
        let squares = squares.unwrap_or_default();
        if !printed.is_empty() && reading.piece == Piece::Queen {
            let mut sorted = squares.clone();
            sorted.sort_unstable();
            self.printed += u32::from(printed.contains(&sorted));
        }
        for square in &squares {
            self.reach.0 = self.reach.0.max(square.row.saturating_add(1));
            self.reach.1 = self.reach.1.max(square.column.saturating_add(1));
        }
        let low = squares
            .iter()
            .map(|square| square.row.min(square.column))
            .min();
        self.low = self.low.into_iter().chain(low).min();
        let mut columns: Vec<u32> = squares.iter().map(|square| square.column).collect();
        columns.sort_unstable();
        self.rooks += u32::from(
            columns.len() == cells.len() && columns.iter().copied().eq(0..cells.len() as u32),
        );
        if self.boards.len() < BOARDS {
            self.boards.insert(squares);
        }
    }

    /// Whether the boards have different pieces in the first row.
    pub fn has_first(&self) -> bool {
        let first = |board: &Vec<Square>| board.iter().find(|square| square.row == 0).copied();
        let different: BTreeSet<Square> = self.boards.iter().filter_map(first).collect();
        different.len() > 1
    }

    /// The share of samples with a board that is printed, if there are some.
    pub fn printed(&self, reading: &Reading) -> Option<f64> {
        let seen = self.up_to(u32::MAX).seen;
        let is_of_calls = matches!(reading.kind, Kind::Frames | Kind::FrameMasks);
        let is_printed = self.printed > 1 && reading.live == Live::All && !is_of_calls;
        is_printed.then(|| f64::from(self.printed) / f64::from(seen))
    }

    /// The edge and the size of the board, if a variable names `named`.
    pub fn board(&self, reading: &Reading, named: Option<u32>) -> Option<(u32, Size)> {
        let whole = || Some((0, self.size(reading, named)?));
        self.part(reading, named).or_else(whole)
    }

    /// The size of a board without an edge.
    fn size(&self, reading: &Reading, named: Option<u32>) -> Option<Size> {
        let all = self.up_to(u32::MAX).seen;
        let fits =
            |n: &u32| f64::from(self.up_to(n + reading.shift()).seen) >= FITTING * f64::from(all);
        let most = if reading.piece == Piece::Queen {
            self.most as u32
        } else {
            1
        };
        let named = named.filter(fits).filter(|&named| named >= most);
        let (rows, columns) = self.shape.unwrap_or_default();
        let (rows, columns) = (rows as u32, columns as u32);
        match reading.kind {
            Kind::Integer | Kind::Indices => Some(reading.size),
            Kind::Matrix { .. } | Kind::Numbers if rows > 0 => Size::new(rows, columns).ok(),
            Kind::Columns { .. } | Kind::Masks if !self.is_stretched && fits(&rows) && rows > 0 => {
                let named = named.filter(|&named| named <= rows);
                Size::square(named.unwrap_or(rows)).ok()
            }
            Kind::Pairs if self.is_oblong_tour(reading) => {
                let (rows, columns) = self.reach;
                Size::new(rows - reading.from, columns - reading.from).ok()
            }
            _ => {
                let needed = self.extent().saturating_sub(reading.shift()).max(most);
                Size::square(named.unwrap_or(needed)).ok()
            }
        }
    }

    /// Whether a knight has been on each square of a board that is no square.
    fn is_oblong_tour(&self, reading: &Reading) -> bool {
        let (rows, columns) = self.reach;
        let side = |side: u32| side.saturating_sub(reading.from) as usize;
        let is_full = self.most == side(rows) * side(columns) && self.most > 0;
        reading.piece == Piece::Knight && rows != columns && is_full
    }

    /// The number of the first row and column of squares that are given by two numbers.
    pub fn from(&self, named: Option<u32>) -> u32 {
        let reaches = named.is_none_or(|named| self.extent() == named + 1);
        u32::from(self.low == Some(1) && reaches)
    }

    /// The part of a matrix that is the board, if the program uses no more of it: the number of rows and columns before it,
    /// and its size. It has the size that a variable names, or it has an edge and has been full.
    fn part(&self, reading: &Reading, named: Option<u32>) -> Option<(u32, Size)> {
        let low = self.low.filter(|_| reading.has_edge())?;
        let size = Size::square(self.extent().checked_sub(low)?).ok()?;
        let is_full = self.most as u64 == full(reading.piece, size);
        let is_whole = self
            .shape
            .is_some_and(|(rows, _)| named == Some(rows as u32));
        let is_board = named == Some(size.rows()) || low > 0 && is_full;
        (is_board && !is_whole).then_some((low, size))
    }

    /// The rows and columns that the boards need at least.
    fn extent(&self) -> u32 {
        self.samples
            .last_key_value()
            .map_or(0, |(&extent, _)| extent)
    }

    /// The similarity of the boards to those of a program that places pieces, from 0 to 1. `samples` is the number of
    /// all samples.
    pub fn score(&self, reading: &Reading, samples: u32) -> f64 {
        let full = full(reading.piece, reading.size);
        let Samples {
            seen,
            placed,
            entered,
            ..
        } = self.up_to(u32::MAX);
        // A list that grows and shrinks has no old entries.
        let has_old = reading.live == Live::All || !self.is_stretched;
        if !has_old || self.most < 3 || seen < 3 || full < 4 || self.most as u64 > full {
            return 0.0;
        }
        let share = |legal: f64, seen: u32| legal / f64::from(seen.max(1));
        let side = reading.size.rows().max(reading.size.columns());
        let inside = self.up_to(side + reading.shift());
        let legal = share(inside.legal, placed).max(0.9 * share(inside.entered_legal, entered));
        let is_full = self.counts.contains(&(full as usize));
        let range = self.counts.len() as f64 / (full + 1) as f64;
        let reach = self.most as f64 / full as f64;
        let end = match (reading.piece, is_full) {
            (_, true) => 0.35,
            (Piece::Queen, false) => 0.1 * reach,
            (Piece::Knight, false) => 0.3 * reach,
        };
        let few = if self.boards.len() < 3 { 0.3 } else { 1.0 };
        let coverage = 0.7 + 0.3 * (2.0 * share(seen.into(), samples)).min(1.0);
        let searched = few * coverage * legal * legal * (0.25 + 0.4 * (1.3 * range).min(1.0) + end);
        searched.max(self.tested(reading, is_full, coverage)) - handicap(reading)
    }

    /// The score of full boards that are tested, or repaired.
    fn tested(&self, reading: &Reading, is_full: bool, coverage: f64) -> f64 {
        let seen = self.up_to(u32::MAX).seen;
        let is_always_full = self.most as u64 == full(reading.piece, reading.size)
            && f64::from(self.most_seen) >= 0.9 * f64::from(seen);
        let is_plain = reading.piece == Piece::Queen && reading.live == Live::All;
        if !is_always_full || !is_plain || self.boards.len() < 4 {
            return 0.0;
        }
        let is_permutation = self.rooks >= self.most_seen;
        match (is_permutation, is_full) {
            (true, true) => 0.7 * coverage,
            (true, false) => 0.28 * coverage,
            (false, true) => 0.6 * coverage,
            (false, false) => 0.0,
        }
    }

    /// The samples whose boards need at most `extent` rows and columns.
    fn up_to(&self, extent: u32) -> Samples {
        let mut sum = Samples::default();
        for samples in self.samples.range(..=extent).map(|(_, samples)| samples) {
            sum.seen += samples.seen;
            sum.placed += samples.placed;
            sum.legal += samples.legal;
            sum.entered += samples.entered;
            sum.entered_legal += samples.entered_legal;
        }
        sum
    }
}

impl Reading {
    /// The rows and columns before the first one, in squares that are given by two numbers.
    const fn shift(&self) -> u32 {
        match self.kind {
            Kind::Pairs => self.from,
            _ => self.edge,
        }
    }

    /// Whether there may be rows and columns around the board.
    const fn has_edge(&self) -> bool {
        matches!(self.kind, Kind::Matrix { .. } | Kind::Numbers)
    }
}

/// The degree to which a board is legal, from 0 to 1. Queens that share neither a row nor a column may belong to a
/// program with a mistake, unless they are a list of columns in order. A path may also have a mistake if most of its
/// steps are knight's moves.
fn legality(piece: Piece, is_legal: bool, squares: &[Square]) -> f64 {
    let rows: BTreeSet<u32> = squares.iter().map(|square| square.row).collect();
    let columns: BTreeSet<u32> = squares.iter().map(|square| square.column).collect();
    let are_rooks = rows.len() == squares.len() && columns.len() == squares.len();
    match piece {
        _ if is_legal => 1.0,
        Piece::Knight => {
            let moves = squares.windows(2);
            let leaps = moves.filter(|pair| Step::between(pair[0], pair[1]).is_some());
            let different: BTreeSet<&Square> = squares.iter().collect();
            let is_path = different.len() == squares.len();
            let mostly = 4 * leaps.count() >= 3 * squares.len().saturating_sub(1);
            if is_path && mostly { MISTAKEN } else { 0.0 }
        }
        Piece::Queen if are_rooks && !squares.is_sorted_by_key(|square| square.column) => MISTAKEN,
        Piece::Queen => 0.0,
    }
}

/// The advantage that a reading must have over a plainer one.
fn handicap(reading: &Reading) -> f64 {
    let live = match reading.live {
        Live::All => 0.0,
        Live::Written => 0.01,
        Live::Before(_) => 0.05,
    };
    let from = 0.005 * f64::from(reading.from);
    from + live
        + match reading.kind {
            Kind::Frames | Kind::FrameMasks => 0.25,
            Kind::Numbers => 0.0,
            Kind::Columns { dummy: true } => 0.01,
            Kind::Indices => 0.02,
            _ if reading.piece == Piece::Knight => 0.01,
            _ => 0.0,
        }
}
