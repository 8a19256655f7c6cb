//! The run that the worker is at: its recording, its limits, its input, and the pieces that go to the page.

use std::{cell::RefCell, collections::HashMap, collections::VecDeque};

use bezzel_recording::{
    format::Recorder,
    protocol::{Ended, FromEngine, Limit, Limits, ProgramError, Run},
};
use js_sys::Date;
use rustpython_vm::PyObjectRef;
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
    /// The generators that are suspended, by the identity of their frames: the call, and the frame, so that no other frame
    /// gets its identity.
    pub(crate) suspended: HashMap<usize, (u32, PyObjectRef)>,
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
        if is_new
            || self.waiting() >= PIECE
            || self.events.is_multiple_of(EVENTS) && is_late()
        {
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
    pub(crate) fn end(&mut self, error: Option<ProgramError>) -> Ended {
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
