//! The player of a recorded run: its present step, and its speed.

use bezzel_recording::State;

use super::run::Recorded;
use crate::components::transport::{Command, Player, Speed};
use bezzel_run::tree::Expanded;

/// The lines that a frame has time for at the greatest speed.
const LINES_A_FRAME: u64 = 2_000;

/// A place in a recorded run.
#[derive(Clone, Debug, PartialEq)]
pub struct WatchedRun {
    /// The state of the program there.
    pub state: State,
    /// The playback.
    pub player: Player,
    /// The nodes of the tree that the visitor has expanded and collapsed.
    pub expanded: Expanded,
    /// Whether the place is the end, and stays there while more is recorded.
    follows: bool,
}

impl WatchedRun {
    /// The end of a run that begins. The speed stays that of the run before.
    pub fn new(before: Option<&Self>) -> Self {
        let mut player = before.map_or_else(Player::default, |before| before.player);
        player.on = false;
        Self {
            state: State::default(),
            player,
            expanded: Expanded::default(),
            follows: true,
        }
    }

    /// The number of lines that have run.
    pub const fn step(&self) -> u32 {
        self.state.step()
    }

    /// More is recorded, or the run has ended. It is followed to the first breakpoint.
    pub fn grow(&mut self, recorded: &Recorded, breaks: &[u32]) {
        if !self.follows {
            return;
        }
        let (from, recording) = (self.step(), recorded.get());
        let ran = recording.ran().get(from as usize..).unwrap_or_default();
        match ran.iter().position(|line| breaks.contains(line)) {
            Some(after) => self.go_to(from + after as u32, recorded),
            None => self.state = recording.state(recording.lines()),
        }
    }

    /// Whether it is before a line with a breakpoint.
    pub fn is_at_break(&self, breaks: &[u32]) -> bool {
        self.state.line().is_some_and(|line| breaks.contains(&line))
    }

    /// Goes to a step, and stays there.
    pub fn go_to(&mut self, step: u32, recorded: &Recorded) {
        let recording = recorded.get();
        self.state = recording.state(step.min(recording.lines()));
        self.follows = false;
        self.player.stop();
    }

    /// Carries out a command of the transport bar.
    pub fn command(&mut self, command: Command, recorded: &Recorded, breaks: &[u32]) {
        let (at, recording) = (self.step(), recorded.get());
        let lines = 0..=recording.lines().into();
        let step = self.player.obey(command, at.into(), lines) as u32;
        self.follows &= matches!(command, Command::Speed(_));
        if step != at {
            self.state = recording.state(step);
            // A run that is played again may begin with one.
            if self.is_at_break(breaks) {
                self.player.on = false;
            }
        }
    }

    /// Draws a frame, this number of milliseconds after the one before. It plays to the next breakpoint.
    pub fn frame(&mut self, milliseconds: f64, recorded: &Recorded, breaks: &[u32]) {
        if !self.player.on {
            return;
        }
        let due = match self.player.speed {
            Speed::Fastest => LINES_A_FRAME,
            Speed::Steps(_) => self.player.due(milliseconds).unwrap_or(LINES_A_FRAME),
        };
        let recording = recorded.get();
        for _ in 0..due {
            if !recording.advance(&mut self.state) || self.is_at_break(breaks) {
                self.player.stop();
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use bezzel_recording::Value;
    use bezzel_recording::format::{Recorder, Scope};
    use bezzel_recording::protocol::FromEngine;

    use super::super::run::{News, Run};
    use super::*;

    /// A run of four lines; each prints its number and counts.
    fn run() -> Run {
        let mut recorder = Recorder::new();
        recorder.call("<module>", 1, false);
        for line in 1..=4 {
            let mut variables = recorder.variables(Scope::Global);
            let value = Value::Int(line.into());
            variables.see("x", |old| *old == value, |_| value.clone());
            variables.finish();
            recorder.line(line);
            recorder.print(&format!("{line}\n"));
        }
        recorder.end(&Value::None);
        let mut run = Run::new(1, Rc::default());
        run.receive(News::Message(FromEngine::Ready));
        run.receive(News::Message(FromEngine::Piece(recorder.take().into())));
        run
    }

    fn watched() -> (WatchedRun, Recorded) {
        let recorded = run().recorded;
        let mut watch = WatchedRun::new(None);
        watch.grow(&recorded, &[]);
        (watch, recorded)
    }

    #[test]
    fn a_new_run_is_followed_to_its_end_until_the_visitor_goes_elsewhere() {
        let (mut watch, recorded) = watched();
        assert_eq!((watch.step(), watch.state.line()), (4, None));
        watch.command(Command::Back, &recorded, &[]);
        assert_eq!((watch.step(), watch.state.line()), (3, Some(4)));
        watch.grow(&recorded, &[]);
        assert_eq!(watch.step(), 3);
    }

    #[test]
    fn back_and_forth_is_the_same_state() {
        let (mut watch, recorded) = watched();
        for step in 0..4 {
            watch.go_to(step, &recorded);
            let there = watch.state.clone();
            watch.command(Command::Step, &recorded, &[]);
            watch.command(Command::Back, &recorded, &[]);
            assert_eq!(watch.state, there);
        }
        watch.command(Command::Seek(99), &recorded, &[]);
        assert_eq!(watch.step(), 4);
    }

    #[test]
    fn it_plays_from_the_start_and_stops_at_the_end() {
        let (mut watch, recorded) = watched();
        watch.command(Command::Play, &recorded, &[]);
        assert_eq!((watch.step(), watch.player.on), (0, true));
        watch.frame(200.0, &recorded, &[]);
        assert_eq!(watch.step(), 1);
        watch.command(Command::Speed(Speed::Fastest), &recorded, &[]);
        watch.frame(16.0, &recorded, &[]);
        assert_eq!((watch.step(), watch.player.on), (4, false));
    }

    #[test]
    fn a_run_rests_before_its_first_breakpoint_and_plays_from_one_to_the_next() {
        let recorded = run().recorded;
        let mut watch = WatchedRun::new(None);
        watch.grow(&recorded, &[2, 4, 9]);
        assert_eq!((watch.step(), watch.state.line()), (1, Some(2)));
        watch.grow(&recorded, &[2, 4, 9]);
        assert_eq!(watch.step(), 1);
        watch.command(Command::Speed(Speed::Fastest), &recorded, &[2, 4, 9]);
        for (step, line) in [(3, Some(4)), (4, None)] {
            watch.command(Command::Play, &recorded, &[2, 4, 9]);
            watch.frame(16.0, &recorded, &[2, 4, 9]);
            assert_eq!((watch.step(), watch.state.line()), (step, line));
            assert!(!watch.player.on);
        }
        // From the end it begins again, and may rest at once.
        watch.command(Command::Play, &recorded, &[1]);
        assert_eq!((watch.step(), watch.player.on), (0, false));
        watch.command(Command::Play, &recorded, &[1]);
        assert!(watch.player.on);
    }

    #[test]
    fn a_breakpoint_may_come_with_a_later_part_of_the_recording() {
        let recorded = run().recorded;
        let mut watch = WatchedRun::new(None);
        watch.state = recorded.get().state(2);
        watch.grow(&recorded, &[2, 4]);
        assert_eq!(watch.step(), 3);
    }
}
