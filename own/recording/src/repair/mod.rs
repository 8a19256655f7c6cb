//! Changes of a program by one press: the missing call, an import that can be left out, Python 2 made Python 3.

mod call;
pub mod code;
mod imports;
mod python2;

pub use call::{MissingCall, missing_call};
pub use imports::{DRAWING, drawing, without_import};
pub use python2::{converted, is_python_2};
