//! The question that a link asks about the state that it opens.

use super::Place;

/// A question about a state. The answer is the solver's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// The square that the search tries next.
    NextSquare,
    /// The line of the program that comes next.
    Line,
    /// The cells of the marker arrays that change next.
    Cells,
    /// Whether a tried square is free; at other events, the row in which the search continues.
    Verdict,
    /// Set up a position that has a property.
    Position(Property),
    /// Put the missing queens on the board.
    Complete,
    /// Make the knight's move that Warnsdorff's rule asks for.
    Move,
    /// Complete or correct a program until it reaches a goal.
    Program(ProgramGoal),
}

/// The goal of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ProgramGoal {
    /// The solutions that it is to find.
    pub finds: Finds,
    /// The side of its board; any board if there is none.
    pub n: Option<u32>,
    /// The number of the program that was given, which stays in the link when the program is changed: it distinguishes tasks of one
    /// goal apart. 0 if the link has none.
    pub given: u32,
}

named! {
    /// The solutions that a program is to find.
    #[derive(Default, Hash)]
    pub enum Finds {
        /// All solutions of the queens.
        #[default]
        All = "all",
        /// At least one solution of the queens problem.
        One = "one",
        /// A tour of the knight.
        Tour = "tour",
    }
}

/// A property of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// Queens in the rows above this one, counted from 1, and no free square in it.
    DeadEnd(u32),
    /// A solution that looks the same after a half turn.
    HalfTurn,
    /// A board without one square fewer than this, in whose rest a knight can stay within this number of pieces.
    Pieces(u32),
}

impl Task {
    /// The names of the tasks in links.
    pub const NAMES: [&'static str; 8] = [
        "next-square",
        "line",
        "cells",
        "verdict",
        "position",
        "complete",
        "move",
        "program",
    ];

    /// The task's name in links.
    pub const fn name(self) -> &'static str {
        Self::NAMES[match self {
            Self::NextSquare => 0,
            Self::Line => 1,
            Self::Cells => 2,
            Self::Verdict => 3,
            Self::Position(_) => 4,
            Self::Complete => 5,
            Self::Move => 6,
            Self::Program(_) => 7,
        }]
    }

    /// The names of the tasks about the states of a screen.
    pub const fn names_for(place: Place) -> &'static [&'static str] {
        match place {
            Place::Queens => &["position", "complete"],
            Place::Search => &["next-square", "line", "cells", "verdict"],
            Place::Tour => &["position", "move"],
            Place::Own => &["program"],
            _ => &[],
        }
    }

    /// The task of a name, and of a property where a position is to be set up. A program gets the usual goal.
    pub fn from_words(name: &str, property: Option<Property>) -> Option<Self> {
        Some(match name {
            "next-square" => Self::NextSquare,
            "line" => Self::Line,
            "cells" => Self::Cells,
            "verdict" => Self::Verdict,
            "position" => Self::Position(property?),
            "complete" => Self::Complete,
            "move" => Self::Move,
            "program" => Self::Program(ProgramGoal::default()),
            _ => return None,
        })
    }

    /// The screen about whose states it asks.
    pub const fn place(self) -> Place {
        match self {
            Self::NextSquare | Self::Line | Self::Cells | Self::Verdict => Place::Search,
            Self::Position(Property::DeadEnd(_) | Property::HalfTurn) | Self::Complete => {
                Place::Queens
            }
            Self::Position(Property::Pieces(_)) | Self::Move => Place::Tour,
            Self::Program(_) => Place::Own,
        }
    }

    /// The property of the position that is to be set up.
    pub const fn property(self) -> Option<Property> {
        match self {
            Self::Position(property) => Some(property),
            _ => None,
        }
    }

    /// The goal of the program.
    pub const fn goal(self) -> Option<ProgramGoal> {
        match self {
            Self::Program(goal) => Some(goal),
            _ => None,
        }
    }
}

impl Property {
    /// Examples of how properties are written in links.
    pub const EXAMPLES: [&'static str; 3] = ["dead-end.5", "half-turn", "pieces.3"];

    /// The property of a text such as [`Self::EXAMPLES`].
    pub fn from_text(text: &str) -> Option<Self> {
        if text == "half-turn" {
            return Some(Self::HalfTurn);
        }
        let (name, number) = text.split_once('.')?;
        let count = number.parse().ok()?;
        let property = match name {
            "dead-end" if count >= 2 => Self::DeadEnd(count),
            "pieces" if count >= 2 => Self::Pieces(count),
            _ => return None,
        };
        (property.to_string() == text).then_some(property)
    }
}

impl std::fmt::Display for Property {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::DeadEnd(row) => write!(f, "dead-end.{row}"),
            Self::HalfTurn => f.write_str("half-turn"),
            Self::Pieces(count) => write!(f, "pieces.{count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_read_as_they_are_written() {
        for text in Property::EXAMPLES {
            assert_eq!(Property::from_text(text).unwrap().to_string(), text);
        }
        for text in [
            "",
            "half-turn.1",
            "dead-end",
            "dead-end.1",
            "dead-end.05",
            "pieces.-3",
        ] {
            assert_eq!(Property::from_text(text), None, "{text}");
        }
    }

    #[test]
    fn every_name_is_a_task() {
        for name in Task::NAMES {
            let task = Task::from_words(name, Some(Property::HalfTurn)).unwrap();
            assert_eq!(task.name(), name);
        }
        assert_eq!(Task::from_words("position", None), None);
        assert_eq!(Task::from_words("guess", None), None);
    }
}
