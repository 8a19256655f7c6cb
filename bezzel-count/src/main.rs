//! `bezzel-count`: counts the solutions or the tours of a board with all cores, or one share of a count that many machines work on.
//!
//! [`arguments`] reads the request. A [`mod@run`] counts: [`counting`] lets threads work, while a [`ledger`] holds
//! what they have counted; [`progress`] shows it and [`checkpoint`] keeps it in a file, until the end or a signal to
//! [`stop`]. A [`share`] of a count is printed as a line, and [`merge`] adds such lines up to a [`total`].
//! An [`estimate`] of a count is made from parts that are drawn at random.

mod arguments;
mod checkpoint;
mod counting;
mod estimate;
mod ledger;
mod merge;
mod order;
mod progress;
mod run;
mod share;
mod stop;
mod total;
mod tours;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use bezzel_solver::knight::count::{CountError, TourCountRequest};
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::CountRequest;
use clap::Parser;
use thiserror::Error;

use arguments::{Arguments, Options, Task};
use checkpoint::CheckpointError;
use counting::CountingError;
use estimate::{EstimateError, Estimating};
use ledger::Ledger;
use merge::MergeError;
use order::{Board, Order, Share};
use run::Run;
use share::ShareLine;
use total::{Total, TotalError};

/// A failure of the command.
#[derive(Debug, Error)]
enum Failure {
    #[error(transparent)]
    Queens(#[from] QueensError),
    #[error(transparent)]
    Tours(#[from] CountError),
    #[error(transparent)]
    Counting(#[from] CountingError),
    #[error(transparent)]
    Checkpoint(#[from] CheckpointError),
    #[error(transparent)]
    Merge(#[from] MergeError),
    #[error(transparent)]
    Estimate(#[from] EstimateError),
    #[error(transparent)]
    Total(#[from] TotalError),
    #[error("cannot install the signal handlers: {0}")]
    Signals(io::Error),
    #[error("the result cannot be printed: {0}")]
    Print(io::Error),
    #[error("stopped at {done:.1} %; {advice}")]
    Stopped {
        done: f64,
        advice: String,
        signal: usize,
    },
}

impl Failure {
    /// The exit code, as in `--help`; 2 for wrong arguments.
    fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Merge(MergeError::Missing { .. }) => 3,
            Self::Stopped { signal, .. } => u8::try_from(128 + signal).unwrap_or(u8::MAX),
            _ => 1,
        })
    }
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            progress::say(&format!("bezzel-count: {failure}"));
            failure.exit_code()
        }
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.task() {
        Task::Queens(queens) => {
            let (n, piece) = (queens.n, queens.piece);
            count(Board::Queens { n, piece }, &queens.options, |run, share| {
                let request = CountRequest::share(n, piece, share.number.into(), share.of.into())?;
                let ledger = run.open(Some(&request.parts))?;
                let ledger = ledger.unwrap_or_else(|| Ledger::new(request.parts.clone()));
                run.count(&request, ledger, 0.0)
            })
        }
        Task::Tours(arguments) => {
            let (tours, board) = arguments.tours().unwrap_or_else(|error| error.exit());
            let of_board = Board::Tours(tours.clone());
            count(of_board, &arguments.options, |run, share| {
                let limit = arguments.memory_limit();
                let request = tours::request(&board, tours.kind, share, limit)?;
                if !arguments.options.shown.quiet {
                    tours::tell_memory(&tours, &request)?;
                }
                count_tours(run, request)
            })
        }
        Task::Merge(arguments) => {
            let total = merge::merge(&arguments.files)?;
            print(&total.shown(arguments.json))
        }
        Task::Estimate(arguments) => {
            let estimate = Estimating::new(&arguments)?.run(&arguments)?;
            print(&estimate.shown(arguments.json))
        }
        Task::Completions { shell } => print_bytes(&arguments::completions(shell)),
        Task::Man { command } => {
            let page = arguments::manual_page(command.as_deref()).map_err(Failure::Print)?;
            print_bytes(&page)
        }
    }
}

/// Counts the things on a board, or a share of them, and prints the result.
fn count(
    board: Board,
    options: &Options,
    count: impl FnOnce(&mut Run<'_>, Share) -> Result<(u128, Duration), Failure>,
) -> Result<(), Failure> {
    let share = options.share;
    let order = Order { board, share };
    let mut run = Run::new(order.clone(), options)?;
    let (count, time) = count(&mut run, order.share())?;
    if share.is_some() {
        return print(&ShareLine::new(&order, count, time)?.shown());
    }
    let total = run.finish(move || Total::new(order.board, count, time))??;
    print(&total.shown(options.json))
}

/// Counts tours, or the rest that a checkpoint has left of them.
fn count_tours(run: &mut Run<'_>, request: TourCountRequest) -> Result<(u128, Duration), Failure> {
    let ledger = run.open(None)?;
    // Even a finished count is prepared: only then is it known whether its parts are those of this board.
    let (joins, prepared) = run.prepare(request)?;
    let ledger = match ledger {
        Some(ledger) if ledger.parts() == (0, joins.parts()) => ledger,
        Some(_) => return Err(run.refused("its parts are those of another count")),
        None => Ledger::new(0..joins.parts()),
    };
    run.count(&joins, ledger, prepared)
}

fn print(text: &str) -> Result<(), Failure> {
    print_bytes(format!("{text}\n").as_bytes())
}

/// Prints a result. A reader that has read enough is no failure.
fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    match io::stdout()
        .write_all(bytes)
        .and_then(|()| io::stdout().flush())
    {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::Print(error)),
        _ => Ok(()),
    }
}
