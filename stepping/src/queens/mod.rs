//! Searches that can be watched: one event after the other, forwards and backwards.
//!
//! A [`Run`] is at one event of a search. The previous event follows from the queens on the board, and so does the
//! next. So a run can turn round at any event, and needs no record of earlier events, however long it is.
//!
//! ```
//! use bezzel_stepping::queens::{Algorithm, Event, Plan, Run, Watched};
//!
//! let mut run = Run::new(Plan::new(4, Algorithm::Arrays))?;
//! while run.event() != (Event::Solution { number: 1 }) {
//!     run.forward();
//! }
//! // . Q . .
//! // . . . Q
//! // Q . . .
//! // . . Q .
//! assert_eq!(run.path(), [1, 3, 0, 2]);
//! assert_eq!(run.counters().tests, 26);
//!
//! while run.back() {}
//! assert_eq!(run.step(), 0);
//! # Ok::<_, bezzel_stepping::queens::StepsError>(())
//! ```

mod algorithm;
mod census;
mod clock;
mod code;
mod counters;
mod each_square;
mod event;
mod frame;
mod free_squares;
mod jump;
mod markers;
mod masks;
mod moment;
mod occupied;
mod order;
mod plan;
mod position;
mod repair;
mod run;
mod search;
mod snapshot;
mod survey;
mod timeline;
mod tree;

pub use algorithm::Algorithm;
pub use census::Census;
pub use clock::Clock;
pub use code::{CodeLine, Statement};
pub use counters::Counters;
pub use event::{Attacker, Event, Weights};
pub use frame::Frame;
pub use jump::{JumpOutcome, Milestone, Planned, Watched};
pub use markers::{Cells, Markers};
pub use masks::Masks;
pub use order::Order;
pub use plan::{Plan, StepsError};
pub use run::Run;
pub use snapshot::Snapshot;
pub use survey::{Landmark, Survey, SurveyRequest};
pub use timeline::Timeline;
pub use tree::{Below, Node, NodeKind, Refusal, Tree};
