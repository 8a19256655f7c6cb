//! The status of the puzzle, in words.

use yew::prelude::*;

use super::facts::Facts;
use super::maker::verdict;
use super::state::{Action, State};
use super::words::conflict_words;
use crate::components::control::{Button, press};
use crate::components::{JobPanelProps, clock, dispatching, job_panel, link_back, tick};
use crate::link::{Link, NumberSource, NumbersLink};
use crate::locale::Locale;
use crate::shared::missing_words;
use crate::text;

/// The part that stays in view: the title, the links to today's puzzle from that of another day and to
/// the set of a task, the time, the status line, and
/// the rule.
pub fn status_line(
    state: &UseReducerHandle<State>,
    facts: Option<&Facts>,
    go: &Callback<NumberSource>,
    set: Option<Link>,
    locale: &Locale,
) -> Html {
    let seconds = state
        .solving()
        .map_or(state.seconds, |(seconds, _)| seconds);
    let is_other_day = state.day().is_some_and(|day| day != state.today);
    let todays = NumberSource::Day(None, state.grade());
    let closed = state.position().source.kind().name();
    html! {
        <>
            <div class="which">
                <h2>{ title(state, locale) }</h2>
                if is_other_day {
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
            if let Some(facts) = facts.filter(|facts| !state.making && !facts.is_solved()) {
                <p class="puzzle-rule">
                    { text!(locale, "numbers-goal", last = facts.last(), closed) }
                    { " " }
                    <span class="press">{ text!(locale, "numbers-press") }</span>
                </p>
            }
            { work(state, locale) }
        </>
    }
}

/// The title of the puzzle.
pub fn title(state: &State, locale: &Locale) -> String {
    match state.position().source {
        NumberSource::Day(..) if state.is_todays() => text!(locale, "puzzle-title-today"),
        NumberSource::Day(day, _) => {
            let day = day.unwrap_or(state.today).to_string();
            text!(locale, "puzzle-title-day", day)
        }
        NumberSource::Numbered { seed, .. } => {
            text!(locale, "puzzle-title-number", number = seed.to_string())
        }
        NumberSource::Own(_) => text!(locale, "puzzle-title-own"),
    }
}

/// The status line, which screen readers announce when it changes.
fn status(state: &State, facts: Option<&Facts>, locale: &Locale) -> Html {
    let is_solved = state.is_solved();
    let count = state.judged.as_ref().and_then(|judged| judged.count);
    // Nothing is said of a puzzle that is still being made.
    let stands = facts.map(|_| match count {
        _ if is_solved => "solved",
        Some(0) => "none",
        Some(2..) => "several",
        _ => "open",
    });
    let NumbersLink { source, mine } = state.position();
    let status = match facts {
        _ if is_solved && source.kind().is_closed() => "closed-tour",
        _ if is_solved => "tour",
        Some(facts) if !facts.conflicts.is_empty() => "conflict",
        Some(facts) if state.making && facts.count() > 0 => "incomplete",
        _ if !mine.is_empty() => "incomplete",
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
            if is_solved {
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
    let count = state.judged.as_ref().and_then(|judged| judged.count);
    let fits = match count {
        Some(0) => "none",
        Some(1) => "one",
        Some(_) => "several",
        None => "unknown",
    };
    if facts.is_solved() {
        let closed = state.position().source.kind().name();
        return text!(locale, "numbers-solved", closed, fits);
    }
    if state.making {
        return verdict(state, facts, locale);
    }
    if let Some(words) = conflict_words(facts, state, locale) {
        return words;
    }
    if let (true, Some(wrong)) = (state.checked, state.mistakes()) {
        return text!(locale, "puzzle-checked", wrong = wrong.len());
    }
    let (written, last) = (facts.count(), facts.last());
    text!(locale, "numbers-written", written, last, fits)
}

/// The progress of the worker that makes the puzzle, or gives more of its numbers. A puzzle that is judged is shown meanwhile.
fn work(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let request = &state.request;
    if request.is_running() && state.puzzle().is_some() && !state.is_making_unique() {
        return Html::default();
    }
    let progress = yew::props!(JobPanelProps {
        state: request.state().clone(),
        fraction: request.fraction(),
        label: "puzzle-making",
        start: press(state, "restart", "restart", Action::Again),
        on_cancel: dispatching(state, |()| Action::Cancel),
        tells_failure: false,
    });
    job_panel(&progress, locale)
}
