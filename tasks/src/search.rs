//! Questions about the next step of a search, at one of its events.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;
use bezzel_stepping::queens::{Algorithm, Cells, Event, Run, Statement, Watched};

use super::watched::{Ahead, next_change, tries_squares};
use super::{Answer, Cell, MAX_SIDE, Reason};
use bezzel_links::{SearchLink, Task};

/// Another question is looked for among this number of events.
const LOOKED_AT: u64 = 20_000;

/// A search at an event, and a question about its next step.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchTask {
    /// The question.
    pub task: Task,
    /// The search at the event.
    pub run: Run,
}

/// The next square of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// The search continues in this row (or column, if it works column by column), from 0.
    Unit(u32),
    /// Nowhere: it is over.
    Over,
}

/// Questions of one kind have answers of one kind.
#[derive(PartialEq)]
enum Kind {
    /// The number of queens taken back before the next square, three or more counted as two, and whether one is placed.
    Ahead(usize, bool),
    /// Whether the square is free.
    Free(bool),
    /// Whether cells are marked.
    Marks(bool),
    /// The last event, as the line of the program says it.
    Line(usize),
}

impl SearchTask {
    pub(super) fn about(link: SearchLink, task: Task) -> Option<Self> {
        let mut run = Run::new(link.plan).ok()?;
        if link.plan.n > MAX_SIDE {
            return None;
        }
        while run.step() < link.step.into() {
            if !run.forward() {
                return None;
            }
        }
        Self { task, run }.filtered()
    }

    /// The first question to a visitor who predicts the search: for each square, if it is free; after a queen or a dead
    /// end, where the search continues.
    pub(super) fn first(link: SearchLink) -> Option<Self> {
        let line = Self::about(link, Task::Line)?;
        line.asked_first().or_else(|| line.next())
    }

    fn asked_first(&self) -> Option<Self> {
        let algorithm = self.run.plan().algorithm;
        let task = match self.run.event() {
            _ if !algorithm.has_tree() => Task::Line,
            Event::Try { .. } => Task::Verdict,
            Event::DeadEnd { .. } | Event::Solution { .. } if tries_squares(algorithm) => {
                Task::Verdict
            }
            Event::Start | Event::Place { .. } | Event::DeadEnd { .. } | Event::Solution { .. } => {
                Task::NextSquare
            }
            _ => return None,
        };
        Self {
            task,
            ..self.clone()
        }
        .filtered()
    }

    /// The next of these questions.
    pub(super) fn next(&self) -> Option<Self> {
        let mut next = self.clone();
        (0..LOOKED_AT).find_map(|_| {
            let is_moved = next.run.forward();
            is_moved.then(|| next.asked_first()).flatten()
        })
    }

    /// The question, if it has an answer.
    fn filtered(self) -> Option<Self> {
        let algorithm = self.run.plan().algorithm;
        let fits = match self.task {
            Task::NextSquare => algorithm.has_tree() && Ahead::of(&self.run).square.is_some(),
            Task::Line => self.next_line().is_some(),
            Task::Cells => algorithm == Algorithm::Arrays && next_change(&self.run).is_some(),
            Task::Verdict => tries_squares(algorithm) && self.run.clone().forward(),
            _ => false,
        };
        fits.then_some(self)
    }

    /// The queens on the board.
    pub(super) fn position(&self) -> Placement {
        let mut board = Placement::empty(self.run.plan().n).expect("boards of runs are boards");
        for queen in self.run.queens() {
            board.insert(queen);
        }
        board
    }

    /// The square that the event is about, if it is about one.
    pub fn square(&self) -> Option<Square> {
        match self.run.event() {
            Event::Try { square }
            | Event::Place { square }
            | Event::Reject { square, .. }
            | Event::TakeBack { square } => Some(square),
            _ => None,
        }
    }

    /// The link to the event.
    pub fn link(&self) -> SearchLink {
        SearchLink {
            plan: self.run.plan(),
            step: self.run.step() as u32,
            ..SearchLink::default()
        }
    }

    /// Whether the search goes column by column.
    pub fn by_columns(&self) -> bool {
        self.run.plan().algorithm == Algorithm::Walk
    }

    /// Whether the question is whether a square is free, and who attacks it.
    pub fn asks_whether_free(&self) -> bool {
        self.task == Task::Verdict && matches!(self.run.event(), Event::Try { .. })
    }

    /// The places where the search may continue: the rows or columns up to the one after the queens, and nowhere.
    pub fn places(&self) -> Vec<Where> {
        let last = (self.run.queens().len() as u32).min(self.run.plan().n - 1);
        (0..=last).map(Where::Unit).chain([Where::Over]).collect()
    }

    /// The number of cells that change.
    pub fn changed_cells(&self) -> Option<[Cell; 3]> {
        match next_change(&self.run)? {
            Event::Place { square } | Event::TakeBack { square } => {
                Some(Cell::of(Cells::of(square)))
            }
            _ => None,
        }
    }

    pub(super) fn right_answers(&self) -> usize {
        match self.run.event() {
            Event::Try { square } if self.asks_whether_free() => {
                self.run.attacks(square).len().max(1)
            }
            _ => 1,
        }
    }

    pub(super) fn answers(&self) -> Vec<Answer> {
        let ahead = || Ahead::of(&self.run);
        match (self.task, self.run.event()) {
            (Task::NextSquare, _) => ahead().square.map(Answer::Square).into_iter().collect(),
            (Task::Line, _) => self.next_line().map(Answer::Line).into_iter().collect(),
            (Task::Cells, _) => {
                let cells = self.changed_cells().into_iter().flatten();
                cells.map(Answer::Cell).collect()
            }
            (_, Event::Try { square }) => {
                let attacks = self.run.attacks(square);
                if attacks.is_empty() {
                    vec![Answer::Free]
                } else {
                    let queens = attacks.iter().map(|attack| attack.queen);
                    queens.map(Answer::Square).collect()
                }
            }
            _ => vec![Answer::Where(self.place(&ahead()))],
        }
    }

    pub(super) fn judge(&self, answer: Answer) -> Result<(), Reason> {
        match (self.task, answer) {
            (Task::NextSquare, Answer::Square(square)) => {
                let ahead = Ahead::of(&self.run);
                right(ahead.square == Some(square), || self.why(&ahead))
            }
            (Task::Verdict, answer) if self.asks_whether_free() => self.judge_square(answer),
            (Task::Verdict, Answer::Where(place)) => {
                let ahead = Ahead::of(&self.run);
                right(self.place(&ahead) == place, || self.why(&ahead))
            }
            (Task::Line, Answer::Line(line)) => {
                let next = self.next_line().unwrap_or_default();
                let is_right = line == next || self.debugged_line() == Some(line);
                right(is_right, || Reason::Line {
                    now: self.run.code_line(),
                    next,
                })
            }
            (Task::Cells, Answer::Cell(cell)) => {
                let cells = self.changed_cells().unwrap_or_else(|| Cell::of(NO_CELLS));
                right(cells.contains(&cell), || match next_change(&self.run) {
                    Some(Event::TakeBack { square }) => Reason::Unmarks { square },
                    Some(Event::Place { square }) => Reason::Marks { square },
                    _ => Reason::Over,
                })
            }
            _ => Err(Reason::NextInUnit),
        }
    }

    fn judge_square(&self, answer: Answer) -> Result<(), Reason> {
        let Event::Try { square } = self.run.event() else {
            return Err(Reason::NextInUnit);
        };
        let attacks = self.run.attacks(square);
        match (answer, attacks.first()) {
            (Answer::Free, None) => Ok(()),
            (Answer::Free, Some(attack)) => Err(Reason::Attacked { by: attack.queen }),
            (Answer::Square(queen), Some(attack)) => {
                right(attacks.iter().any(|attack| attack.queen == queen), || {
                    if self.run.queens().contains(&queen) {
                        Reason::NoAttack { queen }
                    } else {
                        Reason::Attacked { by: attack.queen }
                    }
                })
            }
            (Answer::Square(queen), None) if queen == square => Err(Reason::Free),
            (Answer::Square(queen), None) => Err(Reason::NoAttack { queen }),
            _ => Err(Reason::Free),
        }
    }

    fn next_line(&self) -> Option<usize> {
        let mut run = self.run.clone();
        run.forward().then(|| run.code_line())
    }

    /// The line that a debugger shows next, if it has no effect: the head of a loop, or a test that fails.
    fn debugged_line(&self) -> Option<usize> {
        let mut code = self.run.plan().algorithm.code().iter();
        match self.run.event() {
            Event::Place { .. } => code.position(|line| line.statement == Statement::Report),
            Event::Choose { .. }
            | Event::Reject { .. }
            | Event::TakeBack { .. }
            | Event::Move { .. } => code.position(|line| line.statement.is_loop()),
            _ => None,
        }
    }

    fn place(&self, ahead: &Ahead) -> Where {
        ahead.square.map_or(Where::Over, |square| {
            Where::Unit(if self.by_columns() {
                square.column
            } else {
                square.row
            })
        })
    }

    fn why(&self, ahead: &Ahead) -> Reason {
        match (ahead.square, &ahead.taken[..]) {
            (None, _) => Reason::Over,
            (_, []) if ahead.placed => Reason::NextUnit,
            (_, []) if self.run.queens().is_empty() && self.run.step() == 0 => Reason::NextUnit,
            (_, []) => Reason::NextInUnit,
            (_, [queen]) => Reason::Behind { queen: *queen },
            (_, taken) => Reason::FurtherBack {
                queens: taken.len(),
            },
        }
    }

    fn kind(&self) -> Kind {
        match self.task {
            Task::Cells => Kind::Marks(matches!(next_change(&self.run), Some(Event::Place { .. }))),
            Task::Line => Kind::Line(self.run.code_line()),
            Task::Verdict if self.asks_whether_free() => {
                let mut run = self.run.clone();
                run.forward();
                Kind::Free(matches!(run.event(), Event::Place { .. }))
            }
            _ => {
                let ahead = Ahead::of(&self.run);
                Kind::Ahead(ahead.taken.len().min(2), ahead.placed)
            }
        }
    }

    pub(super) fn another(&self) -> Self {
        let kind = self.kind();
        let happened = self.run.code_line();
        let mut other = self.clone();
        for _ in 0..LOOKED_AT {
            if !other.run.forward() {
                // The run begins again.
                match Run::new(self.run.plan()) {
                    Ok(run) => other.run = run,
                    Err(_) => return self.clone(),
                }
            }
            if other.run.step() == self.run.step() {
                break;
            }
            if other.run.code_line() == happened
                && other.kind() == kind
                && other.right_answers() == 1
                && let Some(other) = other.clone().filtered()
            {
                return other;
            }
        }
        self.clone()
    }
}

const NO_CELLS: Cells = Cells { a: 0, b: 0, c: 0 };

/// Right, or else wrong for a reason.
pub fn right(is_right: bool, reason: impl FnOnce() -> Reason) -> Result<(), Reason> {
    if is_right { Ok(()) } else { Err(reason()) }
}
