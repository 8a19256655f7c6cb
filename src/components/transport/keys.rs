//! The keys of the transport bar, which work wherever the focus is.

use yew::prelude::*;

use super::Command;
use crate::components::control::in_text_field;

/// What a key asks of something that is played: P to play and to pause, comma
/// and full stop for a step back and a step on.
#[must_use]
pub fn transport_key(event: &KeyboardEvent, playing: bool) -> Option<Command> {
    let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
    if modified || in_text_field(event) {
        return None;
    }
    match event.key().as_str() {
        "p" | "P" if playing => Some(Command::Pause),
        "p" | "P" => Some(Command::Play),
        "," => Some(Command::Back),
        "." => Some(Command::Step),
        _ => None,
    }
}
