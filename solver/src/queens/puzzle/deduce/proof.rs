//! Whether a step follows from a position by a reason.

use super::super::grid::Grid;
use super::super::position::Position;
use super::super::squares::Squares;
use super::super::{Claim, House, Inference, Reason, Refusal};
use super::{chain, sets, shared};
use crate::board::Square;

/// The deductions by which a step follows: of a queen one, of crosses as many as cover them all.
pub fn prove(
    grid: &Grid,
    position: &Position,
    claim: &Claim,
    reason: Reason,
) -> Result<Vec<Inference>, Refusal> {
    let squares = match claim {
        Claim::Queen(square) => std::slice::from_ref(square),
        Claim::Crosses(squares) => squares.as_slice(),
    };
    let exists = |&square: &Square| grid.size().contains(square);
    if squares.is_empty() || !squares.iter().all(exists) {
        return Err(Refusal::NoSquare);
    }
    if position.choices(grid).any(|(_, open)| open.is_empty()) {
        return Err(Refusal::Contradiction);
    }
    let taken = |&&square: &&Square| position.queens.contains(square);
    if let Some(&square) = squares.iter().find(taken) {
        return Err(Refusal::Queen { square });
    }
    match (claim, reason) {
        (&Claim::Queen(square), _) if !position.open.contains(square) => {
            let queen = attacker(grid, position, square.into());
            Err(Refusal::Closed { square, queen })
        }
        (&Claim::Queen(square), Reason::Single) => single(grid, position, square),
        (Claim::Queen(_), _) => Err(Refusal::Crosses),
        (Claim::Crosses(_), Reason::Single) => Err(Refusal::Places),
        (Claim::Crosses(squares), _) => {
            crosses(grid, position, squares.iter().copied().collect(), reason)
        }
    }
}

fn single(grid: &Grid, position: &Position, square: Square) -> Result<Vec<Inference>, Refusal> {
    let mut others = Vec::new();
    for place in grid.places_of(square) {
        let house = House::at(place as u32, grid.n());
        let open = grid.at(place as u32) & position.open;
        match open.without(square.into()).first() {
            Some(other) => others.push((house, other)),
            None => return Ok(vec![Inference::Last { house, square }]),
        }
    }
    Err(Refusal::Others { square, others })
}

fn crosses(
    grid: &Grid,
    position: &Position,
    mut squares: Squares,
    reason: Reason,
) -> Result<Vec<Inference>, Refusal> {
    let mut steps = Vec::new();
    while let Some(square) = squares.first() {
        let step = match reason {
            Reason::Attack => attacker(grid, position, squares).map(|queen| Inference::Excluded {
                queen,
                crossed: (grid.excluded(queen) & squares).into_iter().collect(),
            }),
            Reason::Line => sets::one(grid, position, squares),
            Reason::Common => shared(grid, position, squares),
            Reason::Group => sets::any(grid, position, squares),
            Reason::Refutation => chain::refuted(grid, position, square),
            Reason::Single => None,
        };
        let Some(step) = step else {
            return Err(match reason {
                Reason::Attack => Refusal::Unattacked { square },
                Reason::Line => Refusal::Beyond {
                    square,
                    nearest: nearest(grid, position, square),
                },
                Reason::Group => Refusal::NoGroup { square },
                Reason::Common => chain::left(grid, position, square, 0),
                Reason::Refutation => chain::left(grid, position, square, chain::ROUNDS),
                Reason::Single => Refusal::Places,
            });
        };
        squares = squares.without(step.crossed().iter().copied().collect());
        steps.push(step);
    }
    Ok(steps)
}

/// A queen that excludes some of the squares.
fn attacker(grid: &Grid, position: &Position, squares: Squares) -> Option<Square> {
    let mut queens = position.queens.into_iter();
    queens.find(|&queen| !(grid.excluded(queen) & squares).is_empty())
}

/// The house that comes nearest to lying within one of the square's houses, with that one, and its first open square
/// outside.
fn nearest(grid: &Grid, position: &Position, square: Square) -> Option<(House, House, Square)> {
    let n = grid.n();
    let mut best = None;
    for outer in grid.places_of(square).map(|place| place as u32) {
        for (place, open) in position.choices(grid) {
            let beyond = open.without(grid.at(outer));
            let meets = beyond != open && place / n != outer / n;
            let fewer = |&(least, _): &(u32, _)| beyond.len() < least;
            if !meets || grid.at(place).contains(square) || !best.as_ref().is_none_or(fewer) {
                continue;
            }
            if let Some(first) = beyond.first() {
                let houses = (House::at(place, n), House::at(outer, n), first);
                best = Some((beyond.len(), houses));
            }
        }
    }
    best.map(|(_, houses)| houses)
}
