//! The codes of errors.

use crate::UnknownName;
use crate::board::BoardError;
use crate::knight::count::CountError;
use crate::knight::puzzle;
use crate::knight::{KnightError, NoTour, Reason};
use crate::queens::QueensError;
use crate::queens::completion::NoCompletion;
use crate::queens::puzzle::PuzzleError;

/// An error of the solver, with a code that stays when the words of its message change.
pub trait Coded: std::error::Error {
    /// Its code, such as `out-of-range`. The types of the JavaScript package list all of them.
    fn code(&self) -> &'static str;
}

impl Coded for UnknownName {
    fn code(&self) -> &'static str {
        "unknown-name"
    }
}

impl Coded for BoardError {
    fn code(&self) -> &'static str {
        match self {
            Self::OutOfRange { .. } => "out-of-range",
            Self::NotASize { .. } => "not-a-size",
            Self::NotASquare { .. } => "not-a-square",
            Self::Outside { .. } => "off-board",
        }
    }
}

impl Coded for QueensError {
    fn code(&self) -> &'static str {
        match self {
            Self::OutOfRange { .. } => "out-of-range",
            Self::NoSolution { .. } => "no-solution",
            Self::FixedSquare { .. } | Self::Column { .. } | Self::NotAColumn { .. } => "off-board",
            Self::Conflict(_) => "conflict",
            Self::Empty
            | Self::Length { .. }
            | Self::NotANumber { .. }
            | Self::NoSeparator { .. }
            | Self::Width { .. }
            | Self::Character { .. }
            | Self::LeadingZero { .. }
            | Self::MixedPieces { .. } => "notation",
            Self::Parts { .. } | Self::Share { .. } => "no-such-share",
            Self::Number { .. } => "no-such-number",
            Self::Checkpoint(_) => "checkpoint",
        }
    }
}

impl Coded for NoCompletion {
    fn code(&self) -> &'static str {
        match self {
            Self::Conflict(_) => "conflict",
            Self::NoFreeSquare(_) => "no-free-square",
            Self::Exhausted { .. } => "searched",
        }
    }
}

impl Coded for PuzzleError {
    fn code(&self) -> &'static str {
        match self {
            Self::Size { .. } | Self::Grade { .. } | Self::Date { .. } => "out-of-range",
            Self::Length { .. } | Self::Letter { .. } | Self::Missing { .. } => "regions",
            Self::NoSuch { .. } => "no-such-puzzle",
        }
    }
}

impl Coded for puzzle::PuzzleError {
    fn code(&self) -> &'static str {
        match self {
            Self::Large { .. } => "too-large",
            Self::Small { .. }
            | Self::Number { .. }
            | Self::Numbers { .. }
            | Self::Grade { .. } => "out-of-range",
            Self::Square { .. } => "off-board",
            Self::NumberTwice { .. } | Self::SquareTwice { .. } => "conflict",
            Self::NotFound { .. } => "no-such-puzzle",
            Self::Board(error) => error.code(),
            Self::NoTour(reason) => reason.code(),
        }
    }
}

impl Coded for KnightError {
    fn code(&self) -> &'static str {
        match self {
            Self::HoleOutside { .. } => "off-board",
            Self::NoSquare { .. } => "no-square",
            Self::TooLarge { .. } | Self::TooManyLeft { .. } => "too-large",
            Self::Empty => "empty-path",
            Self::Start { .. } => "start",
            Self::End { .. } | Self::EndOfClosed => "end",
            Self::Digit { .. } | Self::NoStep { .. } | Self::Move { .. } => "move",
            Self::Checkpoint { .. } => "checkpoint",
            Self::Mistaken => "mistaken",
        }
    }
}

impl Coded for NoTour {
    fn code(&self) -> &'static str {
        match self {
            Self::Request(error) => error.code(),
            Self::Impossible(reason) => reason.code(),
            Self::TooLarge { .. } => "too-large",
            Self::Undecided { .. } => "undecided",
            Self::Mistaken => "mistaken",
        }
    }
}

impl Coded for CountError {
    fn code(&self) -> &'static str {
        match self {
            Self::NoTours { .. } | Self::NoSuchTours { .. } | Self::NoneDrawn { .. } => "no-tours",
            Self::TooWide { .. }
            | Self::TooLong { .. }
            | Self::TooManyOrbits { .. }
            | Self::TooLarge { .. }
            | Self::TooMany => "too-large",
            Self::Number { .. } => "no-such-number",
            Self::NotClosedTour { .. } => "not-closed-tour",
            Self::NotOnBoard { .. } => "move",
            Self::NotPrepared => "not-prepared",
            Self::Share { .. } => "no-such-share",
            Self::OutOfMemory { .. } => "out-of-memory",
            Self::Checkpoint { .. } => "checkpoint",
        }
    }
}

impl Coded for Reason {
    fn code(&self) -> &'static str {
        match self {
            Self::Colours { .. } => "colours",
            Self::EndOfOtherColour { .. } => "end-of-other-colour",
            Self::EndsOfOneColour { .. } => "ends-of-one-colour",
            Self::EndIsStart { .. } => "end-is-start",
            Self::SingleSquare => "single-square",
            Self::TooNarrow => "too-narrow",
            Self::ClosedFourRows => "closed-four-rows",
            Self::InnerOfFourRows { .. } => "inner-of-four-rows",
            Self::FallsApart { .. } => "falls-apart",
            Self::SmallBoard { .. } => "small-board",
            Self::CornersShare { .. } => "corners-share",
            Self::NoCorner => "no-corner",
            Self::Searched => "searched",
            Self::EndVisited { .. } => "end-visited",
            Self::Stuck { .. } => "stuck",
            Self::CutOff { .. } => "cut-off",
            Self::Apart { .. } => "apart",
            Self::CutSquare { .. } => "cut-square",
            Self::DeadEnd { .. } => "dead-end",
            Self::DeadEnds { .. } => "dead-ends",
        }
    }
}
