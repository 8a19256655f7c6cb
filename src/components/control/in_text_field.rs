//! Where keys belong to what is being typed.

use yew::prelude::*;

/// Whether a key was pressed in a field that takes text: then it is no shortcut.
#[must_use]
pub fn in_text_field(event: &KeyboardEvent) -> bool {
    event
        .target_dyn_into::<web_sys::HtmlInputElement>()
        .is_some_and(|input| input.type_() == "text")
}
