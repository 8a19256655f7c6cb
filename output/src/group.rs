//! Candidates of one form and size, judged in every way in which their numbers can be understood.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::Fault;
use crate::candidate::{Candidate, Form, HASH, hashed};
use crate::judge::{Queens, Reading, Stand, tour};
use bezzel_solver::queens::Piece;

/// The largest board that is judged.
pub const MAX_N: u32 = 4096;
/// The number of numbers of wrong positions that are kept, to be shown.
const KEPT: usize = 1 << 15;
/// The number of different words after which positions are kept apart.
const CONTEXTS: usize = 256;
/// The smallest size: smaller boards have no solutions except for one queen, and numbers in other texts would look like
/// them.
const MIN_N: u32 = 4;

/// The candidates of one form and size.
#[derive(Clone, Debug, Default)]
pub(crate) struct Group {
    /// The number of candidates after each word.
    pub(crate) seen: BTreeMap<u64, u64>,
    /// The first of them.
    pub(crate) first: Kept,
    /// The tally in each way of reading. None is dropped, since a late candidate may decide.
    tallies: Vec<Tally>,
    /// The number of candidates.
    total: u64,
    /// The numbers that are kept of them.
    kept: usize,
}

/// The tally of the candidates in one way of reading.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) reading: Reading,
    /// The number of candidates that are right, or would be with the missing last row, after each word.
    pub(crate) right: BTreeMap<u64, u64>,
    /// The line of the first right one.
    pub(crate) first_right: Option<u64>,
    /// The number of candidates without a number that the board does not have.
    pub(crate) fits: u64,
    /// The number of candidates with one queen in each row and column, or each square of a tour once.
    pub(crate) whole: u64,
    pub(crate) wrong: Kept,
    /// The right candidates, each as a number: exact up to n = 16, a hash beyond.
    pub(crate) found: BTreeSet<u64>,
    /// Solutions that were printed before.
    pub(crate) doubled: Kept,
    /// The number of repeated candidates.
    pub(crate) repeats: u64,
    /// Whether the right candidates are in lexicographic order.
    pub(crate) ordered: bool,
    /// The last right candidate, in its printed form.
    last: Vec<u32>,
    queens: Queens,
    /// The number that stood before the last list.
    counter: Option<u32>,
}

/// Candidates that are kept while there is room for them, each with its number in its group.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    pub(crate) items: Vec<(u64, Arc<Candidate>)>,
    used: usize,
}

impl Kept {
    fn push(&mut self, number: u64, candidate: &Arc<Candidate>) {
        // The first candidate is kept, even a large one.
        if self.items.is_empty() || self.used + candidate.size() <= KEPT {
            self.used += candidate.size();
            self.items.push((number, Arc::clone(candidate)));
        } else {
            self.used = KEPT;
        }
    }
}

impl Group {
    /// A group of candidates such as this one, on boards of n rows if n is given.
    pub fn of(candidate: &Candidate, n: Option<u32>) -> Self {
        let tallies = readings(candidate, n).into_iter().map(Tally::new);
        Self {
            seen: BTreeMap::new(),
            first: Kept::default(),
            tallies: tallies.collect(),
            total: 0,
            kept: 0,
        }
    }

    pub const fn total(&self) -> u64 {
        self.total
    }

    /// The numbers that are kept of its candidates.
    pub const fn kept(&self) -> usize {
        self.kept
    }

    /// Judges a candidate, and keeps it if a list of its kind has room for it and its size is at most `room`. Returns
    /// the room that it takes.
    pub fn add(&mut self, candidate: Candidate, piece: Piece, room: usize) -> usize {
        count(&mut self.seen, candidate.context);
        self.total += 1;
        let number = self.total;
        let size = candidate.size();
        let candidate = Arc::new(candidate);
        let is_room = size <= room;
        if is_room {
            self.first.push(number, &candidate);
        }
        for tally in &mut self.tallies {
            tally.add(number, &candidate, piece, is_room);
        }
        let taken = if Arc::strong_count(&candidate) > 1 {
            size
        } else {
            0
        };
        self.kept += taken;
        taken
    }

    /// The reading that explains most. Whole permutations are lists of columns: that the first number is a position's
    /// own, or that a last row is left out, is believed only where it makes twice as many whole, some of them right.
    pub fn best(&self) -> Option<&Tally> {
        let of = |plain: bool| {
            let tallies = self.tallies.iter();
            tallies.filter(move |tally| tally.reading.is_plain() == plain)
        };
        let plain = of(true).max_by_key(|tally| {
            let Reading {
                from, rows_from, ..
            } = tally.reading;
            let right = (tally.whole, tally.right());
            (right, tally.fits, rows_from == from, from)
        });
        let other = of(false).max_by_key(|tally| {
            let Reading {
                numbered,
                short,
                from,
                ..
            } = tally.reading;
            let explained = tally.whole + tally.right();
            (explained, !short, !numbered, tally.fits, from)
        });
        match (plain, other) {
            (Some(plain), Some(other)) if other.whole <= 2 * plain.whole || other.right() == 0 => {
                Some(plain)
            }
            (plain, other) => other.or(plain),
        }
    }

    /// The loss if the group were dropped.
    pub fn weight(&self) -> (u64, u64, u64) {
        let best = self.best();
        let of = |what: fn(&Tally) -> u64| best.map_or(0, what);
        (of(Tally::right), of(|tally| tally.whole), self.total())
    }
}

impl Tally {
    fn new(reading: Reading) -> Self {
        Self {
            reading,
            right: BTreeMap::new(),
            first_right: None,
            fits: 0,
            whole: 0,
            wrong: Kept::default(),
            found: BTreeSet::new(),
            doubled: Kept::default(),
            repeats: 0,
            ordered: true,
            last: Vec::new(),
            queens: Queens::default(),
            counter: None,
        }
    }

    pub fn right(&self) -> u64 {
        self.right.values().sum()
    }

    /// The number of candidates that are right in their printed form. If the last row is missing, it is 0.
    pub fn explained(&self) -> u64 {
        if self.reading.short { 0 } else { self.right() }
    }

    /// The same reading with all of these candidates as wrong ones. A missing last row is assumed only if it would make
    /// some of them right.
    pub fn all_wrong(&self, all: &Kept) -> Self {
        let reading = Reading {
            short: self.right() > 0,
            ..self.reading
        };
        Self {
            wrong: all.clone(),
            ..Self::new(reading)
        }
    }

    fn add(&mut self, number: u64, candidate: &Arc<Candidate>, piece: Piece, is_room: bool) {
        let Some(key) = self.judged(candidate, piece) else {
            if is_room {
                self.wrong.push(number, candidate);
            }
            return;
        };
        count(&mut self.right, candidate.context);
        self.first_right.get_or_insert(candidate.line);
        self.ordered &= self.last <= self.queens.columns;
        std::mem::swap(&mut self.last, &mut self.queens.columns);
        if !self.found.insert(key) {
            self.repeats += 1;
            if is_room {
                self.doubled.push(number, candidate);
            }
        }
    }

    /// A right one's key; none if it is wrong. Its numbers are left in `queens`, in the order in which they are compared.
    fn judged(&mut self, candidate: &Candidate, piece: Piece) -> Option<u64> {
        if candidate.form.is_tour() {
            let tour = tour(candidate);
            self.whole += u64::from(matches!(tour, Ok(_) | Err(Fault::NotAMove { .. })));
            let squares = tour.ok()?;
            self.fits += 1;
            let numbers = squares
                .iter()
                .flat_map(|square| [square.row, square.column]);
            self.queens.columns.clear();
            self.queens.columns.extend(numbers);
            return Some(key(&self.queens.columns, MAX_N));
        }
        // The number of a list that is printed twice comes twice.
        let mut is_again = false;
        if self.reading.numbered {
            let counter = candidate.values.first().copied();
            let before = std::mem::replace(&mut self.counter, counter);
            if before > counter {
                return None;
            }
            is_again = before == counter;
        }
        let reading = self.reading;
        if !self.queens.place(reading, candidate) {
            return None;
        }
        self.fits += 1;
        let stand = self.queens.stand(reading, candidate, piece);
        self.whole += u64::from(stand != Stand::Wrong);
        let columns = &mut self.queens.columns;
        if stand != Stand::Right || is_again && *columns != self.last {
            return None;
        }
        let key = key(columns, reading.n);
        // Names of squares come column by column.
        if candidate.form == Form::Names {
            let mut ranks = vec![0; columns.len()];
            for (row, &column) in (1..).zip(&*columns) {
                ranks[column as usize] = reading.n - row;
            }
            *columns = ranks;
        }
        Some(key)
    }
}

/// The ways in which the numbers of a candidate can be understood, the more usual ones first.
fn readings(candidate: &Candidate, n: Option<u32>) -> Vec<Reading> {
    let width = candidate.width;
    let reading = |n, from| Reading {
        n,
        from,
        rows_from: from,
        numbered: false,
        short: false,
    };
    let all = match candidate.form {
        form if form.is_tour() => {
            let from = u32::from(!candidate.values.contains(&0));
            return vec![reading(candidate.rows, from)];
        }
        Form::Matrix => vec![reading(width, 0)],
        Form::Names | Form::Pairs | Form::WordedPairs => {
            // Rows and columns may be counted from different numbers.
            let from: &[(u32, u32)] = if candidate.form == Form::Names {
                &[(1, 1)]
            } else {
                &[(1, 1), (0, 0), (0, 1), (1, 0)]
            };
            // On boards with few squares, numbers of a larger board are no sign of a missing row.
            let short = if width < MIN_N { 0..=0 } else { 0..=1 };
            let all = short.flat_map(|short| from.iter().map(move |from| (short, *from)));
            all.map(|(short, (rows_from, from))| Reading {
                short: short > 0,
                rows_from,
                ..reading(width + short, from)
            })
            .collect()
        }
        _ => {
            let mut all = Vec::new();
            for (numbered, short) in [(false, false), (true, false), (false, true), (true, true)] {
                let n = width - u32::from(numbered) + u32::from(short);
                all.extend([1, 0].map(|from| Reading {
                    numbered,
                    short,
                    ..reading(n, from)
                }));
            }
            all
        }
    };
    let fits = |reading: &Reading| match n {
        Some(n) => reading.n == n,
        None => (MIN_N..=MAX_N).contains(&reading.n),
    };
    let mut fitting: Vec<Reading> = all.into_iter().filter(fits).collect();
    if let Some(n) = n
        && fitting.is_empty()
    {
        // In that case, all have a wrong length.
        fitting.extend([1, 0].map(|from| reading(n, from)));
    }
    fitting
}

/// A number for these columns of n, or for other numbers below n, that no others have: for n up to 16. Beyond it is a hash.
pub fn key(numbers: &[u32], n: u32) -> u64 {
    let numbers = numbers.iter().map(|&number| u64::from(number));
    if n <= 16 {
        numbers.fold(0, |key, number| key << 4 | number)
    } else {
        numbers.fold(HASH, hashed)
    }
}

/// Counts one more, under 0 where there are too many names.
fn count(counts: &mut BTreeMap<u64, u64>, name: u64) {
    let known = counts.len() < CONTEXTS || counts.contains_key(&name);
    *counts.entry(if known { name } else { 0 }).or_default() += 1;
}
