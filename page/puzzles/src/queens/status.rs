//! The status of the puzzle, in words.

use yew::prelude::*;

use super::facts::{Facts, mistakes};
use super::hint::Hint;
use super::maker::verdict_words;
use super::state::{Action, State, figure};
use super::words::{clash_words, goal_words, hint_words, press_words, refusal_words};
use crate::components::control::{Button, press};
use crate::components::{clock, link_back, tick};
use crate::link::{Day, Link, PuzzleSource};
use crate::locale::Locale;
use crate::shared::missing_words;
use crate::text;

/// The title of the puzzle, for its day or for any time.
pub fn title(state: &State, today: Option<Day>, locale: &Locale) -> String {
    match state.origin() {
        PuzzleSource::Todays => text!(locale, "puzzle-title-today"),
        PuzzleSource::Day(..) if today.is_some() && state.is_todays() => {
            text!(locale, "puzzle-title-today")
        }
        PuzzleSource::Day(day, _) => {
            let day = day.unwrap_or(state.today).to_string();
            text!(locale, "puzzle-title-day", day)
        }
        PuzzleSource::Numbered { seed, .. } => {
            text!(locale, "puzzle-title-number", number = seed.to_string())
        }
        PuzzleSource::Own(_) => text!(locale, "puzzle-title-own"),
    }
}

/// The status line, which screen readers announce when it changes.
fn status(state: &State, facts: Option<&Facts>, locale: &Locale) -> Html {
    let solved = state.is_solved();
    let count = state.judged.as_ref().map(|judged| judged.count);
    // Nothing is said of a puzzle that is still being made.
    let stands = facts.map(|_| match count {
        Some(0) => "none",
        Some(2..) => "several",
        _ if solved => "solved",
        _ => "open",
    });
    let status = match facts {
        _ if solved => "solution",
        Some(facts) if !facts.conflicts.is_empty() => "conflict",
        Some(facts) if !facts.queens.is_empty() => "incomplete",
        _ => "empty",
    };
    let grade = state.judged.as_ref().and_then(|judged| judged.grade);
    html! {
        <p
            class="status"
            role="status"
            data-status={status}
            data-puzzle-state={stands}
            data-grade={grade.map(|grade| grade.to_string())}
            data-state={state.request.state().name()}
        >
            if solved {
                { tick() }
            }
            { status_words(state, facts, locale) }
        </p>
    }
}

fn status_words(state: &State, facts: Option<&Facts>, locale: &Locale) -> String {
    let Some(facts) = facts else {
        return missing_words(state.request.state(), locale);
    };
    if let Some(refusal) = state.refusal {
        return refusal_words(refusal, facts.queens.size(), locale);
    }
    if state.making {
        return match &state.judged {
            Some(judged) => verdict_words(judged, facts, locale),
            None => String::new(),
        };
    }
    let n = facts.queens.n();
    let size = facts.queens.size();
    let position = state.position();
    let piece = figure(position.source.rule()).name();
    let placed = facts.queens.len();
    let solution = state.judged.as_ref().and_then(|judged| judged.solution());
    if state.is_solved() {
        text!(locale, "puzzle-solved", n, piece)
    } else if let ([pair, others @ ..], Some(puzzle)) = (facts.conflicts.as_slice(), state.puzzle())
    {
        let reason = clash_words(puzzle, *pair, locale);
        let [a, b] = pair.map(|square| locale.square(square, size));
        let pair = text!(locale, "pair", a = a.as_str(), b = b.as_str());
        let more = others.len();
        text!(
            locale,
            "puzzle-conflict",
            placed,
            n,
            piece,
            pair,
            reason,
            more
        )
    } else if let (true, Some(solution)) = (state.checked, solution) {
        let wrong = mistakes(position, solution).len();
        text!(locale, "puzzle-checked", wrong)
    } else {
        text!(locale, "puzzle-placed", placed, n, piece)
    }
}

/// The part that stays in view: the title, the links to today's puzzle from that of another day and to
/// the set of a task, the time, the status line, and
/// the rule with the meaning of a press.
pub fn status_line(
    state: &State,
    facts: Option<&Facts>,
    go: &Callback<PuzzleSource>,
    set: Option<Link>,
    locale: &Locale,
) -> Html {
    let seconds = state
        .solving()
        .map_or(state.seconds, |(seconds, _)| seconds);
    let playing = !state.making && state.watch.is_none() && !state.is_solved();
    let puzzle = state.puzzle().filter(|_| playing);
    let todays = state.of_day(state.today);
    html! {
        <>
            <div class="which">
                <h2>{ title(state, Some(state.today), locale) }</h2>
                if state.day().is_some_and(|day| day != state.today) {
                    <Button
                        name="today"
                        words="puzzle-today"
                        plain=true
                        on_press={go.reform(move |()| todays.clone())}
                    />
                }
                { link_back(set, locale) }
                if !state.making {
                    <span class="timer" role="timer" data-result="time" data-value={seconds.to_string()}>
                        { clock(seconds) }
                    </span>
                }
            </div>
            { status(state, facts, locale) }
            if let Some(puzzle) = puzzle {
                <p class="puzzle-rule">
                    { goal_words(puzzle, locale) }
                    { " " }
                    <span class="press">{ press_words(state.habits, locale) }</span>
                </p>
            }
        </>
    }
}

/// The text of the hint; once all of it is shown, with the button that follows it.
pub fn hint(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let size = state.position().queens.size();
    html! {
        <>
            <div class="puzzle-advice" role="status">
                if let Some(hint) = &state.hint {
                    <p>{ hint_words(hint, size, locale) }</p>
                }
            </div>
            if state.hint.as_ref().is_some_and(Hint::is_complete) {
                { press(state, "follow-hint", "puzzle-hint-do", Action::FollowHint) }
            }
        </>
    }
}
