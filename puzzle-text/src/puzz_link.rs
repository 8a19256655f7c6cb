//! Links of puzz.link to a Star Battle: `starbattle/COLUMNS/ROWS/STARS/BORDERS`.
//!
//! The borders are bits, 1 where two squares beside each other belong to different regions: first those between columns, row by
//! row, then those between rows. Five bits are a digit or a letter from a to v. Each of the two parts begins a new character.

use bezzel_solver::Coded;
use bezzel_solver::queens::puzzle::{MAX_N, Puzzle};
use thiserror::Error;

use crate::cells::of_regions;
use crate::error::{Fault, TextError};

/// The bits of a character.
const BITS: usize = 5;

/// The name of the puzzle there.
const NAME: &str = "starbattle";

/// Why a puzzle has no link there.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NoPuzzLink {
    /// The puzzle has no regions.
    #[error("a puzzle without regions is no Star Battle")]
    Undivided,
    /// A region lies in pieces.
    #[error("region {0} lies in several pieces: borders alone do not show that")]
    InPieces(char),
}

impl Coded for NoPuzzLink {
    fn code(&self) -> &'static str {
        "regions"
    }
}

/// The link of a puzzle, which does not hold its rule and its given queens.
///
/// # Errors
///
/// [`NoPuzzLink`] if borders do not show its regions.
///
/// # Examples
///
/// ```
/// use bezzel_puzzle_text::{read, to_puzz_link};
///
/// let puzzle = &read("aaabbb abbbcc addeec ffddec feeeec fccccc".replace(' ', "\n").as_str())?[0];
/// assert_eq!(to_puzz_link(puzzle)?, "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn to_puzz_link(puzzle: &Puzzle) -> Result<String, NoPuzzLink> {
    let n = puzzle.n() as usize;
    let regions = puzzle.regions().ok_or(NoPuzzLink::Undivided)?;
    let across = pairs(n, n).map(|(at, beside)| regions[at] != regions[beside]);
    let down = pairs_down(n, n).map(|(at, below)| regions[at] != regions[below]);
    let borders = Borders {
        across: across.collect(),
        down: down.collect(),
    };
    let pieces = borders.regions(n, n);
    for (at, region) in regions.iter().enumerate() {
        let first = regions.iter().position(|other| other == region);
        if first.is_some_and(|first| pieces[first] != pieces[at]) {
            return Err(NoPuzzLink::InPieces(char::from(b'a' + region)));
        }
    }
    let body = [borders.across, borders.down].map(|bits| encoded(&bits));
    Ok(format!(
        "https://puzz.link/p?{NAME}/{n}/{n}/1/{}",
        body.concat()
    ))
}

/// The puzzle of a link; `None` if it is no link to a puzzle of that page.
pub fn read(link: &str) -> Option<Result<Puzzle, TextError>> {
    let lower = link.to_ascii_lowercase();
    if let Some(start) = lower.find(NAME) {
        let parts = &lower[start + NAME.len()..];
        // The editor's links say so behind the name, and a variant has a part of its own.
        let parts = parts.split_once('/').map_or("", |(_, parts)| parts);
        return Some(star_battle(parts));
    }
    let is_there = ["puzz.link/p", "pzv.jp/p", "pzprxs", "pzplus"]
        .iter()
        .any(|page| lower.contains(page));
    let (_, behind) = lower.split_once('?').filter(|_| is_there)?;
    let name = behind
        .split('/')
        .find(|part| !part.is_empty())
        .unwrap_or_default();
    Some(Err(Fault::Type(name.to_owned()).into()))
}

fn star_battle(parts: &str) -> Result<Puzzle, TextError> {
    let mut parts = parts.split(['/', '&', '#']).peekable();
    // Flags of a variant and of the way of drawing.
    while parts
        .next_if(|part| matches!(*part, "v:" | "v" | "d" | "e" | ""))
        .is_some()
    {}
    let mut number = |part| {
        let found = parts.next().unwrap_or_default();
        let refused = || {
            let found = found.to_owned();
            TextError::from(Fault::Part { found, part })
        };
        found.parse::<usize>().map_err(|_| refused())
    };
    let columns = number("COLUMNS")?;
    let rows = number("ROWS")?;
    let stars = parts.next().unwrap_or_default();
    if stars.parse::<usize>().is_err() {
        let (found, part) = (stars.to_owned(), "STARS");
        return Err(Fault::Part { found, part }.into());
    }
    if stars != "1" {
        return Err(Fault::Stars(stars.to_owned()).into());
    }
    if rows != columns || !(1..=MAX_N as usize).contains(&rows) {
        return Err(Fault::Size { rows, columns }.into());
    }
    let body = parts.next().unwrap_or_default();
    let bits = rows * (columns - 1);
    let characters = bits.div_ceil(BITS);
    let found = body.chars().count();
    if found < 2 * characters {
        let expected = 2 * characters;
        return Err(Fault::Borders { found, expected }.into());
    }
    let decoded = |from: usize| -> Result<Vec<bool>, TextError> {
        let mut all = Vec::new();
        for sign in body.chars().skip(from).take(characters) {
            let value = sign.to_digit(32).ok_or(Fault::Border(sign))?;
            all.extend((0..BITS).rev().map(|bit| value >> bit & 1 == 1));
        }
        all.truncate(bits);
        Ok(all)
    };
    let borders = Borders {
        across: decoded(0)?,
        down: decoded(characters)?,
    };
    borders.puzzle(rows)
}

fn encoded(bits: &[bool]) -> String {
    let value = |bits: &[bool]| {
        (0..BITS).fold(0, |all, at| {
            all << 1 | u32::from(bits.get(at) == Some(&true))
        })
    };
    let letters = bits.chunks(BITS).map(value);
    letters
        .filter_map(|value| char::from_digit(value, 32))
        .collect()
}

/// The borders between the squares of a board.
pub struct Borders {
    /// Those between columns, row by row.
    pub across: Vec<bool>,
    /// Those between rows, row by row.
    pub down: Vec<bool>,
}

impl Borders {
    /// The puzzle whose regions these are.
    pub fn puzzle(&self, n: usize) -> Result<Puzzle, TextError> {
        let regions = self.regions(n, n);
        let found = regions.iter().max().map_or(0, |last| last + 1);
        if found != n {
            return Err(Fault::Regions { found, n }.into());
        }
        of_regions(n, &regions)
    }

    /// The number of each square's region, in the order in which they first occur.
    fn regions(&self, rows: usize, columns: usize) -> Vec<usize> {
        // Squares that are joined have the same least square.
        let mut least: Vec<usize> = (0..rows * columns).collect();
        let across = pairs(rows, columns).zip(&self.across);
        let down = pairs_down(rows, columns).zip(&self.down);
        for ((a, b), _) in across.chain(down).filter(|(_, border)| !**border) {
            let (a, b) = (root(&least, a), root(&least, b));
            least[a.max(b)] = a.min(b);
        }
        let mut roots = Vec::new();
        let number = |at: usize| {
            let root = root(&least, at);
            let known = roots.iter().position(|&other| other == root);
            known.unwrap_or_else(|| {
                roots.push(root);
                roots.len() - 1
            })
        };
        (0..rows * columns).map(number).collect()
    }
}

fn root(least: &[usize], mut at: usize) -> usize {
    while least[at] != at {
        at = least[at];
    }
    at
}

/// Squares beside each other, row by row.
pub fn pairs(rows: usize, columns: usize) -> impl Iterator<Item = (usize, usize)> {
    let starts =
        (0..rows).flat_map(move |row| (1..columns).map(move |column| row * columns + column - 1));
    starts.map(|at| (at, at + 1))
}

/// Squares below each other, row by row.
pub fn pairs_down(rows: usize, columns: usize) -> impl Iterator<Item = (usize, usize)> {
    let starts = 0..rows.saturating_sub(1) * columns;
    starts.map(move |at| (at, at + columns))
}
