//! The link of the duel: the board, the game so far, and who plays.

use bezzel_solver::knight::duel::Level;

use super::query::{Query, Writer};
use super::{KnightPath, Place, ScreenLink};

/// A game of the duel as it stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DuelLink {
    /// The board, and where the knight has been.
    pub path: KnightPath,
    /// Who plays first, putting the knight on the board, and who second.
    pub players: [Player; 2],
}

/// Who makes a player's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// Somebody before the screen.
    #[default]
    Person,
    /// The program.
    Computer(Level),
}

impl Player {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Computer(Level::Random),
        Self::Computer(Level::Greedy),
        Self::Computer(Level::Strong),
        Self::Computer(Level::Perfect),
    ];

    /// The names of [`Self::ALL`] in links.
    pub const NAMES: [&'static str; 5] = [
        "person",
        Level::Random.name(),
        Level::Greedy.name(),
        Level::Strong.name(),
        Level::Perfect.name(),
    ];

    /// The player's name in links.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Computer(level) => level.name(),
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.name() == name)
    }
}

impl DuelLink {
    /// The parameters that name the players.
    pub const PLAYERS: [&'static str; 2] = ["first", "second"];

    /// The largest number of rows and of columns: squares can still be told apart
    /// on a phone.
    pub const MAX_SIDE: u32 = 20;
}

impl ScreenLink for DuelLink {
    const PLACE: Place = Place::Duel;

    fn read(query: &mut Query) -> Self {
        let path = KnightPath::read(query, Self::MAX_SIDE);
        let players = Self::PLAYERS.map(|parameter| {
            query
                .choice(parameter, &Player::NAMES, Player::from_name)
                .unwrap_or_default()
        });
        Self { path, players }
    }

    fn write(&self, writer: &mut Writer) {
        self.path.write(writer);
        for (parameter, player) in Self::PLAYERS.into_iter().zip(self.players) {
            writer.add_changed(parameter, player.name(), Player::default().name());
        }
    }
}
