//! The deductions, the easiest first.
//!
//! Each stays possible, or has nothing left to say, when other squares are crossed out or filled. So the order in which
//! they are applied does not change where they lead, and the hardest that is needed is found by always taking the
//! easiest.

use super::grid::Grid;
use super::position::Position;
use super::squares::Squares;
use super::{House, Inference, MAX_GRADE, Reason};
use crate::board::Square;

mod chain;
mod proof;
mod sets;

pub(super) use proof::prove;

/// Looks for a deduction of one grade.
type Rule = fn(&Grid, &Position) -> Option<Inference>;

/// The rules by their reasons, the easiest first.
const RULES: [(Reason, Rule); 5] = [
    (Reason::Single, last),
    (Reason::Line, |grid, position| {
        sets::one(grid, position, position.open)
    }),
    (Reason::Common, |grid, position| {
        shared(grid, position, position.open)
    }),
    (Reason::Group, |grid, position| {
        sets::any(grid, position, position.open)
    }),
    (Reason::Refutation, chain::shortest),
];
/// The rules of each grade for callers that do not show why a square is refuted: faster, with a longer argument.
const FAST: [Rule; MAX_GRADE as usize] = [last, common, several, chain::any];

/// The easiest deduction for some reasons. That a house has no open square is found for each.
pub fn step(grid: &Grid, position: &Position, reasons: &[Reason]) -> Option<Inference> {
    easiest(grid, position, &rules(reasons))
}

fn rules(reasons: &[Reason]) -> Vec<Rule> {
    let allowed = RULES
        .iter()
        .filter(|(reason, _)| reasons.contains(reason))
        .map(|&(_, rule)| rule);
    std::iter::once(impossible as Rule).chain(allowed).collect()
}

fn easiest(grid: &Grid, position: &Position, rules: &[Rule]) -> Option<Inference> {
    rules.iter().find_map(|rule| rule(grid, position))
}

/// The deductions from a position on for some reasons.
pub fn path(grid: &Grid, mut position: Position, reasons: &[Reason]) -> Vec<Inference> {
    let mut steps = Vec::new();
    follow(grid, &mut position, &rules(reasons), |_, step| {
        steps.push(step);
        false
    });
    steps
}

/// The grade of the hardest deduction that is needed, if those up to a grade solve the position.
pub fn grade(grid: &Grid, mut position: Position, highest: u8) -> Option<u8> {
    let mut hardest = 1;
    follow(grid, &mut position, &FAST[..highest.into()], |_, step| {
        hardest = hardest.max(step.grade());
        false
    });
    position.is_solved().then_some(hardest)
}

/// Whether deductions up to a grade fill or cross out a square.
pub fn settles(grid: &Grid, mut position: Position, highest: u8, square: Square) -> bool {
    // The last rule may know at once. The order of deductions changes nothing.
    if highest == MAX_GRADE && chain::emptied(grid, &position, square).is_some() {
        return true;
    }
    follow(
        grid,
        &mut position,
        &FAST[..highest.into()],
        |position, _| !position.open.contains(square),
    );
    !position.open.contains(square)
}

/// Applies deductions until there are none, or one is the end.
fn follow(
    grid: &Grid,
    position: &mut Position,
    rules: &[Rule],
    mut ends: impl FnMut(&Position, Inference) -> bool,
) {
    while let Some(step) = easiest(grid, position, rules) {
        let impossible = matches!(step, Inference::Impossible { .. });
        apply(grid, position, &step);
        if ends(position, step) || impossible {
            break;
        }
    }
}

fn apply(grid: &Grid, position: &mut Position, step: &Inference) {
    if let Some(square) = step.placed() {
        position.place(grid, square);
    }
    let crossed = step.crossed().iter().copied().collect();
    position.open = position.open.without(crossed);
}

/// A house without any open square, or else one with a single one.
fn last(grid: &Grid, position: &Position) -> Option<Inference> {
    let mut last = None;
    for (place, open) in position.choices(grid) {
        let house = House::at(place, grid.n());
        if open.is_empty() {
            return Some(Inference::Impossible { house });
        }
        let step = |square| Inference::Last { house, square };
        last = last.or_else(|| open.single().map(step));
    }
    last
}

/// A house without any open square.
fn impossible(grid: &Grid, position: &Position) -> Option<Inference> {
    let (place, _) = position.choices(grid).find(|(_, open)| open.is_empty())?;
    let house = House::at(place, grid.n());
    Some(Inference::Impossible { house })
}

/// A house that lies within another, or else whose squares all exclude another square.
fn common(grid: &Grid, position: &Position) -> Option<Inference> {
    let open = position.open;
    sets::one(grid, position, open).or_else(|| shared(grid, position, open))
}

/// Some of the squares that a queen on any open square of a house excludes.
fn shared(grid: &Grid, position: &Position, squares: Squares) -> Option<Inference> {
    position.choices(grid).find_map(|(place, open)| {
        let outside = squares.without(grid.at(place));
        let crossed = open
            .into_iter()
            .fold(outside, |all, square| all & grid.excluded(square));
        (!crossed.is_empty()).then(|| Inference::Common {
            house: House::at(place, grid.n()),
            crossed: crossed.into_iter().collect(),
        })
    })
}

fn several(grid: &Grid, position: &Position) -> Option<Inference> {
    sets::several(grid, position, position.open)
}
