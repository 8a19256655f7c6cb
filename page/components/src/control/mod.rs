//! Buttons and fields. Each has a visible name, works by keyboard, and explains a mistake in typed text.

mod board_fields;
mod button;
mod choice;
mod go_first;
mod keys;
mod link_to;
mod notate;
mod number_field;
mod size_fields;
mod switch;
mod text_field;

pub use board_fields::BoardFields;
pub use button::{Button, icon, press, tool, undo_and_redo};
pub use choice::{Choice, Select, chosen_file, chosen_value, taken_value, text_of};
pub use go_first::{go_first, make_task};
pub use keys::{Shortcut, in_text_field};
pub use link_to::LinkTo;
pub use notate::{CountAsProgram, NameSquares, Notated, SquareNames};
pub use number_field::NumberField;
pub use size_fields::{SizeFields, size_words};
pub use switch::Switch;
pub use text_field::{TextField, refused};
