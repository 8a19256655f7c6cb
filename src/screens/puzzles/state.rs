//! What the visitor has made, and how each action changes it.

use std::rc::Rc;

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{Kind, Puzzle, Rule};
use yew::Reducible;

use super::draft::{painted, redrawn, toggled};
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
    /// Whether the visitor is making the puzzle, instead of solving it.
    pub(super) making: bool,
    /// The seconds that the visitor has spent on the puzzle since its first change.
    pub(super) seconds: u32,
    stroke: Option<Stroke>,
}

/// Squares that are crossed out, cleared or painted in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stroke {
    /// While the puzzle is solved.
    Crosses {
        clears: bool,
        /// Whether the history knows of it.
        begun: bool,
    },
    /// While it is made: with a region, and the history knows of it.
    Paints(u32),
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
    /// Make the puzzle instead of solving it, or solve it.
    Make(bool),
    /// Make a puzzle of this kind and rule with so many rows.
    Redraw(Kind, Rule, u32),
    /// Paint a square with a region.
    Paint(Square, u32),
    /// Change the puzzle that is being made until it has one solution.
    MakeUnique,
    /// A second has gone by.
    Tick,
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
            making: false,
            seconds: 0,
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
        !self.making && self.facts().is_some_and(|facts| facts.is_solved())
    }

    /// Whether the time runs: something has been done, and the puzzle is not solved.
    pub(super) fn is_timed(&self) -> bool {
        let position = self.position();
        let begun = !position.queens.is_empty() || !position.crosses.is_empty();
        self.habits.keeps && begun && !self.making && !self.is_solved()
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
        if same {
            return moved;
        }
        let own = matches!(moved.position().source, PuzzleSource::Own(_));
        Self {
            seconds: 0,
            making: moved.making && own,
            ..moved.asking()
        }
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

    /// The puzzle that is being made is another now.
    fn redrawn(&self, puzzle: Option<Puzzle>) -> Self {
        let Some(puzzle) = puzzle else {
            return self.clone();
        };
        let position = PuzzlesLink::from(PuzzleSource::Own(puzzle));
        let known = self.judged.clone();
        let next = Self {
            making: true,
            ..self.with(position)
        };
        // What was known is shown until the new verdict is there.
        Self {
            judged: next.judged.clone().or(known),
            ..next
        }
    }

    /// A stroke over a puzzle that is being made: the region of its first square grows.
    fn painted(&self, squares: &[Square]) -> Self {
        let (Some(&first), Some(puzzle)) = (squares.first(), self.puzzle()) else {
            return self.clone();
        };
        let begun = self.stroke.is_some();
        let region = match self.stroke {
            Some(Stroke::Paints(region)) => region,
            _ => match puzzle.region(first) {
                Some(region) => region,
                None => return self.clone(),
            },
        };
        let mut next = puzzle.clone();
        for &square in squares {
            next = painted(&next, square, region).unwrap_or(next);
        }
        let stroke = Some(Stroke::Paints(region));
        if next == *puzzle {
            return Self {
                stroke: stroke.filter(|_| begun),
                ..self.clone()
            };
        }
        let position = PuzzlesLink::from(PuzzleSource::Own(next));
        let history = if begun {
            self.history.amend(position)
        } else {
            self.history.change(position)
        };
        Self {
            stroke,
            judged: self.judged.clone(),
            ..self.at(history)
        }
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
        let (clears, begun) = match self.stroke {
            Some(Stroke::Crosses { clears, begun }) => (clears, begun),
            _ => (content(self.position(), first) == Content::Cross, false),
        };
        let (from, to) = if clears {
            (Content::Cross, Content::Empty)
        } else {
            (Content::Empty, Content::Cross)
        };
        let mut position = self.changeable();
        for &square in squares {
            let changes = content(&position, square) == from && self.is_open(square);
            if changes && (clears || !self.is_implied(square)) {
                put(&mut position, square, to);
            }
        }
        let changes = position.crosses != self.position().crosses;
        let history = match (changes, begun) {
            (false, _) => self.history.clone(),
            (true, false) => self.history.change(position),
            (true, true) => self.history.amend(position),
        };
        let begun = begun || changes;
        Self {
            stroke: Some(Stroke::Crosses { clears, begun }),
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
            let own = matches!(next.position().source, PuzzleSource::Own(_));
            if own && judged.puzzle != *self.puzzle().unwrap_or(&judged.puzzle) {
                // It has been made unique.
                let source = PuzzleSource::Own(judged.puzzle.clone());
                next.history = next.history.change(source.into());
            }
            next.making |= own && judged.count != 1;
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
            Action::Press(square) | Action::Queen(square) if self.making => {
                self.redrawn(self.puzzle().and_then(|puzzle| toggled(puzzle, square)))
            }
            Action::Stroke(squares) if self.making => self.painted(&squares),
            Action::Paint(square, region) if self.making => self.redrawn(
                self.puzzle()
                    .and_then(|puzzle| painted(puzzle, square, region)),
            ),
            Action::Cross(_) | Action::Move(..) | Action::Check | Action::Hint if self.making => {
                return self;
            }
            Action::Paint(..) => return self,
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
            Action::Make(true) => {
                let sort = self.sort();
                let n = self.position().source.n();
                let draft = redrawn(sort.kind, sort.rule, n, self.puzzle());
                self.redrawn(draft)
            }
            Action::Make(false) => Self {
                making: false,
                ..(*self).clone()
            },
            Action::Redraw(kind, rule, n) => self.redrawn(redrawn(kind, rule, n, self.puzzle())),
            Action::MakeUnique => {
                let mut next = (*self).clone();
                if let Some(puzzle) = self.puzzle() {
                    next.request.ask([Task::MakeUnique(puzzle.clone())]);
                }
                next
            }
            Action::Tick => Self {
                seconds: self.seconds + 1,
                ..(*self).clone()
            },
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
