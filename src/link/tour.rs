//! The link of the tour screen: the board, the knight's path on it, and what
//! tour it is to become.

use bezzel_solver::board::Square;
use bezzel_solver::knight::methods::{Method, Ties};

use super::knight_path::read_square;
use super::query::{Query, Writer};
use super::{Expected, KnightPath, Place, ScreenLink};

/// A path of a knight, and the tour that is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TourLink {
    /// The board, and where the knight has been: no more than the start, if the
    /// tour is `made`.
    pub path: KnightPath,
    /// What tour is wanted.
    pub goal: Goal,
    /// Whether the link tells no moves: whoever opens it makes the tour that is
    /// wanted.
    pub made: bool,
    /// How many of the path's squares the knight has visited at the place that is
    /// shown; none for all.
    pub step: Option<u32>,
}

/// What tour is wanted, and how it is to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    /// Whether its end is to be a move from its start.
    pub closed: bool,
    /// Where it is to end, if that has been chosen: not for a closed tour, and
    /// only with the method that can aim.
    pub end: Option<Square>,
    /// How it is looked for.
    pub finder: Finder,
    /// What chance depends on; 0 where nothing is left to chance.
    pub seed: u32,
}

named! {
    /// A way to look for a tour.
    #[derive(Default)]
    pub enum Finder {
        /// The one that never fails: by construction, or with holes by a search.
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
        /// As [`Self::First`], but back from dead ends.
        FirstBack = "first-back",
        /// As [`Self::Random`], but back from dead ends.
        RandomBack = "random-back",
        /// As [`Self::Pohl`], but back from dead ends.
        PohlBack = "pohl-back",
        /// As [`Self::Roth`], but back from dead ends.
        RothBack = "roth-back",
        /// Backtracking without any rule.
        Backtracking = "backtracking",
    }
}

impl Finder {
    /// Whether it leaves something to chance.
    #[must_use]
    pub const fn is_random(self) -> bool {
        matches!(self, Self::Random | Self::RandomBack)
    }

    /// The method as the solver knows it.
    #[must_use]
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
    /// Whether there is an end to choose.
    #[must_use]
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
        let finder = query.choice("method", &Finder::NAMES, Finder::from_name);
        let mut goal = Self {
            closed,
            finder: finder.unwrap_or_default(),
            ..Self::default()
        };
        if goal.finder.is_random() {
            goal.seed = query.number("seed", 0, u32::MAX).unwrap_or(0);
        }
        if let Some(name) = query.value("end") {
            if goal.takes_end() {
                goal.end = read_square(query, "end", &name, &path.board);
            } else {
                query.refuse("end", &name, Expected::NoEnd);
            }
        }
        goal
    }
}

impl TourLink {
    /// The largest number of rows and of columns.
    pub const MAX_SIDE: u32 = 1000;

    /// Open and closed tours, as links name them.
    pub const KINDS: [&'static str; 2] = ["open", "closed"];
}

impl ScreenLink for TourLink {
    const PLACE: Place = Place::Tour;

    fn read(query: &mut Query) -> Self {
        let path = KnightPath::read(query, Self::MAX_SIDE);
        let make = query.index("make", &Self::KINDS);
        let wanted = make.or_else(|| query.index("goal", &Self::KINDS));
        let goal = Goal::read(query, &path, wanted == Some(1));
        // Moves tell the tour, or as much of it as there is.
        let made = make.is_some() && path.squares.len() < 2;
        let last = if made {
            path.board.area() as u32
        } else {
            path.squares.len() as u32
        };
        let step = query.number("step", 1, last.max(1));
        Self {
            step: step.filter(|step| *step < last),
            path,
            goal,
            made,
        }
    }

    fn write(&self, writer: &mut Writer) {
        if *self == Self::default() {
            return;
        }
        self.path.write(writer);
        let goal = &self.goal;
        if let Some(end) = goal.end {
            writer.add("end", end.name(self.path.board.size()));
        }
        if self.made {
            writer.add("make", Self::KINDS[usize::from(goal.closed)]);
        } else if goal.closed {
            writer.add("goal", Self::KINDS[1]);
        }
        if goal.finder != Finder::default() {
            writer.add("method", goal.finder.name());
        }
        if goal.seed != 0 {
            writer.add("seed", goal.seed);
        }
        if let Some(step) = self.step {
            writer.add("step", step);
        }
    }
}
