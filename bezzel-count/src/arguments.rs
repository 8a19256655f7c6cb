//! The command line.

use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use bezzel_solver::board::Size;
use bezzel_solver::knight::{Board, TourKind};
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::MAX_N;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::order::{self, Share};

/// More threads than any machine has processors only keep each other waiting.
const MOST_THREADS: u32 = 1024;

/// Counts the ways to place n queens on n x n squares so that none attacks another: all of them, and those of which
/// none is a rotation or reflection of another. Or counts the knight's tours of a board.
///
/// `bezzel-count N` is short for `bezzel-count queens N`.
///
/// A count can be divided: --share i/k counts share i of k, numbered from 0, and prints a line of JSON; the command merge
/// adds up the lines of all shares. So any batch system can spread one count over many machines.
#[derive(Debug, Parser)]
#[command(
    name = "bezzel-count",
    version,
    propagate_version = true,
    arg_required_else_help = true,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "Exit codes: 0 done; 1 failed; 2 wrong arguments; 3 shares are missing from a merge; \
                  130 stopped by Ctrl-C, 143 by SIGTERM, and the checkpoint saved if there is one."
)]
pub struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,

    #[command(flatten)]
    queens: Option<Queens>,
}

/// A task of the command.
#[derive(Debug, Subcommand)]
pub enum Task {
    Queens(Queens),
    Tours(Tours),
    Merge(Merge),
    Estimate(Estimate),
    /// Print the completions of the command line for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man {
        /// Print the page of this command, such as tours
        #[arg(value_parser = ["queens", "tours", "merge", "estimate"])]
        command: Option<String>,
    },
}

/// Count the solutions for n queens or superqueens
///
/// Counts all solutions, and those of which none is a rotation or reflection of another.
// Without a subcommand, N says that this is meant.
#[derive(Debug, Args)]
#[group(arg = "n")]
pub struct Queens {
    #[arg(
        value_name = "N",
        help = format!("The number of rows, of columns and of pieces, 1 to {MAX_N}"),
        allow_negative_numbers = true,
        value_parser = between(1, MAX_N)
    )]
    pub n: u32,

    /// The kind of piece: queen, or superqueen, which moves as a knight as well
    #[arg(short, long, default_value = "queen", value_parser = one_of::<Piece>(Piece::ALL.map(Piece::name)))]
    pub piece: Piece,

    #[command(flatten)]
    pub options: Options,
}

/// Count the knight's tours of a board, from which squares may be missing
///
/// A closed tour counts once, for any first square and direction. An open tour counts in either direction, even if it
/// ends a knight's move from its first square.
///
/// The command first prints the memory that the count takes. --share, --checkpoint and merge work as for queens, but
/// the states of the board are found again for each share and after each stop.
#[derive(Debug, Args)]
pub struct Tours {
    /// The board, as rows x columns: 8x8; its shorter side may be up to 8
    #[arg(value_name = "BOARD")]
    size: Size,

    /// The squares that are missing from the board, with commas between them, such as a1,h8
    #[arg(
        long,
        value_name = "SQUARES",
        default_value = "",
        hide_default_value = true
    )]
    holes: String,

    /// The kind of tours
    #[arg(short, long, default_value = "closed", value_parser = one_of::<TourKind>(TourKind::ALL.map(TourKind::name)))]
    kind: TourKind,

    /// The largest memory to use [default: the memory that the system reports as available, or 4096]
    #[arg(short, long, value_name = "MIB")]
    pub memory: Option<u64>,

    #[command(flatten)]
    pub options: Options,
}

/// Add up the shares of a count
///
/// The shares may come in any order. Those that are missing, doubled, changed or of another count are named.
#[derive(Debug, Args)]
pub struct Merge {
    /// The files with the shares, a line each (- for standard input)
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,

    /// Print the total as a line of JSON
    #[arg(long)]
    pub json: bool,
}

/// The options of a count.
#[derive(Debug, Args)]
pub struct Options {
    /// Count one share of so many, numbered from 0, and print it as a line of JSON
    #[arg(short, long, value_name = "I/K", alias = "slice")]
    pub share: Option<Share>,

    /// Print the total as a line of JSON, as shares always are
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub threads: Threads,

    /// Save the count to this file, and resume from it if it exists
    #[arg(short, long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,

    /// The time between two saves of the checkpoint
    #[arg(
        long,
        value_name = "SECONDS",
        default_value = "3",
        requires = "checkpoint",
        value_parser = read_seconds
    )]
    pub checkpoint_every: Duration,

    #[command(flatten)]
    pub shown: Shown,
}

/// The options that say how much is shown.
#[derive(Clone, Copy, Debug, Args)]
pub struct Shown {
    /// Show progress on standard error even if that is no terminal
    #[arg(long, conflicts_with = "quiet")]
    pub progress: bool,

    /// Show nothing but results, warnings and errors
    #[arg(short, long)]
    pub quiet: bool,
}

/// Estimate the work and the number of solutions of a count
///
/// Counts parts of the work that are drawn at random, and prints the core-hours that all of it takes, and the number of
/// solutions, each with its 95 % interval. Parts are drawn from strata, by the number of queens in a quarter of the board.
#[derive(Debug, Args)]
pub struct Estimate {
    #[arg(
        value_name = "N",
        help = format!("The number of rows, of columns and of pieces, 1 to {MAX_N}"),
        allow_negative_numbers = true,
        value_parser = between(1, MAX_N)
    )]
    pub n: u32,

    /// The kind of piece: queen or superqueen
    #[arg(short, long, default_value = "queen", value_parser = one_of::<Piece>(Piece::ALL.map(Piece::name)))]
    pub piece: Piece,

    /// The time to take, such as 30s, 10m or 2h
    #[arg(long = "for", value_name = "TIME", default_value = "1m", value_parser = read_time)]
    pub time: Duration,

    /// Count so many parts, in place of a time
    #[arg(long, value_name = "COUNT", conflicts_with = "time")]
    pub parts: Option<u64>,

    /// The seed of the drawing
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub seed: u64,

    /// Print the estimate as a line of JSON
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub threads: Threads,

    #[command(flatten)]
    pub shown: Shown,
}

/// The option that says how many threads work.
#[derive(Clone, Copy, Debug, Args)]
pub struct Threads {
    #[arg(
        short = 'j',
        long,
        value_name = "COUNT",
        help = format!(
            "The number of threads, 1 to {MOST_THREADS} [default: one for each processor that this process may use]"
        ),
        value_parser = between(1, MOST_THREADS)
    )]
    threads: Option<u32>,
}

impl Arguments {
    pub fn task(self) -> Task {
        self.task
            .or(self.queens.map(Task::Queens))
            .expect("without a subcommand, N is required")
    }
}

impl Tours {
    /// The tours to count, and their board.
    ///
    /// # Errors
    ///
    /// If a hole is no square of the board.
    pub fn tours(&self) -> Result<(order::Tours, Board), clap::Error> {
        let Self {
            size, holes, kind, ..
        } = self;
        let tours = order::Tours::new(*size, holes, *kind);
        let read = tours.and_then(|tours| Some((tours.clone(), tours.board()?)));
        read.ok_or_else(|| {
            let said = format!(
                "invalid value '{holes}' for '--holes <SQUARES>': expected squares of {size} with commas between them, such as a1"
            );
            Arguments::command().error(ErrorKind::ValueValidation, said)
        })
    }

    /// The bytes that the count may use, if they are given.
    pub fn memory_limit(&self) -> Option<u64> {
        self.memory.map(|memory| memory.saturating_mul(1 << 20))
    }
}

impl Threads {
    /// The number of threads; 0 for one on each processor.
    pub fn number(self) -> usize {
        self.threads.map_or(0, |threads| threads as usize)
    }
}

/// The completions of the command line for a shell.
pub fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    let mut command = Arguments::command();
    clap_complete::generate(shell, &mut command, "bezzel-count", &mut script);
    script
}

/// The manual page of a subcommand, or of all of the command.
///
/// # Errors
///
/// Of writing to memory.
pub fn manual_page(subcommand: Option<&str>) -> io::Result<Vec<u8>> {
    let mut command = Arguments::command();
    command.build();
    let found = subcommand.and_then(|name| command.find_subcommand(name));
    let found = found.cloned().unwrap_or(command);
    let mut page = Vec::new();
    let source = concat!("bezzel-count ", env!("CARGO_PKG_VERSION"));
    Man::new(found).source(source).render(&mut page)?;
    Ok(page)
}

/// Reads one of these names, which the help and the completions list.
fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Error + Send + Sync> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}

/// Reads a number in a range.
fn between(least: u32, most: u32) -> impl Fn(&str) -> Result<u32, String> + Clone {
    move |text| {
        let number = text.parse().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("expected {least} to {most}"))
    }
}

/// Reads a time, as a number and a unit.
fn read_time(text: &str) -> Result<Duration, String> {
    const UNITS: [(char, f64); 4] = [('s', 1.0), ('m', 60.0), ('h', 3600.0), ('d', 86400.0)];
    let read = || {
        let unit = text.chars().next_back()?;
        let (_, seconds) = UNITS.into_iter().find(|(name, _)| *name == unit)?;
        let number: f64 = text.strip_suffix(unit)?.parse().ok()?;
        let time = Duration::try_from_secs_f64(number * seconds).ok()?;
        (!time.is_zero()).then_some(time)
    };
    read().ok_or_else(|| "expected a time such as 30s, 10m or 2h".to_owned())
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or_else(|| "expected a number of seconds".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn times_have_a_unit() {
        for (text, seconds) in [("30s", 30), ("10m", 600), ("0.5h", 1800), ("2d", 172_800)] {
            assert_eq!(read_time(text), Ok(Duration::from_secs(seconds)));
        }
        for text in ["", "10", "m", "0s", "-1m", "1 m", "inf s", "1e99d", "5ü"] {
            assert!(read_time(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn seconds_are_not_negative() {
        assert_eq!(read_seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["-1", "NaN", "inf", "soon", ""] {
            assert!(read_seconds(text).is_err(), "{text:?}");
        }
    }
}
