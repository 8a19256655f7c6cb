//! The keys that do something, listed when `?` is pressed.

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::components::Dialog;
use crate::components::control::in_text_field;
use crate::locale::Locale;
use crate::text;

/// The keys, and the keys of the texts that describe them.
const SHORTCUTS: [(&str, &str); 17] = [
    ("← ↑ ↓ →", "key-arrows"),
    ("Home, End", "key-rank"),
    ("Page Up, Page Down", "key-file"),
    ("Ctrl+Home, Ctrl+End", "key-corners"),
    ("Enter, Space", "key-press"),
    ("R", "key-rays"),
    ("Ctrl+Z", "key-undo"),
    ("Ctrl+Shift+Z, Ctrl+Y", "key-redo"),
    ("H", "key-hint"),
    ("P, Space", "key-play"),
    (", .", "key-step"),
    ("S, Shift+S", "key-solution"),
    ("D, Shift+D", "key-dead-end"),
    ("1 … 9", "key-queen"),
    ("↓ ↑ ← →, Enter", "key-tree"),
    ("+ − 0", "key-zoom"),
    ("?", "key-list"),
];

/// The list as a dialog.
pub(super) fn shortcuts(locale: &Locale, on_close: &Callback<()>) -> Html {
    html! {
        <Dialog title={text!(locale, "shortcuts")} {on_close}>
            <dl class="shortcuts">
                for (keys, what) in SHORTCUTS {
                    <dt><kbd>{ keys }</kbd></dt>
                    <dd>{ locale.text(what, &[]) }</dd>
                }
            </dl>
        </Dialog>
    }
}

/// Calls back when `?` is pressed anywhere but in a text field.
#[hook]
pub(super) fn use_question_mark(pressed: Callback<()>) {
    use_effect_with((), move |()| {
        let listener = EventListener::new(&document(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            let command = event.ctrl_key() || event.meta_key() || event.alt_key();
            if event.key() == "?" && !command && !in_text_field(event) {
                pressed.emit(());
            }
        });
        move || drop(listener)
    });
}
