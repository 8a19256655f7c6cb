//! Squares that are refuted by what would follow from a queen there.

use super::super::grid::Grid;
use super::super::position::Position;
use super::super::squares::Squares;
use super::super::{House, Inference, Refusal};
use crate::board::Square;

/// The number of rounds. Each round places all queens that the earlier ones force; longer arguments are hard to
/// understand. If this number of rounds refutes a square, it still does so when other squares are crossed out.
pub const ROUNDS: u32 = 3;

/// The square whose refutation is the shortest, the first of several.
pub fn shortest(grid: &Grid, position: &Position) -> Option<Inference> {
    let mut best: Option<Chain> = None;
    for square in position.open {
        let Some(chain) = Chain::from(grid, position, square) else {
            continue;
        };
        let length = |chain: &Chain| chain.follows.len();
        if best
            .as_ref()
            .is_none_or(|best| length(&chain) < length(best))
        {
            best = Some(chain);
        }
    }
    best.map(|chain| chain.step(grid))
}

/// The first square that is refuted, without what follows from a queen there.
pub fn any(grid: &Grid, position: &Position) -> Option<Inference> {
    position.open.into_iter().find_map(|square| {
        let emptied = emptied(grid, position, square)?;
        Some(Inference::Refuted {
            square,
            follows: Vec::new(),
            emptied: House::at(emptied, grid.n()),
        })
    })
}

/// The place of a house that a queen on an open square leaves empty in the end: what [`Chain::from`] finds, without the
/// way there. Puzzles are made of such questions.
pub fn emptied(grid: &Grid, position: &Position, square: Square) -> Option<u32> {
    let mut after = *position;
    after.place(grid, square);
    for round in 0..=ROUNDS {
        let mut forced = Squares::default();
        for (place, open) in after.choices(grid) {
            if open.is_empty() {
                return Some(place);
            }
            if open.is_single() {
                forced = forced | open;
            }
        }
        if forced.is_empty() || round == ROUNDS {
            break;
        }
        for square in forced {
            if after.open.contains(square) {
                after.place(grid, square);
            }
        }
    }
    None
}

/// The refutation of a square, if there is one.
pub fn refuted(grid: &Grid, position: &Position, square: Square) -> Option<Inference> {
    Chain::from(grid, position, square).map(|chain| chain.step(grid))
}

/// The houses that a queen on a square leaves open after so many rounds, where none is emptied.
pub fn left(grid: &Grid, position: &Position, square: Square, rounds: u32) -> Refusal {
    let mut after = *position;
    after.place(grid, square);
    let mut follows = Vec::new();
    for _ in 0..rounds {
        let forced: Vec<Square> = after
            .choices(grid)
            .filter_map(|(_, open)| open.single())
            .collect();
        for square in forced {
            if after.open.contains(square) {
                after.place(grid, square);
                follows.push(square);
            }
        }
    }
    let narrowest = after.choices(grid).min_by_key(|(_, open)| open.len());
    let narrowest = narrowest
        .and_then(|(place, open)| open.first().map(|free| (House::at(place, grid.n()), free)));
    Refusal::Left {
        square,
        follows,
        narrowest,
    }
}

/// A queen, and others that it forces until a house has no open square.
struct Chain {
    square: Square,
    /// The squares that are forced, each with the place of its house.
    follows: Vec<(Square, u32)>,
    /// The place of the house that is emptied.
    emptied: u32,
}

impl Chain {
    /// The contradiction that follows from a queen on an open square, if there is one.
    fn from(grid: &Grid, position: &Position, square: Square) -> Option<Self> {
        let mut after = *position;
        after.place(grid, square);
        let mut follows = Vec::new();
        for round in 0..=ROUNDS {
            let emptied = after.choices(grid).find(|(_, open)| open.is_empty());
            if let Some((emptied, _)) = emptied {
                let chain = Self {
                    square,
                    follows,
                    emptied,
                };
                return Some(chain.pruned(grid, position));
            }
            let single =
                |(place, open): (u32, Squares)| open.single().map(|square| (square, place));
            let forced: Vec<_> = after.choices(grid).filter_map(single).collect();
            if forced.is_empty() || round == ROUNDS {
                break;
            }
            for (square, place) in forced {
                // One that another of this round excludes leaves its house empty.
                if after.open.contains(square) {
                    after.place(grid, square);
                    follows.push((square, place));
                }
            }
        }
        None
    }

    /// Removes the queens that the contradiction does not need.
    fn pruned(mut self, grid: &Grid, position: &Position) -> Self {
        let mut needed = vec![false; self.follows.len()];
        let explain = |place: u32, but: Option<Square>, before: usize, needed: &mut [bool]| {
            for open in grid.at(place) & position.open {
                if Some(open) == but || grid.excluded(self.square).contains(open) {
                    continue;
                }
                let excludes = |&at: &usize| grid.excluded(self.follows[at].0).contains(open);
                if !(0..before).any(|at| needed[at] && excludes(&at))
                    && let Some(at) = (0..before).find(excludes)
                {
                    needed[at] = true;
                }
            }
        };
        explain(self.emptied, None, needed.len(), &mut needed);
        for at in (0..needed.len()).rev() {
            if needed[at] {
                let (square, place) = self.follows[at];
                explain(place, Some(square), at, &mut needed);
            }
        }
        let mut needed = needed.into_iter();
        self.follows.retain(|_| needed.next() == Some(true));
        self
    }

    fn step(self, grid: &Grid) -> Inference {
        let house = |place| House::at(place, grid.n());
        let follows = self.follows.into_iter();
        Inference::Refuted {
            square: self.square,
            follows: follows
                .map(|(square, place)| (square, house(place)))
                .collect(),
            emptied: house(self.emptied),
        }
    }
}
