//! The run that the worker is at: its recording, its limits, its input, and the pieces that go to the page.

use std::{
    cell::RefCell,
    collections::{HashMap, VecDeque},
    rc::Rc,
};

use bezzel_recording::{
    Value,
    format::Recorder,
    protocol::{Ended, ErrorReport, FromEngine, Limit, Limits, Run},
};
use js_sys::Date;
use rustpython_vm::{AsObject, Py, PyObjectRef, PyRef, builtins::PyCode, frame::FrameObject};
use serde_bytes::ByteBuf;

use crate::{
    closed::Closed,
    effects::{Effect, Effects, Name},
    send,
};

/// The number of bytes after which a piece is sent.
const PIECE: usize = 1 << 16;
/// The number of milliseconds after which a piece is sent: when the page stops the program, the unsent part is lost.
const PATIENCE: f64 = 20.0;
/// or after this share of the time that the program has run.
const SHARE: f64 = 0.1;
/// The first events are sent each by itself: the clock is too coarse for them.
const FIRST_EVENTS: u32 = 256;
/// The bytes of the output that are kept when the recording is full.
const LATE: usize = 1 << 20;
/// The memory that is kept free to send the rest when the program has used up all other memory.
const SPARE: usize = 1 << 20;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
    static SPARED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A call on the stack.
struct Running {
    call: u32,
    code: PyRef<PyCode>,
    /// The line that it runs.
    line: Option<u32>,
    /// The number of changes when its variables were looked at.
    looked_at: Option<u64>,
}

/// The variables of a scope that have to be looked at before the next line.
pub enum Changed {
    All,
    /// Only those of these names.
    Named(Rc<Vec<Name>>),
}

/// The run of one program.
#[derive(Default)]
pub struct Session {
    recorder: Recorder,
    /// The text that the program has printed since the last event.
    printed: String,
    /// The last of the text for which the recording has no room, and whether some of it is lost.
    late: String,
    has_lost: bool,
    /// The calls on the stack.
    running: Vec<Running>,
    /// The effects of the program's lines.
    effects: Effects,
    /// The number of lines that may have changed an object.
    changes: u64,
    /// Their number when the global variables were looked at.
    globals_at: Option<u64>,
    /// The variables whose objects nothing else holds.
    closed: Closed,
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
    events: u32,
    begun_at: f64,
    sent_at: f64,
    /// Whether the page knows that some variables are not recorded.
    is_partial: bool,
}

/// Begins a run, in the place of the last one.
pub fn begin(run: &Run) {
    SPARED.set(Vec::with_capacity(SPARE));
    SESSION.set(Session {
        limits: run.limits,
        input: run.input.lines().map(str::to_owned).collect(),
        ..Session::default()
    });
}

/// The program begins to run.
pub fn start() {
    with(|session| session.begun_at = Date::now());
}

/// Sends the recording of a run that the browser has stopped, unless it stopped within the recorder.
pub fn rescue() {
    SPARED.take();
    SESSION.with(|session| {
        if let Ok(mut session) = session.try_borrow_mut() {
            session.flush();
        }
    });
}

/// Does something with the run.
pub fn with<T>(work: impl FnOnce(&mut Session) -> T) -> T {
    SESSION.with_borrow_mut(work)
}

impl Session {
    /// The limit that was reached.
    pub const fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// The next line of the input. It comes into the output, as a terminal shows what is typed: what is printed next begins a
    /// line of its own.
    pub fn read_line(&mut self) -> Option<String> {
        let line = self.input.pop_front()?;
        self.print(&line);
        self.print("\n");
        Some(line)
    }

    /// The recorder, for the next event.
    pub fn recorder(&mut self) -> &mut Recorder {
        if !self.printed.is_empty() {
            self.recorder.print(&self.printed);
            self.printed.clear();
        }
        &mut self.recorder
    }

    /// Records that a frame begins, by `begin`, or that it continues.
    pub fn call(&mut self, frame: &Py<FrameObject>, begin: impl FnOnce(&mut Recorder) -> u32) {
        let call = match self.suspended.remove(&frame.get_id()) {
            Some((call, _)) => {
                self.recorder().resume(call);
                call
            }
            None => begin(self.recorder()),
        };
        let code = frame.iframe().code().to_owned();
        match self.running.last() {
            None => self.effects = Effects::of(&code),
            Some(caller) => {
                // The line that calls may have done something before.
                let ran = caller
                    .line
                    .map(|line| self.effects.line(&caller.code, line));
                let effect = ran.flatten();
                self.closed.open(effect);
                let changes = |effect: &Effect| effect.may_change || effect.is_augmented;
                self.changes += u64::from(effect.is_none_or(changes));
                if effect.is_some_and(|effect| !effect.globals.is_empty()) {
                    self.globals_at = None;
                }
            }
        }
        self.running.push(Running {
            call,
            code,
            line: None,
            looked_at: None,
        });
        self.raised = false;
    }

    /// The global and local variables that may have changed since the last event, which was in the same call. `is_plain` says
    /// whether a name has a value that cannot be changed, such as a number.
    pub fn changed(&mut self, is_plain: impl Fn(Name) -> bool) -> [Changed; 2] {
        let Some(running) = self.running.last_mut() else {
            return [Changed::All, Changed::All];
        };
        let ran = running
            .line
            .map(|line| self.effects.line(&running.code, line));
        let changes = match ran {
            Some(Some(effect)) => {
                let mut names = effect.globals.iter().chain(&*effect.locals);
                effect.may_change || effect.is_augmented && !names.all(|name| is_plain(name))
            }
            Some(None) => true,
            None => false,
        };
        self.changes += u64::from(changes);
        if let Some(effect) = ran {
            self.closed.open(effect);
        }
        let of = |looked_at: &mut Option<u64>, names: Option<Rc<_>>| match names {
            Some(names) if *looked_at == Some(self.changes) => Changed::Named(names),
            _ => {
                *looked_at = Some(self.changes);
                Changed::All
            }
        };
        // A call that has run no line has bound no global name.
        let globals = ran.map_or_else(
            || Some(Rc::default()),
            |effect| effect.map(|effect| effect.globals.clone()),
        );
        let locals = ran.flatten().map(|effect| effect.locals.clone());
        [
            of(&mut self.globals_at, globals),
            of(&mut running.looked_at, locals),
        ]
    }

    /// Records that the running frame ends, or that it is suspended by a `yield`. An exception that is thrown into a suspended
    /// generator ends it at its `yield`.
    pub fn leave(&mut self, frame: &Py<FrameObject>, value: &Value, at_yield: bool) {
        let call = self.running.pop().map(|running| running.call);
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

    /// The variables whose objects nothing else holds.
    pub const fn closed(&mut self) -> &mut Closed {
        &mut self.closed
    }

    /// Records that a line is about to run.
    pub fn line(&mut self, line: u32) {
        self.recorder().line(line);
        if let Some(running) = self.running.last_mut() {
            running.line = Some(line);
        }
        self.raised = false;
    }

    /// Records that an exception passes through the running frame.
    pub fn raise(&mut self, class: &str, line: u32) {
        self.recorder().raise(class, line);
        self.raised = true;
    }

    /// Records the program's output, also after the last recorded line. When the recording is full, the last of it is kept.
    pub fn print(&mut self, text: &str) {
        let left = (self.limits.bytes as usize).saturating_sub(self.sent + self.waiting());
        let (now, late) =
            text.split_at(text.floor_char_boundary(if self.late.is_empty() { left } else { 0 }));
        if !now.is_empty() {
            self.printed.push_str(now);
            self.check();
        }
        self.late.push_str(late);
        if self.late.len() > 2 * LATE {
            self.cut_late();
        }
    }

    /// Keeps the last lines of the output that came when the recording was full.
    fn cut_late(&mut self) {
        let from = self
            .late
            .floor_char_boundary(self.late.len().saturating_sub(LATE));
        if from > 0 {
            let line = self.late[from..]
                .find('\n')
                .map_or(from, |end| from + end + 1);
            self.late.drain(..line);
            self.has_lost = true;
        }
    }

    /// Tells the page, once, that some variables are not recorded.
    pub fn omit(&mut self) {
        if !std::mem::replace(&mut self.is_partial, true) {
            send(&FromEngine::Partial);
        }
    }

    /// Sends a piece if it is time, and stops the recording at its limit.
    pub fn check(&mut self) {
        let bytes = self.sent + self.waiting();
        // A character may have more bytes than are left.
        let limit = if bytes + 3 >= self.limits.bytes as usize {
            Some(Limit::Bytes)
        } else if self.recorder.lines() >= self.limits.lines.into() {
            Some(Limit::Lines)
        } else {
            None
        };
        let is_new = limit.is_some() && self.limit.is_none();
        self.limit = limit.or(self.limit);
        let now = Date::now();
        let patience = PATIENCE.min(SHARE * (now - self.begun_at));
        self.events = self.events.saturating_add(1);
        let is_first = self.events <= FIRST_EVENTS;
        let is_time = now - self.sent_at >= patience;
        if is_new || is_first || is_time || self.waiting() >= PIECE {
            self.flush();
        }
        if let Some(limit) = limit.filter(|_| is_new) {
            send(&FromEngine::Limit(limit));
        }
    }

    /// Sends what waits.
    pub fn flush(&mut self) {
        let piece = self.recorder().take();
        self.sent_at = Date::now();
        if !piece.is_empty() {
            self.sent += piece.len();
            send(&FromEngine::Piece(ByteBuf::from(piece)));
        }
    }

    /// Sends the rest, and reports the end.
    pub fn end(&mut self, error: Option<ErrorReport>) -> Ended {
        self.cut_late();
        let late = std::mem::take(&mut self.late);
        self.recorder().print(&late);
        self.flush();
        self.suspended.clear();
        Ended {
            error,
            lines: self.recorder.lines() as u32,
            calls: self.recorder.calls(),
            limit: self.limit,
            has_output: !self.has_lost,
        }
    }

    /// The bytes that are not sent.
    fn waiting(&self) -> usize {
        self.recorder.waiting() + self.printed.len()
    }
}
