//! `bezzel-count`: counts the solutions of a board with all cores, or one share of a count that many machines work on.
//!
//! What is asked for is read by [`arguments`]. [`counting`] lets threads work, while a [`ledger`] holds what they have
//! counted; [`progress`] shows it and [`checkpoint`] keeps it in a file. A [`share`] of a count is printed as a line, and
//! [`merge`] adds such lines up to a [`total`].

mod arguments;
mod checkpoint;
mod counting;
mod ledger;
mod merge;
mod order;
mod progress;
mod share;
mod total;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bezzel_solver::queens::QueensError;
use clap::Parser;
use thiserror::Error;

use arguments::{Arguments, Task};
use checkpoint::{CheckpointError, CheckpointFile};
use counting::{Counting, CountingError};
use ledger::Ledger;
use merge::MergeError;
use order::Order;
use progress::Display;
use share::ShareLine;
use total::{Total, TotalError};

/// What ends the command other than a result.
#[derive(Debug, Error)]
enum Failure {
    #[error(transparent)]
    Count(#[from] QueensError),
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
    /// As `--help` tells, and 2 where the arguments are wrong.
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
            let (count, time) = count(order, &how)?;
            if order.share.is_some() {
                return print(&ShareLine::new(order, count, time)?.shown());
            }
            print(&Total::new(order.n, order.piece, count, time)?.shown(json))
        }
    }
}

fn print(text: &str) -> Result<(), Failure> {
    Ok(writeln!(io::stdout(), "{text}")?)
}

/// Counts what is ordered, or what a checkpoint has left of it, and tells how long that took in all.
fn count(order: Order, how: &arguments::How) -> Result<(u64, Duration), Failure> {
    let request = order.request()?;
    let file = how.checkpoint.clone().map(CheckpointFile::new);
    let (ledger, earlier) = match &file {
        Some(file) => file.open(order, &request.parts)?,
        None => (Ledger::new(request.parts.clone()), Duration::ZERO),
    };
    let stop = Arc::new(AtomicBool::new(false));
    let signalled = Arc::clone(&stop);
    ctrlc::set_handler(move || signalled.store(true, Ordering::Relaxed))?;

    let mut display = Display::new(how.progress, ledger.fraction());
    let mut saved = Duration::ZERO;
    let counting = Counting::new(request, ledger, how.threads);
    let (ledger, time) = counting.run(&stop, |ledger, time| {
        display.show(ledger, time);
        if let Some(file) = &file
            && time >= saved + how.checkpoint_every
        {
            saved = time;
            if let Err(error) = file.save(order, ledger, earlier + time) {
                display.say(&format!("bezzel-count: {error}; the count goes on"));
            }
        }
    })?;
    let all_time = earlier + time;
    if ledger.is_complete() {
        display.end(&ledger, all_time);
        if let Some(file) = &file
            && let Err(error) = file.save(order, &ledger, all_time)
        {
            display.say(&format!("bezzel-count: {error}"));
        }
        return Ok((ledger.count(), all_time));
    }
    display.clear();
    let advice = match &file {
        None => "without --checkpoint nothing was kept".to_owned(),
        Some(file) => {
            file.save(order, &ledger, all_time)?;
            format!("the same command goes on from {}", file.path().display())
        }
    };
    let done = 100.0 * ledger.fraction();
    Err(Failure::Stopped { done, advice })
}
