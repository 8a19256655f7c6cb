//! The solutions and dead ends of the run: where a jump leads, and their marks on the seek bar.

use bezzel_recording::search::Search;
use bezzel_stepping::queens::Milestone;

use crate::components::transport::{Tick, TickKind};
use bezzel_run::watched::Jump;

/// The largest number of dead ends that are marked. With more of them the bar has no place left.
const MAX_DEAD_ENDS: usize = 1_000;

/// The step that a jump from a step leads to, if there is one.
pub fn target(search: &Search, jump: Jump, at: u32) -> Option<u32> {
    let steps = |milestone: Milestone| match milestone {
        Milestone::Solution => search.solutions.as_slice(),
        Milestone::DeadEnd => search.dead_ends.as_slice(),
        Milestone::Piece(_) => &[],
    };
    match jump {
        Jump::Next(milestone) => {
            let steps = steps(milestone);
            let behind = steps.partition_point(|step| *step <= at);
            steps.get(behind).copied()
        }
        Jump::Previous(milestone) => {
            let steps = steps(milestone);
            let before = steps.partition_point(|step| *step < at);
            steps.get(before.checked_sub(1)?).copied()
        }
        Jump::First(_) | Jump::Node => None,
    }
}

/// The marks of the solutions, and of dead ends if they are not too many.
pub fn ticks(search: &Search) -> Vec<Tick> {
    let of = |steps: &[u32], kind: TickKind| {
        let steps = steps.iter().map(|step| u64::from(*step));
        steps
            .map(move |step| Tick { step, kind })
            .collect::<Vec<_>>()
    };
    let dead_ends = if search.dead_ends.len() > MAX_DEAD_ENDS {
        &[][..]
    } else {
        &search.dead_ends
    };
    [
        of(&search.solutions, TickKind::Solution),
        of(dead_ends, TickKind::DeadEnd),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jumps_lead_to_the_nearest_step_and_never_stay() {
        let search = Search {
            solutions: vec![3, 7, 9],
            ..Search::default()
        };
        let to = |jump, at| target(&search, jump, at);
        let next = Jump::Next(Milestone::Solution);
        assert_eq!(
            [to(next, 0), to(next, 3), to(next, 9)],
            [Some(3), Some(7), None]
        );
        let previous = Jump::Previous(Milestone::Solution);
        assert_eq!(
            [to(previous, 3), to(previous, 8), to(previous, 20)],
            [None, Some(7), Some(9)]
        );
        assert_eq!(to(Jump::Next(Milestone::DeadEnd), 0), None);
        let kinds: Vec<TickKind> = ticks(&search).iter().map(|tick| tick.kind).collect();
        assert_eq!(kinds, [TickKind::Solution; 3]);
    }
}
