//! Buttons and fields. Each has a visible name, works by keyboard, and explains a mistake in typed text.

mod button;
mod choice;
mod keys;
mod number_field;
mod switch;
mod text_field;

pub use button::{Button, icon, press, tool, undo_and_redo};
pub use choice::{Choice, Select, chosen_file, chosen_value, taken_value, text_of};
pub use keys::{Shortcut, in_text_field};
pub use number_field::NumberField;
pub use switch::Switch;
pub use text_field::{TextField, refused};
