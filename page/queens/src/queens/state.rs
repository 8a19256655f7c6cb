//! The state of the board screen, with the effects of each action.

use std::rc::Rc;

use bezzel_solver::board::{Square, Symmetry};
use bezzel_solver::queens::{Piece, Placement};
use yew::Reducible;

use super::inquiry::{self, Inquiry};
use crate::components::History;
use crate::components::screen::ScreenState;
use crate::link::{Notice, QueensLink, TypedPosition, read_position};

/// The state of the board screen.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The position, with all its earlier states.
    pub history: History<QueensLink>,
    /// Whether attacked squares are marked.
    pub shows_attacked: bool,
    /// The notice about the last text, if it was wrong.
    pub refused: Option<Notice>,
    /// A text that the page does not understand, as long as a worker looks for a position in it.
    pub unread: Option<Rc<str>>,
    /// Whether columns that were typed last were read as numbered from 0, and may be meant as numbered from 1.
    pub from_zero: bool,
    /// Whether the text that was given last may have more positions than it gave.
    pub has_more: bool,
    /// The square whose eight rays are read out, until something changes.
    pub reading: Option<Square>,
    /// The last question to the workers about the position.
    pub inquiry: Inquiry,
}

/// An action of a visitor on the board screen.
#[derive(Clone, Debug)]
pub enum Action {
    /// Go to the position of a link that was opened.
    Open(QueensLink),
    /// Place a piece, or take it away.
    Press(Square),
    /// Move a piece; onto another one, it goes back.
    Move(Square, Square),
    /// Change the board's side. Pieces keep the names of their squares; those
    /// whose squares are gone go too.
    Resize(u32),
    /// Change what piece all squares hold.
    Choose(Piece),
    /// Turn or reflect the board.
    Turn(Symmetry),
    /// Take all pieces away.
    Clear,
    /// Read the typed text: squares to press, a permutation, a FEN, or a link.
    Type(String),
    /// A worker has found this position, a FEN, in the typed text; it is empty if there is none.
    Found(String),
    /// The columns that were read as numbered from 0 are numbered from 1: 0 is a row without a piece.
    FromOne,
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Mark attacked squares or not.
    ShowAttacked(bool),
    /// Read out what stands around a square.
    Read(Square),
    /// Something about a question to the workers.
    Inquiry(inquiry::Action),
}

impl State {
    /// The screen when it opens, with the history of its position.
    pub fn new(history: History<QueensLink>) -> Self {
        let mut inquiry = Inquiry::default();
        inquiry.restart_on(history.present());
        Self {
            inquiry,
            history,
            shows_attacked: true,
            refused: None,
            unread: None,
            from_zero: false,
            has_more: false,
            reading: None,
        }
    }

    /// The present position.
    pub fn position(&self) -> &QueensLink {
        self.history.present()
    }

    fn with(&self, position: QueensLink) -> Self {
        self.at(self.history.change(position))
    }

    fn at(&self, history: History<QueensLink>) -> Self {
        let mut inquiry = self.inquiry.clone();
        if history.present() != self.position() {
            inquiry.restart_on(history.present());
        }
        Self {
            inquiry,
            history,
            refused: None,
            unread: None,
            from_zero: false,
            has_more: false,
            reading: None,
            ..self.clone()
        }
    }

    fn travelled(&self, history: Option<History<QueensLink>>) -> Self {
        history.map_or_else(|| self.clone(), |history| self.at(history))
    }

    fn placed(&self, placement: Placement) -> Self {
        let piece = self.position().piece;
        self.with(QueensLink { placement, piece })
    }

    fn with_placement(&self, change: impl FnOnce(&mut Placement)) -> Self {
        let mut placement = self.position().placement.clone();
        change(&mut placement);
        self.placed(placement)
    }

    /// The position that a worker has found in a refused text.
    fn found(&self, fen: &str) -> Self {
        match read_position(fen, self.position().placement.n()) {
            Ok(TypedPosition::Fen(found, _)) => {
                // A board has a line for each row, and may have rules between them.
                let most = 2 * found.n() as usize + 1;
                let text = self.unread.as_deref().unwrap_or_default();
                Self {
                    has_more: text.lines().nth(most).is_some(),
                    ..self.placed(found)
                }
            }
            _ => Self {
                unread: None,
                ..self.clone()
            },
        }
    }

    /// The position with all columns one to the left; what stood in the first is no piece.
    fn numbered_from_one(&self) -> Self {
        self.with_placement(|placement| {
            let squares: Vec<Square> = placement.squares().collect();
            placement.clear();
            for square in squares.iter().filter(|square| square.column > 0) {
                placement.insert(Square::new(square.row, square.column - 1));
            }
        })
    }

    fn typed(&self, text: &str) -> Self {
        let position = self.position();
        match read_position(text, position.placement.n()) {
            Ok(TypedPosition::Squares(squares)) => self.with_placement(|placement| {
                for square in squares {
                    placement.toggle(square);
                }
            }),
            Ok(TypedPosition::Columns {
                placement,
                from_zero,
            }) => Self {
                from_zero,
                ..self.placed(placement)
            },
            Ok(TypedPosition::Fen(placement, piece)) => self.with(QueensLink {
                placement,
                piece: piece.unwrap_or(position.piece),
            }),
            Ok(TypedPosition::Link(link)) => self.with(link),
            Err(refused) => Self {
                unread: (!refused.value.is_empty()).then(|| refused.value.as_str().into()),
                refused: Some(refused),
                from_zero: false,
                has_more: false,
                ..self.clone()
            },
        }
    }
}

impl ScreenState for State {
    type Link = QueensLink;

    fn open(link: QueensLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> QueensLink {
        self.position().clone()
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let position = self.position();
        let mut next = (*self).clone();
        match action {
            Action::Open(link) => next = self.with(link),
            Action::Press(square) => {
                next = self.with_placement(|placement| {
                    placement.toggle(square);
                });
            }
            Action::Move(from, to) => {
                next = self.with_placement(|placement| {
                    // A piece on another's square goes back: no piece captures its own.
                    if !placement.contains(to) && placement.remove(from) {
                        placement.insert(to);
                    }
                });
            }
            Action::Resize(n) => {
                if let Some(placement) = resized(&position.placement, n) {
                    next = self.placed(placement);
                }
            }
            Action::Choose(piece) => {
                let placement = position.placement.clone();
                next = self.with(QueensLink { placement, piece });
            }
            Action::Turn(symmetry) => next = self.placed(position.placement.image(symmetry)),
            Action::Clear => next = self.with_placement(Placement::clear),
            Action::Type(text) => next = self.typed(&text),
            Action::Found(fen) => next = self.found(&fen),
            Action::FromOne => next = self.numbered_from_one(),
            Action::Undo => next = self.travelled(self.history.undo()),
            Action::Redo => next = self.travelled(self.history.redo()),
            Action::ShowAttacked(shows_attacked) => next.shows_attacked = shows_attacked,
            Action::Read(square) => next.reading = Some(square),
            Action::Inquiry(action) => {
                if let Some(placement) = next.inquiry.act(action, position) {
                    next = next.placed(placement);
                }
            }
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

/// The placement on a board of another side, its bottom left corner kept.
/// `None` where no board has that side.
fn resized(placement: &Placement, n: u32) -> Option<Placement> {
    let mut resized = Placement::empty(n).ok()?;
    let size = resized.size();
    for square in placement.squares() {
        if let Ok(kept) = Square::from_name(&square.name(placement.size()), size) {
            resized.insert(kept);
        }
    }
    Some(resized)
}

#[cfg(test)]
mod tests;
