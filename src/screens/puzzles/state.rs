//! What the visitor has made, and how each action changes it.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Kind, Puzzle, Rule};
use yew::Reducible;

use super::facts::Facts;
use super::habits::Habits;
use super::hint::{Advice, Hint, Tier};
use super::position::{Content, content, pressed, put};
use crate::bridge::puzzle::{Judged, Request, Task, WorkerEvent};
use crate::components::History;
use crate::link::{Day, PuzzleSource, PuzzlesLink, Sort};
use crate::screens::ScreenState;

/// The state of the puzzles screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The puzzle and what is on its squares, with all that was before.
    pub(super) history: History<PuzzlesLink>,
    /// The day on which the screen was opened.
    pub(super) today: Day,
    /// Makes and judges the puzzle.
    pub(super) request: Request,
    /// What is known of the puzzle.
    pub(super) judged: Option<Rc<Judged>>,
    pub(super) habits: Habits,
    pub(super) hint: Option<Hint>,
    /// Whether what is wrong was asked for, until something changes.
    pub(super) checked: bool,
    stroke: Option<Stroke>,
}

/// Squares that are crossed out, or cleared, in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stroke {
    clears: bool,
    /// Whether the history knows of it.
    begun: bool,
}

/// What a visitor can do on the puzzles screen.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// Go to the puzzle of a link that was opened.
    Open(PuzzlesLink),
    /// Go to another puzzle.
    Choose(PuzzleSource),
    /// Put on a square what comes after what is there.
    Press(Square),
    /// Cross a square out, or take the cross away.
    Cross(Square),
    /// Put a queen on a square, or take it away.
    Queen(Square),
    /// Draw a stroke over these squares, or go on with it: as it is with the first square, it crosses out or clears.
    Stroke(Vec<Square>),
    /// The stroke has ended.
    EndStroke,
    /// Move a queen.
    Move(Square, Square),
    /// Take away all that the visitor has put on the squares.
    Clear,
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Show what is wrong.
    Check,
    /// Give a hint, or more of it, or do what it says.
    Hint,
    /// Solve by other habits.
    Live(Habits),
    /// Make or judge the puzzle once more.
    Again,
    /// Make and judge it no longer.
    Cancel,
    /// A worker reports.
    Worker(WorkerEvent),
}

impl State {
    /// The screen as it opens, with what was before.
    pub(super) fn new(history: History<PuzzlesLink>, today: Day, habits: Habits) -> Self {
        let state = Self {
            history,
            today,
            request: Request::default(),
            judged: None,
            habits,
            hint: None,
            checked: false,
            stroke: None,
        };
        state.asking()
    }

    /// The puzzle and what is on its squares.
    pub(super) fn position(&self) -> &PuzzlesLink {
        self.history.present()
    }

    /// The puzzle, as soon as it is there.
    pub(super) fn puzzle(&self) -> Option<&Puzzle> {
        match &self.position().source {
            PuzzleSource::Own(puzzle) => Some(puzzle),
            _ => self.judged.as_ref().map(|judged| &judged.puzzle),
        }
    }

    /// What the rules say of what is on the squares.
    pub(super) fn facts(&self) -> Option<Facts> {
        Some(Facts::of(self.puzzle()?, self.position()))
    }

    /// Whether the puzzle is solved.
    pub(super) fn is_solved(&self) -> bool {
        self.facts().is_some_and(|facts| facts.is_solved())
    }

    /// Whether the puzzle is that of today.
    pub(super) fn is_todays(&self) -> bool {
        match &self.position().source {
            PuzzleSource::Day(day, _) => day.is_none_or(|day| day == self.today),
            _ => false,
        }
    }

    /// The sort of the puzzle, or what comes nearest to it where the visitor has made it.
    pub(super) fn sort(&self) -> Sort {
        match &self.position().source {
            PuzzleSource::Day(_, sort) | PuzzleSource::Numbered { sort, .. } => *sort,
            PuzzleSource::Own(puzzle) => Sort {
                kind: if puzzle.regions().is_some() {
                    Kind::Regions
                } else {
                    Kind::Complete
                },
                rule: puzzle.rule(),
                ..Sort::default()
            },
        }
    }

    /// The puzzle that follows this one.
    pub(super) fn next(&self) -> PuzzleSource {
        match &self.position().source {
            PuzzleSource::Numbered { n, sort, seed } => PuzzleSource::Numbered {
                n: *n,
                sort: *sort,
                seed: seed.wrapping_add(1),
            },
            PuzzleSource::Day(_, sort) => {
                let grade = sort.grade + 1;
                let harder = Sort { grade, ..*sort };
                let request = |sort: Sort| sort.of_day(self.today);
                if harder.exists(request) {
                    PuzzleSource::Day(None, harder)
                } else {
                    let n = request(*sort).n;
                    PuzzleSource::Numbered {
                        n,
                        sort: *sort,
                        seed: 1,
                    }
                }
            }
            PuzzleSource::Own(_) => PuzzlesLink::default().source,
        }
    }

    /// Asks for what is not known of the present puzzle.
    fn asking(mut self) -> Self {
        self.judged = None;
        let source = &self.position().source;
        let task = match (source, source.request(self.today)) {
            (_, Some(request)) => Task::Make {
                request,
                from: None,
            },
            (PuzzleSource::Own(puzzle), None) => Task::Judge(puzzle.clone()),
            _ => return self,
        };
        self.request.ask([task]);
        self
    }

    fn with(&self, position: PuzzlesLink) -> Self {
        self.at(self.history.change(position))
    }

    fn at(&self, history: History<PuzzlesLink>) -> Self {
        let same = self.is_same(&history.present().source);
        let moved = Self {
            history,
            hint: None,
            checked: false,
            stroke: None,
            ..self.clone()
        };
        if same { moved } else { moved.asking() }
    }

    /// Whether a source is of the present puzzle.
    fn is_same(&self, source: &PuzzleSource) -> bool {
        let own = &self.position().source;
        let [a, b] = [own, source].map(|source| source.request(self.today));
        if a.is_some() { a == b } else { own == source }
    }

    /// The present position, for changes: those of today's puzzle are of this day's.
    fn changeable(&self) -> PuzzlesLink {
        let mut position = self.position().clone();
        if let PuzzleSource::Day(day, _) = &mut position.source {
            day.get_or_insert(self.today);
        }
        position
    }

    /// Whether something can be put on a square.
    fn is_open(&self, square: Square) -> bool {
        self.puzzle().is_some_and(|puzzle| {
            puzzle.given().size().contains(square) && !puzzle.given().contains(square)
        }) && !self.is_solved()
    }

    fn with_square(&self, square: Square, next: impl FnOnce(Content, bool) -> Content) -> Self {
        if !self.is_open(square) {
            return self.clone();
        }
        let mut position = self.changeable();
        let next = next(content(&position, square), self.is_implied(square));
        put(&mut position, square, next);
        self.with(position)
    }

    /// Whether a square is crossed out by itself.
    fn is_implied(&self, square: Square) -> bool {
        !self.habits.by_hand
            && self
                .facts()
                .is_some_and(|facts| facts.excluded.contains(square))
    }

    fn stroked(&self, squares: &[Square]) -> Self {
        let Some(&first) = squares.first() else {
            return self.clone();
        };
        let stroke = self.stroke.unwrap_or_else(|| Stroke {
            clears: content(self.position(), first) == Content::Cross,
            begun: false,
        });
        let (from, to) = if stroke.clears {
            (Content::Cross, Content::Empty)
        } else {
            (Content::Empty, Content::Cross)
        };
        let mut position = self.changeable();
        for &square in squares {
            let changes = content(&position, square) == from && self.is_open(square);
            if changes && (stroke.clears || !self.is_implied(square)) {
                put(&mut position, square, to);
            }
        }
        let changes = position.crosses != self.position().crosses;
        let history = match (changes, stroke.begun) {
            (false, _) => self.history.clone(),
            (true, false) => self.history.change(position),
            (true, true) => self.history.amend(position),
        };
        let begun = stroke.begun || changes;
        Self {
            stroke: Some(Stroke { begun, ..stroke }),
            ..self.at(history)
        }
    }

    fn hinted(&self) -> Self {
        let next = match &self.hint {
            None => {
                let hint = self.judged.as_ref().and_then(|judged| {
                    Hint::on(&judged.puzzle, judged.solution()?, self.position())
                });
                let hint = hint.filter(|_| !self.is_solved());
                return Self {
                    hint,
                    ..self.clone()
                };
            }
            Some(hint) => hint.clone(),
        };
        match (next.tier, next.advice) {
            (Tier::Where, advice) => Self {
                hint: Some(Hint {
                    advice,
                    tier: Tier::Why,
                }),
                ..self.clone()
            },
            (Tier::Why, advice) => {
                let mut position = self.changeable();
                match advice {
                    Advice::Mistakes(squares) => {
                        for square in squares {
                            put(&mut position, square, Content::Empty);
                        }
                    }
                    Advice::Step(step) => {
                        for &square in step.crossed() {
                            put(&mut position, square, Content::Cross);
                        }
                        if let Some(square) = step.placed() {
                            put(&mut position, square, Content::Queen);
                        }
                    }
                }
                self.with(position)
            }
        }
    }

    fn hears(&self, event: WorkerEvent) -> Self {
        let mut next = self.clone();
        if let Some(judged) = next.request.accept(event).and_then(|slice| slice.found) {
            // What a link has put on given squares is not the visitor's.
            let mut position = self.position().clone();
            for square in judged.puzzle.given().squares() {
                put(&mut position, square, Content::Empty);
            }
            if position != *self.position() {
                next.history = next.history.amend(position);
            }
            next.judged = Some(Rc::from(judged));
        }
        next
    }
}

impl ScreenState for State {
    type Link = PuzzlesLink;

    fn open(link: PuzzlesLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> PuzzlesLink {
        self.position().clone()
    }

    fn keeps_changing(&self) -> bool {
        self.stroke.is_some()
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = match action {
            Action::Open(link) => self.with(link),
            Action::Choose(source) if self.is_same(&source) => return self,
            Action::Choose(source) => self.with(source.into()),
            Action::Press(square) => {
                let habits = self.habits;
                self.with_square(square, |now, implied| pressed(now, implied, habits))
            }
            Action::Cross(square) => {
                self.with_square(square, |now, _| other_than(Content::Cross, now))
            }
            Action::Queen(square) => {
                self.with_square(square, |now, _| other_than(Content::Queen, now))
            }
            Action::Stroke(squares) => self.stroked(&squares),
            Action::EndStroke => Self {
                stroke: None,
                ..(*self).clone()
            },
            Action::Move(from, to) => {
                if !self.is_open(from) || !self.is_open(to) {
                    return self;
                }
                let mut position = self.changeable();
                put(&mut position, from, Content::Empty);
                put(&mut position, to, Content::Queen);
                self.with(position)
            }
            Action::Clear => self.with(self.changeable().source.into()),
            Action::Undo => match self.history.undo() {
                Some(history) => self.at(history),
                None => return self,
            },
            Action::Redo => match self.history.redo() {
                Some(history) => self.at(history),
                None => return self,
            },
            Action::Check => Self {
                checked: true,
                hint: None,
                ..(*self).clone()
            },
            Action::Hint => self.hinted(),
            Action::Live(habits) => Self {
                habits,
                ..(*self).clone()
            },
            Action::Again => (*self).clone().asking(),
            Action::Cancel => {
                let mut next = (*self).clone();
                next.request.cancel();
                next
            }
            Action::Worker(event) => self.hears(event),
        };
        if next == *self { self } else { Rc::new(next) }
    }
}

/// That content, or nothing where it is there already.
fn other_than(content: Content, now: Content) -> Content {
    if now == content {
        Content::Empty
    } else {
        content
    }
}

/// The piece of the puzzle's queens.
pub(super) fn figure(rule: Rule) -> crate::components::Figure {
    use bezzel_solver::queens::Piece;

    match rule {
        Rule::Chess(piece) => piece.into(),
        Rule::Touch => Piece::Queen.into(),
    }
}

#[cfg(test)]
mod tests;
