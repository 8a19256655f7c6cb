//! The view of the count.

use yew::prelude::*;

use super::checkpoint::{Checkpoint, Unusable};
use super::ledger::MAX_N;
use super::state::{Action, Count};
use super::table::PublishedCounts;
use crate::bridge::JobState;
use crate::components::control::Button;
use crate::components::screen::lazy;
use crate::components::{JobPanel, LinkTo, counted, duration, result_number};
use crate::link::{Link, SolutionsLink, View};
use crate::locale::Locale;
use crate::text;

/// The count of a board.
pub fn count_results(
    count: &Count,
    on_action: &Callback<Action>,
    on_discard: &Callback<String>,
    locale: &Locale,
) -> Html {
    html! {
        <>
            { refused(count, on_discard, locale) }
            { results(count, locale) }
            { controls(count, on_action, locale) }
            { others(count, locale) }
        </>
    }
}

/// The published counts.
pub fn count_known(count: &Count) -> Html {
    lazy(PublishedCounts {
        n: count.n,
        piece: count.piece,
        verified: count.verified(),
    })
}

/// All and fundamental solutions, as counted so far.
fn results(count: &Count, locale: &Locale) -> Html {
    let all = count.ledger().counted();
    let state = count.job.state();
    let begun = !matches!(state, JobState::Idle | JobState::Cancelled);
    let result =
        |kind: &'static str, value: Option<u64>| result_number(kind, value, state.name(), locale);
    html! {
        <p class="tally large" hidden={!begun}>
            <span>
                { result("all", counted(all, state).filter(|_| begun)) }
                { " " }
                { text!(locale, "solutions-found", count = all) }
            </span>
            <span>
                { result("fundamental", count.fundamental) }
                { " " }
                { text!(locale, "fundamental-found", count = count.fundamental.unwrap_or_default()) }
            </span>
        </p>
    }
}

/// The actions that the count allows now, and its progress.
fn controls(count: &Count, on_action: &Callback<Action>, locale: &Locale) -> Html {
    if !count.is_possible() {
        return html! { <p>{ text!(locale, "count-too-large", most = MAX_N) }</p> };
    }
    let state = count.job.state();
    let percent = (count.ledger().fraction() * 100.0) as u32;
    let not_stored = html! {
        if count.is_storage_denied {
            <p class="quiet" data-notice="storage">{ text!(locale, "not-stored") }</p>
        }
    };
    let on_start = on_action.reform(|()| Action::Start);
    let on_cancel = on_action.reform(|()| Action::Cancel);
    let is_earlier = count.is_offered();
    let cancel = if is_earlier { "discard" } else { "cancel" };
    let start = if matches!(state, JobState::Failed(_)) {
        html! {
            <>
                <Button name="resume" leading=true on_press={&on_start} />
                <Button name="cancel" on_press={&on_cancel} />
            </>
        }
    } else {
        html! {
            <>
                <Button name="count" words="count-start" leading=true on_press={&on_start} />
                { not_stored.clone() }
            </>
        }
    };
    let done = html! {
        <p class="quiet" role="status">
            { text!(locale, "count-done", time = duration(count.job.elapsed(), locale)) }
        </p>
    };
    html! {
        <JobPanel
            state={state.clone()}
            fraction={count.ledger().fraction()}
            label="counting"
            {start}
            {done}
            on_pause={on_action.reform(|()| Action::Pause)}
            on_resume={on_start}
            {cancel}
            cancel_words={cancel}
            {on_cancel}
        >
            if is_earlier {
                <p>{ text!(locale, "count-earlier", percent) }</p>
            } else if *state == JobState::Paused {
                <p class="quiet">{ text!(locale, "count-paused", percent) }</p>
            } else if count.follows() {
                <p data-notice="elsewhere">{ text!(locale, "count-elsewhere", percent) }</p>
            } else {
                <p class="quiet">{ pace(count, percent, locale) }</p>
            }
            { not_stored }
        </JobPanel>
    }
}

/// Stored counts that cannot be continued.
fn refused(count: &Count, on_discard: &Callback<String>, locale: &Locale) -> Html {
    let words = |unusable: &Unusable| match unusable {
        Unusable::Damaged => text!(locale, "stored-damaged"),
        Unusable::OtherVersion(version) => {
            text!(locale, "stored-other-version", version = version.as_str())
        }
    };
    html! {
        for (name, unusable) in &count.stored.refused {
            <div class="notice" role="alert" data-notice="stored-count">
                <p>{ words(unusable) }</p>
                <Button
                    name="discard-stored"
                    words="discard"
                    plain=true
                    on_press={
                        let name = name.clone();
                        on_discard.reform(move |()| name.clone())
                    }
                />
            </div>
        }
    }
}

/// Counts of other boards that earlier visits have begun.
fn others(count: &Count, locale: &Locale) -> Html {
    let board = (count.n, count.piece);
    let other = |stored: &Checkpoint| {
        let link = SolutionsLink {
            n: stored.n,
            piece: stored.piece,
            view: View::Count,
            ..SolutionsLink::default()
        };
        let percent = (stored.ledger.fraction() * 100.0) as u32;
        html! {
            <p class="stored">
                { text!(locale, "stored-other", n = stored.n, piece = stored.piece.name(), percent) }
                { " " }
                <LinkTo link={Link::of(&link)}><>{ text!(locale, "stored-open") }</></LinkTo>
            </p>
        }
    };
    html! {
        for stored in count.stored.checkpoints.iter().filter(|stored| (stored.n, stored.piece) != board) {
            { other(stored) }
        }
    }
}

/// Progress, speed and the time that is left.
fn pace(count: &Count, percent: u32, locale: &Locale) -> String {
    match count.left() {
        None => text!(locale, "count-begun", percent),
        Some(left) => {
            text!(
                locale,
                "count-pace",
                percent,
                rate = count.rate(),
                left = duration(left, locale)
            )
        }
    }
}
