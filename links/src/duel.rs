//! The link of the duel: the board, the game so far, and the two players.

use bezzel_solver::knight::duel::Level;

use super::fields::{Fields, named};
use super::{KnightPath, Place, ScreenLink};
use crate::named::Named;

/// A game of the duel as it stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DuelLink {
    /// The board, and the path of the knight.
    pub path: KnightPath,
    /// The first player, who puts the knight on the board, and the second.
    pub players: [Player; 2],
}

impl DuelLink {
    /// The player to move: 0 for the first, 1 for the second.
    pub const fn mover(&self) -> usize {
        self.path.squares.len() % 2
    }

    /// Whether a move of the computer's is next, if any is.
    pub fn is_computers(&self) -> bool {
        self.players[self.mover()] != Player::Person
    }

    /// The person who plays against the computer.
    pub fn only_person(&self) -> Option<usize> {
        match self.players {
            [Player::Person, Player::Computer(_)] => Some(0),
            [Player::Computer(_), Player::Person] => Some(1),
            _ => None,
        }
    }
}

/// The maker of a player's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// Somebody before the screen.
    #[default]
    Person,
    /// The program.
    Computer(Level),
}

impl Named for Player {
    const ALL: &'static [Self] = &[
        Self::Person,
        Self::Computer(Level::Random),
        Self::Computer(Level::Greedy),
        Self::Computer(Level::Strong),
        Self::Computer(Level::Perfect),
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Computer(level) => level.name(),
        }
    }
}

impl DuelLink {
    /// The parameters that name the players.
    pub const PLAYERS: [&'static str; 2] = ["first", "second"];

    /// The largest number of rows and of columns: squares can still be distinguished
    /// on a phone.
    pub const MAX_SIDE: u32 = 20;
}

impl ScreenLink for DuelLink {
    const PLACE: Place = Place::Duel;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        self.path.fields(Self::MAX_SIDE, fields);
        for (name, player) in Self::PLAYERS.into_iter().zip(&mut self.players) {
            fields.changed(name, player, named());
        }
    }
}
