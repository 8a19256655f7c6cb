//! The knight's route over the board: where it has been, where it goes from there
//! if that is known, and what tour it is to become.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Step};

use crate::components::StoredState;
use crate::link::{Goal, KnightPath, Link, TourLink, TourSource};

/// The number of squares up to which links contain the moves of a tour; for larger tours they contain the request.
const MAX_IN_LINK: usize = 400;

/// The largest board on which the square that lost a path is found in a moment.
const MAX_EXPLAINED: u64 = 64;

/// A path of the knight, and the place on it that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    /// The board.
    pub board: Rc<Board>,
    /// The squares in the order of the visits: those visited, and those to come
    /// where they are known.
    pub path: Rc<Vec<Square>>,
    /// The number of visited squares of the path.
    pub at: usize,
    /// The wanted tour.
    pub goal: Goal,
    /// The form of the path in its link.
    form: LinkForm,
}

/// The form of a path in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LinkForm {
    /// Its moves.
    Moves,
    /// A request for a tour.
    Request {
        made: TourSource,
        /// The beginning of the tour: the chosen start of a tour to find, or the first moves of a tour to draw.
        given: Rc<Vec<Square>>,
        progress: Progress,
    },
}

/// The progress of the search for a tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// The tour is awaited, to be shown at this place or at its end.
    Awaited { step: Option<u32> },
    /// The tour has been found, or as much of it as a method has managed.
    Found,
}

/// The effect of a press on a square.
#[derive(Clone, Debug, PartialEq)]
pub enum Pressed {
    /// Another path.
    Changed(Route),
    /// Another place on the same path.
    Shown(Route),
    /// The knight cannot go there.
    Refused,
}

impl Route {
    /// The route of a link. If its tour is to be found, no more than the start
    /// is known yet.
    pub fn of(link: &TourLink) -> Self {
        let KnightPath { board, squares } = link.path.clone();
        let (step, path) = (link.step, Rc::new(squares));
        Self {
            board: Rc::new(board),
            at: step.map_or(path.len(), |step| path.len().min(step as usize)),
            goal: link.goal,
            form: link.made.map_or(LinkForm::Moves, |made| LinkForm::Request {
                made,
                given: Rc::clone(&path),
                progress: Progress::Awaited { step },
            }),
            path,
        }
    }

    /// The link of the route.
    pub fn link(&self) -> TourLink {
        let squares = match &self.form {
            LinkForm::Request { given, .. } => given,
            LinkForm::Moves => &self.path,
        };
        let part = self.at < self.path.len() && self.at > 0;
        TourLink {
            path: KnightPath {
                board: (*self.board).clone(),
                squares: squares.to_vec(),
            },
            goal: self.goal,
            made: self.made(),
            step: part.then_some(self.at as u32).or(self.awaited_step()),
        }
    }

    /// The request in the link, if the link has no moves.
    pub fn made(&self) -> Option<TourSource> {
        match self.form {
            LinkForm::Request { made, .. } => Some(made),
            LinkForm::Moves => None,
        }
    }

    /// Whether its link asks for a tour instead of giving moves.
    pub fn is_requested(&self) -> bool {
        self.made().is_some()
    }

    /// Whether its link asks for a tour that is not there yet.
    pub fn is_awaited(&self) -> bool {
        let LinkForm::Request { progress, .. } = &self.form else {
            return false;
        };
        matches!(progress, Progress::Awaited { .. })
    }

    /// The place at which a tour is to be shown that is not there yet.
    fn awaited_step(&self) -> Option<u32> {
        match self.form {
            LinkForm::Request {
                progress: Progress::Awaited { step },
                ..
            } => step,
            _ => None,
        }
    }

    /// The start of the wanted tour, if it has been chosen.
    pub fn start(&self) -> Option<Square> {
        match &self.form {
            LinkForm::Request { given, .. } => given.first().copied(),
            LinkForm::Moves => self.path.first().copied(),
        }
    }

    /// The chosen or played beginning of a tour; empty for a complete tour.
    pub fn begun(&self) -> &[Square] {
        match &self.form {
            LinkForm::Request { given, .. } => given,
            LinkForm::Moves if self.is_tour() => &[],
            LinkForm::Moves => self.visited(),
        }
    }

    /// The squares that have been visited.
    pub fn visited(&self) -> &[Square] {
        &self.path[..self.at]
    }

    /// The knight's square.
    pub fn knight(&self) -> Option<Square> {
        self.visited().last().copied()
    }

    /// Whether the path is a tour from its first square to its last.
    pub fn is_tour(&self) -> bool {
        self.path.len() as u64 == self.board.area() && !self.path.is_empty()
    }

    /// Whether the path is a tour, and its end a move from its start.
    pub fn is_closed_tour(&self) -> bool {
        self.is_tour() && is_closed(&self.path)
    }

    /// Whether the knight is at the end of a tour.
    pub fn is_complete(&self) -> bool {
        self.at == self.path.len() && self.is_tour()
    }

    /// Whether a path on the board is a tour to the goal.
    pub fn is_wanted(&self, path: &[Square]) -> bool {
        path.len() as u64 == self.board.area()
            && self.goal.end.is_none_or(|end| path.last() == Some(&end))
            && (!self.goal.closed || is_closed(path))
    }

    /// Whether the knight is at a dead end on a board so small that the losing move is soon found.
    pub fn is_soon_explained(&self) -> bool {
        let Some(knight) = self.knight().filter(|_| self.at > 1) else {
            return false;
        };
        let visited = self.visited();
        self.board.area() <= MAX_EXPLAINED
            && !self.is_tour()
            && self
                .board
                .neighbours(knight)
                .all(|to| visited.contains(&to))
    }

    /// The place after this many squares, or the last.
    pub fn shown_at(&self, at: usize) -> Self {
        Self {
            at: at.clamp(self.path.len().min(1), self.path.len()),
            ..self.clone()
        }
    }

    /// The same with another path, all of it visited.
    pub fn with_path(&self, path: Vec<Square>) -> Self {
        Self {
            at: path.len(),
            path: Rc::new(path),
            form: LinkForm::Moves,
            ..self.clone()
        }
    }

    /// The same with another goal. A tour for the goal before is dropped.
    pub fn with_goal(&self, goal: Goal) -> Self {
        let mut next = if self.is_requested() {
            self.with_path(Vec::from_iter(self.start()))
        } else {
            self.clone()
        };
        next.goal = goal;
        next
    }

    /// The same with the tour, or as much of it as a method has managed, that was looked for: at the step of the link,
    /// or at its end.
    pub fn with_found(&self, path: Rc<Vec<Square>>) -> Self {
        let is_sought = self.made() == Some(TourSource::Sought);
        let made = (is_sought || path.len() > MAX_IN_LINK).then_some(TourSource::Sought);
        self.with_made(path, made, Rc::new(Vec::from_iter(self.start())))
    }

    /// The same with a tour of the catalogue, or with one that begins with given moves, at the step of the link or at
    /// its end.
    pub fn with_catalogued(
        &self,
        path: Rc<Vec<Square>>,
        made: TourSource,
        closed: bool,
        given: Rc<Vec<Square>>,
    ) -> Self {
        Self {
            goal: Goal::any(closed),
            ..self.with_made(path, Some(made), given)
        }
    }

    fn with_made(
        &self,
        path: Rc<Vec<Square>>,
        made: Option<TourSource>,
        given: Rc<Vec<Square>>,
    ) -> Self {
        let step = self.awaited_step().filter(|_| made == self.made());
        let at = step.map_or(path.len(), |step| step as usize);
        let found = Self {
            path,
            form: made.map_or(LinkForm::Moves, |made| LinkForm::Request {
                made,
                given,
                progress: Progress::Found,
            }),
            ..self.clone()
        };
        found.shown_at(at)
    }

    /// The same before its last move, if it is a path by hand that is shown to its end.
    pub fn before_last_move(&self) -> Option<Self> {
        let (_, before) = self.path.split_last()?;
        let by_hand = self.at == self.path.len() && !self.is_requested();
        by_hand.then(|| self.with_path(before.to_vec()))
    }

    /// The effect of a press on a square of the board: a move, or a step back to a visited square. The knight's own
    /// square takes its last move back.
    pub fn pressed(&self, square: Square) -> Pressed {
        if !self.board.contains(square) {
            return Pressed::Refused;
        }
        let Some(knight) = self.knight() else {
            return Pressed::Changed(self.with_path(vec![square]));
        };
        let been = self.visited().iter().position(|at| *at == square);
        match been {
            Some(index) => {
                let at = if square == knight { index } else { index + 1 };
                let by_hand = self.at == self.path.len() && !self.is_tour();
                if by_hand || at == 0 {
                    Pressed::Changed(self.with_path(self.path[..at].to_vec()))
                } else {
                    Pressed::Shown(self.shown_at(at))
                }
            }
            None if Step::between(knight, square).is_none() => Pressed::Refused,
            // The move that is known to come leads to no other path.
            None if self.path.get(self.at) == Some(&square) => {
                Pressed::Shown(self.shown_at(self.at + 1))
            }
            None => {
                let mut path = self.visited().to_vec();
                path.push(square);
                Pressed::Changed(self.with_path(path))
            }
        }
    }

    /// The same with one hole more, or one less. The path ends before a new hole.
    pub fn with_hole(&self, square: Square) -> Self {
        self.on(self.kept().with_hole(square))
    }

    /// The same on a board of another size, its bottom left corner kept.
    pub fn resized(&self, size: Size) -> Self {
        self.on(self.kept().resized(size))
    }

    /// The part of the path that another board keeps: of a tour that was found no more than its start.
    fn kept(&self) -> KnightPath {
        let found = self.is_requested() || self.is_tour();
        KnightPath {
            board: (*self.board).clone(),
            squares: if found {
                self.path.first().copied().into_iter().collect()
            } else {
                self.visited().to_vec()
            },
        }
    }

    /// The same on another board.
    fn on(&self, path: KnightPath) -> Self {
        let (before, board) = (self.board.size(), path.board);
        let kept = |end: Square| Square::from_name(&end.name(before), board.size()).ok();
        let end = self.goal.end.and_then(kept);
        let mut next = self.with_path(path.squares);
        next.goal.end = end.filter(|end| board.contains(*end));
        next.board = Rc::new(board);
        next
    }
}

impl StoredState for Route {
    type Link = TourLink;

    fn read(link: TourLink) -> Self {
        Self::of(&link)
    }

    fn write(&self) -> Link {
        Link::of(&self.link())
    }

    /// The place that is shown makes no difference.
    fn is_same(&self, other: &Self) -> bool {
        let whole = |route: &Self| TourLink {
            step: None,
            ..route.link()
        };
        whole(self) == whole(other)
    }
}

/// Whether the end of a path is a move from its start.
fn is_closed(path: &[Square]) -> bool {
    let ends = path.first().zip(path.last());
    ends.is_some_and(|(start, end)| Step::between(*end, *start).is_some())
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub mod tests;
