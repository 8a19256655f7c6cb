//! The game in words: who moves, where to, and who has won.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::facts::{Facts, Status};
use super::players::player_name;
use super::state::State;
use crate::components::tick;
use crate::locale::Locale;
use crate::text;

/// Maximum number of moves named in the status.
const MOST_NAMED: usize = 8;

/// The status line, which screen readers announce when it changes; not while the
/// computer plays with itself.
pub fn status(state: &State, facts: &Facts, locale: &Locale) -> Html {
    let quiet = state.is_watched() && !facts.status.is_over();
    html! {
        <p
            class="status"
            role="status"
            aria-live={quiet.then_some("off")}
            data-status={facts.status.name()}
        >
            if facts.status == Status::Won {
                { tick() }
            }
            { status_words(state, facts, locale) }
            if let Some(square) = state.refused {
                <span class="reading">{ refusal(state, square, locale) }</span>
            }
        </p>
    }
}

fn status_words(state: &State, facts: &Facts, locale: &Locale) -> String {
    let link = state.link();
    let size = link.path.board.size();
    let who = player_name(link, link.mover());
    let Some(at) = link.path.squares.last() else {
        return if facts.moves.is_empty() {
            text!(locale, "duel-no-squares")
        } else if state.asks_opponent() {
            text!(locale, "duel-opponent")
        } else {
            text!(locale, "duel-begin", who)
        };
    };
    let at = locale.square(at, size);
    let other = player_name(link, 1 - link.mover());
    if facts.status.is_over() {
        return text!(locale, "duel-over", who = other, square = at);
    }
    if who == "computer" {
        return text!(locale, "duel-computer", square = at);
    }
    let moves = locale.squares(facts.moves.iter().map(|(to, _)| to), size);
    let turn = text!(locale, "duel-turn", who, square = at.as_str(), moves);
    if other == "computer" {
        text!(locale, "duel-replied", square = at) + " " + &turn
    } else {
        turn
    }
}

/// The reason why the knight cannot go to a square.
fn refusal(state: &State, square: Square, locale: &Locale) -> String {
    let path = &state.link().path;
    let why = if !path.board.contains(square) {
        "hole"
    } else if path.squares.contains(&square) {
        "visited"
    } else {
        "far"
    };
    let name = locale.square(square, path.board.size());
    text!(locale, "duel-refused", why, square = name)
}

/// The names of the first of these squares, and how many more there are.
pub fn named(squares: &[Square], state: &State, locale: &Locale) -> (String, usize) {
    let size = state.link().path.board.size();
    let shown = squares.iter().take(MOST_NAMED);
    let more = squares.len().saturating_sub(MOST_NAMED);
    (locale.squares(shown, size), more)
}
