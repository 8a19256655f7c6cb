//! The machine of screens, on which each screen stands: its link and its state, its chunk of the program, and its parts that
//! are loaded later.

mod background;
mod chunk;
mod hook;
mod lazy;

pub use background::use_background;
pub use chunk::{Chunk, Draw, OpenedLink};
pub use hook::{ScreenProps, ScreenState, use_screen};
pub use lazy::{DrawPart, LoadPart, LoadingPart, Part, PartName, lazy, lazy_in, load_parts_with};
