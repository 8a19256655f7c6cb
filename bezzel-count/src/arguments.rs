//! The command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::MAX_N;
use clap::{Args, Parser, Subcommand};

use crate::order::{Board, Order, Share, Tours};

/// More threads for each processor only keep each other waiting.
const THREADS_A_PROCESSOR: usize = 4;

/// Counts the ways to place n queens on n x n squares so that none attacks another: all of them, and those of which
/// none is a rotation or reflection of another. Or counts the knight's tours of a board.
///
/// A count can be divided: --slice i/k counts share i of k, numbered from 0, and prints a line of JSON; --merge adds up
/// the lines of all shares. So any batch system can spread one count over many machines.
#[derive(Debug, Parser)]
#[command(
    name = "bezzel-count",
    version,
    override_usage = "bezzel-count [OPTIONS] <N>\n       bezzel-count tours [OPTIONS] <BOARD>\n       bezzel-count [--json] --merge <FILE>...",
    arg_required_else_help = true,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    disable_help_subcommand = true,
    after_help = "Exit codes: 0 done; 1 failed; 2 wrong arguments; 3 shares are missing from a merge; \
                  130 stopped by a signal, and the checkpoint saved if there is one."
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    other: Option<Other>,

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

    /// Add up the shares in these files (- for standard input), a line each
    #[arg(
        long,
        value_name = "FILE",
        num_args = 1..,
        conflicts_with_all = ["n", "piece", "slice", "threads", "checkpoint", "checkpoint_every", "progress"]
    )]
    merge: Option<Vec<PathBuf>>,

    #[command(flatten)]
    options: Options,
}

/// Another thing to count than queens.
#[derive(Debug, Subcommand)]
enum Other {
    /// Count the knight's tours of a board
    Tours(ToursArguments),
}

/// Counts the knight's tours of a board. A closed tour counts once, for any first square and direction. An open tour
/// counts in either direction, even if it ends a knight's move from its first square.
///
/// The command first prints the memory that the count takes. --slice, --merge and --checkpoint work as for queens, but
/// the states of the board are found again for each share and after each stop.
#[derive(Debug, Args)]
struct ToursArguments {
    /// The board, as rows x columns: 8x8; its shorter side may be up to 8
    #[arg(value_name = "BOARD")]
    size: Size,

    /// The kind of tours: closed, or open
    #[arg(long, default_value = "closed")]
    kind: TourKind,

    /// The largest memory to use [default: the memory that the system reports as available, or 4096]
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,

    #[command(flatten)]
    options: Options,
}

/// The options of a count.
#[derive(Debug, Args)]
struct Options {
    /// Count one share of so many, numbered from 0, and print it as a line of JSON
    #[arg(long, value_name = "I/K")]
    slice: Option<Share>,

    /// Print the total as a line of JSON
    #[arg(long, conflicts_with = "slice")]
    json: bool,

    /// The number of threads, at most four for each processor [default: one for each that this process may use]
    #[arg(long, value_name = "COUNT", value_parser = read_threads)]
    threads: Option<NonZeroUsize>,

    /// Save the count to this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    /// The time between two saves of the checkpoint
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

/// A task of the command.
#[derive(Debug)]
pub(crate) enum Task {
    Count { order: Order, how: How, json: bool },
    Merge { files: Vec<PathBuf>, json: bool },
}

/// The way to count, which does not change the result.
#[derive(Debug)]
pub(crate) struct How {
    /// `None` for as many as are worth while.
    pub(crate) threads: Option<NonZeroUsize>,
    pub(crate) checkpoint: Option<PathBuf>,
    pub(crate) checkpoint_every: Duration,
    /// Whether progress is shown in any case.
    pub(crate) progress: bool,
    /// The bytes that a count of tours may use, if they are given.
    pub(crate) memory: Option<u64>,
}

impl Arguments {
    pub(crate) fn task(self) -> Task {
        match (self.other, self.n, self.merge) {
            (Some(Other::Tours(tours)), ..) => {
                let ToursArguments { size, kind, .. } = tours;
                let memory = tours.memory.map(|memory| memory.saturating_mul(1 << 20));
                let board = Board::Tours(Tours { size, kind });
                tours.options.task(board, memory)
            }
            (None, Some(n), None) => {
                let piece = self.piece;
                let board = Board::Queens { n, piece };
                self.options.task(board, None)
            }
            (None, _, files) => Task::Merge {
                files: files.unwrap_or_default(),
                json: self.options.json,
            },
        }
    }
}

impl Options {
    fn task(self, board: Board, memory: Option<u64>) -> Task {
        Task::Count {
            order: Order {
                board,
                share: self.slice,
            },
            how: How {
                threads: self.threads,
                checkpoint: self.checkpoint,
                checkpoint_every: self.checkpoint_every,
                progress: self.progress,
                memory,
            },
            json: self.json,
        }
    }
}

fn read_n(text: &str) -> Result<u32, String> {
    let n = text.parse().ok();
    n.filter(|n| (1..=MAX_N).contains(n))
        .ok_or_else(|| format!("expected 1 to {MAX_N}"))
}

fn read_threads(text: &str) -> Result<NonZeroUsize, String> {
    let processors = available_parallelism().map_or(1, NonZeroUsize::get);
    let most = THREADS_A_PROCESSOR * processors;
    let threads: Option<NonZeroUsize> = text.parse().ok();
    threads
        .filter(|threads| threads.get() <= most)
        .ok_or_else(|| format!("expected 1 to {most}, four for each of {processors} processors"))
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
