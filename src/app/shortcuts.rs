//! The keys that do something, listed when `?` is pressed.

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::components::Dialog;
use crate::components::control::in_text_field;
use crate::link::Place;
use crate::locale::Locale;
use crate::text;

/// The screens with a board of squares.
const BOARDS: &[Place] = &[
    Place::Queens,
    Place::Tour,
    Place::Duel,
    Place::Puzzles,
    Place::Boards,
    Place::Search,
    Place::Steps,
    Place::Own,
    Place::Numbers,
];
/// The screens on which a press moves a piece.
const PRESSED: &[Place] = &[Place::Queens, Place::Tour, Place::Duel];
/// The screens with a history.
const UNDONE: &[Place] = &[
    Place::Queens,
    Place::Tour,
    Place::Duel,
    Place::Boards,
    Place::Puzzles,
    Place::Numbers,
];
/// The screens with a timeline.
const PLAYED: &[Place] = &[Place::Tour, Place::Search, Place::Steps, Place::Own];
/// The screens with a search.
const SEARCHED: &[Place] = &[Place::Search, Place::Steps, Place::Own];
/// The screens that can be seen closer by a key.
const ZOOMED: &[Place] = &[
    Place::Search,
    Place::Steps,
    Place::Own,
    Place::Construct,
    Place::Tour,
];

/// The keys, the keys of the texts that describe them, and the screens that have them.
const SHORTCUTS: [(&str, &str, &[Place]); 28] = [
    ("← ↑ ↓ →", "key-arrows", BOARDS),
    ("Home, End", "key-rank", BOARDS),
    ("Page Up, Page Down", "key-file", BOARDS),
    ("Ctrl+Home, Ctrl+End", "key-corners", BOARDS),
    ("Enter, Space", "key-press", PRESSED),
    ("Space", "key-square", &[Place::Puzzles]),
    ("Enter, Space", "key-square", &[Place::Numbers]),
    ("0 … 9", "key-digits", &[Place::Numbers]),
    ("Delete, Backspace", "key-erase", &[Place::Numbers]),
    ("X", "key-cross", &[Place::Puzzles]),
    ("Enter", "key-solve", &[Place::Puzzles]),
    ("R", "key-rays", &[Place::Queens]),
    ("Ctrl+Z", "key-undo", UNDONE),
    ("Ctrl+Shift+Z, Ctrl+Y", "redo", UNDONE),
    ("H", "key-hint", &[Place::Tour]),
    ("P, Space", "key-play", PLAYED),
    ("P", "key-play", &[Place::Duel]),
    (", .", "key-step", PLAYED),
    ("S, Shift+S", "key-solution", SEARCHED),
    ("D, Shift+D", "key-dead-end", SEARCHED),
    ("B, Shift+B", "key-break", &[Place::Own]),
    ("F9", "key-set-break", &[Place::Own]),
    ("O", "key-out", &[Place::Own]),
    ("1 … 9", "key-queen", &[Place::Search]),
    ("1 … 9", "key-number", &[Place::Steps]),
    ("↓ ↑ ← →, Enter", "key-tree", SEARCHED),
    ("+ − 0", "key-zoom", ZOOMED),
    ("?", "key-list", &Place::ALL),
];

/// The list of the keys of a screen, as a dialog.
pub fn shortcuts(place: Place, locale: &Locale, on_close: &Callback<()>) -> Html {
    let rows = SHORTCUTS
        .iter()
        .filter(|(.., places)| places.contains(&place));
    html! {
        <Dialog title={text!(locale, "shortcuts")} {on_close}>
            <dl class="shortcuts">
                for (keys, what, _) in rows {
                    <dt><kbd>{ *keys }</kbd></dt>
                    <dd>{ locale.text(what, &[]) }</dd>
                }
            </dl>
        </Dialog>
    }
}

/// Calls back when `?` is pressed anywhere but in a text field.
#[hook]
pub fn use_question_mark(pressed: Callback<()>) {
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
