//! Buttons and fields. Each has a visible name, works by keyboard, and says
//! what is wrong with what was typed.

mod button;
mod choice;
mod in_text_field;
mod number_field;
mod select;
mod shortcut;
mod switch;
mod text_field;

pub use button::Button;
pub use choice::{Choice, Props as ChoiceProps, choice};
pub use in_text_field::in_text_field;
pub use number_field::NumberField;
pub use select::{Props as SelectProps, Select, select};
pub use shortcut::Shortcut;
pub use switch::{Props as SwitchProps, Switch, switch};
pub use text_field::TextField;
