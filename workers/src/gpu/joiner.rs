//! A share of a count whose pairs a graphics processor compares: the answers of the listing worker to the messages that
//! it receives.

use bezzel_solver::Job;
use bezzel_solver::queens::count::{Assisted, Batch, Count, Mistake, Pace};
use bezzel_solver::queens::{Piece, QueensError};

use super::{Trouble, TroubleKind};
use crate::codec::{pack, unpack};
use crate::driver::memory;
use crate::message::{FromWorker, PROTOCOL, RunId, ToWorker};
use crate::queens::{Counted, Found, Share, Task};

/// The time in milliseconds after which a probe of the processor has measured enough.
const ENOUGH: f64 = 200.0;

/// Lists the pairs of one share after the other, and hears their sums.
pub(super) struct Joiner {
    current: Option<Current>,
    /// The last count and its board, for a share that continues with its lists.
    last: Option<(u32, Assisted)>,
    /// The number of pairs that the device gets at a time.
    pairs: u64,
    /// The number of the last batch, and whether its sums are awaited.
    number: u32,
    awaits: bool,
    /// Whether a probe has shown that the device is worth it.
    proven: bool,
    clock: fn() -> f64,
}

struct Current {
    run: RunId,
    share: Share,
    adapter: Option<String>,
    probes: bool,
    job: Assisted,
    /// The time that listing the batch took, in milliseconds.
    listing: f64,
}

/// A batch to be compared.
pub(super) struct Query<'a> {
    pub(super) number: u32,
    pub(super) batch: &'a Batch,
    /// The name of the program that may play a device, if one may.
    pub(super) adapter: Option<&'a str>,
}

/// The device's results for a batch.
pub(super) struct Answer {
    pub(super) number: u32,
    pub(super) sums: Vec<u64>,
    /// The time that it took, in milliseconds.
    pub(super) time: f64,
    /// The number of pairs that the next batch should have.
    pub(super) pairs: u64,
    /// The number of workers that list batches.
    pub(super) joiners: u32,
}

impl Joiner {
    pub(super) fn new(clock: fn() -> f64) -> Self {
        Self {
            current: None,
            last: None,
            pairs: Pace::default().pairs(),
            number: 0,
            awaits: false,
            proven: false,
            clock,
        }
    }

    /// Handles a message of the page. Returns the answer to the page.
    pub(super) fn hear(&mut self, message: ToWorker) -> Option<FromWorker> {
        match message {
            ToWorker::Start { protocol, run, .. } if protocol != PROTOCOL => {
                Some(FromWorker::OtherProtocol { run })
            }
            ToWorker::Start { run, task, .. } => {
                self.leave();
                match unpack(&task) {
                    None => Some(FromWorker::OtherProtocol { run }),
                    Some(task) => self
                        .start(run, task)
                        .err()
                        .map(|reason| FromWorker::Refused { run, reason }),
                }
            }
            ToWorker::Stop { run } => {
                if self.current.as_ref().is_some_and(|now| now.run == run) {
                    self.leave();
                }
                None
            }
        }
    }

    /// The batch that is to be compared now.
    pub(super) fn query(&mut self) -> Option<Query<'_>> {
        let current = self.current.as_mut().filter(|_| !self.awaits)?;
        self.awaits = true;
        self.number += 1;
        let began = (self.clock)();
        let batch = current.job.list(self.pairs);
        current.listing = (self.clock)() - began;
        Some(Query {
            number: self.number,
            batch,
            adapter: current.adapter.as_deref(),
        })
    }

    /// Handles the sums of a batch. Returns the message for the page.
    pub(super) fn answer(&mut self, answer: &Answer) -> Option<FromWorker> {
        if answer.number != self.number || !self.awaits {
            return None;
        }
        self.awaits = false;
        self.pairs = answer.pairs;
        let current = self.current.as_mut()?;
        if current.probes && !self.proven {
            match current.probe(answer, self.clock) {
                Some(false) => return self.refuse(Trouble::new(TroubleKind::Slower, "").reason()),
                proven => self.proven = proven.is_some(),
            }
        }
        let current = self.current.as_mut()?;
        let progress = match current.job.enter(&answer.sums) {
            Ok(progress) => progress,
            Err(Mistake { part, right, found }) => {
                let words = format!("{part}: {found} ≠ {right}");
                return self.refuse(Trouble::new(TroubleKind::Wrong, words).reason());
            }
        };
        let count = current.job.count();
        let (sum, at) = (count.sum(), count.checkpoint());
        let rest = Task::Assisted {
            share: Share {
                from: Some(at),
                ..current.share
            },
            adapter: current.adapter.clone(),
            probes: current.probes,
        };
        let said = FromWorker::Slice {
            run: current.run,
            progress,
            found: pack(&Found::Counted(Counted { sum, at })),
            rest: pack(&rest),
            memory: memory(),
        };
        if progress.done {
            self.leave();
        }
        Some(said)
    }

    /// Gives the share back, for this reason. Returns the message for the page.
    pub(super) fn fail(&mut self, number: u32, reason: String) -> Option<FromWorker> {
        if number != self.number || !self.awaits {
            return None;
        }
        self.refuse(reason)
    }

    fn refuse(&mut self, reason: String) -> Option<FromWorker> {
        let run = self.current.as_ref()?.run;
        self.leave();
        Some(FromWorker::Refused { run, reason })
    }

    /// Leaves the present share. Sums for it are late from here on.
    fn leave(&mut self) {
        self.awaits = false;
        if let Some(current) = self.current.take() {
            self.last = Some((current.share.n, current.job));
        }
    }

    fn start(&mut self, run: RunId, task: Task) -> Result<(), String> {
        let Task::Assisted {
            share,
            adapter,
            probes,
        } = task
        else {
            return Err("a graphics processor only counts".to_owned());
        };
        let job = self
            .job(share)
            .map_err(|error| Trouble::new(TroubleKind::Lost, error.to_string()).reason())?;
        self.current = Some(Current {
            run,
            share,
            adapter,
            probes,
            job,
            listing: 0.0,
        });
        Ok(())
    }

    /// The job for a share: the last one, if it can go over to it and keep its lists.
    fn job(&mut self, share: Share) -> Result<Assisted, QueensError> {
        let request = share.request(Piece::Queen)?;
        let last = self.last.take().filter(|(n, _)| *n == share.n);
        match (share.from, last) {
            (Some(from), _) => Count::resume(request, from).map(Assisted::new),
            (None, Some((_, mut job))) => job.go_over_to(request.parts).map(|()| job),
            (None, None) => Count::start(request).map(Assisted::new),
        }
    }
}

impl Current {
    /// Whether the device is faster than this processor with the batch; `None` as long as the batch is too small to tell.
    fn probe(&mut self, answer: &Answer, clock: fn() -> f64) -> Option<bool> {
        let began = clock();
        self.job.recount();
        let alone = clock() - began;
        let enough = Pace::SHORTEST.as_millis() as f64;
        if answer.time < enough && alone < ENOUGH {
            return None;
        }
        // The work of several workers, each for itself or before the device.
        let workers = f64::from(answer.joiners.max(1));
        Some(answer.time.max(self.listing / workers) < alone / workers)
    }
}

#[cfg(test)]
mod tests;
