//! The page's side of its workers: which worker does which task, and what happens when one fails.
//!
//! The tasks, the workers, and the messages between them and the page are the crate `bezzel-workers`. A worker that fails is
//! replaced, and the rest of its task goes to another.

mod address;
mod bundle;
mod hook;
mod job;
pub mod output;
mod pool;
mod python;
mod request;
mod schedule;
mod work;

pub use bezzel_workers::{AtWork, LongWork, Moves, Rest, Startable, WorkerProgram};
pub use hook::{use_pools, use_request};
pub use job::{LongJob, time_left};
pub use pool::WORKER_STATE;
pub use pool::{Pool, Pools, Run};
pub use python::python_engine;
pub use request::{JobState, Request, Slice, Tasks, WorkerEvent};
pub use schedule::{Event, Failure};
pub use work::Work;

/// A family of tasks: the tasks and results of the workers' crate, with the request and the reports of a screen.
macro_rules! family {
    ($family:ident) => {
        #[doc = concat!("Requests for the tasks of [`bezzel_workers::", stringify!($family), "`].")]
        pub mod $family {
            pub use bezzel_workers::$family::*;

            /// A screen's request for these tasks.
            pub type Request = super::Request<Task>;

            /// A worker's report about one of the tasks.
            pub type WorkerEvent = super::WorkerEvent<<Task as super::LongWork>::Found>;
        }
    };
}

family!(film);
family!(knight);
family!(numbers);
family!(picture);
family!(position);
family!(puzzle);
family!(puzzle_text);
family!(qr);
family!(queens);
family!(tour);
family!(tour_count);
