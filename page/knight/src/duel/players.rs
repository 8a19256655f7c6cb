//! The names of the players.

use crate::link::DuelLink;

/// The name of a player in the texts.
pub fn player_name(link: &DuelLink, player: usize) -> &'static str {
    match (link.only_person(), player) {
        (Some(person), player) if person == player => "you",
        (Some(_), _) => "computer",
        (None, 0) => "first",
        (None, _) => "second",
    }
}
