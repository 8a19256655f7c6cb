//! Adding up the shares of a count.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;

use crate::order::{Board, VERSION};
use crate::share::{SCHEMA, ShareLine};
use crate::total::{Total, TotalError};

/// The place of a share in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    file: PathBuf,
    line: usize,
}

/// The reason why shares do not add up to a count.
#[derive(Debug, Error)]
pub enum MergeError {
    #[error("{file} cannot be read: {error}")]
    Read { file: PathBuf, error: io::Error },
    #[error("there are no shares in these files")]
    Empty,
    #[error("{place} is not a share of a count: {reason}")]
    Line { place: Place, reason: String },
    #[error("{place} was changed or damaged: it does not fit its check value")]
    Changed { place: Place },
    #[error(
        "{place} was counted by version {found}, this is {VERSION}: their shares are not the same"
    )]
    Version { place: Place, found: String },
    #[error(
        "{place} has parts by another numbering than those of this program: their shares are not the same"
    )]
    Numbering { place: Place },
    #[error("{place} is of another count than {first}: {found}, not {expected}")]
    Other {
        place: Place,
        found: Box<Divided>,
        first: Place,
        expected: Box<Divided>,
    },
    #[error("share {share} is there twice: {first} and {second}{others}")]
    Doubled {
        share: u32,
        first: Place,
        second: Place,
        others: Others,
    },
    #[error("{missing} of {shares} shares are missing: {which}")]
    Missing {
        missing: u32,
        shares: u32,
        which: String,
    },
    #[error("the shares add up to more than can be: one was changed")]
    TooMany,
    #[error(transparent)]
    Total(#[from] TotalError),
}

/// A count that is divided into shares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divided {
    board: Board,
    shares: u32,
}

/// A share in the input.
#[derive(Debug)]
struct Given {
    line: ShareLine,
    /// The count that it is a share of.
    of: Divided,
    place: Place,
}

/// Shares that occur twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Others(Vec<u32>);

/// The greatest number of runs of missing shares that a message names.
const MOST_NAMED: usize = 20;

/// Adds up the shares in these files, `-` being standard input.
///
/// # Errors
///
/// If they are not all shares of one count, each once.
pub fn merge(files: &[PathBuf]) -> Result<Total, MergeError> {
    let mut shares = Vec::new();
    for file in files {
        let read = |error| MergeError::Read {
            file: file.clone(),
            error,
        };
        if file == Path::new("-") {
            read_shares(file, io::stdin().lock(), &mut shares)?;
        } else {
            let reader = BufReader::new(File::open(file).map_err(read)?);
            read_shares(file, reader, &mut shares)?;
        }
    }
    add_up(shares)
}

fn read_shares(
    file: &Path,
    reader: impl BufRead,
    shares: &mut Vec<Given>,
) -> Result<(), MergeError> {
    for (line, text) in (1..).zip(reader.lines()) {
        let text = text.map_err(|error| MergeError::Read {
            file: file.to_owned(),
            error,
        })?;
        if text.trim().is_empty() {
            continue;
        }
        let place = Place {
            file: file.to_owned(),
            line,
        };
        shares.push(read_share(&text, place)?);
    }
    Ok(())
}

fn read_share(text: &str, place: Place) -> Result<Given, MergeError> {
    let wrong = |reason| MergeError::Line {
        place: place.clone(),
        reason,
    };
    let line: ShareLine = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    if line.schema != SCHEMA {
        return Err(wrong(format!(
            "it has the schema {}, expected {SCHEMA}",
            line.schema
        )));
    }
    if line.version != VERSION {
        return Err(MergeError::Version {
            place,
            found: line.version,
        });
    }
    let board = line.board();
    let board = board.ok_or_else(|| wrong("it does not name a count".to_owned()))?;
    if !line.is_numbered_alike() {
        return Err(MergeError::Numbering { place });
    }
    let expected = line.expected_parts();
    let expected = expected.map_err(|error| wrong(error.to_string()))?;
    if line.parts != expected {
        let part_range = |parts: Option<(u64, u64)>| {
            parts.map_or("of no number".to_owned(), |(from, to)| {
                format!("{from} to {to}")
            })
        };
        let (found, expected) = (part_range(line.parts), part_range(expected));
        return Err(wrong(format!(
            "it has the parts {found}, expected {expected}"
        )));
    }
    if line.check != line.expected_check() {
        return Err(MergeError::Changed { place });
    }
    let shares = line.shares;
    let of = Divided { board, shares };
    Ok(Given { line, of, place })
}

fn add_up(mut shares: Vec<Given>) -> Result<Total, MergeError> {
    let first = shares.first().ok_or(MergeError::Empty)?;
    let expected = first.of.clone();
    if let Some(other) = shares.iter().find(|share| share.of != expected) {
        return Err(MergeError::Other {
            place: other.place.clone(),
            found: Box::new(other.of.clone()),
            first: first.place.clone(),
            expected: Box::new(expected),
        });
    }
    shares.sort_by_key(|share| share.line.share);
    check_none_doubled(&shares)?;
    let lines = shares.iter().map(|share| &share.line);
    check_none_missing(expected.shares, lines.clone().map(|line| line.share))?;
    let count = lines
        .clone()
        .try_fold(0_u128, |count, line| count.checked_add(line.count))
        .ok_or(MergeError::TooMany)?;
    let seconds = lines.map(|line| line.seconds).sum();
    let time = Duration::try_from_secs_f64(seconds).unwrap_or_default();
    Ok(Total::new(expected.board, count, time)?)
}

/// Checks that no share follows itself in a sorted list.
fn check_none_doubled(shares: &[Given]) -> Result<(), MergeError> {
    let mut doubled = shares
        .windows(2)
        .filter(|pair| pair[0].line.share == pair[1].line.share);
    let Some([first, second]) = doubled.next() else {
        return Ok(());
    };
    let share = first.line.share;
    let mut others: Vec<u32> = doubled.map(|pair| pair[0].line.share).collect();
    others.retain(|other| *other != share);
    others.dedup();
    Err(MergeError::Doubled {
        share,
        first: first.place.clone(),
        second: second.place.clone(),
        others: Others(others),
    })
}

/// Checks that different shares in ascending order are complete.
fn check_none_missing(
    shares: u32,
    present: impl Iterator<Item = u32> + Clone,
) -> Result<(), MergeError> {
    let before = std::iter::once(0).chain(present.clone().map(|share| share + 1));
    let gaps = before
        .zip(present.chain([shares]))
        .filter(|(from, to)| from < to);
    let missing: u32 = gaps.clone().map(|(from, to)| to - from).sum();
    if missing == 0 {
        return Ok(());
    }
    let mut names: Vec<String> = gaps
        .take(MOST_NAMED + 1)
        .map(|(from, to)| match to - from {
            1 => from.to_string(),
            _ => format!("{from}-{}", to - 1),
        })
        .collect();
    if names.len() > MOST_NAMED {
        names.truncate(MOST_NAMED);
        names.push("…".to_owned());
    }
    Err(MergeError::Missing {
        missing,
        shares,
        which: names.join(", "),
    })
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of {}", self.line, self.file.display())
    }
}

impl fmt::Display for Divided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {} shares", self.board, self.shares)
    }
}

impl fmt::Display for Others {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.len() {
            0 => Ok(()),
            1 => write!(f, "; so is share {}", self.0[0]),
            count => write!(f, "; so are {count} other shares"),
        }
    }
}
