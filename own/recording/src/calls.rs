//! The ends of the calls of a run.

use crate::Value;
use crate::state::Kind;

/// The end of a call.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// The first step after it.
    pub step: u32,
    /// The value that the call returned; `None` where it is not certain, since an exception may have ended the call.
    pub value: Option<Value>,
}

/// The calls of a run, by their numbers from 1.
#[derive(Clone, Debug, Default)]
pub struct Calls(Vec<Call>);

#[derive(Clone, Copy, Debug, Default)]
struct Call {
    has_raised: bool,
    /// The first step after its end, and the place of its end in the stream.
    end: Option<(u32, usize)>,
}

/// A call that is over.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    /// The first step after its end.
    pub step: u32,
    /// The place of the event that ends it.
    pub at: usize,
    /// Whether an exception has passed through it, or has been caught in it.
    pub has_raised: bool,
}

impl Calls {
    /// Notes an event at a place of the stream, after this number of lines. `running` is the call that ran before it.
    pub fn note(&mut self, kind: Kind, running: Option<u32>, lines: u32, at: usize) {
        if kind == Kind::Called {
            self.0.push(Call::default());
            return;
        }
        let index = running.and_then(|call| call.checked_sub(1));
        let Some(call) = index.and_then(|index| self.0.get_mut(index as usize)) else {
            return;
        };
        match kind {
            Kind::Raised => call.has_raised = true,
            Kind::Returned => call.end = Some((lines, at)),
            _ => {}
        }
    }

    /// A call, if it is over.
    pub fn ended(&self, call: u32) -> Option<Ended> {
        let Call { has_raised, end } = *self.0.get(call.checked_sub(1)? as usize)?;
        let (step, at) = end?;
        Some(Ended {
            step,
            at,
            has_raised,
        })
    }
}
