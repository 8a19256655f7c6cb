//! A run of the program, from the engine's reports.

use std::cell::{Ref, RefCell};
use std::rc::Rc;

use bezzel_recording::protocol::{Crash, Ended, FromEngine, Limit};
use bezzel_recording::verdict::{End, Ran};
use bezzel_recording::{ProgramError, Recording};

use crate::link::OwnLink;

/// A run of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// The number of the run, from 1.
    pub number: u32,
    /// The program as it was run, with its input and arguments.
    pub program: Rc<OwnLink>,
    /// Its stage.
    pub stage: Stage,
    /// The limit at which its recording has stopped.
    pub limit: Option<Limit>,
    /// Whether some variables are not recorded.
    pub is_partial: bool,
    /// The recording.
    pub recorded: Recorded,
}

/// The stage of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// The engine is being loaded; this share of it has arrived, from 0 to 1.
    Loading(f64),
    /// The program runs.
    Running,
    /// The program has ended.
    Ended(Ended),
    /// The run has been stopped.
    Stopped(Stop),
    /// The engine has failed.
    Failed(Failure),
}

/// The reason why a run was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The visitor has stopped it.
    Visitor,
    /// The program did not end after its limit.
    Limit,
    /// A line of it did not end.
    LongLine,
}

/// The reason why the engine has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The engine cannot be loaded.
    NotLoaded,
    /// The engine is of another build than the page.
    OtherBuild,
    /// The engine has a fault.
    Panicked,
    /// The browser has stopped it.
    Crashed(Crash),
    /// Its recording cannot be read.
    Damaged,
}

/// News of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// This share of the engine has arrived, from 0 to 1.
    Share(f64),
    /// The engine has sent a message.
    Message(FromEngine),
    /// The engine cannot be loaded.
    Lost,
    /// The browser has stopped the engine.
    Crashed(Crash),
    /// The engine has become silent, so the run is stopped.
    Silence(Stop),
}

impl Run {
    /// A run that begins.
    pub fn new(number: u32, program: Rc<OwnLink>) -> Self {
        Self {
            number,
            program,
            stage: Stage::Loading(0.0),
            limit: None,
            is_partial: false,
            recorded: Recorded::default(),
        }
    }

    /// Whether the engine is at work on it.
    pub const fn is_active(&self) -> bool {
        matches!(self.stage, Stage::Loading(_) | Stage::Running)
    }

    /// Handles news. News of a finished run come too late.
    pub fn receive(&mut self, news: News) {
        if !self.is_active() {
            return;
        }
        match news {
            News::Share(share) => {
                if let Stage::Loading(come) = &mut self.stage {
                    *come = share;
                }
            }
            News::Message(message) => self.take(message),
            News::Lost => self.stage = Stage::Failed(Failure::NotLoaded),
            News::Crashed(crash) => self.stage = Stage::Failed(Failure::Crashed(crash)),
            News::Silence(stop) => self.stop(stop),
        }
    }

    /// Stops it. The recording stays.
    pub fn stop(&mut self, why: Stop) {
        if self.is_active() {
            self.stage = Stage::Stopped(why);
        }
    }

    /// The state of the run, by its name in `data-own-state`.
    pub const fn name(&self) -> &'static str {
        match &self.stage {
            Stage::Loading(_) => "loading",
            Stage::Running => "running",
            Stage::Ended(Ended { error: None, .. }) => "ended",
            Stage::Ended(_) | Stage::Failed(_) => "failed",
            Stage::Stopped(_) => "stopped",
        }
    }

    /// The way in which the program ended; `None` if it has not, or if the page has failed.
    pub const fn end(&self) -> Option<End> {
        match &self.stage {
            Stage::Ended(Ended { error: None, .. }) => Some(End::Whole),
            Stage::Ended(_) => Some(End::Error),
            Stage::Stopped(_) | Stage::Failed(Failure::Crashed(_)) => Some(End::Stopped),
            Stage::Loading(_) | Stage::Running | Stage::Failed(_) => None,
        }
    }

    /// The run as it is judged, with its input and arguments. A task may have asked for it.
    pub fn ran<'a>(
        &'a self,
        given: &'a str,
        is_asked: bool,
        error: Option<&'a ProgramError>,
    ) -> Ran<'a> {
        Ran {
            error,
            has_output: !matches!(
                self.stage,
                Stage::Ended(Ended {
                    has_output: false,
                    ..
                })
            ),
            end: self.end().unwrap_or(End::Stopped),
            source: &self.program.source,
            given,
            is_asked,
        }
    }

    /// The error that has ended the program.
    pub fn error(&self) -> Option<ProgramError> {
        let Stage::Ended(Ended {
            error: Some(error), ..
        }) = &self.stage
        else {
            return None;
        };
        Some(ProgramError::new(&error.class, &error.message, error.line))
    }

    fn take(&mut self, message: FromEngine) {
        match message {
            FromEngine::Ready => self.stage = Stage::Running,
            FromEngine::Piece(bytes) => {
                if !self.recorded.push(&bytes) {
                    self.stage = Stage::Failed(Failure::Damaged);
                }
            }
            FromEngine::Limit(limit) => self.limit = Some(limit),
            FromEngine::Ended(ended) => self.stage = Stage::Ended(ended),
            FromEngine::Partial => self.is_partial = true,
            FromEngine::Panicked { message } => {
                let crash = Crash::of_panic(&message);
                self.stage = Stage::Failed(crash.map_or(Failure::Panicked, Failure::Crashed));
            }
            FromEngine::Crashed { message } => {
                self.stage = Stage::Failed(Failure::Crashed(Crash::of(&message)));
            }
            FromEngine::OtherProtocol => self.stage = Stage::Failed(Failure::OtherBuild),
        }
    }
}

/// A growing recording. Clones share it, and are equal if nothing has arrived between them.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    recording: Rc<RefCell<Recording>>,
    bytes: usize,
}

impl Recorded {
    /// The recording.
    pub fn get(&self) -> Ref<'_, Recording> {
        self.recording.borrow()
    }

    /// Adds the bytes that have arrived. Returns false if they cannot be read.
    fn push(&mut self, bytes: &[u8]) -> bool {
        self.bytes += bytes.len();
        self.recording.borrow_mut().push(bytes).is_ok()
    }
}

impl PartialEq for Recorded {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.recording, &other.recording) && self.bytes == other.bytes
    }
}

#[cfg(test)]
mod tests {
    use bezzel_recording::Value;
    use bezzel_recording::format::Recorder;

    use super::*;

    /// A recording of `lines` lines.
    fn recorded(lines: u32) -> News {
        let mut recorder = Recorder::new();
        recorder.call("<module>", 1, false);
        for line in 1..=lines {
            recorder.line(line);
        }
        recorder.end(&Value::None);
        News::Message(FromEngine::Piece(recorder.take().into()))
    }

    fn ended(error: Option<&str>) -> News {
        News::Message(FromEngine::Ended(Ended {
            error: error.map(|class| bezzel_recording::protocol::ErrorReport {
                class: class.to_owned(),
                message: "name 'rnge' is not defined".to_owned(),
                line: Some(2),
                column: None,
                traceback: String::new(),
            }),
            lines: 3,
            calls: 0,
            limit: None,
            has_output: true,
        }))
    }

    fn after(news: impl IntoIterator<Item = News>) -> Run {
        let mut run = Run::new(1, Rc::default());
        for news in news {
            run.receive(news);
        }
        run
    }

    const READY: News = News::Message(FromEngine::Ready);

    #[test]
    fn a_run_is_loaded_runs_and_ends() {
        let loading = after([News::Share(0.5)]);
        assert_eq!(
            (loading.name(), &loading.stage),
            ("loading", &Stage::Loading(0.5))
        );
        let running = after([READY, recorded(3), News::Share(1.0)]);
        assert_eq!(
            (running.name(), running.recorded.get().lines()),
            ("running", 3)
        );
        assert_eq!(after([READY, ended(None)]).name(), "ended");
        let failed = after([READY, ended(Some("NameError"))]);
        assert_eq!(failed.name(), "failed");
        let error = failed.error().unwrap();
        assert_eq!((error.class.as_str(), error.line), ("NameError", Some(2)));
    }

    #[test]
    fn what_is_recorded_stays_when_a_run_is_stopped() {
        let mut run = after([READY, recorded(3)]);
        run.stop(Stop::Visitor);
        run.receive(recorded(3));
        run.receive(ended(None));
        assert_eq!((run.name(), run.recorded.get().lines()), ("stopped", 3));
        let limit = News::Message(FromEngine::Limit(Limit::Lines));
        let silent = after([READY, recorded(3), limit, News::Silence(Stop::Limit)]);
        assert_eq!(
            (silent.name(), silent.limit),
            ("stopped", Some(Limit::Lines))
        );
        assert!(!silent.is_active());
    }

    #[test]
    fn an_engine_that_fails_ends_the_run() {
        let panicked = |message: &str| {
            let message = message.to_owned();
            News::Message(FromEngine::Panicked { message })
        };
        let crashed = |message: &str| {
            let message = message.to_owned();
            News::Message(FromEngine::Crashed { message })
        };
        let other = News::Message(FromEngine::OtherProtocol);
        let odd = News::Message(FromEngine::Piece(vec![255; 9].into()));
        for (news, failure) in [
            (News::Lost, Failure::NotLoaded),
            (News::Crashed(Crash::Depth), Failure::Crashed(Crash::Depth)),
            (panicked("no such frame"), Failure::Panicked),
            (
                panicked("capacity overflow"),
                Failure::Crashed(Crash::Memory),
            ),
            (crashed("unreachable"), Failure::Crashed(Crash::Memory)),
            (
                crashed("Maximum call stack size exceeded"),
                Failure::Crashed(Crash::Depth),
            ),
            (other, Failure::OtherBuild),
            (odd, Failure::Damaged),
        ] {
            let run = after([READY, news]);
            assert_eq!((run.name(), run.stage), ("failed", Stage::Failed(failure)));
        }
    }
}
