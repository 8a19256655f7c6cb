//! The route in words: the knight's place and moves, and the result.

use bezzel_solver::board::Square;
use yew::prelude::*;

use super::facts::{Facts, Numbers, Status, moves_by_rule};
use super::route::Route;
use super::state::State;
use crate::components::{clock, reason_figure, reason_words, tick};
use crate::locale::Locale;
use crate::text;

/// Longer paths are not gone through move by move.
const MAX_RULED: usize = 1_000;

/// The status line. Screen readers announce its changes, but not while the route is played.
pub fn status(state: &State, facts: &Facts, locale: &Locale) -> Html {
    let solved = matches!(facts.status, Status::Tour | Status::ClosedTour);
    html! {
        <p
            class="status"
            role="status"
            aria-live={state.playing.on.then_some("off")}
            data-status={facts.status.name()}
        >
            if solved {
                { tick() }
            }
            { status_words(state, facts, locale) }
            if facts.status == Status::Incomplete {
                <span class="visually-hidden">{ moves(state, facts, locale) }</span>
            }
            if let Some(square) = state.refused {
                <span class="reading">{ refusal(state, square, locale) }</span>
            }
        </p>
    }
}

/// The reason why there is no such tour, as a sentence with a picture.
pub fn reason(state: &State, facts: &Facts, locale: &Locale) -> Html {
    let Some(reason) = &facts.reason else {
        return Html::default();
    };
    if matches!(facts.status, Status::Tour | Status::ClosedTour) {
        return Html::default();
    }
    html! {
        <div class="no-tour" data-result="reason" data-state="done">
            if facts.status != Status::NoTour {
                <p class="strong">{ no_tour(state, locale) }</p>
            }
            <p>{ reason_words(reason, locale) }</p>
            { reason_figure(reason, &state.route().board, locale) }
        </div>
    }
}

/// The time of a tour that was made by hand.
pub fn time(state: &State, locale: &Locale) -> Html {
    let Some(seconds) = state.finished_in() else {
        return Html::default();
    };
    html! {
        <p class="finished-in" data-result="time" data-value={seconds.to_string()} data-state="done">
            { text!(locale, "tour-time", time = clock(seconds)) }
        </p>
    }
}

/// The number of moves that followed Warnsdorff's rule, at the end of a path.
pub fn rule(route: &Route, numbers: &Numbers, facts: &Facts, locale: &Locale) -> Html {
    let over = matches!(
        facts.status,
        Status::DeadEnd | Status::Tour | Status::ClosedTour
    );
    if !over || route.at < 2 || route.at > MAX_RULED {
        return Html::default();
    }
    let kept = moves_by_rule(route, numbers);
    html! {
        <p class="quiet" data-result="moves-by-rule" data-value={kept.to_string()} data-state="done">
            { text!(locale, "tour-by-rule", kept, moves = route.at - 1) }
        </p>
    }
}

fn status_words(state: &State, facts: &Facts, locale: &Locale) -> String {
    let route = state.route();
    let size = route.board.size();
    let (visited, area) = (route.at, route.board.area());
    let at = route.knight().map(|square| locale.square(square, size));
    let at = at.as_deref().unwrap_or_default();
    let start = route.path.first().map(|square| locale.square(square, size));
    let start = start.as_deref().unwrap_or_default();
    match facts.status {
        Status::Empty if state.catalogue.request.is_running() => text!(locale, "tour-preparing"),
        Status::Empty => text!(locale, "tour-begin"),
        Status::NoTour if area == 0 => text!(locale, "tour-no-squares"),
        Status::NoTour => no_tour(state, locale),
        Status::Incomplete => {
            text!(locale, "tour-standing", visited, area, square = at)
        }
        Status::DeadEnd => text!(locale, "tour-dead-end", visited, area, square = at),
        Status::Tour if route.goal.closed => {
            text!(locale, "tour-not-closed", area, start, end = at)
        }
        Status::Tour => text!(locale, "tour-open", area, start, end = at),
        Status::ClosedTour => text!(locale, "tour-closed", area, start, end = at),
    }
}

/// The squares that the knight can go to, which the board shows.
fn moves(state: &State, facts: &Facts, locale: &Locale) -> String {
    let moves = facts.moves.iter().map(|(to, _)| to);
    let moves = locale.squares(moves, state.route().board.size());
    text!(locale, "tour-moves", moves)
}

fn no_tour(state: &State, locale: &Locale) -> String {
    let route = state.route();
    let size = route.board.size();
    let start = route.path.first().map(|square| locale.square(square, size));
    let end = route.goal.end.map(|square| locale.square(square, size));
    let kind = if route.goal.closed { "closed" } else { "open" };
    let ends = match (&start, &end) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) if !route.goal.closed => "start",
        (None, Some(_)) => "end",
        _ => "none",
    };
    let (start, end) = (start.unwrap_or_default(), end.unwrap_or_default());
    text!(locale, "tour-none", kind, ends, start, end)
}

/// The reason why the knight cannot go to a square.
fn refusal(state: &State, square: Square, locale: &Locale) -> String {
    let board = &state.route().board;
    let why = if board.contains(square) {
        "far"
    } else {
        "hole"
    };
    let name = locale.square(square, board.size());
    text!(locale, "tour-refused", why, square = name)
}
