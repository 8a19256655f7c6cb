//! The progress of reading an output, and its report.

use std::rc::Rc;

use bezzel_solver::queens::Piece;
use serde_bytes::ByteBuf;

use crate::bridge::output::{Checked, Found, OutputPart, WorkerEvent};
use crate::bridge::{Failure, JobState, LongJob};

/// The number of bytes that are sent to the worker at once.
pub const PART: u64 = 1 << 22;
/// The number of times that an output is read again from its beginning, after a worker that read a part of it has failed.
const AGAIN: u32 = 2;

/// The next part to read: the number of the output, and the bytes from and to.
pub type Wanted = (u32, u64, u64);

/// The check of an output.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Check {
    /// The part that the worker reads, and the final report on the output.
    pub job: LongJob<OutputPart, Option<Rc<Checked>>>,
    /// The number of the output, raised with each.
    output: u32,
    piece: Option<Piece>,
    length: u64,
    /// The bytes that the worker has read.
    read: u64,
    /// The number of times that it was begun again.
    again: u32,
    /// The part that the page has to read for it.
    pub wanted: Option<Wanted>,
    /// Whether the file could not be read.
    pub unreadable: bool,
}

/// An event of the check.
#[derive(Clone, Debug)]
pub enum Action {
    /// Check another output of this number of bytes.
    Begin(u64, Piece),
    /// A part of it, as it was wanted.
    Part(Wanted, Vec<u8>),
    /// A part cannot be read.
    Unreadable(Wanted),
    /// A worker reports.
    Worker(WorkerEvent),
    /// Stop.
    Cancel,
}

impl Check {
    /// Whether an output is being read.
    pub fn is_running(&self) -> bool {
        self.wanted.is_some() || self.job.is_running()
    }

    /// The state of the check, which is running between two parts.
    pub fn state(&self) -> &JobState {
        if self.is_running() {
            &JobState::Running
        } else {
            self.job.state()
        }
    }

    /// The share that is read.
    pub fn fraction(&self) -> f64 {
        let part = PART.min(self.length - self.read) as f64 * self.job.fraction();
        (self.read as f64 + part) / self.length.max(1) as f64
    }

    /// Takes in an action.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Begin(length, piece) => {
                // A short output is read so soon that the report on the last one may stay until then.
                let said = self.job.found.take().filter(|_| length <= PART);
                self.job.reset();
                self.job.found = said;
                self.output += 1;
                // The worker has to know about superqueens only.
                self.piece = (piece == Piece::Superqueen).then_some(piece);
                self.length = length;
                self.read = 0;
                self.again = 0;
                self.unreadable = false;
                self.want();
            }
            Action::Part(part, bytes) if self.wanted == Some(part) => {
                let (output, offset, end) = part;
                self.wanted = None;
                self.job.resume([OutputPart {
                    output,
                    piece: self.piece,
                    board: None,
                    offset,
                    bytes: ByteBuf::from(bytes),
                    is_last: end == self.length,
                }]);
            }
            Action::Unreadable(part) if self.wanted == Some(part) => {
                self.wanted = None;
                self.unreadable = true;
                self.job.reset();
            }
            Action::Worker(event) => self.receive(event),
            Action::Cancel => {
                self.wanted = None;
                self.job.found = None;
                // Between two parts the last one is done.
                self.job.pause();
                self.job.cancel();
            }
            // These belong to an output that is given up.
            Action::Part(..) | Action::Unreadable(..) => {}
        }
    }

    fn want(&mut self) {
        let end = (self.read + PART).min(self.length);
        self.wanted = Some((self.output, self.read, end));
    }

    fn receive(&mut self, event: WorkerEvent) {
        let Some(slice) = self.job.receive(event) else {
            return;
        };
        if !slice.progress.done {
            return;
        }
        if let Some(checked) = slice.found.checked() {
            self.read = self.length;
            self.job.found = Some(Rc::new(checked));
            return;
        }
        match slice.found {
            Found::Nothing => {
                self.read = (self.read + PART).min(self.length);
                self.want();
            }
            Found::Lost if self.again < AGAIN => {
                self.again += 1;
                self.output += 1;
                self.read = 0;
                self.want();
            }
            _ => self.job.fail(Failure::Workers),
        }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_output::check;

    use super::*;

    fn part(check: &Check) -> OutputPart {
        check.job.wanted().expect("a part is read")[0].clone()
    }

    fn begun(length: u64) -> Check {
        let mut state = Check::default();
        state.act(Action::Begin(length, Piece::Queen));
        state
    }

    #[test]
    fn an_output_is_sent_part_by_part() {
        let mut state = begun(PART + 5);
        assert_eq!(
            (state.wanted, state.state().name()),
            (Some((1, 0, PART)), "running")
        );
        state.act(Action::Part((1, 0, PART), vec![b' '; 3]));
        assert!(!part(&state).is_last);
        let event = state.job.slice(0, 1.0, Found::Nothing);
        state.act(Action::Worker(event));
        assert_eq!(
            (state.wanted, state.state().name()),
            (Some((1, PART, PART + 5)), "running")
        );
        assert!(state.fraction() > 0.9);
        state.act(Action::Part((1, PART, PART + 5), b"2413\n".to_vec()));
        assert!(part(&state).is_last);
        let checked = Checked::from(check("2413\n", None, None));
        let event = state.job.slice(0, 1.0, Found::from(&checked));
        state.act(Action::Worker(event));
        assert_eq!((state.wanted, state.state().name()), (None, "done"));
        assert_eq!(state.job.found.map(|checked| checked.right), Some(1));
    }

    #[test]
    fn an_output_is_begun_again_when_a_worker_has_failed_but_not_for_ever() {
        let mut state = begun(PART + 5);
        for output in 1..=AGAIN + 1 {
            assert_eq!(state.wanted, Some((output, 0, PART)));
            state.act(Action::Part((output, 0, PART), Vec::new()));
            let event = state.job.slice(0, 1.0, Found::Lost);
            state.act(Action::Worker(event));
        }
        assert_eq!((state.wanted, state.state().name()), (None, "failed"));
    }

    #[test]
    fn what_belongs_to_another_output_is_late() {
        let mut check = begun(5);
        check.act(Action::Begin(9, Piece::Superqueen));
        let second = check.clone();
        for late in [
            Action::Part((1, 0, 5), Vec::new()),
            Action::Unreadable((1, 0, 5)),
        ] {
            check.act(late);
            assert_eq!(check, second);
        }
        assert_eq!(second.wanted, Some((2, 0, 9)));
        check.act(Action::Cancel);
        assert_eq!((check.wanted, check.state().name()), (None, "cancelled"));
        let mut unreadable = second;
        unreadable.act(Action::Unreadable((2, 0, 9)));
        assert!(unreadable.unreadable && !unreadable.is_running());
    }
}
