//! What lies under and over the squares: regions with their borders and letters, and what a hint is about.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{House, Inference, Puzzle};
use yew::prelude::*;

use super::hint::{Advice, Hint, Tier};
use crate::components::board::{Mark, UNIT, attack_line};

/// The letter of a region on the board and in words.
pub(super) fn letter(region: u32) -> char {
    (b'A' + region as u8) as char
}

/// The regions: a tint each, lines between the squares, borders between the regions, and a letter on the first square
/// of each.
pub(super) fn regions(puzzle: &Puzzle) -> Html {
    let n = puzzle.n();
    if puzzle.regions().is_none() {
        return Html::default();
    }
    let houses = (0..n).map(|region| puzzle.squares(House::Region(region)));
    let houses: Vec<Vec<Square>> = houses.collect();
    let tint = |squares: &[Square]| {
        let add = |path: String, square: &Square| {
            path + &format!(
                "M{} {}h100v100h-100z",
                square.column * UNIT,
                square.row * UNIT
            )
        };
        squares.iter().fold(String::new(), add)
    };
    let side = n * UNIT;
    let line = |path: String, at: u32| {
        let at = at * UNIT;
        path + &format!("M{at} 0v{side}M0 {at}h{side}")
    };
    html! {
        <g class="regions" aria-hidden="true">
            for (region, squares) in (0..).zip(&houses) {
                <path class={format!("region region-{}", letter(region).to_ascii_lowercase())} d={tint(squares)} />
            }
            <path class="lines" d={(1..n).fold(String::new(), line)} />
            <path
                class="borders"
                d={(0..n).fold(String::new(), |path, region| path + &outline(puzzle, House::Region(region)))}
            />
            for (region, squares) in (0..).zip(&houses) {
                if let Some(first) = squares.first() {
                    <text
                        class="letter"
                        x={(first.column * UNIT + 9).to_string()}
                        y={(first.row * UNIT + 27).to_string()}
                    >
                        { letter(region) }
                    </text>
                }
            }
        </g>
    }
}

/// The edges between the squares of a house and all others, and the board's own.
pub(super) fn outline(puzzle: &Puzzle, house: House) -> String {
    let squares = puzzle.squares(house);
    let edges = |square: &Square| {
        let (x, y) = (square.column * UNIT, square.row * UNIT);
        let beside = [
            (
                square.row.checked_sub(1),
                Some(square.column),
                (x, y, "h100"),
            ),
            (
                Some(square.row + 1),
                Some(square.column),
                (x, y + UNIT, "h100"),
            ),
            (
                Some(square.row),
                square.column.checked_sub(1),
                (x, y, "v100"),
            ),
            (
                Some(square.row),
                Some(square.column + 1),
                (x + UNIT, y, "v100"),
            ),
        ];
        let outer = beside.into_iter().filter(|(row, column, _)| {
            let next = row.zip(*column);
            let next = next.map(|(row, column)| Square::new(row, column));
            !next.is_some_and(|next| squares.contains(&next))
        });
        outer.fold(String::new(), |path, (_, _, (x, y, edge))| {
            path + &format!("M{x} {y}{edge}")
        })
    };
    squares.iter().map(edges).collect()
}

/// The mark that a hint puts on a square.
pub(super) fn mark(hint: &Hint, square: Square) -> Option<Mark> {
    let step = match &hint.advice {
        Advice::Mistakes(wrong) => return wrong.contains(&square).then_some(Mark::Refused),
        Advice::Step(step) => step,
    };
    if hint.tier == Tier::Where {
        return None;
    }
    let follows = match step {
        Inference::Refuted { follows, .. } => follows.as_slice(),
        _ => &[],
    };
    if step.placed() == Some(square) {
        Some(Mark::Chosen)
    } else if step.crossed().contains(&square) {
        Some(Mark::Refused)
    } else {
        let forced = follows.iter().any(|&(forced, _)| forced == square);
        forced.then_some(Mark::Proposed)
    }
}

/// What a hint is about, over the squares: the houses, and at last the chain of queens.
pub(super) fn overlay(puzzle: &Puzzle, hint: &Hint, conflicts: &[[Square; 2]]) -> Html {
    let frame = |class: &'static str, house: House| {
        html! { <path {class} d={outline(puzzle, house)} /> }
    };
    let told = hint.tier == Tier::Why;
    let of_step = match &hint.advice {
        Advice::Mistakes(_) => Html::default(),
        Advice::Step(
            Inference::Last { house, .. }
            | Inference::Common { house, .. }
            | Inference::Impossible { house },
        ) => frame("house", *house),
        Advice::Step(Inference::Within { houses, within, .. }) => html! {
            <>
                if told {
                    for house in within {
                        { frame("house within", *house) }
                    }
                }
                for house in houses {
                    { frame("house", *house) }
                }
            </>
        },
        Advice::Step(Inference::Refuted { emptied, .. }) => {
            if told {
                frame("house emptied", *emptied)
            } else {
                Html::default()
            }
        }
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
