//! Running the command.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

/// The output of the command, and its end.
#[derive(Debug)]
pub struct Outcome {
    pub printed: String,
    pub said: String,
    /// `None` if a signal ended it at once.
    pub exit_code: Option<i32>,
}

impl Outcome {
    /// The printed text of a command that succeeded.
    #[track_caller]
    pub fn result(self) -> String {
        assert_eq!(self.exit_code, Some(0), "{self:?}");
        self.printed
    }

    /// The message of a command that ended with this code and printed nothing.
    #[track_caller]
    pub fn failure(self, exit_code: i32) -> String {
        assert_eq!(self.exit_code, Some(exit_code), "{self:?}");
        assert_eq!(self.printed, "", "{self:?}");
        self.said
    }
}

impl From<Output> for Outcome {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self {
            printed: text(output.stdout),
            said: text(output.stderr),
            exit_code: output.status.code(),
        }
    }
}

/// Starts the command with arguments that are parted by spaces, and then these.
pub fn start(arguments: &str, more: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_bezzel-count"))
        .args(arguments.split_whitespace())
        .args(more)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until a command ends.
pub fn finish(command: Child) -> Outcome {
    command.wait_with_output().unwrap().into()
}

/// Runs the command with arguments that are parted by spaces, and then these.
pub fn run(arguments: &str, more: &[&str]) -> Outcome {
    finish(start(arguments, more))
}

/// Runs the command with this text as its standard input.
pub fn feed(arguments: &str, input: &str) -> Outcome {
    let mut command = start(arguments, &[]);
    let mut stdin = command.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    finish(command)
}
