//! Lessons and tasks: the list of lessons, the column of text beside a screen, and questions about the state of a link.

mod answers;
mod beside;
mod class;
mod code;
mod column;
mod file;
mod list;
mod make;
mod onward;
mod paper;
mod program;
mod set;
mod state;
mod task;
mod teachers;
mod text;
mod words;

pub use beside::study;
pub use list::LessonsScreen;
pub use set::TaskSets;
