//! `bezzel-count`: counts the solutions or the tours of a board with all cores, or one share of a count that many machines work on.
//!
//! [`arguments`] reads the request. A [`mod@run`] counts: [`counting`] lets threads work, while a [`ledger`] holds
//! what they have counted; [`progress`] shows it and [`checkpoint`] keeps it in a file. A [`share`] of a count is printed as a line, and
//! [`merge`] adds such lines up to a [`total`].

mod arguments;
mod checkpoint;
mod counting;
mod ledger;
mod merge;
mod order;
mod progress;
mod run;
mod share;
mod total;
mod tours;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use bezzel_solver::knight::count::CountError;
use bezzel_solver::queens::QueensError;
use bezzel_solver::queens::count::CountRequest;
use clap::Parser;
use thiserror::Error;

use arguments::{Arguments, How, Task};
use checkpoint::CheckpointError;
use counting::CountingError;
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
    Total(#[from] TotalError),
    #[error("the signals to stop cannot be heard: {0}")]
    Signals(#[from] ctrlc::Error),
    #[error("the result cannot be printed: {0}")]
    Print(#[from] io::Error),
    #[error("stopped at {done:.1} %; {advice}")]
    Stopped { done: f64, advice: String },
}

impl Failure {
    /// The exit code, as in `--help`; 2 for wrong arguments.
    fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Merge(MergeError::Missing { .. }) => 3,
            Self::Stopped { .. } => 130,
            _ => 1,
        })
    }
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("bezzel-count: {failure}");
            failure.exit_code()
        }
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.task() {
        Task::Merge { files, json } => print(&merge::merge(&files)?.shown(json)),
        Task::Count { order, how, json } => {
            let mut run = Run::new(order, &how)?;
            let (count, time) = count(&mut run, order, &how)?;
            if order.share.is_some() {
                return print(&ShareLine::new(order, count, time)?.shown());
            }
            let total = run.finish(move || Total::new(order.board, count, time))??;
            print(&total.shown(json))
        }
    }
}

fn print(text: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stdout(), "{text}")?)
}

/// Counts an order, or the rest that a checkpoint has left of it, and returns the count with the total time.
fn count(run: &mut Run, order: Order, how: &How) -> Result<(u128, Duration), Failure> {
    match order.board {
        Board::Queens { n, piece } => {
            let Share { number, of } = order.share();
            let request = CountRequest::share(n, piece, number.into(), of.into())?;
            let ledger = run.open(Some(&request.parts))?;
            let ledger = ledger.unwrap_or_else(|| Ledger::new(request.parts.clone()));
            run.count(&request, ledger, 0.0)
        }
        Board::Tours(tours) => {
            let request = tours::request(tours, order.share(), how.memory)?;
            let needed = tours::needed(&request)?.div_ceil(1 << 20);
            eprintln!(
                "counting {} needs about {needed} MiB of memory",
                order.board
            );
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
    }
}
