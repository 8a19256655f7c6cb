//! The run that the worker is at: its recording, its limits, its input, and the pieces that go to the page.

use std::{cell::RefCell, collections::HashMap, collections::VecDeque};

use bezzel_recording::{
    Value,
    format::Recorder,
    protocol::{Ended, ErrorReport, FromEngine, Limit, Limits, Run},
};
use js_sys::Date;
use rustpython_vm::{AsObject, Py, PyObjectRef, frame::FrameObject};
use serde_bytes::ByteBuf;

use crate::send;

/// A piece is sent when it has so many bytes,
const PIECE: usize = 1 << 16;
/// or after so many milliseconds.
const PATIENCE: f64 = 100.0;
/// The clock is read after so many events, as reading it takes longer than an event.
const EVENTS: u32 = 256;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// The run of one program.
#[derive(Default)]
pub(crate) struct Session {
    recorder: Recorder,
    /// What the program has printed since the last event.
    printed: String,
    /// The numbers of the calls on the stack.
    running: Vec<u32>,
    /// The generators that are suspended, by the identity of their frames: the call, and the frame, so that no other frame
    /// gets its identity.
    suspended: HashMap<usize, (u32, PyObjectRef)>,
    /// Whether the last event was an exception.
    raised: bool,
    limits: Limits,
    limit: Option<Limit>,
    input: VecDeque<String>,
    /// The bytes that were sent.
    sent: usize,
    sent_at: f64,
    events: u32,
}

/// Begins a run, in the place of the last one.
pub(crate) fn begin(run: &Run) {
    SESSION.set(Session {
        limits: run.limits,
        input: run.input.lines().map(str::to_owned).collect(),
        sent_at: Date::now(),
        ..Session::default()
    });
}

/// Does something with the run.
pub(crate) fn with<T>(work: impl FnOnce(&mut Session) -> T) -> T {
    SESSION.with_borrow_mut(work)
}

impl Session {
    /// The limit that was reached.
    pub(crate) const fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// The next line of the input.
    pub(crate) fn read_line(&mut self) -> Option<String> {
        self.input.pop_front()
    }

    /// The recorder, for the next event.
    pub(crate) fn recorder(&mut self) -> &mut Recorder {
        if !self.printed.is_empty() {
            self.recorder.print(&self.printed);
            self.printed.clear();
        }
        &mut self.recorder
    }

    /// Records that a frame begins, by `begin`, or that it goes on.
    pub(crate) fn call(
        &mut self,
        frame: &Py<FrameObject>,
        begin: impl FnOnce(&mut Recorder) -> u32,
    ) {
        let call = match self.suspended.remove(&frame.get_id()) {
            Some((call, _)) => {
                self.recorder().resume(call);
                call
            }
            None => begin(self.recorder()),
        };
        self.running.push(call);
        self.raised = false;
    }

    /// Records that the running frame ends, or that it is suspended by a `yield`. An exception that is thrown into a suspended
    /// generator ends it at its `yield`.
    pub(crate) fn leave(&mut self, frame: &Py<FrameObject>, value: &Value, at_yield: bool) {
        let call = self.running.pop();
        match call.filter(|_| at_yield && !self.raised) {
            Some(call) => {
                self.recorder().suspend(value);
                let kept = (call, frame.to_owned().into());
                self.suspended.insert(frame.get_id(), kept);
            }
            None => self.recorder().end(value),
        }
        self.raised = false;
    }

    /// Records that a line is about to run.
    pub(crate) fn line(&mut self, line: u32) {
        self.recorder().line(line);
        self.raised = false;
    }

    /// Records that an exception passes through the running frame.
    pub(crate) fn raise(&mut self, class: &str, line: u32) {
        self.recorder().raise(class, line);
        self.raised = true;
    }

    /// Records what the program prints. It goes on when no more lines are recorded, as long as there are bytes for it.
    pub(crate) fn print(&mut self, text: &str) {
        if self.limit != Some(Limit::Bytes) {
            self.printed.push_str(text);
            self.check();
        }
    }

    /// Sends a piece if it is time, and stops the recording at its limit.
    pub(crate) fn check(&mut self) {
        let bytes = self.sent + self.waiting();
        let limit = if bytes >= self.limits.bytes as usize {
            Some(Limit::Bytes)
        } else if self.recorder.lines() >= self.limits.lines.into() {
            Some(Limit::Lines)
        } else {
            None
        };
        let is_new = limit.is_some() && self.limit.is_none();
        self.limit = limit.or(self.limit);
        self.events += 1;
        let is_late = || Date::now() - self.sent_at > PATIENCE;
        if is_new || self.waiting() >= PIECE || self.events.is_multiple_of(EVENTS) && is_late() {
            self.flush();
        }
        if let Some(limit) = limit.filter(|_| is_new) {
            send(&FromEngine::Limit(limit));
        }
    }

    /// Sends what waits.
    pub(crate) fn flush(&mut self) {
        let piece = self.recorder().take();
        self.sent_at = Date::now();
        if !piece.is_empty() {
            self.sent += piece.len();
            send(&FromEngine::Piece(ByteBuf::from(piece)));
        }
    }

    /// Sends the rest, and tells the end.
    pub(crate) fn end(&mut self, error: Option<ErrorReport>) -> Ended {
        self.flush();
        self.suspended.clear();
        Ended {
            error,
            lines: self.recorder.lines() as u32,
            calls: self.recorder.calls(),
            limit: self.limit,
        }
    }

    /// The bytes that are not sent.
    fn waiting(&self) -> usize {
        self.recorder.waiting() + self.printed.len()
    }
}
