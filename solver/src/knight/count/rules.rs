//! The rules for the tours that are counted or drawn: holes, moves that they make, moves that they avoid.
//!
//! All of these only take choices away, at single squares. But a board with them may be no longer its own image: then no
//! degrees stand for their mirror image, and the upper and the lower part have layers of their own.

use super::choice::Choice;
use super::layout::Laid;
use super::middle::{Half, is_dark};
use super::plan::{Plan, Step};
use crate::board::Square;

/// The two ends of a move; `None` is the hub.
pub type Move = [Option<Square>; 2];

/// The rules for a part of the board, with rows counted from its edge.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    pub holes: Vec<Square>,
    pub made: Vec<Move>,
    pub avoided: Vec<Move>,
}

impl Rules {
    /// The holes of the upper and of the lower part of a board, each with the rows counted from its edge.
    pub fn of_parts(laid: &Laid) -> [Self; 2] {
        let above = Self {
            holes: laid.holes().to_vec(),
            ..Self::default()
        };
        let below = above.seen(|square| laid.upside_down(square));
        [above, below]
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.holes.is_empty() && self.made.is_empty() && self.avoided.is_empty()
    }

    /// The same rules with each square called otherwise.
    pub fn seen(&self, call: impl Fn(Square) -> Square) -> Self {
        let moves = |moves: &[Move]| {
            let seen = moves.iter().map(|ends| ends.map(|end| end.map(&call)));
            seen.collect()
        };
        Self {
            holes: self.holes.iter().copied().map(&call).collect(),
            made: moves(&self.made),
            avoided: moves(&self.avoided),
        }
    }

    /// Leaves a plan only what keeps to the rules, which are their own mirror image or not.
    pub fn restrict_plan(&self, plan: &mut Plan, is_mirrored: bool) {
        for step in &mut plan.steps {
            step.side = step.side.filter(|_| is_mirrored);
            self.restrict_step(step);
        }
    }

    fn restrict_step(&self, step: &mut Step) {
        let square = Some(step.square);
        let moves: Vec<Vec<Move>> = step
            .ends
            .iter()
            .map(|ends| ends.iter().map(|&end| [square, end]).collect())
            .collect();
        let allowed = self.allowed(&moves);
        keep(&mut step.ends, &allowed);
        keep(&mut step.choices, &allowed);
        if self.holes.contains(&step.square) {
            for choice in &mut step.choices {
                *choice = choice.clone().of_hole();
            }
        }
    }

    /// Leaves the edges of a seam only what keeps to the rules.
    pub fn restrict_half(&self, half: &mut Half) {
        let allowed = self.allowed(&half.edges);
        keep(&mut half.edges, &allowed);
        keep::<Choice>(&mut half.choices, &allowed);
        half.seam.retain(|(_, square)| !self.holes.contains(square));
        for &hole in self.holes.iter().filter(|hole| hole.row < half.rows) {
            half.darker -= if is_dark(hole) { 1 } else { -1 };
        }
    }

    /// Tells for each set of moves, made at once, if it obeys the rules.
    fn allowed(&self, sets: &[Vec<Move>]) -> Vec<bool> {
        let possible: Vec<Move> = sets.iter().flatten().copied().collect();
        let required = self.made.iter().filter(|ends| contains(&possible, ends));
        let required: Vec<&Move> = required.collect();
        let keeps_to = |set: &Vec<Move>| {
            required.iter().all(|ends| contains(set, ends))
                && !set.iter().any(|ends| self.bars(ends))
        };
        sets.iter().map(keeps_to).collect()
    }

    fn bars(&self, ends: &Move) -> bool {
        let hole = |square: &Square| self.holes.contains(square);
        contains(&self.avoided, ends) || ends.iter().flatten().any(hole)
    }
}

/// Whether a move is among others, in either direction.
fn contains(moves: &[Move], &[a, b]: &Move) -> bool {
    moves.contains(&[a, b]) || moves.contains(&[b, a])
}

/// Removes the items that are not allowed.
fn keep<T>(items: &mut Vec<T>, allowed: &[bool]) {
    let mut allowed = allowed.iter();
    items.retain(|_| allowed.next().is_some_and(|&allowed| allowed));
}
