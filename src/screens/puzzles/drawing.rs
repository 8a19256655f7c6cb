//! What lies under and over the squares: regions with their borders and letters, and what a hint is about.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{House, Inference, Puzzle};
use yew::prelude::*;

use super::hint::{Advice, Hint, Tier};
use super::pieces::pieces;
use crate::components::board::{Mark, UNIT, attack_line};

/// The letter of a region on the board and in words.
pub(super) fn letter(region: u32) -> char {
    (b'A' + region as u8) as char
}

/// The regions: a tint each, by the numbers of their colours, lines between the squares, borders between the regions, and
/// a letter on the first square of each piece.
pub(super) fn regions(puzzle: &Puzzle, colours: &[u32]) -> Html {
    let n = puzzle.n();
    if puzzle.regions().is_none() {
        return Html::default();
    }
    let houses = (0..n).map(|region| puzzle.squares(House::Region(region)));
    let houses: Vec<Vec<Square>> = houses.collect();
    let tint = |path: String, &Square { row, column }: &Square| {
        path + &format!("M{} {}h100v100h-100z", column * UNIT, row * UNIT)
    };
    let side = n * UNIT;
    let line = |path: String, at: u32| {
        let at = at * UNIT;
        path + &format!("M{at} 0v{side}M0 {at}h{side}")
    };
    html! {
        <g class="regions" aria-hidden="true">
            for (&colour, squares) in colours.iter().zip(&houses) {
                <path
                    class="region"
                    fill={format!("var(--region-{})", letter(colour).to_ascii_lowercase())}
                    d={squares.iter().fold(String::new(), tint)}
                />
            }
            <path class="lines" d={(1..n).fold(String::new(), line)} />
            <path
                class="borders"
                d={(0..n).fold(String::new(), |path, region| path + &outline(puzzle, House::Region(region)))}
            />
            for region in 0..n {
                for piece in pieces(puzzle, region) {
                    <text
                        class="letter"
                        x={(piece[0].column * UNIT + 9).to_string()}
                        y={(piece[0].row * UNIT + 27).to_string()}
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
    let edges = |&Square { row, column }: &Square| {
        let (x, y) = (column * UNIT, row * UNIT);
        // Off the board is no square of the house, whatever its numbers.
        let beside = [
            (Square::new(row.wrapping_sub(1), column), x, y, 'h'),
            (Square::new(row + 1, column), x, y + UNIT, 'h'),
            (Square::new(row, column.wrapping_sub(1)), x, y, 'v'),
            (Square::new(row, column + 1), x + UNIT, y, 'v'),
        ];
        let outer = beside.iter().filter(|(next, ..)| !squares.contains(next));
        outer.fold(String::new(), |path, (_, x, y, edge)| {
            path + &format!("M{x} {y}{edge}100")
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

/// What a hint is about, over the squares: the houses, and at last the chain of queens.
pub(super) fn overlay(puzzle: &Puzzle, hint: &Hint, conflicts: &[[Square; 2]]) -> Html {
    let frame = |class: &'static str, house: House| {
        html! { <path {class} d={outline(puzzle, house)} /> }
    };
    let told = hint.tier == Tier::Why;
    let of_step = match &hint.advice {
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
        Advice::Step(Inference::Refuted { emptied, .. }) if told => {
            frame("house emptied", *emptied)
        }
        Advice::Step(Inference::Refuted { .. }) | Advice::Mistakes(_) => Html::default(),
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
