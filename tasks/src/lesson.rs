//! Lessons as the page reads them: compiled from the files in `lessons/`, one a lesson and language.

use bezzel_solver::board::{Size, Square};
use serde::{Deserialize, Serialize};

/// A lesson in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// Its parts. A link names a part by its number from 1.
    pub parts: Vec<Part>,
    /// The notes for teachers.
    pub teacher: Part,
}

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Its title.
    pub title: String,
    /// The contents.
    pub blocks: Vec<Block>,
}

/// A block of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// A list, numbered or not.
    List {
        /// Whether its items are numbered.
        numbered: bool,
        /// The items.
        items: Vec<Vec<Inline>>,
    },
    /// Lines of a program.
    Code(String),
    /// A task, as the hash of its link.
    Task(String),
}

/// A piece of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Inline {
    /// Plain words.
    Text(String),
    /// Words that stand out.
    Strong(String),
    /// A term, where it is introduced.
    Term(String),
    /// A piece of a program.
    Code(String),
    /// A square of a board, named in the notation of the page.
    Square(Square, Size),
    /// The cell of a marker array that a queen on a square of a board marks, with its index in the notation of the page.
    Cell(MarkerArray, Square, Size),
    /// Words that lead to a state of the page.
    Link {
        /// The hash of the link.
        to: String,
        /// The section of the screen that it shows, one of [`SECTIONS`].
        section: Option<String>,
        /// The words.
        words: String,
    },
}

named! {
    /// The marker arrays.
    #[derive(Serialize, Deserialize)]
    pub enum MarkerArray {
        /// Of columns.
        A = "a",
        /// Of rising diagonals.
        B = "b",
        /// Of falling diagonals.
        C = "c",
    }
}

/// The sections of Backtracking that a link of a lesson may show.
pub const SECTIONS: [&str; 3] = ["program", "tree", "memory"];
