//! The state of the duel screen: the game with its history, and the revealed facts, with one reducer. Nothing here
//! touches the page.

use std::rc::Rc;

use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::duel::Level;
use yew::Reducible;

use super::facts::{game, is_hopeless};
use crate::components::History;
use crate::components::screen::ScreenState;
use crate::link::{DuelLink, KnightPath, Player};

/// The side of the board of a first game. On the board of the bare link, which is that of chess, a game is long.
pub const FIRST_SIDE: u32 = 6;

/// The state of the duel screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The game, with all its earlier positions.
    pub history: History<DuelLink>,
    /// Whether the computer waits for the visitor's command: a game that is opened or gone back to does not change by
    /// itself.
    pub held: bool,
    /// The visitor's choices for the first game.
    first: First,
    /// Whether a press makes and mends holes, and moves nothing.
    pub edits_holes: bool,
    /// The revealed facts about the winner.
    pub revealed: Revealed,
    /// The square to which the knight was sent last, if it cannot go there.
    pub refused: Option<Square>,
    /// The seed of the computer's next choice among equal moves.
    seed: u64,
}

/// The choices for the first game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct First {
    /// Whether the visitor has chosen between the computer and another person.
    has_opponent: bool,
    /// Whether the game is on the board that is shown: the visitor has chosen it.
    keeps_board: bool,
}

/// The revealed facts about the winner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Revealed {
    /// The winner and the winning moves.
    pub winner: bool,
    /// The pairs of squares that prove it.
    pub pairs: bool,
}

/// An action of a visitor or of the computer on the duel screen.
#[derive(Clone, Debug)]
pub enum Action {
    /// Go to the game of a link that was opened.
    Open(DuelLink),
    /// Move the knight, or put it on its first square; when holes are edited,
    /// make or mend one.
    Press(Square),
    /// The computer moves, if it is to.
    Reply,
    /// Let the computer wait or move.
    Hold(bool),
    /// Back to before the last move that a person made.
    Undo,
    /// Forward again.
    Redo,
    /// Take the knight off the board.
    Restart,
    /// The same, and the players change sides.
    Swap,
    /// Back to before a move, by the number of squares that stay visited.
    BackTo(usize),
    /// Begin against this opponent. A perfect one gets the side that wins if nobody chooses the sides; any other chooses
    /// the first square. A first game is on a small board.
    Oppose(Player),
    /// Play the first game on the board that is shown.
    KeepBoard,
    /// Let somebody else be the first or the second player.
    Choose(usize, Player),
    /// Change the board's sides. Squares keep their names; the game goes back to
    /// before the first square that is gone.
    Resize(Size),
    /// Let presses make holes, or moves.
    EditHoles(bool),
    /// Tell who wins or not.
    Reveal(bool),
    /// Draw the pairs of the proof or not.
    ShowPairs(bool),
}

impl State {
    /// The screen when it opens, with the history of its game.
    pub fn new(history: History<DuelLink>, seed: u64) -> Self {
        Self {
            history,
            held: true,
            first: First::default(),
            edits_holes: false,
            revealed: Revealed::default(),
            refused: None,
            seed,
        }
    }

    /// The present game.
    pub fn link(&self) -> &DuelLink {
        self.history.present()
    }

    /// Whether the opponent is to be chosen: the game has not begun, and its link names no computer.
    pub fn asks_opponent(&self) -> bool {
        let link = self.link();
        let people = link.players == [Player::Person; 2];
        !self.first.has_opponent
            && people
            && link.path.squares.is_empty()
            && link.path.board.area() > 0
    }

    /// Whether the opponent is to be chosen, and there is nothing to undo.
    pub fn is_untouched(&self) -> bool {
        self.asks_opponent() && !self.history.can_undo() && !self.history.can_redo()
    }

    /// Whether the game that begins with the choice of the opponent is on another board than the shown one.
    pub fn begins_smaller(&self) -> bool {
        !self.first.keeps_board && self.link().path == KnightPath::default()
    }

    /// Whether the computer moves as soon as it may, if it can.
    pub fn computer_plays(&self) -> bool {
        !self.held && !self.edits_holes && self.link().is_computers()
    }

    /// Whether the computer plays on by itself.
    pub fn is_watched(&self) -> bool {
        self.computer_plays() && !self.link().players.contains(&Player::Person)
    }

    fn at(&self, history: History<DuelLink>, held: bool) -> Self {
        Self {
            history,
            held,
            refused: None,
            ..self.clone()
        }
    }

    fn with(&self, link: DuelLink, held: bool) -> Self {
        self.at(self.history.change(link), held)
    }

    fn with_path(&self, path: KnightPath, held: bool) -> Self {
        let players = self.link().players;
        self.with(DuelLink { path, players }, held)
    }

    /// The path as far as its first squares.
    fn first_moves(&self, count: usize) -> KnightPath {
        let mut path = self.link().path.clone();
        path.squares.truncate(count);
        path
    }

    fn pressed(&self, square: Square) -> Self {
        if self.edits_holes {
            let next = self.with_path(self.link().path.with_hole(square), self.held);
            let first = First {
                keeps_board: true,
                ..next.first
            };
            return Self { first, ..next };
        }
        if self.link().is_computers() {
            return self.clone();
        }
        let mut game = game(self.link());
        match game.play(square) {
            Ok(()) => self.moved(square),
            Err(_) => Self {
                refused: Some(square),
                ..self.clone()
            },
        }
    }

    fn replied(&self) -> Self {
        let Player::Computer(level) = self.link().players[self.link().mover()] else {
            return self.clone();
        };
        let mut random = Random::new(self.seed);
        let chosen = level.choose(&game(self.link()), &mut random);
        let next = Self {
            seed: random.seed(),
            ..self.clone()
        };
        chosen.map_or_else(|| self.clone(), |square| next.moved(square))
    }

    fn moved(&self, square: Square) -> Self {
        let mut path = self.link().path.clone();
        path.squares.push(square);
        self.with_path(path, false)
    }

    /// Goes one step by `step`, and continues over positions in which a person waits for the computer. The chosen
    /// players do not change.
    fn stepped(&self, step: fn(&History<DuelLink>) -> Option<History<DuelLink>>) -> Self {
        let players = self.link().players;
        let step = |history: &History<DuelLink>| {
            let history = step(history)?;
            let path = history.present().path.clone();
            Some(history.amend(DuelLink { path, players }))
        };
        let awaited = |link: &DuelLink| link.is_computers() && link.only_person().is_some();
        let Some(mut history) = step(&self.history) else {
            return self.clone();
        };
        while awaited(history.present())
            && let Some(next) = step(&history)
        {
            history = next;
        }
        self.at(history, true)
    }
}

impl ScreenState for State {
    type Link = DuelLink;

    fn open(link: DuelLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> DuelLink {
        self.history.present().clone()
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) => {
                next = self.with(link, true);
                next.first = First::default();
            }
            Action::Press(square) => next = self.pressed(square),
            Action::Reply if self.computer_plays() => next = self.replied(),
            Action::Reply => {}
            Action::Hold(held) => next = self.at(self.history.clone(), held),
            Action::Undo => next = self.stepped(History::undo),
            Action::Redo => next = self.stepped(History::redo),
            Action::Restart => next = self.with_path(self.first_moves(0), false),
            Action::Swap => {
                let mut link = self.link().clone();
                link.path = self.first_moves(0);
                link.players.reverse();
                next = self.with(link, false);
            }
            Action::BackTo(count) => next = self.with_path(self.first_moves(count), true),
            Action::Oppose(opponent) => {
                let mut link = self.link().clone();
                if let (true, Ok(size)) = (self.begins_smaller(), Size::square(FIRST_SIDE)) {
                    link.path = KnightPath::on(size);
                }
                link.players = [opponent, Player::Person];
                if opponent == Player::Computer(Level::Perfect)
                    && !game(&link).outcome().mover_wins()
                {
                    link.players.reverse();
                }
                next = self.at(self.history.amend(link), false);
                next.first.has_opponent = true;
            }
            Action::KeepBoard => next.first.keeps_board = true,
            Action::Choose(index, player) => {
                let mut link = self.link().clone();
                link.players[index] = player;
                // A player who cannot win may want the other side before the computer begins.
                let held = is_hopeless(&link);
                next = self.at(self.history.amend(link), held);
            }
            Action::Resize(size) => {
                next = self.with_path(self.link().path.resized(size), self.held);
                next.first.keeps_board = true;
            }
            Action::EditHoles(edits_holes) => {
                next.edits_holes = edits_holes;
                next.refused = None;
            }
            Action::Reveal(winner) => next.revealed.winner = winner,
            Action::ShowPairs(pairs) => next.revealed.pairs = pairs,
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
