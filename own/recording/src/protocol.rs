//! The messages between the page and the worker that runs a visitor's Python program.
//!
//! Both sides send bytes, packed by [`pack`]. The worker (`own/engine/`) is no worker of the crate `bezzel-workers`: a running
//! program cannot be cut into slices, so the worker receives nothing before the program has ended. To stop it, the page
//! terminates it. A conversation is
//!
//! 1. worker: [`FromEngine::Ready`], once the engine has loaded. The page sends nothing before.
//! 2. page: [`Run`], once for each worker. A further program takes a further worker, so that nothing of the last one is left.
//! 3. worker: any number of [`FromEngine::Piece`], and at most one [`FromEngine::Limit`] and one [`FromEngine::Partial`] among
//!    them.
//! 4. worker: [`FromEngine::Ended`], [`FromEngine::Crashed`], [`FromEngine::Panicked`] or [`FromEngine::OtherProtocol`], as the
//!    last message. If the stack or the memory of the browser is too small, the browser stops the program, and [`Crash`] tells
//!    the reason. A worker that cannot even say so gets the event `error` on the page, with the same words of the browser.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;

/// The number of this form of the messages and of the recording, raised with each change of either.
pub const PROTOCOL: u32 = 3;

/// A program to run, from the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// The [`PROTOCOL`] of the page.
    pub protocol: u32,
    /// The text of the program.
    pub source: String,
    /// The lines that `input()` reads.
    pub input: String,
    /// `sys.argv` from its second item on.
    pub arguments: Vec<String>,
    /// The limits of the recording.
    pub limits: Limits,
}

/// The limits of a recording, and of the depth of calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// The most lines that are recorded.
    pub lines: u32,
    /// The most bytes of the recording.
    pub bytes: u32,
    /// The most frames on the stack; above it Python raises its `RecursionError`.
    pub frames: u32,
}

impl Default for Limits {
    /// The limits of the page. The engine's own stack takes the frames in every browser.
    fn default() -> Self {
        Self {
            lines: 1_000_000,
            bytes: 16 << 20,
            frames: 250,
        }
    }
}

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromEngine {
    /// The engine has loaded, and waits for a [`Run`].
    Ready,
    /// The next bytes of the recording: at most about 64 KB, or the bytes of the last 20 ms. A piece ends at any byte.
    Piece(ByteBuf),
    /// The recording has stopped, and the program runs on. The page waits for its end as for that of any program.
    Limit(Limit),
    /// The program has ended.
    Ended(Ended),
    /// The engine has a fault. The pieces sent before are whole.
    Panicked {
        /// The place and the reason.
        message: String,
    },
    /// The page is of another build than the worker.
    OtherProtocol,
    /// Some variables are not recorded from here on: there are too many, or they have too many parts.
    Partial,
    /// The browser has stopped the program. The pieces sent before are whole.
    Crashed {
        /// The words of the browser, for [`Crash::of`].
        message: String,
    },
}

/// The reason why the recording stops before the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// [`Limits::lines`] are recorded.
    Lines,
    /// [`Limits::bytes`] are recorded.
    Bytes,
}

/// The reason why the browser stopped a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// The stack of the browser is too small for the program's calls.
    Depth,
    /// The memory is too small.
    Memory,
}

impl Crash {
    /// The reason, by the words of the browser.
    pub fn of(message: &str) -> Self {
        let message = message.to_ascii_lowercase();
        // The engine's own stack ends where its memory begins.
        let is_of_stack = ["call stack", "recursion", "out of bounds"]
            .iter()
            .any(|words| message.contains(words));
        if is_of_stack {
            Self::Depth
        } else {
            Self::Memory
        }
    }

    /// The reason of a panic, if it is no fault of the engine.
    pub fn of_panic(message: &str) -> Option<Self> {
        message
            .contains("capacity overflow")
            .then_some(Self::Memory)
    }
}

/// The end of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The error that ended it. A program that calls `exit()` ends without one.
    pub error: Option<ErrorReport>,
    /// The recorded lines.
    pub lines: u32,
    /// The recorded calls of the program's own functions.
    pub calls: u32,
    /// The limit that the recording reached.
    pub limit: Option<Limit>,
    /// Whether the recording has all of the output. After its limit it has the last megabyte.
    pub has_output: bool,
}

/// An error of a visitor's program, as Python reports it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorReport {
    /// The name of its class, such as `NameError`.
    pub class: String,
    /// Python's own sentence, such as `name 'rnge' is not defined`. May be empty.
    pub message: String,
    /// The line of the program, from 1. For a syntax error this is where the parser noticed it.
    pub line: Option<u32>,
    /// The column in the line, from 1: only for a syntax error.
    pub column: Option<u32>,
    /// The whole traceback, as Python prints it.
    pub traceback: String,
}

/// A message as bytes.
///
/// # Panics
/// Never: the messages have no form that `postcard` refuses.
pub fn pack(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("our messages have no maps or streams")
}

/// The message of these bytes, if they are one.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
