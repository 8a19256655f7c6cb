//! A count from its checkpoint to its end, or until it is stopped.

use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use bezzel_solver::knight::count::TourCountRequest;
use bezzel_solver::parallel::{Control, TourJoins};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::Failure;
use crate::arguments::Options;
use crate::checkpoint::{CheckpointError, CheckpointFile};
use crate::counting::{Counting, CountingError, Parts, TICK, watched};
use crate::ledger::Ledger;
use crate::order::Order;
use crate::progress::Display;
use crate::stop::Stop;

/// A count that is being done.
#[derive(Debug)]
pub struct Run<'a> {
    order: Order,
    options: &'a Options,
    file: Option<CheckpointFile>,
    stop: Stop,
    pool: ThreadPool,
    display: Display,
    begun: Instant,
    /// The time that the count in the checkpoint took.
    earlier: Duration,
}

impl<'a> Run<'a> {
    /// Starts threads, takes the checkpoint for this process, and handles signals from now on.
    ///
    /// # Errors
    ///
    /// If that is not possible.
    pub fn new(order: Order, options: &'a Options) -> Result<Self, Failure> {
        let threads = options.threads.number();
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let file = options.checkpoint.clone();
        Ok(Self {
            display: Display::new(options.shown, order.board.things()),
            order,
            options,
            file: file.map(CheckpointFile::lock).transpose()?,
            stop: Stop::on_signals().map_err(Failure::Signals)?,
            pool: pool.map_err(CountingError::from)?,
            begun: Instant::now(),
            earlier: Duration::ZERO,
        })
    }

    /// Reads the checkpoint, if there is one: see [`CheckpointFile::open`].
    pub fn open(&mut self, parts: Option<&Range<u64>>) -> Result<Option<Ledger>, Failure> {
        let Some(file) = &self.file else {
            return Ok(None);
        };
        let (ledger, earlier) = file.open(&self.order, parts)?;
        self.earlier = earlier;
        Ok(ledger)
    }

    /// Prepares the joins of tours, and returns their share of the whole work.
    pub fn prepare(&mut self, request: TourCountRequest) -> Result<(TourJoins, f64), Failure> {
        let control = Control::default();
        let Self {
            stop,
            display,
            begun,
            ..
        } = self;
        let prepare = || TourJoins::prepare(request, &control);
        let joins = watched(&self.pool, prepare, || {
            display.show(control.fraction(), 0, begun.elapsed());
            if stop.is_due() {
                control.cancel();
            }
        });
        let joins = joins.map_err(CountingError::from)?;
        joins
            .map(|joins| (joins, control.fraction()))
            .ok_or_else(|| self.stopped(control.fraction()))
    }

    /// Counts the open parts, which are all of the work except `prepared`, and returns the total time.
    pub fn count(
        &mut self,
        parts: &impl Parts,
        ledger: Ledger,
        prepared: f64,
    ) -> Result<(u128, Duration), Failure> {
        let done = |ledger: &Ledger| prepared + (1.0 - prepared) * ledger.fraction();
        let Self {
            order,
            options,
            file,
            stop,
            pool,
            display,
            begun,
            earlier,
        } = self;
        display.begin(done(&ledger), begun.elapsed());
        let mut saved = begun.elapsed();
        let mut watch = |ledger: &Ledger| {
            let time = begun.elapsed();
            display.show(done(ledger), ledger.count(), time);
            if let Some(file) = file
                && time >= saved + options.checkpoint_every
            {
                saved = time;
                if let Err(error) = file.save(order, ledger, *earlier + time) {
                    display.say(&format!("bezzel-count: {error}; the count goes on"));
                }
            }
        };
        let ledger = Counting::new(parts, ledger).run(pool, stop, &mut watch)?;
        watch(&ledger);
        let all_time = *earlier + begun.elapsed();
        if ledger.is_complete() {
            display.end(ledger.count(), all_time);
            if let Some(file) = file
                && let Err(error) = file.save(order, &ledger, all_time)
            {
                display.say(&format!("bezzel-count: {error}"));
            }
            return Ok((ledger.count(), all_time));
        }
        if let Some(file) = file {
            file.save(order, &ledger, all_time)?;
        }
        Err(self.stopped(done(&ledger)))
    }

    /// Does what is left to do when all parts are counted.
    ///
    /// # Errors
    ///
    /// If a signal stops it.
    pub fn finish<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (sender, receiver) = mpsc::channel();
        // The end of the command ends this thread, too: it does not look for signals.
        let thread = thread::spawn(move || sender.send(work()));
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(result) => return Ok(result),
                Err(RecvTimeoutError::Timeout) if self.stop.is_due() => {
                    return Err(self.stopped(1.0));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        match thread.join() {
            Err(panic) => resume_unwind(panic),
            Ok(_) => unreachable!("without a panic, the thread has sent its result"),
        }
    }

    /// The failure of a checkpoint that was read and does not fit.
    pub fn refused(&self, reason: &str) -> Failure {
        let damaged = |file: &CheckpointFile| CheckpointError::Damaged {
            path: file.path().to_owned(),
            reason: reason.to_owned(),
        };
        self.file
            .as_ref()
            .map_or_else(|| self.stopped(0.0), |file| damaged(file).into())
    }

    /// The failure of a count that was stopped when the fraction `done` was finished.
    fn stopped(&self, done: f64) -> Failure {
        self.display.clear();
        let advice = match &self.file {
            None => "without --checkpoint nothing was kept".to_owned(),
            Some(file) => format!("the same command goes on from {}", file.path().display()),
        };
        let done = 100.0 * done;
        Failure::Stopped {
            done,
            advice,
            signal: self.stop.signal().unwrap_or(0),
        }
    }
}
