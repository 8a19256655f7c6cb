//! The deductions, the easiest first.
//!
//! Each stays possible, or has nothing left to say, when other squares are crossed out or filled. So the order in which
//! they are applied does not change where they lead, and the hardest that is needed is found by always taking the
//! easiest.

use super::grid::Grid;
use super::position::Position;
use super::{House, Inference, MAX_GRADE};
use crate::board::Square;

mod chain;
mod sets;

/// Looks for a deduction of one grade.
type Rule = fn(&Grid, &Position) -> Option<Inference>;

/// The rules of all grades.
const RULES: [Rule; MAX_GRADE as usize] = [last, common, sets::several, chain::shortest];
/// The same rules for callers that do not show why a square is refuted: faster, with a longer argument.
const FAST: [Rule; MAX_GRADE as usize] = [last, common, sets::several, chain::any];

/// The easiest deduction.
pub(super) fn step(grid: &Grid, position: &Position) -> Option<Inference> {
    easiest(grid, position, &RULES)
}

fn easiest(grid: &Grid, position: &Position, rules: &[Rule]) -> Option<Inference> {
    rules.iter().find_map(|rule| rule(grid, position))
}

/// The deductions from a position on.
pub(super) fn path(grid: &Grid, mut position: Position) -> Vec<Inference> {
    let mut steps = Vec::new();
    follow(grid, &mut position, &RULES, |_, step| {
        steps.push(step);
        false
    });
    steps
}

/// The grade of the hardest deduction that is needed, if those up to a grade solve the position.
pub(super) fn grade(grid: &Grid, mut position: Position, highest: u8) -> Option<u8> {
    let mut hardest = 1;
    follow(grid, &mut position, &FAST[..highest.into()], |_, step| {
        hardest = hardest.max(step.grade());
        false
    });
    position.is_solved().then_some(hardest)
}

/// Whether deductions up to a grade fill or cross out a square.
pub(super) fn settles(grid: &Grid, mut position: Position, highest: u8, square: Square) -> bool {
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

/// A house that lies within another, or else whose squares all exclude another square.
fn common(grid: &Grid, position: &Position) -> Option<Inference> {
    sets::one(grid, position).or_else(|| {
        position.choices(grid).find_map(|(place, open)| {
            let all = position.open.without(open);
            let crossed = open
                .into_iter()
                .fold(all, |all, square| all & grid.excluded(square));
            (!crossed.is_empty()).then(|| Inference::Common {
                house: House::at(place, grid.n()),
                crossed: crossed.into_iter().collect(),
            })
        })
    })
}
