//! Going backwards through a part of the board, from the seam to its first square.

use super::super::choice::Choice;
use super::super::circuit::Circuits;
use super::super::degrees::Degrees;
use super::super::middle::Half;
use super::layers::Layers;
use super::ways::Ways;

/// The upper or the lower part of the board with its half of the seam's edges. Rows are counted
/// from its edge of the board.
#[derive(Debug)]
pub struct Part {
    pub half: Half,
}

impl Part {
    /// The ways to fill the squares in front of the seam, by their degrees.
    pub fn last<'a>(&self, layers: &'a Layers) -> &'a Ways {
        layers.after(self.half.squares)
    }

    /// Adds the edges of one of the ways to reach these degrees: the one with this number, which is
    /// below the number of these ways.
    pub fn draw(&self, layers: &Layers, target: Degrees, mut way: u64, circuits: &mut Circuits) {
        let (choice, mut degrees) = pick(self.last(layers), &self.half.choices, target, &mut way);
        for &edge in &self.half.edges[choice] {
            circuits.join(edge);
        }
        for squares in (0..self.half.squares).rev() {
            let (stored, mirrored) = layers.after(squares + 1).stored(degrees);
            if mirrored {
                circuits.mirror();
            }
            let step = &layers.plan().steps[squares];
            let (choice, source) = pick(layers.after(squares), &step.choices, stored, &mut way);
            for &end in &step.ends[choice] {
                circuits.join([Some(step.square), end]);
            }
            degrees = source;
        }
    }
}

/// The last choice of a way to reach degrees, and the degrees before it. The rest of the way's number is the number of
/// the way to the degrees before.
fn pick(before: &Ways, choices: &[Choice], target: Degrees, way: &mut u64) -> (usize, Degrees) {
    for (index, choice) in choices.iter().enumerate() {
        let Some(source) = choice.source(target) else {
            continue;
        };
        let ways = before.get(source);
        if *way < ways {
            return (index, source);
        }
        *way -= ways;
    }
    unreachable!("the ways to reach degrees are those by all choices together")
}
