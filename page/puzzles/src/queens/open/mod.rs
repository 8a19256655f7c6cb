//! A puzzle of another page: a text that the visitor types, pastes or drops, read by a worker, shown, and then solved or
//! changed. The field and all that it shows are a part of the screen that is loaded once it is wanted.

mod given;
mod opening;
mod reader;
mod state;
mod words;

pub use opening::use_opening;
pub use reader::Reader;
