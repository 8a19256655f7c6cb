//! The two players and the turn.

use crate::link::{DuelLink, Player};

impl DuelLink {
    /// The player to move: 0 for the first, 1 for the second.
    pub(super) const fn mover(&self) -> usize {
        self.path.squares.len() % 2
    }

    /// Whether a move of the computer's is next, if any is.
    pub(super) fn is_computers(&self) -> bool {
        self.players[self.mover()] != Player::Person
    }

    /// The person who plays against the computer.
    pub(super) fn only_person(&self) -> Option<usize> {
        match self.players {
            [Player::Person, Player::Computer(_)] => Some(0),
            [Player::Computer(_), Player::Person] => Some(1),
            _ => None,
        }
    }

    /// The name of a player in the texts.
    pub(super) fn who(&self, player: usize) -> &'static str {
        match (self.only_person(), player) {
            (Some(person), player) if person == player => "you",
            (Some(_), _) => "computer",
            (None, 0) => "first",
            (None, _) => "second",
        }
    }
}
