//! A recorded run, and its state at every step.

use crate::Value;
use crate::calls::{Calls, End};
use crate::format::{Damaged, Event, Stream};
use crate::function::{self, Function};
use crate::next_change::{NextChange, Sought};
use crate::state::{Kind, State};

/// The largest distance of two kept states, in lines and in bytes.
const LINES: u32 = 2048;
const BYTES: usize = 1 << 16;

/// A recorded run that may still be coming in.
///
/// It has a step for each line that was recorded, with the state right before the line runs, and one more for the end. The
/// states that it keeps share all values that do not change from one to the next.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    stream: Stream,
    output: String,
    /// The steps at which something had been printed, each with the number of bytes of the output.
    prints: Vec<(u32, usize)>,
    /// The line of each step but the last.
    ran: Vec<u32>,
    calls: Calls,
    /// States after certain numbers of lines and bytes, to jump to.
    kept: Vec<State>,
    /// The state after all events that have come.
    last: State,
    functions: Vec<Function>,
    damaged: Option<Damaged>,
}

impl Recording {
    /// An empty recording.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds bytes of the stream, cut anywhere.
    ///
    /// # Errors
    ///
    /// [`Damaged`] if the bytes are no stream. The steps before the damage stay.
    pub fn push(&mut self, bytes: &[u8]) -> Result<(), Damaged> {
        self.stream.push(bytes);
        while self.damaged.is_none() {
            let at = self.stream.position();
            match self.stream.read() {
                Ok(None) => break,
                Ok(Some(event)) => self.add(event, at),
                Err(damaged) => self.damaged = Some(damaged),
            }
        }
        self.damaged.map_or(Ok(()), Err)
    }

    /// The number of lines that were recorded, which is the number of the last step.
    pub const fn lines(&self) -> u32 {
        self.ran.len() as u32
    }

    /// The lines that ran, in their order: at each step but the last, the line that is about to run.
    pub fn ran(&self) -> &[u32] {
        &self.ran
    }

    /// The end of a call, by its number; `None` if the call has not ended.
    pub fn end(&self, call: u32) -> Option<End> {
        let ended = self.calls.ended(call)?;
        let value = match self.stream.again(ended.at)?.0 {
            // An exception ends a call as if it returned `None`.
            Event::Return(Value::None) if ended.has_raised => None,
            Event::Return(value) => Some(value),
            _ => None,
        };
        let step = ended.step;
        Some(End { step, value })
    }

    /// Looks through up to this number of lines for the next change of a variable.
    pub fn seek(&self, search: &mut NextChange, lines: u32) -> Sought {
        let of_call = search.call.filter(|_| search.is_local());
        let ended = of_call.and_then(|call| self.calls.ended(call));
        let last = ended.map_or(self.lines(), |ended| ended.step);
        let until = search.state.step.saturating_add(lines).min(last);
        while search.state.step < until && search.state.position < self.last.position {
            let Some((event, position)) = self.stream.again(search.state.position) else {
                break;
            };
            if let Event::Change {
                scope, variable, ..
            }
            | Event::Unset { scope, variable } = event
                && search.is(scope, variable)
            {
                return Sought::Step(search.state.step + 1);
            }
            search.state.position = position;
            if search.state.apply(event) == Some(Kind::Line) {
                search.state.step += 1;
            }
        }
        if until < last && search.state.step == until {
            Sought::Later
        } else {
            Sought::Never
        }
    }

    /// The number of bytes of the stream.
    pub const fn bytes(&self) -> usize {
        self.stream.len()
    }

    /// The state at a step; the last one beyond the end.
    pub fn state(&self, step: u32) -> State {
        if step >= self.lines() {
            let mut state = self.last.clone();
            state.step = self.lines();
            state.finish();
            return state;
        }
        let index = self.kept.partition_point(|kept| kept.step <= step);
        let before = index.checked_sub(1).map(|index| &self.kept[index]);
        let mut state = before.map_or_else(|| self.start(), Clone::clone);
        while state.step < step && self.advance(&mut state) {}
        state
    }

    /// Takes a state one step forward. Returns false at the end.
    pub fn advance(&self, state: &mut State) -> bool {
        if state.step >= self.lines() {
            return false;
        }
        if state.step + 1 == self.lines() {
            *state = self.state(self.lines());
            return true;
        }
        while let Some(kind) = self.next(state) {
            if kind == Kind::Line {
                state.step += 1;
                return true;
            }
        }
        false
    }

    /// The text that the program has printed before a state.
    pub fn output(&self, state: &State) -> &str {
        self.output.get(..state.printed()).unwrap_or(&self.output)
    }

    /// The first step at which the output goes beyond a byte.
    pub fn step_of_output(&self, byte: usize) -> u32 {
        let index = self.prints.partition_point(|(_, end)| *end <= byte);
        self.prints
            .get(index)
            .map_or(self.lines(), |(step, _)| *step)
    }

    /// Whether all calls are over, also that of the program itself.
    pub fn has_ended(&self) -> bool {
        !self.ran.is_empty() && self.last.stack().is_empty()
    }

    /// The functions that were called, in the order of their first calls.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// The function that calls itself most deeply, at least three times within one another.
    pub fn recursive(&self) -> Option<&Function> {
        function::recursive(&self.functions)
    }

    /// The state at the first step.
    fn start(&self) -> State {
        let mut state = State::default();
        while let Some(kind) = self.next(&mut state) {
            if kind == Kind::Line {
                break;
            }
        }
        state
    }

    /// Applies the next event to a state. The step stays. `None` after all events.
    pub(crate) fn next(&self, state: &mut State) -> Option<Kind> {
        if state.position >= self.last.position {
            return None;
        }
        let (event, position) = self.stream.again(state.position)?;
        state.position = position;
        state.apply(event)
    }

    fn add(&mut self, event: Event, at: usize) {
        if let Event::Print(text) = &event {
            self.output.push_str(text);
            self.prints.push((self.lines(), self.output.len()));
        }
        let running = self.last.running().map(|frame| frame.call);
        let Some(kind) = self.last.apply(event) else {
            self.damaged = Some(Damaged { at });
            return;
        };
        self.calls.note(kind, running, self.lines(), at);
        self.last.position = self.stream.position();
        if kind == Kind::Called {
            function::note(&mut self.functions, self.last.stack());
        }
        if let Some(line) = self
            .last
            .line()
            .filter(|_| kind == Kind::Line && self.lines() < u32::MAX)
        {
            self.last.step = self.lines();
            self.ran.push(line);
            let is_far = self.kept.last().is_none_or(|kept| {
                self.last.step - kept.step >= LINES || self.last.position - kept.position >= BYTES
            });
            if is_far {
                self.kept.push(self.last.clone());
            }
        }
    }
}
