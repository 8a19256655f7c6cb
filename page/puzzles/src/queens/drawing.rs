//! The subject of a hint, drawn over the squares.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{House, Inference, Puzzle};
use yew::prelude::*;

use super::hint::{Advice, Hint, Tier};
use crate::components::board::{Mark, attack_line};
use crate::components::house_outline;

/// The mark that a hint puts on a square.
pub fn mark(hint: &Hint, square: Square) -> Option<Mark> {
    let step = match &hint.advice {
        Advice::Mistakes(wrong) => return wrong.contains(&square).then_some(Mark::Refused),
        Advice::Step(step) => step,
    };
    if hint.tier == Tier::Where {
        return None;
    }
    if step.placed() == Some(square) {
        return Some(Mark::Chosen);
    }
    if step.crossed().contains(&square) {
        return Some(Mark::Refused);
    }
    let Inference::Refuted { follows, .. } = step else {
        return None;
    };
    let forced = follows.iter().any(|&(forced, _)| forced == square);
    forced.then_some(Mark::Proposed)
}

/// The subject of a hint, drawn over the squares: the houses, and at last the chain of queens.
pub fn overlay(puzzle: &Puzzle, hint: &Hint, conflicts: &[[Square; 2]]) -> Html {
    let frame = |class: &'static str, house: House| {
        html! { <path {class} d={house_outline(puzzle, house)} /> }
    };
    let is_complete = hint.tier == Tier::Why;
    let of_step = match &hint.advice {
        Advice::Step(
            Inference::Last { house, .. }
            | Inference::Common { house, .. }
            | Inference::Impossible { house },
        ) => frame("house", *house),
        Advice::Step(Inference::Within { houses, within, .. }) => html! {
            <>
                if is_complete {
                    for house in within {
                        { frame("house within", *house) }
                    }
                }
                for house in houses {
                    { frame("house", *house) }
                }
            </>
        },
        Advice::Step(Inference::Refuted { emptied, .. }) if is_complete => {
            frame("house emptied", *emptied)
        }
        Advice::Step(Inference::Refuted { .. } | Inference::Excluded { .. })
        | Advice::Mistakes(_) => Html::default(),
    };
    html! {
        <g class="puzzle-hint">
            { of_step }
            for [a, b] in conflicts {
                { attack_line(*a, *b) }
            }
        </g>
    }
}
