//! The marks on the seek bar.

use yew::prelude::*;

/// The number of places on the bar that can be distinguished.
const PLACES: u64 = 500;

/// A kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TickKind {
    /// A solution.
    Solution,
    /// A dead end.
    DeadEnd,
}

/// A mark on the seek bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tick {
    /// The step that it marks.
    pub step: u64,
    /// Its kind.
    pub kind: TickKind,
}

/// The marks of a bar that leads to the step `last`: a path for each kind. Screen readers have the buttons to jump.
pub fn ticks(ticks: &[Tick], last: u64) -> Html {
    html! {
        <svg class="ticks" viewBox={format!("0 0 {PLACES} 1")} preserveAspectRatio="none" aria-hidden="true">
            <path class="dead-end" d={path(ticks, TickKind::DeadEnd, last)} />
            <path class="solution" d={path(ticks, TickKind::Solution, last)} />
        </svg>
    }
}

/// A stroke at each place that has a mark of the kind.
fn path(ticks: &[Tick], kind: TickKind, last: u64) -> String {
    let steps = ticks.iter().filter(|tick| tick.kind == kind);
    let mut places: Vec<u64> = steps.map(|tick| tick.step * PLACES / last.max(1)).collect();
    places.dedup();
    let strokes: Vec<String> = places
        .into_iter()
        .map(|place| format!("M{place} 0v1"))
        .collect();
    strokes.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_at_their_places_and_once_where_several_fall_together() {
        let tick = |step| Tick {
            step,
            kind: TickKind::Solution,
        };
        let ticks = [tick(1_000), tick(1_001), tick(2_000)];
        assert_eq!(path(&ticks, TickKind::Solution, 2_000), "M250 0v1M500 0v1");
        assert_eq!(path(&ticks, TickKind::DeadEnd, 2_000), "");
    }
}
