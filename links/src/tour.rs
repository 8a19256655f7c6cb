//! The link of the tour screen: the board, the knight's path on it, and what
//! tour it is to become.

use bezzel_solver::board::Square;
use bezzel_solver::knight::{Board, TourKind};
use bezzel_stepping::methods::{Method, Ties};

use super::fields::{Fields, any_number, named, number};
use super::knight_path::square_of;
use super::query::{Query, Writer};
use super::{Expected, KnightPath, Obstacle, Place, ScreenLink, known_tours_of};

/// A path of a knight, and the tour that is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TourLink {
    /// The board, and where the knight has been; of a tour that is `made`, the start that is looked for, or the moves that a
    /// drawn one is to begin with.
    pub path: KnightPath,
    /// The tour that is wanted.
    pub goal: Goal,
    /// The source of the tour; `None` if the link has its moves.
    pub made: Option<TourSource>,
    /// The number of the path's squares that the knight has visited at the place that is
    /// shown; none for all.
    pub step: Option<u32>,
}

/// The source of a tour whose moves are not in the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourSource {
    /// The page searches for a tour as the goal says.
    Sought,
    /// The tour is the closed tour with this number, from 1.
    Numbered(u128),
    /// The tour is drawn at random, with this seed, from all open or closed ones that begin with the moves of the link.
    Drawn(u32),
}

/// The tour that is wanted, and the method to find it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    /// Whether its end is to be a move from its start.
    pub closed: bool,
    /// The square on which it is to end, if one has been chosen: not for a closed tour, and
    /// only with the method that can aim.
    pub end: Option<Square>,
    /// The method.
    pub finder: Finder,
    /// The seed of random choices; 0 where there are none.
    pub seed: u32,
}

named! {
    /// A way to look for a tour.
    #[derive(Default)]
    pub enum Finder {
        /// A method that always finds a tour if there is one: by construction, or with holes by a search.
        #[default]
        Sure = "sure",
        /// Warnsdorff's rule, and among equal squares the first; on to a dead end.
        First = "first",
        /// Among equal squares any.
        Random = "random",
        /// Among equal squares by the rule once more.
        Pohl = "pohl",
        /// Among equal squares the one farthest from the centre.
        Roth = "roth",
        /// [`Self::First`] with backtracking.
        FirstBack = "first-back",
        /// [`Self::Random`] with backtracking.
        RandomBack = "random-back",
        /// [`Self::Pohl`] with backtracking.
        PohlBack = "pohl-back",
        /// [`Self::Roth`] with backtracking.
        RothBack = "roth-back",
        /// Backtracking without any rule.
        Backtracking = "backtracking",
    }
}

impl Finder {
    /// Whether it leaves something to chance.
    pub const fn is_random(self) -> bool {
        matches!(self, Self::Random | Self::RandomBack)
    }

    /// The method as the solver knows it.
    pub fn method(self, seed: u32) -> Method {
        let seed = seed.into();
        let warnsdorff = |ties, backtracking| Method::Warnsdorff { ties, backtracking };
        match self {
            Self::Sure => Method::Construction,
            Self::First => warnsdorff(Ties::Fixed, false),
            Self::Random => warnsdorff(Ties::Random { seed }, false),
            Self::Pohl => warnsdorff(Ties::Pohl, false),
            Self::Roth => warnsdorff(Ties::Roth, false),
            Self::FirstBack => warnsdorff(Ties::Fixed, true),
            Self::RandomBack => warnsdorff(Ties::Random { seed }, true),
            Self::PohlBack => warnsdorff(Ties::Pohl, true),
            Self::RothBack => warnsdorff(Ties::Roth, true),
            Self::Backtracking => Method::Backtracking,
        }
    }
}

impl Goal {
    /// Any open or closed tour, without a word on how it is found.
    pub fn any(closed: bool) -> Self {
        Self {
            closed,
            ..Self::default()
        }
    }

    /// Whether there is an end to choose.
    pub fn takes_end(&self) -> bool {
        !self.closed && self.finder == Finder::Sure
    }

    /// The same without what does not apply.
    #[must_use]
    pub fn tidied(self) -> Self {
        Self {
            end: self.end.filter(|_| self.takes_end()),
            seed: if self.finder.is_random() {
                self.seed
            } else {
                0
            },
            ..self
        }
    }

    fn read(query: &mut Query, path: &KnightPath, closed: bool) -> Self {
        let mut goal = Self::any(closed);
        goal.finder = query.read("method", named()).unwrap_or_default();
        if goal.finder.is_random() {
            goal.seed = query.read("seed", any_number()).unwrap_or(0);
        }
        goal.end = if goal.takes_end() {
            query.read("end", square_of(&path.board))
        } else {
            query.parsed("end", Expected::NoEnd, |_| None)
        };
        goal
    }
}

impl TourLink {
    /// The largest number of rows and of columns.
    pub const MAX_SIDE: u32 = 1000;

    /// A tour on this board that the page is to make.
    pub fn made(path: KnightPath, closed: bool, source: TourSource) -> Self {
        Self {
            path,
            goal: Goal::any(closed),
            made: Some(source),
            step: None,
        }
    }
}

impl ScreenLink for TourLink {
    const PLACE: Place = Place::Tour;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.by_hand(self, Self::read, Self::write);
    }
}

impl TourLink {
    fn read(query: &mut Query) -> Self {
        let mut path = KnightPath::read(query, Self::MAX_SIDE);
        // The link has the moves of the tour, or of as much of it as there is.
        let has_moves = path.squares.len() > 1;
        let (made, goal) = if let Some((made, closed)) = read_catalogued(query, &path) {
            if !matches!(made, TourSource::Drawn(_)) {
                path.squares.clear();
            }
            (Some(made), Goal::any(closed))
        } else {
            let make = query.read("make", named());
            let wanted = make.or_else(|| query.read("goal", named()));
            let made = make.filter(|_| !has_moves).map(|_| TourSource::Sought);
            let closed = wanted == Some(TourKind::Closed);
            (made, Goal::read(query, &path, closed))
        };
        let last = if made.is_some() {
            path.board.area() as u32
        } else {
            path.squares.len() as u32
        };
        let step = query.read("step", number(1..=last.max(1)));
        Self {
            step: step.filter(|step| *step < last),
            path,
            goal,
            made,
        }
    }

    fn write(&self, writer: &mut Writer) {
        self.path.write(writer);
        let goal = &self.goal;
        let end = goal.end.map(|end| end.name(self.path.board.size()));
        writer.add_some("end", end);
        let kind = TourKind::closed_if(goal.closed);
        match self.made {
            Some(TourSource::Sought) => writer.add("make", kind),
            Some(TourSource::Numbered(number)) => writer.add("number", number),
            Some(TourSource::Drawn(_)) => writer.add("random", kind),
            None if goal.closed => writer.add("goal", kind),
            None => {}
        }
        let seed = match self.made {
            Some(TourSource::Numbered(_)) => 0,
            Some(TourSource::Drawn(seed)) => seed,
            Some(TourSource::Sought) | None => {
                let finder = Some(goal.finder).filter(|finder| *finder != Finder::Sure);
                writer.add_some("method", finder.map(Finder::name));
                goal.seed
            }
        };
        writer.add_some("seed", Some(seed).filter(|seed| *seed != 0));
        writer.add_some("step", self.step);
    }
}

/// One of all tours of the board, by its number or drawn at random, and whether it is closed. The moves do not give the number, and a whole
/// tour is not drawn.
fn read_catalogued(query: &mut Query, path: &KnightPath) -> Option<(TourSource, bool)> {
    let KnightPath { board, squares } = path;
    if squares.len() < 2
        && let Some(text) = query.value("number")
    {
        match read_number(&text, board) {
            Ok(number) => return Some((TourSource::Numbered(number), true)),
            Err(expected) => query.refuse("number", &text, expected),
        }
    }
    if squares.len() > 1 && squares.len() as u64 == board.area() {
        return None;
    }
    let kind: TourKind = query.read("random", named())?;
    if let Some(obstacle) = Obstacle::to_draws(board, kind) {
        query.refuse("random", kind.name(), Expected::Board(obstacle));
        return None;
    }
    let seed = query.read("seed", any_number()).unwrap_or(0);
    Some((TourSource::Drawn(seed), kind.is_closed()))
}

/// The number of a closed tour of a board, in plain digits.
///
/// # Errors
/// The expected value, if the text is no number or the board's tours have no numbers.
pub fn read_number(text: &str, board: &Board) -> Result<u128, Expected> {
    if let Some(obstacle) = Obstacle::to_numbers(board) {
        return Err(Expected::Board(obstacle));
    }
    let most = known_tours_of(board, TourKind::Closed);
    let number = text.parse().ok();
    number
        .filter(|number: &u128| number.to_string() == text)
        .filter(|number| (1..=most.unwrap_or(u128::MAX)).contains(number))
        .ok_or(Expected::TourNumber { most })
}
