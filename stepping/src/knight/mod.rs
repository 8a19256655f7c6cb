//! The search for a knight's tour, to be watched: one event after the other, forwards and backwards.
//!
//! A [`Run`] is at one event of a search. The previous event follows from the path, and so does the next. So a run can
//! turn round at any event, and needs no record of earlier events, however long it is.
//!
//! ```
//! use bezzel_solver::board::{Size, Square};
//! use bezzel_stepping::knight::{Algorithm, Event, Plan, Run, Watched};
//!
//! let plan = Plan::new(Size::square(5)?, Square::new(4, 0), Algorithm::Warnsdorff);
//! let mut run = Run::new(plan)?;
//! while !matches!(run.event(), Event::Solution { .. }) && run.forward() {}
//! // 5   3 20 15 10  5
//! // 4  14  9  4 21 16
//! // 3  19  2 23  6 11
//! // 2  24 13  8 17 22
//! // 1   1 18 25 12  7
//! //     a  b  c  d  e
//! assert_eq!(run.path()[..3], [Square::new(4, 0), Square::new(2, 1), Square::new(0, 0)]);
//! assert_eq!(run.path().last(), Some(&Square::new(4, 2)));
//! assert_eq!(run.counters().placements, 25);
//!
//! while run.back() {}
//! assert_eq!(run.step(), 0);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod algorithm;
mod event;
mod frame;
mod moment;
mod plan;
mod position;
mod run;
mod search;
mod tree;

pub use algorithm::Algorithm;
pub use event::Event;
pub use frame::Frame;
pub use plan::Plan;
pub use run::{Run, Snapshot};
pub use tree::{Node, Tree};

#[doc(no_inline)]
pub use crate::queens::{
    Below, CodeLine, Counters, JumpOutcome, Milestone, NodeKind, Planned, Statement, Watched,
};
