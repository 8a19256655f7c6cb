//! The command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::MAX_N;
use clap::Parser;

use crate::order::{Order, Share};

/// Counts the ways to place n queens on n x n squares so that none attacks another: all of them, and those of which
/// none is a rotation or reflection of another.
///
/// A count can be divided: --slice i/k counts share i of k, numbered from 0, and prints a line of JSON; --merge adds up
/// the lines of all shares. So any batch system can spread one count over many machines.
#[derive(Debug, Parser)]
#[command(
    name = "bezzel-count",
    version,
    override_usage = "bezzel-count [OPTIONS] <N>\n       bezzel-count [--json] --merge <FILE>...",
    arg_required_else_help = true,
    after_help = "Exit codes: 0 done; 1 failed; 2 wrong arguments; 3 shares are missing from a merge; \
                  130 stopped by a signal, and the checkpoint saved if there is one."
)]
pub(crate) struct Arguments {
    /// The number of rows, of columns and of pieces
    #[arg(
        value_name = "N",
        required_unless_present = "merge",
        allow_negative_numbers = true,
        value_parser = read_n
    )]
    n: Option<u32>,

    /// The kind of piece: queen, or superqueen, which moves as a knight as well
    #[arg(long, default_value = "queen")]
    piece: Piece,

    /// Count one share of so many, numbered from 0, and print it as a line of JSON
    #[arg(long, value_name = "I/K")]
    slice: Option<Share>,

    /// Add up the shares in these files (- for standard input), a line each
    #[arg(
        long,
        value_name = "FILE",
        num_args = 1..,
        conflicts_with_all = ["n", "piece", "slice", "threads", "checkpoint", "checkpoint_every", "progress"]
    )]
    merge: Option<Vec<PathBuf>>,

    /// Print the total as a line of JSON
    #[arg(long, conflicts_with = "slice")]
    json: bool,

    /// How many threads count [default: as many as this process may run at once]
    #[arg(long, value_name = "COUNT")]
    threads: Option<NonZeroUsize>,

    /// Keep in this file what has been counted, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    /// How often the checkpoint is saved
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "3",
        requires = "checkpoint",
        value_parser = read_seconds
    )]
    checkpoint_every: Duration,

    /// Show progress on standard error even if that is no terminal
    #[arg(long)]
    progress: bool,
}

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Task {
    Count { order: Order, how: How, json: bool },
    Merge { files: Vec<PathBuf>, json: bool },
}

/// How a count is to be done; the result is the same.
#[derive(Debug)]
pub(crate) struct How {
    /// `None` for as many as are worth while.
    pub(crate) threads: Option<NonZeroUsize>,
    pub(crate) checkpoint: Option<PathBuf>,
    pub(crate) checkpoint_every: Duration,
    /// Whether progress is shown in any case.
    pub(crate) progress: bool,
}

impl Arguments {
    pub(crate) fn task(self) -> Task {
        let json = self.json;
        match (self.n, self.merge) {
            (Some(n), None) => Task::Count {
                order: Order {
                    n,
                    piece: self.piece,
                    share: self.slice,
                },
                how: How {
                    threads: self.threads,
                    checkpoint: self.checkpoint,
                    checkpoint_every: self.checkpoint_every,
                    progress: self.progress,
                },
                json,
            },
            (_, files) => Task::Merge {
                files: files.unwrap_or_default(),
                json,
            },
        }
    }
}

fn read_n(text: &str) -> Result<u32, String> {
    let n = text.parse().ok();
    n.filter(|n| (1..=MAX_N).contains(n))
        .ok_or_else(|| format!("expected 1 to {MAX_N}"))
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "expected a number of seconds".to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn seconds_are_not_negative() {
        assert_eq!(read_seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["-1", "NaN", "inf", "soon", ""] {
            assert!(read_seconds(text).is_err(), "{text:?}");
        }
    }
}
