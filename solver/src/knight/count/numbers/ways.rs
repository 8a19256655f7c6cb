//! Numbering the ways to reach a state at the seam.

use super::super::CountError;
use super::super::choice::Choice;
use super::super::circuit::Circuits;
use super::super::degrees::Degrees;
use super::super::middle::Half;
use super::super::pairs::Reached;
use super::super::plan::Step;
use super::groups::{Groups, State};
use crate::board::Square;

/// Adds the moves of one of the ways to reach a state with these degrees.
///
/// Ways are ordered by the last choice, those of the seam at first, then the last square's, and so on; those of equal
/// choices that come from different states by the pairings of these.
pub fn draw(
    groups: &mut Groups,
    half: &Half,
    degrees: Degrees,
    reached: Reached,
    circuits: &mut Circuits,
) -> Result<(), CountError> {
    let Reached { pairing, mut way } = reached;
    let mut at = State { degrees, pairing };
    let choices = &half.choices;
    let choice = back(groups, half.squares, choices, &mut at, &mut way)?;
    for &edge in &half.edges[choice] {
        circuits.join(edge);
    }
    for squares in (1..=half.squares).rev() {
        let step = groups.step(squares);
        if !step.stores(at.degrees) {
            at = at.mirrored();
            circuits.mirror();
        }
        let choice = back(groups, squares - 1, &step.choices, &mut at, &mut way)?;
        for &end in &step.ends[choice] {
            circuits.join([Some(step.square), end]);
        }
    }
    Ok(())
}

/// Goes back by the last choice of a way. The rest of its number is the number of the way to the state before.
fn back(
    groups: &mut Groups,
    squares: usize,
    choices: &[Choice],
    at: &mut State,
    way: &mut u64,
) -> Result<usize, CountError> {
    for source in groups.sources(squares, choices, *at)? {
        if *way < source.ways {
            *at = source.state;
            return Ok(source.choice);
        }
        *way -= source.ways;
    }
    unreachable!("the ways to reach a state are those from all states that lead there")
}

/// A choice of a tour, and the state after it.
struct Link<'a> {
    /// The squares done before.
    squares: usize,
    choices: &'a [Choice],
    choice: usize,
    target: Degrees,
    /// Whether the target is the mirror image of the state before the next choice.
    mirrored: bool,
}

/// The state with these degrees at the seam that the moves lead to, and the number of the way, as [`draw`] counts.
pub fn number(
    groups: &mut Groups,
    half: &Half,
    degrees: Degrees,
    circuits: &mut Circuits,
) -> Result<Reached, CountError> {
    let mut way = 0;
    let mut at = State::EMPTY_BOARD;
    for link in links(groups, half, degrees, circuits).into_iter().rev() {
        let target = at.after(&link.choices[link.choice], link.target);
        for source in groups.sources(link.squares, link.choices, target)? {
            if source.choice == link.choice && source.state == at {
                break;
            }
            way += source.ways;
        }
        at = if link.mirrored {
            target.mirrored()
        } else {
            target
        };
    }
    let pairing = at.pairing;
    Ok(Reached { pairing, way })
}

/// The choices that the moves come by, the last one first.
fn links<'a>(
    groups: &Groups<'a>,
    half: &'a Half,
    mut degrees: Degrees,
    circuits: &mut Circuits,
) -> Vec<Link<'a>> {
    let mut links = Vec::with_capacity(half.squares + 1);
    let mut link = Link {
        squares: half.squares,
        choices: &half.choices,
        choice: seam_choice(half, circuits),
        target: degrees,
        mirrored: false,
    };
    for squares in (1..=half.squares).rev() {
        degrees = link.source();
        links.push(link);
        let step = groups.step(squares);
        let mirrored = !step.stores(degrees);
        if mirrored {
            circuits.mirror();
            degrees = degrees.mirrored();
        }
        link = Link {
            squares: squares - 1,
            choices: &step.choices,
            choice: square_choice(step, circuits),
            target: degrees,
            mirrored,
        };
    }
    links.push(link);
    links
}

impl Link<'_> {
    fn source(&self) -> Degrees {
        let source = self.choices[self.choice].source(self.target);
        source.unwrap_or_else(|| unreachable!("the moves of a tour lead to its degrees"))
    }
}

/// The choice of a square by which it has the moves.
fn square_choice(step: &Step, circuits: &Circuits) -> usize {
    let has = |end: &Option<Square>| end.is_some_and(|end| circuits.joins(step.square, end));
    chosen(&step.ends, has)
}

/// The choice of the seam by which a part has its moves.
fn seam_choice(half: &Half, circuits: &Circuits) -> usize {
    chosen(&half.edges, |&edge| has(circuits, edge))
}

/// The index of the largest set whose elements all exist.
fn chosen<T>(sets: &[Vec<T>], is_there: impl Fn(&T) -> bool) -> usize {
    let (mut largest, mut size) = (0, 0);
    for (index, set) in sets.iter().enumerate() {
        if set.len() > size && set.iter().all(&is_there) {
            (largest, size) = (index, set.len());
        }
    }
    largest
}

fn has(circuits: &Circuits, edge: [Option<Square>; 2]) -> bool {
    matches!(edge, [Some(a), Some(b)] if circuits.joins(a, b))
}

/// The degrees that the moves have at the seam.
pub fn degrees(half: &Half, circuits: &Circuits) -> Degrees {
    let singles = half.edges.iter().filter(|set| set.len() == 1).flatten();
    let own: Vec<_> = singles.filter(|&&edge| has(circuits, edge)).collect();
    half.seam
        .iter()
        .fold(Degrees::NONE, |degrees, &(slot, square)| {
            let neighbours = circuits.neighbours(square).into_iter();
            let above = neighbours.filter(|neighbour| neighbour.row < half.rows);
            let beside = own.iter().filter(|edge| edge.contains(&Some(square)));
            degrees.with(slot, (above.count() + beside.count()) as u32)
        })
}
