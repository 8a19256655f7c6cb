//! The places of a run that a visitor names by the program: a breakpoint, a line, the end of the running call; and the variable
//! whose changes are followed.

use std::rc::Rc;

use bezzel_recording::format::Scope;
use bezzel_recording::{Recording, State, Variable};

/// A place to go to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The next step before a line with a breakpoint. From the end it is looked for from the start on, as the run is played
    /// again.
    NextBreak,
    /// The step before.
    PreviousBreak,
    /// The next step before this line; from the end the first one.
    Line(u32),
    /// The first step after the end of the running call.
    Return,
}

/// A variable of the program or of the running call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub scope: Scope,
    pub name: Rc<str>,
}

impl Goal {
    /// The step of the place, seen from a state of the run, if there is such a step.
    pub fn step(&self, recording: &Recording, at: &State, breaks: &[u32]) -> Option<u32> {
        let has_break = |line: u32| breaks.contains(&line);
        match self {
            Self::NextBreak => next_line(recording, at, has_break),
            Self::PreviousBreak => {
                let before = recording.ran().get(..at.step() as usize)?;
                let step = before.iter().rposition(|line| has_break(*line))?;
                Some(step as u32)
            }
            Self::Line(line) => next_line(recording, at, |of| of == *line),
            Self::Return => {
                let around = at.stack().len().checked_sub(1)?;
                let call = at.running().filter(|_| around > 0)?.call;
                recording.end(call).map(|end| end.step)
            }
        }
    }
}

/// The next step before such a line; from the end the first one.
fn next_line(recording: &Recording, at: &State, is_wanted: impl Fn(u32) -> bool) -> Option<u32> {
    let from = if at.step() < recording.lines() {
        at.step() + 1
    } else {
        0
    };
    let step = recording.ran()[from as usize..]
        .iter()
        .position(|line| is_wanted(*line))?;
    Some(from + step as u32)
}

/// The variable to follow, of those that a state has: the chosen one if it is there, else that of the board, else the first.
pub fn followed(
    chosen: Option<&Named>,
    board: Option<&str>,
    all: &[(Scope, &Variable)],
) -> Option<Named> {
    let is_of_board = |of: &&(Scope, &Variable)| board == Some(&*of.1.name);
    let is_chosen = |of: &&(Scope, &Variable)| {
        chosen.is_some_and(|chosen| chosen.scope == of.0 && chosen.name == of.1.name)
    };
    let found = all.iter().find(is_chosen);
    let found = found.or_else(|| all.iter().find(is_of_board));
    let (scope, variable) = found.or_else(|| all.first())?;
    Some(Named {
        scope: *scope,
        name: variable.name.clone(),
    })
}

#[cfg(test)]
mod tests {
    use bezzel_recording::Value;
    use bezzel_recording::format::Recorder;

    use super::*;

    /// Line 1 calls, line 2 is in each of three calls within one another, line 3 comes after each.
    fn recording() -> Recording {
        let mut recorder = Recorder::new();
        recorder.call("<module>", 1, false);
        recorder.line(1);
        for _ in 0..3 {
            recorder.call("f", 2, false);
            recorder.line(2);
        }
        for call in 0..3 {
            recorder.line(3);
            recorder.end(&Value::Int(call));
        }
        recorder.end(&Value::None);
        let mut recording = Recording::new();
        recording.push(&recorder.take()).unwrap();
        assert_eq!(recording.ran(), [1, 2, 2, 2, 3, 3, 3]);
        recording
    }

    #[test]
    fn each_goal_has_its_step() {
        let recording = recording();
        let step = |goal: &Goal, from: u32| goal.step(&recording, &recording.state(from), &[2, 9]);
        let all = |goal: &Goal| (0..=7).map(|from| step(goal, from)).collect::<Vec<_>>();
        let (one, two, three) = (Some(1), Some(2), Some(3));
        assert_eq!(
            all(&Goal::NextBreak),
            [one, two, three, None, None, None, None, one]
        );
        assert_eq!(
            all(&Goal::PreviousBreak),
            [None, None, one, two, three, three, three, three]
        );
        assert_eq!(step(&Goal::Line(3), 0), Some(4));
        assert_eq!(step(&Goal::Line(1), 0), None);
        assert_eq!(step(&Goal::Line(1), 7), Some(0));
        assert_eq!(step(&Goal::Line(9), 7), None);
        let ends = [
            None,
            Some(7),
            Some(6),
            Some(5),
            Some(5),
            Some(6),
            Some(7),
            None,
        ];
        assert_eq!(all(&Goal::Return), ends);
    }

    #[test]
    fn the_chosen_variable_is_followed_as_long_as_it_is_there() {
        let variable = |name: &str| Variable {
            name: name.into(),
            value: Some(Value::None),
        };
        let of = ["row", "queens", "row"].map(variable);
        let all = [
            (Scope::Local, &of[0]),
            (Scope::Global, &of[1]),
            (Scope::Global, &of[2]),
        ];
        let named = |scope, name: &str| Named {
            scope,
            name: name.into(),
        };
        let row = named(Scope::Global, "row");
        assert_eq!(
            followed(Some(&row), Some("queens"), &all),
            Some(row.clone())
        );
        let queens = Some(named(Scope::Global, "queens"));
        assert_eq!(followed(Some(&row), Some("queens"), &all[..2]), queens);
        let first = Some(named(Scope::Local, "row"));
        assert_eq!(followed(None, Some("board"), &all), first);
        assert_eq!(followed(None, None, &[]), None);
    }
}
