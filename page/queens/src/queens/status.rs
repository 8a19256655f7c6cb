//! The position in words: its state and, on request, the pieces around a square.

use bezzel_solver::board::Square;
use bezzel_solver::queens::{Direction, first_piece};
use yew::prelude::*;

use super::facts::{Facts, Status};
use super::state::State;
use crate::components::tick;
use crate::link::QueensLink;
use crate::locale::Locale;
use crate::text;

/// Maximum number of conflicts named in the status. Of further conflicts only the number is given.
const NAMED_CONFLICTS: usize = 3;

/// The status line, which screen readers announce when it changes.
pub fn status(state: &State, facts: &Facts, locale: &Locale) -> Html {
    let position = state.position();
    html! {
        <p class="status" role="status" data-status={facts.status.name()}>
            if facts.status == Status::Solution {
                { tick() }
            }
            { status_words(facts, position, locale) }
            if let Some(square) = state.reading {
                <span class="reading">{ ray_words(square, position, locale) }</span>
            }
        </p>
    }
}

fn status_words(facts: &Facts, position: &QueensLink, locale: &Locale) -> String {
    let size = position.placement.size();
    let (placed, n) = (facts.squares.len(), size.rows());
    let piece = position.piece.name();
    match facts.status {
        Status::Empty => text!(locale, "status-empty", n, piece),
        Status::Incomplete => {
            text!(locale, "status-incomplete", placed, n, piece)
        }
        Status::Solution => text!(locale, "status-solution", n, piece),
        Status::Conflict => {
            let pairs: Vec<String> = facts
                .pairs_by_file()
                .into_iter()
                .take(NAMED_CONFLICTS)
                .map(|pair| {
                    let [a, b] = pair.map(|square| locale.square(square, size));
                    text!(locale, "pair", a = a.as_str(), b = b.as_str())
                })
                .collect();
            text!(
                locale,
                "status-conflict",
                placed,
                n,
                piece,
                pairs = pairs.join(", "),
                more = facts.conflicts.len().saturating_sub(NAMED_CONFLICTS),
            )
        }
    }
}

/// The first piece in each of the eight directions from a square.
fn ray_words(from: Square, position: &QueensLink, locale: &Locale) -> String {
    let placement = &position.placement;
    let size = placement.size();
    let rays = Direction::ALL.map(|direction| {
        let name = locale.text(&format!("ray-{}", direction.name()), &[]);
        match first_piece(placement, from, direction) {
            Some(square) => format!("{name} {}", locale.square(square, size)),
            None => format!("{name} –"),
        }
    });
    text!(
        locale,
        "rays",
        square = locale.square(from, size),
        rays = rays.join(", ")
    )
}
