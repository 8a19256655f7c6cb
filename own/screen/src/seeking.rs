//! The way to the next change of a variable, which is sought in frames: in a long run it may be far away.

use std::rc::Rc;

use bezzel_recording::{NextChange, Sought, State};

use super::goals::Named;
use super::run::Recorded;

/// The milliseconds of a frame in which it is sought.
const SLICE: f64 = 8.0;
/// The number of lines between two looks at the clock.
const LINES: u32 = 500;

/// The search for the next change, and its result.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Seeking {
    /// Nothing is sought.
    #[default]
    No,
    /// The change is sought.
    On(Box<NextChange>),
    /// This variable does not change again in the recording.
    Never(Rc<str>),
}

impl Seeking {
    /// The search from a state on.
    pub fn new(at: &State, variable: &Named) -> Self {
        let search = NextChange::new(at, variable.scope, variable.name.clone());
        Self::On(Box::new(search))
    }

    /// Seeks on for the time that a frame has for it. Returns the step of the change when it is found.
    pub fn frame(&mut self, now: fn() -> f64, recorded: &Recorded) -> Option<u32> {
        let end = now() + SLICE;
        loop {
            let Self::On(search) = self else {
                return None;
            };
            match recorded.get().seek(search, LINES) {
                Sought::Step(step) => {
                    *self = Self::No;
                    return Some(step);
                }
                Sought::Never => *self = Self::Never(search.name().clone()),
                Sought::Later if now() >= end => return None,
                Sought::Later => {}
            }
        }
    }
}
