//! The messages between the page and a worker.
//!
//! They carry tasks and results as bytes: only those who ask for work and those who do it
//! unpack them (`family`), and what stands between knows no task.

use bezzel_solver::Progress;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

/// The version of the protocol. It is raised whenever a message, a task or a result changes its form. If a cache brings
/// together a page and a worker of two builds, they then stop with a clear message.
pub const PROTOCOL: u32 = 9;

/// Names one run of a task, so that late messages of a stopped one are known.
pub type RunId = u32;

/// A message from the page to a worker.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Work on a task, in place of any other.
    Start {
        /// The [`PROTOCOL`] of the page.
        protocol: u32,
        /// The run that begins.
        run: RunId,
        /// The task, packed.
        task: ByteBuf,
    },
    /// Drop the run, if it is still on.
    Stop {
        /// The run that is no longer wanted.
        run: RunId,
    },
}

/// A message from a worker to the page.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker {
    /// A slice of work is done.
    Slice {
        /// The run that it belongs to.
        run: RunId,
        /// The progress of the run.
        progress: Progress,
        /// The results of the slice, packed.
        found: ByteBuf,
        /// The rest of the task, for another worker to continue.
        rest: ByteBuf,
        /// The bytes of memory that the worker has taken up. It can give none of them back.
        memory: u64,
    },
    /// The task cannot be done, because the solver refuses it.
    Refused {
        /// The run that it belongs to.
        run: RunId,
        /// Why not.
        reason: String,
    },
    /// The page is of another build than the worker.
    OtherProtocol {
        /// The run that cannot be read.
        run: RunId,
    },
    /// The worker came to an end that was not meant.
    Panicked {
        /// The place of the failure, and its reason.
        message: String,
    },
}
